//! Verifies that scanners find the P-positions of a game on two heaps.
//!
//! The prover's module `scan` explains why this is enough. Here everything is computed again from
//! the rule: the takes, the first lines, and each step of the file.

mod lines;
mod scanner_file;
mod takes;

use std::collections::{HashMap, HashSet};

use crate::accepted::{Accepted, Claim};
use crate::budget::Budget;
use crate::refusal::{Refused, refused};
use scanner_file::{Scanner, Set, Side, Step};

/// Claim line in the file of a scanner.
pub const CLAIM: &str = "claim scanner";

/// Verifies a certificate of scanners, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate or proves nothing (the error has the line), or if its rule is
/// beyond the checker.
pub fn check(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    let scanner = Scanner::read(text)?;
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

/// Checks that the reader has a step for everything that the writer can write, by any steps.
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
