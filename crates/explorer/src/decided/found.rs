//! All that is found about a rule beyond its table.

use super::{Decided, decided};
use crate::engine::two_heaps;
use crate::guess::{Guess, sequence, table};
use crate::rule::{CheckedRule, Table};
use prover::{Obstacle, Statement, Theorem, search, search_positions, search_values, with_budget};

/// A theorem or why there is none, and what became of the guesses.
#[derive(Debug, Clone)]
pub struct Found {
    /// The theorem, or in one line why there is none.
    pub theorem: Result<Theorem, Obstacle>,
    /// The claim of the guess, if the theorem was guessed.
    pub claim: Option<String>,
    /// Beside a theorem about the P-positions: one about the values, or why there is none.
    pub values: Option<Result<Theorem, Obstacle>>,
    /// The guesses that stay guesses, each with what kept it from being decided.
    pub guesses: Vec<(Guess, Obstacle)>,
    /// The guesses that are wrong, and where first.
    pub refuted: Vec<(String, Vec<u64>)>,
}

impl Found {
    /// Decides what is guessed about the values of the table, else learns a theorem.
    pub fn about(
        rule: &CheckedRule,
        misere: bool,
        filled: &Table<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let numbers: Vec<i64> = filled.values().iter().map(|&value| value.into()).collect();
        match rule.rule().coordinates.len() {
            _ if misere => Self::learned(rule, true, is_stopped),
            1 => {
                let guesses = sequence::guesses(&numbers, 0);
                Self::from_guesses(rule, guesses, is_stopped)
            }
            2 => {
                let rows = numbers.chunks(filled.breadth());
                let rows: two_heaps::Table = rows.map(<[i64]>::to_vec).collect();
                let guesses = table::guesses(&rows, 0);
                Self::from_guesses(rule, guesses, is_stopped)
            }
            _ => Self::learned(rule, false, is_stopped),
        }
    }

    fn learned(rule: &CheckedRule, misere: bool, is_stopped: &dyn Fn() -> bool) -> Self {
        let (theorem, values) = searched(rule, misere, is_stopped);
        Self {
            theorem,
            claim: None,
            values,
            guesses: Vec::new(),
            refuted: Vec::new(),
        }
    }

    fn from_guesses(
        rule: &CheckedRule,
        guesses: Vec<Guess>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let (mut open, mut refuted) = (Vec::new(), Vec::new());
        let mut proven = None;
        with_budget(is_stopped, |budget| {
            for guess in guesses {
                match decided(&guess, rule, budget) {
                    Decided::Proven(theorem) if proven.is_none() => proven = Some((theorem, guess)),
                    // What is proven says the same of the values, more simply.
                    Decided::Proven(_) => {}
                    Decided::Refuted(position) => refuted.push((guess.claim, position)),
                    Decided::Open(why) => open.push((guess, why)),
                }
            }
        });
        let (theorem, values, claim) = match proven {
            Some((theorem, guess)) if matches!(theorem.statement, Statement::Positions(_)) => {
                let values = search_values(rule, is_stopped);
                (Ok(theorem), Some(values), Some(guess.claim))
            }
            Some((theorem, guess)) => (Ok(theorem), None, Some(guess.claim)),
            None => {
                let (theorem, values) = searched(rule, false, is_stopped);
                (theorem, values, None)
            }
        };
        Self {
            theorem,
            claim,
            values,
            guesses: open,
            refuted,
        }
    }
}

/// A theorem about the values; else one about the P-positions and why there is none about the
/// values.
fn searched(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>) {
    if misere || rule.rule().has_sums() {
        return (search(rule, misere, is_stopped), None);
    }
    match search_values(rule, is_stopped) {
        Ok(theorem) => (Ok(theorem), None),
        Err(values) => match search_positions(rule, false, is_stopped) {
            Ok(theorem) => (Ok(theorem), Some(Err(values))),
            Err(why) => (Err(why), None),
        },
    }
}
