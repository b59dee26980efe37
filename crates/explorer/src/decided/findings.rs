//! Collects everything found about a rule beyond its table: theorems, guesses, refutations.

use super::{Decided, Proven, decided};
use crate::engine::two_heaps;
use crate::guess::{Guess, Period, sequence, table};
use crate::rule::{CheckedRule, Table};
use prover::{Obstacle, Statement, Theorem, search, search_positions, search_values, with_budget};

/// Theorem about a rule, or the obstacle, and the outcome of each guess.
#[derive(Debug, Clone)]
pub struct Findings {
    /// Proven statement, or the obstacle in one line.
    pub theorem: Result<Proven, Obstacle>,
    /// Guess that became the theorem.
    pub claim: Option<Guess>,
    /// In addition to a theorem about the P-positions: a theorem about the values, or the obstacle.
    pub values: Option<Result<Proven, Obstacle>>,
    /// Undecided guesses, each with the obstacle.
    pub guesses: Vec<(Guess, Obstacle)>,
    /// Claims of refuted guesses, each with the first position where it fails.
    pub refuted: Vec<(String, Vec<u64>)>,
}

impl Findings {
    /// Decides the guesses about the table's values; if none is proven, learns a theorem.
    pub fn about(
        rule: &CheckedRule,
        misere: bool,
        filled: &Table<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let numbers: Vec<i64> = filled.values().iter().map(|&value| value.into()).collect();
        match rule.rule().coordinates.len() {
            _ if misere || rule.rule().has_blocking() => Self::learned(rule, misere, is_stopped),
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

    /// The period that a theorem about all heaps states, if the checker has accepted it.
    pub fn period(&self) -> Option<Period> {
        let accepted = self.theorem.as_ref().ok()?.accepted().ok()?;
        let claim = self.claim.as_ref().filter(|_| accepted.has_closed_form())?;
        claim.period()
    }

    fn learned(rule: &CheckedRule, misere: bool, is_stopped: &dyn Fn() -> bool) -> Self {
        let found = searched(rule, misere, is_stopped);
        Self::checked(rule, misere, found, is_stopped)
    }

    /// Has the certificates of the proven statements checked.
    fn checked(
        rule: &CheckedRule,
        misere: bool,
        (theorem, values): (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>),
        is_stopped: &dyn Fn() -> bool,
    ) -> Self {
        let check = |theorem| Proven::new(rule, misere, theorem, is_stopped);
        Self {
            theorem: theorem.map(check),
            claim: None,
            values: values.map(|values| values.map(check)),
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
                    // The guess proven first says the same about the values, more simply.
                    Decided::Proven(_) => {}
                    Decided::Refuted(position) => refuted.push((guess.claim, position)),
                    Decided::Open(why) => open.push((guess, why)),
                }
            }
        });
        let (found, claim) = match proven {
            Some((theorem, guess)) if matches!(theorem.statement, Statement::Positions(_)) => {
                let values = search_values(rule, is_stopped);
                ((Ok(theorem), Some(values)), Some(guess))
            }
            Some((theorem, guess)) => ((Ok(theorem), None), Some(guess)),
            None => (searched(rule, false, is_stopped), None),
        };
        let are_values_known = matches!(
            &found,
            (Ok(theorem), _) if theorem.statement.gives_values()
        ) || matches!(&found.1, Some(Ok(_)));
        if are_values_known {
            // The values are known: whether another formula describes them is no open question.
            open.clear();
        }
        Self {
            claim,
            guesses: open,
            refuted,
            ..Self::checked(rule, false, found, is_stopped)
        }
    }
}

/// A theorem about the values; else a theorem about the P-positions, and the obstacle for the
/// values.
fn searched(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> (Result<Theorem, Obstacle>, Option<Result<Theorem, Obstacle>>) {
    if misere || rule.rule().has_sums() || rule.rule().has_blocking() {
        return (search(rule, misere, is_stopped), None);
    }
    match search_values(rule, is_stopped) {
        // A window gives the value of a heap by that of a smaller one; an automaton may tell the
        // P-positions at once.
        Ok(values) if values.statement.automaton().is_none() => {
            match search_positions(rule, false, is_stopped) {
                Ok(theorem) => (Ok(theorem), Some(Ok(values))),
                Err(_) => (Ok(values), None),
            }
        }
        Ok(theorem) => (Ok(theorem), None),
        Err(values) => match search_positions(rule, false, is_stopped) {
            Ok(theorem) => (Ok(theorem), Some(Err(values))),
            Err(why) => (Err(why), None),
        },
    }
}
