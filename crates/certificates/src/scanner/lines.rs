//! Verifies the P-positions line by line.

use rules::sorted_and_distinct;

use super::scanner_file::{Pair, Scanner, Set, Side, State, Step, Takes};
use crate::answer::{Refused, refused};

/// Scanner seen from one side: in each pair the first heap is the smaller one.
pub struct View<'a> {
    pub side: &'a Side,
    takes: Takes,
    lines: usize,
    /// P-positions of this side in the first lines.
    listed: Vec<Pair>,
}

impl Scanner {
    /// Checks by the definition of the game that the listed positions are exactly the P-positions
    /// with a heap below `lines`.
    pub fn first_lines_are_right(&self) -> Result<(), Refused> {
        let takes = &self.takes;
        let listed = sorted_and_distinct(self.listed.clone());
        if self.listed.iter().any(|[a, b]| *a.min(b) >= self.lines) {
            return refused("line 7: a position of a later line is listed");
        }
        if !takes.can_take([self.lines; 2]) {
            return refused("line 6: play may be over in a later line");
        }
        let most = self.listed.iter().flatten().copied().max().unwrap_or(0);
        // Beyond `most` only takes along a line lead to listed positions, and those are periodic.
        let end = most + self.lines + takes.threshold + takes.period + 1;
        let pairs = (0..self.lines).flat_map(|a| (0..end).flat_map(move |b| [[a, b], [b, a]]));
        for [a, b] in pairs {
            let leads = |&[c, d]: &Pair| c <= a && d <= b && takes.take([a - c, b - d]);
            let is_n = self.listed.iter().any(leads) || self.misere && !takes.can_take([a, b]);
            if is_n == listed.binary_search(&[a, b]).is_ok() {
                return refused(format!("line 7: wrong at ({a}, {b})"));
            }
        }
        Ok(())
    }

    pub fn seen_from(&self, side: usize) -> View<'_> {
        let turned = |[a, b]: Pair| if side == 0 { [a, b] } else { [b, a] };
        let mut takes = self.takes.clone();
        if side == 1 {
            takes.sets.swap(0, 1);
        }
        takes.others = takes.others.into_iter().map(turned).collect();
        let listed = self.listed.iter().copied().map(turned);
        View {
            side: &self.sides[side],
            takes,
            lines: self.lines,
            listed: listed.filter(|[a, b]| a <= b && *a < self.lines).collect(),
        }
    }
}

impl View<'_> {
    fn bits(&self) -> usize {
        self.takes.threshold + self.takes.period
    }

    /// Checks that the first state follows from the first lines. Returns the symbols written for
    /// the heaps before the front.
    pub fn starts_right(&self) -> Result<Vec<Set>, Refused> {
        let (lines, front) = (self.lines, self.side.front);
        // The lines in which a take leads to a listed P-position, counted from line `lines` on.
        let taken = |set: usize, is_hit: &dyn Fn(Pair) -> bool| -> Set {
            let hits: Vec<usize> = self
                .listed
                .iter()
                .filter(|&&p| is_hit(p))
                .map(|p| p[0])
                .collect();
            let hit = |k: usize| {
                let mut amounts = hits.iter().map(|a| lines + k - a);
                amounts.any(|amount| self.takes.has(&self.takes.sets[set], amount))
            };
            (0..self.bits()).map(hit).collect()
        };
        let both = |difference: usize| taken(2, &|[a, b]| b - a == difference);
        let smaller = |heap: usize| taken(0, &|[_, b]| b == heap);
        let is_used_up = front > self.takes.threshold
            && (0..front).all(|difference| both(difference).into_iter().all(|bit| bit));
        if !is_used_up {
            return refused(format!(
                "line {}: not all before the front is used up",
                self.side.at
            ));
        }
        let most = self.listed.iter().map(|[_, b]| *b).max().unwrap_or(0);
        let pairs = || {
            self.listed
                .iter()
                .flat_map(|p| self.takes.others.iter().map(move |o| (p, o)))
        };
        let others = pairs().filter_map(|(&[a, b], &[i, j])| {
            let difference = (b + j).checked_sub(a + i)?;
            Some([(a + i).checked_sub(lines)?, difference.checked_sub(front)?])
        });
        let start = State {
            line: lines % self.takes.period,
            larger: (lines + front) % self.takes.period,
            both: (front..front + most + 1).map(both).collect(),
            smaller: (front..front + most + 1)
                .map(|at| smaller(lines + at))
                .collect(),
            others: sorted_and_distinct(others.collect()),
        };
        if self.side.states.first() != Some(&trimmed(start)) {
            return refused(format!(
                "line {}: the first state is wrong",
                self.side.at + 1
            ));
        }
        let written = (0..front).map(|at| self.residues(&smaller(lines + at), lines));
        Ok(written.collect())
    }

    /// Returns the residues of `from` + k for all k of the set beyond the threshold.
    fn residues(&self, set: &Set, from: usize) -> Set {
        let mut residues = vec![false; self.takes.period];
        for k in self.takes.threshold..self.bits() {
            residues[(from + k) % self.takes.period] = set[k];
        }
        residues
    }

    /// Checks that the step finds the P-positions of a line, writes the right symbols and leads to
    /// the right state.
    pub fn is_right(&self, step: &Step) -> Result<(), Refused> {
        let wrong = |what: &str| refused(format!("line {}: {what}", step.at));
        let states = &self.side.states;
        let (Some(from), Some(to)) = (states.get(step.from), states.get(step.to)) else {
            return wrong("there is no such state");
        };
        let far = self.end_of_what_differs(from, step);
        for at in 0..far + self.takes.period {
            if self.is_n(from, step, at) == step.found.contains(&at) {
                return wrong(&format!("the difference {at} beyond the front"));
            }
        }
        let (written, next) = self.one_line_later(from, step, far);
        if written != step.written {
            return wrong("other residues are to be written");
        }
        if trimmed(next) != *to {
            return wrong("it leads to another state");
        }
        Ok(())
    }

    /// Returns the difference from which N-positions are periodic: it is beyond all known takes,
    /// and beyond the last P-position found by more than the threshold.
    fn end_of_what_differs(&self, from: &State, step: &Step) -> usize {
        let threshold = self.takes.threshold;
        let found = step.found.iter().map(|last| last + threshold + 1);
        let others = from.others.iter().map(|[_, at]| at + 1);
        found.chain(others).fold(from.both.len(), usize::max)
    }

    /// Whether a take leads from this difference beyond the front to a P-position.
    fn is_n(&self, from: &State, step: &Step, at: usize) -> bool {
        let along =
            |&before: &usize| before < at && self.takes.has(&self.takes.sets[1], at - before);
        step.read[(from.larger + at) % self.takes.period]
            || step.found.iter().any(along)
            || self.bit(&from.both, at, 0)
            || self.bit(&from.smaller, at, 0)
            || from.others.contains(&[0, at])
    }

    fn bit(&self, sets: &[Set], at: usize, k: usize) -> bool {
        sets.get(at).is_some_and(|set| self.takes.has(set, k))
    }

    /// Returns the symbols written and the state of the next line: what was k + 1 lines ahead is
    /// now k lines ahead.
    fn one_line_later(&self, from: &State, step: &Step, far: usize) -> (Vec<Set>, State) {
        let Takes {
            period,
            sets,
            others,
            ..
        } = &self.takes;
        let later = |before: &[Set], at: usize, takes: &Set| -> Set {
            let is_found = step.found.contains(&at);
            let taken = |k| self.bit(before, at, k + 1) || is_found && self.takes.has(takes, k + 1);
            (0..self.bits()).map(taken).collect()
        };
        let both: Vec<Set> = (0..far).map(|at| later(&from.both, at, &sets[2])).collect();
        let is_used_up = |set: &&Set| set.iter().all(|&bit| bit);
        let passed = both.iter().take_while(is_used_up).count();
        let smaller = |at: usize| later(&from.smaller, at, &sets[0]);
        let line = (from.line + 1) % period;
        let written = (0..=passed).map(|at| self.residues(&smaller(at), line));
        let new = step
            .found
            .iter()
            .flat_map(|at| others.iter().map(move |&[i, j]| [i, at + j, i]));
        let old = from.others.iter().map(|&[lines, at]| [lines, at, 0]);
        let ahead = old.chain(new).filter_map(|[lines, at, less]| {
            Some([
                lines.checked_sub(1)?,
                at.checked_sub(less)?.checked_sub(passed)?,
            ])
        });
        let next = State {
            line,
            larger: (from.larger + 1 + passed) % period,
            both: both[passed..].to_vec(),
            // The larger heap at a difference was at a difference greater by 1 in the line before.
            smaller: (passed..far).map(|at| smaller(at + 1)).collect(),
            others: sorted_and_distinct(ahead.collect()),
        };
        (written.collect(), next)
    }
}

/// Drops the empty sets at the end.
fn trimmed(mut state: State) -> State {
    let is_blank = |set: Option<&Set>| set.is_none_or(|set| !set.contains(&true));
    while !state.both.is_empty() && is_blank(state.both.last()) && is_blank(state.smaller.last()) {
        state.both.pop();
        state.smaller.pop();
    }
    state
}
