//! Step of a scanner: the P-positions of a line.

use super::takes::Takes;

/// Knowledge of the lines from the next one on, as far as it is not the same for all of them.
///
/// Line t has the positions whose smaller heap is t. All differences of the heaps below the *front*
/// are used up: a take from both heaps leads from each such position to a P-position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The line modulo the period.
    pub line: usize,
    /// The larger heap at the front modulo the period.
    pub larger: usize,
    /// For the differences from the front on: in how many lines a take leads to a P-position, from
    /// both heaps of that difference, and from the smaller heap beside the larger one that has the
    /// difference now.
    pub ahead: Vec<Ahead>,
    /// Where another take leads to a P-position: in how many lines, and the difference beyond the
    /// front. In order.
    pub others: Vec<[usize; 2]>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ahead {
    pub both: u64,
    pub smaller: u64,
}

/// Events of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The P-positions of the line, by the difference of their heaps beyond the front.
    pub found: Vec<usize>,
    /// For the next heaps that the front passes: the residues modulo the period of all other heaps
    /// from which a take leads to a P-position with this heap.
    pub writes: Vec<u64>,
    pub next: State,
}

/// Takes, as seen from the positions on one side of the diagonal.
#[derive(Clone)]
pub struct Arm {
    /// The first heap is the smaller one.
    pub takes: Takes,
}

/// No difference is farther beyond the front.
const FARTHEST: usize = 48;

impl Arm {
    /// Goes through a line. The smaller heap was the larger one before; `read` are the residues of
    /// other heaps from which a take leads to a P-position that was found then. Nothing if a
    /// P-position would be too far beyond the front.
    pub fn step(&self, state: &State, read: u64) -> Option<Step> {
        let takes = &self.takes;
        let mut ahead = state.ahead.clone();
        let mut others = state.others.clone();
        let mut found = Vec::new();
        // From which larger heaps a take leads to a P-position of this line.
        let mut larger = self.with_residues(read, state.larger);
        for at in 0.. {
            if larger == takes.full() {
                break;
            }
            if at > FARTHEST {
                return None;
            }
            if at == ahead.len() {
                ahead.push(Ahead::default());
            }
            let cell = &mut ahead[at];
            let is_n = (larger | cell.both | cell.smaller) & 1 == 1 || others.contains(&[0, at]);
            if !is_n {
                found.push(at);
                larger |= takes.second;
                cell.both |= takes.both;
                cell.smaller |= takes.first;
                others.extend(takes.others.iter().filter_map(|&[i, j]| {
                    let at = (at + j).checked_sub(i)?;
                    Some([i, at])
                }));
            }
            larger = takes.less(larger, 1);
        }
        let (writes, next) = self.next_line(state, ahead, others);
        Some(Step {
            found,
            writes,
            next,
        })
    }

    /// The line is done.
    fn next_line(
        &self,
        state: &State,
        mut ahead: Vec<Ahead>,
        others: Vec<[usize; 2]>,
    ) -> (Vec<u64>, State) {
        let takes = &self.takes;
        let line = (state.line + 1) % takes.period;
        // Each larger heap is now at a difference that is less by 1.
        let smaller: Vec<u64> = (ahead.iter())
            .map(|cell| takes.less(cell.smaller, 1))
            .chain([0])
            .collect();
        let mut writes = vec![self.residues(smaller[0], line)];
        let mut passed = 0;
        for (at, cell) in ahead.iter_mut().enumerate() {
            cell.both = takes.less(cell.both, 1);
            cell.smaller = smaller[at + 1];
            if passed == at && cell.both == takes.full() {
                writes.push(self.residues(cell.smaller, line));
                passed += 1;
            }
        }
        ahead.drain(..passed);
        while ahead.last() == Some(&Ahead::default()) {
            ahead.pop();
        }
        let others = others
            .into_iter()
            .filter_map(|[lines, at]| Some([lines.checked_sub(1)?, at.checked_sub(passed)?]));
        let mut others: Vec<[usize; 2]> = others.collect();
        others.sort_unstable();
        others.dedup();
        let next = State {
            line,
            larger: (state.larger + 1 + passed) % takes.period,
            ahead,
            others,
        };
        (writes, next)
    }

    /// The residues of the numbers that are in `set`, far beyond the number `from`.
    pub fn residues(&self, set: u64, from: usize) -> u64 {
        let Takes {
            threshold, period, ..
        } = self.takes;
        let members = (threshold..threshold + period).filter(|&k| self.takes.has(set, k));
        members.fold(0, |residues, k| residues | 1 << ((from + k) % period))
    }

    /// The set of all k for which `from` + k has one of the residues.
    fn with_residues(&self, residues: u64, from: usize) -> u64 {
        let members = (0..self.takes.bits())
            .filter(|k| residues >> ((from + k) % self.takes.period) & 1 == 1);
        members.fold(0, |set, k| set | 1 << k)
    }
}
