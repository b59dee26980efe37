//! Where a scanner starts: the P-positions with a small heap, by the definition of the game.

use std::collections::HashSet;

use super::arm::{Ahead, Arm, State};
use super::takes::Takes;

/// All P-positions whose smaller heap is below `lines`.
pub struct First {
    pub lines: usize,
    pub listed: Vec<[usize; 2]>,
}

/// The larger heap of a P-position is less than so many times the first line of the scanners.
const WIDEST: usize = 12;

impl First {
    /// Nothing if a line has P-positions beyond all bounds, as far as one can see.
    pub fn of(takes: &Takes, misere: bool, lines: usize) -> Option<Self> {
        let side = WIDEST * lines;
        let is_over = |[a, b]: [usize; 2]| {
            let has = |set, most: usize| (1..=most).any(|k| takes.has(set, k));
            !(has(takes.first, a) || has(takes.second, b) || has(takes.both, a.min(b)))
                && !takes.others.iter().any(|&[i, j]| i <= a && j <= b)
        };
        let mut found = HashSet::new();
        let mut listed = Vec::new();
        // In how much more a take leads to a P-position: from the first heap, by the second; and
        // from both, by their difference.
        let mut first = vec![0; side];
        let mut both = vec![0; 2 * side];
        for a in 0..side {
            let mut second = 0;
            // Both heaps need not be large.
            let end = if a < lines { side } else { lines };
            for b in 0..end {
                let difference = side + b - a;
                let leads = |&[i, j]: &[usize; 2]| {
                    let option = a.checked_sub(i).zip(b.checked_sub(j));
                    option.is_some_and(|option| found.contains(&option))
                };
                let is_n = (second | first[b] | both[difference]) & 1 == 1
                    || takes.others.iter().any(leads)
                    || misere && is_over([a, b]);
                if !is_n {
                    found.insert((a, b));
                    listed.push([a, b]);
                    second |= takes.second;
                    first[b] |= takes.first;
                    both[difference] |= takes.both;
                }
                second = takes.less(second, 1);
                first[b] = takes.less(first[b], 1);
                both[difference] = takes.less(both[difference], 1);
            }
            if a < lines && second != takes.full() {
                return None;
            }
        }
        let is_done = first[..lines].iter().all(|&set| set == takes.full());
        is_done.then_some(Self { lines, listed })
    }

    /// The same with the heaps in the other order.
    pub fn swapped(&self) -> Self {
        Self {
            lines: self.lines,
            listed: self.listed.iter().map(|&[a, b]| [b, a]).collect(),
        }
    }

    /// What a scanner of the positions with a smaller first heap knows after the lines that are
    /// listed: the front, what it wrote for the heaps before the front, and its state.
    pub fn handed_over(&self, arm: &Arm) -> (usize, Vec<u64>, State) {
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
        let mut others: Vec<[usize; 2]> = others
            .filter_map(|[later, at]| Some([later, at.checked_sub(front)?]))
            .collect();
        others.sort_unstable();
        others.dedup();
        let state = State {
            line: lines % takes.period,
            larger: (lines + front) % takes.period,
            ahead,
            others,
        };
        (front, written, state)
    }
}
