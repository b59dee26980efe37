//! Finds P-positions line by line from the definition of the game, and what a scanner knows after
//! the first lines.

use super::step::{Ahead, State};
use super::takes::Takes;
use automata::{Budget, Stopped};
use rules::sorted_and_distinct;

/// Work for one position.
const WORK_PER_POSITION: usize = 10;

/// P-positions whose heaps are below `side`.
pub struct Plain {
    side: usize,
    /// Indices of the P-positions as bits, 64 in each number; the second heap varies fastest.
    found: Vec<u64>,
    /// Takes from the second heap that lead to a P-position, by first heap, as a set of amounts
    /// beyond the second heaps computed so far.
    pub second: Vec<u64>,
    /// Takes from the first heap, by second heap, in the same form.
    pub first: Vec<u64>,
}

impl Plain {
    /// Computes the positions with a heap below `lines` and marks all others as no P-positions.
    /// `ends` has, by first heap, the second heaps in increasing order with which normal play is
    /// over, however large the heaps are.
    ///
    /// # Errors
    /// If the work exceeds the budget, or the caller asked to stop.
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

    /// Returns the P-positions, ordered by first heap, then by second.
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

/// P-positions whose smaller heap is below `lines`.
pub struct First {
    pub lines: usize,
    pub listed: Vec<[usize; 2]>,
}

/// Start of a scanner, derived from the first lines.
#[derive(Clone, PartialEq, Eq)]
pub struct HandedOver {
    pub front: usize,
    /// Symbols written for the heaps before the front.
    pub written: Vec<u64>,
    pub state: State,
}

/// Largest heap of a P-position, as a multiple of the scanners' first line.
const WIDEST: usize = 12;

impl First {
    /// Finds the P-positions of the first lines. Returns `None` if a line seems to have infinitely
    /// many.
    ///
    /// # Errors
    /// If the budget's work is exceeded, or the caller asked to stop.
    pub fn new(
        takes: &Takes,
        misere: bool,
        lines: usize,
        budget: &Budget,
    ) -> Result<Option<Self>, Stopped> {
        let plain = Plain::new(takes, misere, WIDEST * lines, lines, &[], budget)?;
        let ends = plain.first[..lines].iter().chain(&plain.second[..lines]);
        let are_done = ends.copied().all(|set| set == takes.full());
        let listed = || plain.p_positions().collect();
        Ok(are_done.then(|| Self {
            lines,
            listed: listed(),
        }))
    }

    /// Returns the first lines with the heaps swapped.
    pub fn swapped(&self) -> Self {
        Self {
            lines: self.lines,
            listed: self.listed.iter().map(|&[a, b]| [b, a]).collect(),
        }
    }

    /// Returns the start of a scanner after these lines, for the positions whose first heap is
    /// smaller.
    pub fn handed_over(&self, takes: &Takes) -> HandedOver {
        let lines = self.lines;
        let mine = self.listed.iter().filter(|[a, b]| a <= b && *a < lines);
        let most = mine.clone().map(|&[_, b]| b).max().unwrap_or(0);
        let size = most.max(lines) + takes.bits();
        let (mut both, mut smaller) = (vec![0; size], vec![0; size]);
        let mut others = Vec::new();
        for &[a, b] in mine {
            both[b - a] |= takes.less(takes.both, lines - a);
            smaller[b] |= takes.less(takes.first, lines - a);
            for &[i, j] in &takes.others {
                if let (Some(later), Some(at)) =
                    ((a + i).checked_sub(lines), (b + j).checked_sub(a + i))
                {
                    others.push([later, at]);
                }
            }
        }
        let front = both.iter().take_while(|&&set| set == takes.full()).count();
        let heap = |at: usize| smaller.get(lines + at).copied().unwrap_or(0);
        let written = (0..front)
            .map(|at| takes.residues(heap(at), lines))
            .collect();
        let mut ahead: Vec<Ahead> = (front..size)
            .map(|at| Ahead {
                both: both[at],
                smaller: heap(at),
            })
            .collect();
        while ahead.last() == Some(&Ahead::default()) {
            ahead.pop();
        }
        let others = others.into_iter();
        let others = others.filter_map(|[later, at]| Some([later, at.checked_sub(front)?]));
        let state = State {
            line: lines % takes.period,
            larger: (lines + front) % takes.period,
            ahead,
            others: sorted_and_distinct(others.collect()),
        };
        HandedOver {
            front,
            written,
            state,
        }
    }
}
