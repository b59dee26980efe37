//! Computes the P-positions of a game of fixed takes by its definition.

use super::takes::Takes;
use automata::{Budget, Stopped};

/// Work for one position.
const WORK_PER_POSITION: usize = 10;

/// P-positions whose heaps are below `side`.
pub struct Plain {
    side: usize,
    /// Set of the indices of the P-positions, 64 in each number; the second heap runs fastest.
    found: Vec<u64>,
    /// Takes from the second heap that lead to a P-position, indexed by first heap, as a set of
    /// amounts beyond the second heaps computed so far.
    pub second: Vec<u64>,
    /// Takes from the first heap, indexed by second heap, in the same form.
    pub first: Vec<u64>,
}

impl Plain {
    /// Computes the positions with a heap below `lines`; all others are marked as no P-positions.
    /// `ends` has, by first heap, the second heaps, increasing, with which no take is allowed in
    /// normal play, however large the heaps are.
    ///
    /// # Errors
    /// If the budget's work is exceeded, or the caller asked to stop.
    pub fn new(
        takes: &Takes,
        misere: bool,
        side: usize,
        lines: usize,
        ends: &[Vec<usize>],
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let mut found = vec![0_u64; (side * side).div_ceil(64)];
        let mut first = vec![0; side];
        let mut second = Vec::with_capacity(side);
        // In the direction (i, j), positions with the same j·a − i·b are on one line.
        let mut slanted: Vec<([usize; 2], u64, Vec<u64>)> = (takes.slanted())
            .map(|([i, j], set)| ([i, j], set, vec![0; (i + j) * side]))
            .collect();
        for a in 0..side {
            let end = if a < lines { side } else { lines.min(side) };
            budget.work(WORK_PER_POSITION * end)?;
            let mut along = 0;
            let mut ends = ends.get(a).into_iter().flatten().peekable();
            for (b, across) in first[..end].iter_mut().enumerate() {
                let leads =
                    |&[i, j]: &[usize; 2]| a >= i && b >= j && has(&found, (a - i) * side + b - j);
                let place = |[i, j]: [usize; 2]| j * a + i * (side - b);
                let mut is_n = (along | *across) & 1 == 1 || takes.others.iter().any(leads);
                is_n |= (slanted.iter()).any(|(step, _, lines)| lines[place(*step)] & 1 == 1);
                let is_n = is_n || misere && takes.are_over([a, b]);
                let is_end = ends.next_if_eq(&&b).is_some();
                if !is_n || is_end {
                    let index = a * side + b;
                    found[index / 64] |= 1 << (index % 64);
                    along |= takes.second;
                    *across |= takes.first;
                    for (step, set, lines) in &mut slanted {
                        lines[place(*step)] |= *set;
                    }
                }
                along = takes.less(along, 1);
                *across = takes.less(*across, 1);
                for (step, _, lines) in &mut slanted {
                    let line = &mut lines[place(*step)];
                    *line = takes.less(*line, 1);
                }
            }
            second.push(along);
        }
        Ok(Self {
            side,
            found,
            second,
            first,
        })
    }

    /// P-positions, by first heap, then by second.
    pub fn p_positions(&self) -> impl Iterator<Item = [usize; 2]> {
        let words = (0..).zip(&self.found).filter(|(_, word)| **word != 0);
        let bits = words.flat_map(|(at, _)| at * 64..at * 64 + 64);
        let found = bits.filter(|&index| has(&self.found, index));
        found.map(|index| [index / self.side, index % self.side])
    }
}

fn has(set: &[u64], index: usize) -> bool {
    set[index / 64] >> (index % 64) & 1 == 1
}
