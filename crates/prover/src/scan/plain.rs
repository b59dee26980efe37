//! Computes the P-positions of a game of fixed takes by its definition.

use super::takes::Takes;
use automata::{Budget, Stopped};

/// Work for one position.
const WORK_PER_POSITION: usize = 10;

/// Outcomes of the positions whose heaps are below `side`.
pub struct Plain {
    side: usize,
    /// Whether a position is a P-position; the second heap runs fastest.
    pub is_p: Vec<bool>,
    /// Takes from the second heap that lead to a P-position, indexed by first heap, as a set of
    /// amounts beyond the second heaps computed so far.
    pub second: Vec<u64>,
    /// Takes from the first heap, indexed by second heap, in the same form.
    pub first: Vec<u64>,
}

impl Plain {
    /// Computes the positions with a heap below `lines`; all others are marked as no P-positions.
    ///
    /// # Errors
    /// If the budget's work is exceeded, or the caller asked to stop.
    pub fn new(
        takes: &Takes,
        misere: bool,
        side: usize,
        lines: usize,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let mut is_p = vec![false; side * side];
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
            for (b, across) in first[..end].iter_mut().enumerate() {
                let leads = |&[i, j]: &[usize; 2]| a >= i && b >= j && is_p[(a - i) * side + b - j];
                let place = |[i, j]: [usize; 2]| j * a + i * (side - b);
                let mut is_n = (along | *across) & 1 == 1 || takes.others.iter().any(leads);
                is_n |= (slanted.iter()).any(|(step, _, lines)| lines[place(*step)] & 1 == 1);
                let is_n = is_n || misere && takes.are_over([a, b]);
                if !is_n {
                    is_p[a * side + b] = true;
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
            is_p,
            second,
            first,
        })
    }

    pub fn p_positions(&self) -> impl Iterator<Item = [usize; 2]> {
        let found = self.is_p.iter().enumerate().filter(|(_, is_p)| **is_p);
        found.map(|(index, _)| [index / self.side, index % self.side])
    }
}
