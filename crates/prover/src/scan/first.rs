//! Start of a scanner: the P-positions with a small heap, by the definition of the game.

use super::arm::{Ahead, Arm, State};
use super::plain::Plain;
use super::takes::Takes;
use automata::{Budget, Stopped};
use rules::sorted_and_distinct;

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

/// Limit of the larger heap of a P-position, as a multiple of the scanners' first line.
const WIDEST: usize = 12;

impl First {
    /// P-positions of the first lines. None if a line seems to have infinitely many.
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

    /// First lines of the game with its heaps swapped.
    pub fn swapped(&self) -> Self {
        Self {
            lines: self.lines,
            listed: self.listed.iter().map(|&[a, b]| [b, a]).collect(),
        }
    }

    /// Start of a scanner after these lines, for the positions whose first heap is smaller.
    pub fn handed_over(&self, arm: &Arm) -> HandedOver {
        let (takes, lines) = (&arm.takes, self.lines);
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
        let written = (0..front).map(|at| arm.residues(heap(at), lines)).collect();
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
