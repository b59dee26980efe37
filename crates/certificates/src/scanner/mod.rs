//! Verifies that scanners find the P-positions of a game on two heaps.
//!
//! The prover's module `scan` explains why this is enough. The checker computes everything again
//! from the rule: the takes, the first lines, and each step of the file.

mod lines;
mod scanner_file;

use std::collections::{HashMap, HashSet};

use rules::ast::Comparison;

use crate::answer::{Accepted, Claim, Refused, refused};
use crate::budget::Budget;
use crate::duties::same_moves;
use crate::file::File;
use crate::formula::{Formula, Sum, any, track};
use scanner_file::{Pair, Scanner, Set, Side, Step, Takes};

/// Verifies a certificate of scanners, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate or proves nothing (the error names the line), or if the checker
/// doesn't support its rule.
pub fn check(file: File, budget: &Budget) -> Result<Accepted, Refused> {
    let scanner = Scanner::read(file)?;
    let views = [scanner.seen_from(0), scanner.seen_from(1)];
    let written = [views[0].starts_right()?, views[1].starts_right()?];
    for view in &views {
        for step in &view.side.steps {
            view.is_right(step)?;
        }
    }
    for side in [0, 1] {
        always_steps(
            &scanner.sides[side],
            &scanner.sides[1 - side],
            &written[1 - side],
        )?;
    }
    scanner.first_lines_are_right()?;
    // The slowest check comes last.
    scanner.takes_are_the_moves(budget)?;
    Ok(Accepted {
        rule: scanner.rule,
        misere: scanner.misere,
        claim: Claim::Scanner,
        has_closed_form: false,
    })
}

/// Checks that the reader has a step for everything that any steps of the writer can write.
fn always_steps(reader: &Side, writer: &Side, before: &[Set]) -> Result<(), Refused> {
    let steps: HashMap<(usize, &Set), &Step> = (reader
        .steps
        .iter()
        .map(|step| ((step.from, &step.read), step)))
    .collect();
    let mut after = vec![Vec::new(); writer.states.len()];
    for (number, step) in writer.steps.iter().enumerate() {
        after[step.from].push(number);
    }
    // The reader's state, the writer's step, and the place of the next symbol in its output.
    let mut waiting: Vec<(usize, Option<usize>, usize)> = vec![(0, None, 0)];
    let mut seen: HashSet<(usize, Option<usize>, usize)> = waiting.iter().copied().collect();
    while let Some((state, number, place)) = waiting.pop() {
        let (written, writer_state) = match number {
            None => (before, 0),
            Some(number) => (&writer.steps[number].written[..], writer.steps[number].to),
        };
        let Some(step) = steps.get(&(state, &written[place])) else {
            return refused(format!(
                "line {}: state {state} of this side has no step for what it may read",
                reader.at
            ));
        };
        let mut add = |number, place| {
            let reading = (step.to, number, place);
            if seen.insert(reading) {
                waiting.push(reading);
            }
        };
        if place + 1 < written.len() {
            add(number, place + 1);
        } else {
            (after[writer_state].iter()).for_each(|&number| add(Some(number), 0));
        }
    }
    Ok(())
}

/// Tracks of a position and of the position that a move leaves.
const POSITION: Pair = [0, 1];
const LEFT: Pair = [2, 3];
/// Track of the number of periods by which an amount exceeds the threshold.
const PERIOD_COUNT: usize = 4;

impl Scanner {
    /// Checks that a move leads from (a, b) to (c, d) iff (a − c, b − d) can be taken. Play ends,
    /// because each take is of something.
    fn takes_are_the_moves(&self, budget: &Budget) -> Result<(), Refused> {
        let is_plain = !self.rule.has_sums() && !self.rule.has_blocking();
        if self.rule.coordinates.len() != 2 || !is_plain {
            let why = "a rule on two heaps without sums or blocked options is expected";
            return refused(format!("line 2: {why}"));
        }
        same_moves(
            &self.rule,
            &self.takes.formula(),
            "the takes are not the moves",
            budget,
        )
    }
}

impl Takes {
    fn formula(&self) -> Formula {
        let [i, j] = [0, 1].map(|at| track(POSITION[at]).plus(-1, &track(LEFT[at])));
        let is = |sum: &Sum, number: usize| equal(minus(sum, number));
        let along = |rest: Formula, sum: &Sum, set: &Set| {
            let amounts = (0..set.len()).filter(|&k| set[k]).map(|k| {
                if k < self.threshold {
                    return is(sum, k);
                }
                let periods = minus(sum, k).plus(-(self.period as i128), &track(PERIOD_COUNT));
                Formula::Exists(vec![PERIOD_COUNT], Box::new(equal(periods)))
            });
            Formula::All(vec![rest, any(amounts.collect())])
        };
        let pairs = self.others.iter();
        let mut all: Vec<Formula> = pairs
            .map(|&[first, second]| Formula::All(vec![is(&i, first), is(&j, second)]))
            .collect();
        all.push(along(is(&j, 0), &i, &self.sets[0]));
        all.push(along(is(&i, 0), &j, &self.sets[1]));
        all.push(along(equal(i.clone().plus(-1, &j)), &i, &self.sets[2]));
        any(all)
    }

    /// Whether the amount is in a set.
    pub fn has(&self, set: &Set, amount: usize) -> bool {
        match amount.checked_sub(self.threshold) {
            Some(beyond) => set[self.threshold + beyond % self.period],
            None => set[amount],
        }
    }

    /// Whether i can be taken from the first heap and j from the second.
    pub fn take(&self, [i, j]: Pair) -> bool {
        let [first, second, both] = &self.sets;
        j == 0 && self.has(first, i)
            || i == 0 && self.has(second, j)
            || i == j && self.has(both, i)
            || self.others.contains(&[i, j])
    }

    /// Whether some take is possible.
    pub fn can_take(&self, [a, b]: Pair) -> bool {
        let amounts = self.threshold + self.period;
        let has = |set, most: usize| (1..=most.min(amounts)).any(|k| self.has(set, k));
        let [first, second, both] = &self.sets;
        has(first, a)
            || has(second, b)
            || has(both, a.min(b))
            || self.others.iter().any(|&[i, j]| i <= a && j <= b)
    }
}

fn minus(sum: &Sum, number: usize) -> Sum {
    let mut sum = sum.clone();
    sum.constant -= number as i128;
    sum
}

fn equal(sum: Sum) -> Formula {
    Formula::Sum(sum, Comparison::Equal)
}
