//! The step of a scanner, which finds the P-positions of one line.

use super::takes::Takes;
use rules::sorted_and_distinct;

/// State of a scanner: what it knows about the coming lines.
///
/// Line t consists of the positions whose smaller heap is t. All differences of the heaps below the
/// *front* are used up: from each position with such a difference, a take from both heaps leads to
/// a P-position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// Number of the line modulo the period.
    pub line: usize,
    /// Larger heap at the front modulo the period.
    pub larger: usize,
    /// Lines in which a take leads to a P-position, as bits counted from the next line, by
    /// difference beyond the front. `both` is for takes from both heaps with this difference,
    /// `smaller` for takes from the smaller heap, beside the larger heap that has it now.
    pub ahead: Vec<Ahead>,
    /// Other takes that lead to a P-position, sorted: number of lines ahead, and difference beyond
    /// the front.
    pub others: Vec<[usize; 2]>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ahead {
    pub both: u64,
    pub smaller: u64,
}

/// Result of scanning a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// P-positions of the line, by the difference of their heaps beyond the front.
    pub found: Vec<usize>,
    /// Output for each heap that the front passes: the residues modulo the period of the heaps from
    /// which a take leads to a P-position with this heap.
    pub writes: Vec<u64>,
    pub next: State,
}

/// Largest difference beyond the front.
const MAX_DIFFERENCE: usize = 48;

/// Steps along the positions on one side of the diagonal; the first heap is the smaller one.
impl Takes {
    /// Scans a line. Its smaller heap was a larger heap on the other side before. `read` is what
    /// was written for it then: the residues of heaps from which a take leads to a known
    /// P-position. Returns `None` if a P-position would be too far beyond the front.
    pub fn step(&self, state: &State, read: u64) -> Option<Step> {
        let mut ahead = state.ahead.clone();
        let mut others = state.others.clone();
        let mut found = Vec::new();
        // The larger heaps from which a take leads to a P-position of this line.
        let mut larger = self.with_residues(read, state.larger);
        for at in 0.. {
            if larger == self.full() {
                break;
            }
            if at > MAX_DIFFERENCE {
                return None;
            }
            if at == ahead.len() {
                ahead.push(Ahead::default());
            }
            let cell = &mut ahead[at];
            let is_n = (larger | cell.both | cell.smaller) & 1 == 1 || others.contains(&[0, at]);
            if !is_n {
                found.push(at);
                larger |= self.second;
                cell.both |= self.both;
                cell.smaller |= self.first;
                others.extend(self.others.iter().filter_map(|&[i, j]| {
                    let at = (at + j).checked_sub(i)?;
                    Some([i, at])
                }));
            }
            larger = self.less(larger, 1);
        }
        let (writes, next) = self.next_line(state, ahead, others);
        Some(Step {
            found,
            writes,
            next,
        })
    }

    /// Returns the output and the state after the line.
    fn next_line(
        &self,
        state: &State,
        mut ahead: Vec<Ahead>,
        others: Vec<[usize; 2]>,
    ) -> (Vec<u64>, State) {
        let line = (state.line + 1) % self.period;
        // The difference to each larger heap decreases by 1.
        let smaller: Vec<u64> = (ahead.iter())
            .map(|cell| self.less(cell.smaller, 1))
            .chain([0])
            .collect();
        let mut writes = vec![self.residues(smaller[0], line)];
        let mut passed = 0;
        for (at, cell) in ahead.iter_mut().enumerate() {
            cell.both = self.less(cell.both, 1);
            cell.smaller = smaller[at + 1];
            if passed == at && cell.both == self.full() {
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
        let next = State {
            line,
            larger: (state.larger + 1 + passed) % self.period,
            ahead,
            others: sorted_and_distinct(others.collect()),
        };
        (writes, next)
    }

    /// Returns the residues of `from` + k for all k in `set` beyond the threshold.
    pub fn residues(&self, set: u64, from: usize) -> u64 {
        let members = (self.threshold..self.bits()).filter(|&k| self.has(set, k));
        members.fold(0, |residues, k| residues | 1 << ((from + k) % self.period))
    }

    /// Returns the set of all k for which `from` + k has one of the residues.
    fn with_residues(&self, residues: u64, from: usize) -> u64 {
        let members = (0..self.bits()).filter(|k| residues >> ((from + k) % self.period) & 1 == 1);
        members.fold(0, |set, k| set | 1 << k)
    }
}
