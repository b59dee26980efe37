//! The theorem behind a rule, where an automaton is found and proven in time.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use explorer::automaton::{Budget, Numeration};
use explorer::rule::{CheckedRule, Table};
use explorer::theorem::{
    Goal, Moves, NUMERATIONS, Obstacle, Statement, Theorem, discover, generate, statement_in_words,
};

use super::interrupt;

/// The time to look for one theorem, tables included.
const PATIENCE: Duration = Duration::from_secs(2);

/// No automaton on the way has more states.
const MOST_STATES: usize = 100_000;

/// Looks for a theorem about the values, else about the P-positions.
///
/// # Errors
/// Says in one line why nothing is decided.
pub fn find(rule: &CheckedRule, misere: bool) -> Result<Theorem, Obstacle> {
    if misere {
        return within_patience(rule, true, Goal::Positions);
    }
    within_patience(rule, false, Goal::Values)
        .or_else(|_| within_patience(rule, false, Goal::Positions))
}

/// A theorem about the Grundy values.
///
/// # Errors
/// As [`find`].
pub fn of_values(rule: &CheckedRule) -> Result<Theorem, Obstacle> {
    within_patience(rule, false, Goal::Values)
}

fn within_patience(rule: &CheckedRule, misere: bool, goal: Goal) -> Result<Theorem, Obstacle> {
    let start = Instant::now();
    let may_go_on = || start.elapsed() < PATIENCE && !interrupt::has_come();
    let budget = Budget::new(MOST_STATES, &may_go_on);
    let rule = rule.rule();
    let moves = Moves::of(rule, Numeration::BINARY, &budget)?;
    let mut table = |side| generate(&moves, misere, goal, side, &budget);
    discover(rule, misere, goal, &NUMERATIONS, &mut table, &budget)
}

/// What is known of a rule beyond its table.
///
/// # Errors
/// If a theorem contradicts the table, which is a fault of this program.
pub fn report(
    rule: &CheckedRule,
    misere: bool,
    found: &Result<Theorem, Obstacle>,
    table: &Table<'_>,
) -> Result<String> {
    let theorem = match found {
        Ok(theorem) => theorem,
        Err(obstacle) => return Ok(format!("not decided\t{obstacle}\n")),
    };
    ensure!(
        agrees(&theorem.statement, rule, table),
        "a theorem contradicts the table of {}; this is a fault of `cargo x explore`: please \
         report the rule",
        rule.rule()
    );
    let words = statement_in_words(rule.rule(), misere, &theorem.statement);
    let mut text = format!("theorem\t{words}\n");
    for duty in &theorem.duties {
        let _ = writeln!(text, "proof\t{}: {} states", duty.what, duty.states);
    }
    Ok(text)
}

/// Whether the automaton says of each position what its table says.
fn agrees(statement: &Statement, rule: &CheckedRule, table: &Table<'_>) -> bool {
    let coordinates = rule.rule().coordinates.len();
    let side = if coordinates == 3 {
        table.breadth().isqrt()
    } else {
        table.breadth()
    };
    table.values().iter().enumerate().all(|(index, &value)| {
        let mut position = vec![0; coordinates];
        let mut rest = index;
        for coordinate in position.iter_mut().skip(1).rev() {
            *coordinate = (rest % side) as u64;
            rest /= side;
        }
        position[0] = rest as u64;
        match statement {
            Statement::Positions(set) => set.contains(&position) == (value == 0),
            Statement::Values(relation) => {
                position.push(value.into());
                relation.contains(&position)
            }
        }
    })
}
