//! The theorem behind a rule, where an automaton is found and proven in time.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use explorer::automaton::Budget;
use explorer::decided::{Decided, Values, decided};
use explorer::guess::Guess;
use explorer::rule::{CheckedRule, Table};
use explorer::theorem::{
    Goal, Moves, Obstacle, Statement, Theorem, discover, generate, numerations, statement_in_words,
};

use super::interrupt;

/// The time to look for one theorem, tables included.
const PATIENCE: Duration = Duration::from_secs(2);

/// No automaton on the way has more states.
const MOST_STATES: usize = 100_000;

/// What is known of a rule beyond its table.
pub struct Found {
    /// The theorem, or in one line why there is none.
    pub theorem: Result<Theorem, Obstacle>,
    /// What it says, if it was a guess.
    claim: Option<String>,
    /// The guesses that stay guesses.
    pub guesses: Vec<Guess>,
    /// The guesses that are wrong, and where first.
    refuted: Vec<(String, Vec<u64>)>,
}

impl Found {
    /// What is found without a guess.
    pub fn learned(rule: &CheckedRule, misere: bool) -> Self {
        Self {
            theorem: find(rule, misere),
            claim: None,
            guesses: Vec::new(),
            refuted: Vec::new(),
        }
    }

    /// Decides guesses about normal play; where none becomes a theorem, one is learned.
    pub fn from_guesses(rule: &CheckedRule, guesses: Vec<Guess>, values: &Values) -> Self {
        let (mut open, mut refuted) = (Vec::new(), Vec::new());
        let start = Instant::now();
        let may_go_on = || start.elapsed() < PATIENCE && !interrupt::has_come();
        let budget = Budget::new(MOST_STATES, &may_go_on);
        let mut proven = None;
        for guess in guesses {
            match decided(&guess, values, rule, &budget) {
                Decided::Proven(theorem) if proven.is_none() => proven = Some((theorem, guess)),
                // What is proven says the same of the values, more simply.
                Decided::Proven(_) => {}
                Decided::Refuted(position) => refuted.push((guess.claim, position)),
                Decided::Open(_) => open.push(guess),
            }
        }
        let (theorem, claim) = match proven {
            Some((theorem, guess)) => (Ok(theorem), Some(guess.claim)),
            None => (find(rule, false), None),
        };
        Self {
            theorem,
            claim,
            guesses: open,
            refuted,
        }
    }
}

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
    let numerations = numerations(rule);
    // Any numeration that reads the rule will do for tables; the first says why none does.
    let mut read = numerations
        .iter()
        .map(|&numeration| Moves::of(rule, numeration, &budget));
    let first = read.next().expect("there are numerations");
    let moves = first.or_else(|obstacle| read.find_map(Result::ok).ok_or(obstacle))?;
    let mut table = |side| generate(&moves, misere, goal, side, &budget);
    discover(rule, misere, goal, &numerations, &mut table, &budget)
}

/// What is known of a rule beyond its table.
///
/// # Errors
/// If a theorem contradicts the table, which is a fault of this program.
pub fn report(
    rule: &CheckedRule,
    misere: bool,
    found: &Found,
    table: &Table<'_>,
) -> Result<String> {
    let mut text = String::new();
    for (claim, position) in &found.refuted {
        let position: Vec<String> = position.iter().map(u64::to_string).collect();
        let _ = writeln!(text, "refuted\t{claim}: not at ({})", position.join(", "));
    }
    let theorem = match &found.theorem {
        Ok(theorem) => theorem,
        Err(obstacle) => return Ok(format!("{text}not decided\t{obstacle}\n")),
    };
    ensure!(
        agrees(&theorem.statement, rule, table),
        "a theorem contradicts the table of {}; this is a fault of `cargo x explore`: please \
         report the rule",
        rule.rule()
    );
    let words = match &found.claim {
        Some(claim) => format!("{claim}; for all positions of {}", rule.rule()),
        None => statement_in_words(rule.rule(), misere, &theorem.statement),
    };
    let _ = writeln!(text, "theorem\t{words}");
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
