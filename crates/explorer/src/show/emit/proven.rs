//! Code by a theorem about a rule.

use std::time::Duration;

use anyhow::{Result, bail};

use super::formula;
use crate::decided::{Found, GUESSED, rule_beside, values_to_guess_from};
use crate::engine;
use crate::game::Game;
use crate::guess::{Guess, sequence, table};
use crate::rule::{self, CheckedRule, DEFAULT_ROWS, Play, Rule, Table};
use prover::{Statement, Theorem};

/// The caller's clock, and whether the caller wants the work to stop.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// The time since a moment of the caller's choice.
    pub now: &'a dyn Fn() -> Duration,
    pub is_stopped: &'a dyn Fn() -> bool,
}

/// Values to guess from are computed for no longer than this.
const PATIENCE: Duration = Duration::from_secs(2);

/// A function of all positions by a theorem about the values, else one that fills their table. Of
/// misère play, who wins.
///
/// # Errors
/// If the table cannot be filled or a formula written, or misère outcomes are not decided.
pub fn of_rule(checked: &CheckedRule, misere: bool, watch: Watch<'_>) -> Result<String> {
    if misere {
        return match prover::search(checked, true, watch.is_stopped) {
            Ok(theorem) => Ok(prover::emit(checked.rule(), true, &theorem.statement)),
            Err(obstacle) => bail!(
                "no code: the misère outcomes are not decided ({obstacle}); only their table is known"
            ),
        };
    }
    match by_theorem(checked, None, watch)? {
        Some((code, true)) => Ok(code),
        _ => Ok(rule::emitted(checked)?),
    }
}

/// The same for a game that has a name or a notation, if its engine proves nothing; nothing if its
/// engine knows more than its rule. Where the user has chosen the number of values, they are
/// known.
///
/// # Errors
/// As [`of_rule`].
pub fn of_game_by_rule(
    game: &Game,
    are_terms_chosen: bool,
    watch: Watch<'_>,
) -> Result<Option<String>> {
    let Some(rule) = rule_beside(game) else {
        return Ok(None);
    };
    let checked = CheckedRule::new(&rule)?;
    if let Some((code, _)) = by_theorem(&checked, values_to_guess_from(game), watch)? {
        return Ok(Some(code));
    }
    let has_one_heap = matches!(game, Game::OneHeap(_));
    let has_table = has_one_heap && engine::is_without_proof(game) && !are_terms_chosen;
    let code = has_table.then(|| rule::emitted(&checked));
    Ok(code.transpose()?)
}

/// A function for all positions, if there is a theorem: a formula that was guessed, else the
/// automaton; and whether it says the values, not who wins alone.
fn by_theorem(
    checked: &CheckedRule,
    rows: Option<usize>,
    watch: Watch<'_>,
) -> Result<Option<(String, bool)>> {
    let rule = checked.rule();
    let coordinates = rule.coordinates.len();
    let default = match coordinates {
        1 => GUESSED,
        _ => DEFAULT_ROWS[coordinates - 1],
    };
    let rows = rows.unwrap_or(default);
    let mut table = checked.table(Play::Normal, &vec![rows; coordinates - 1])?;
    let start = (watch.now)();
    let has_time = || (watch.now)().saturating_sub(start) < PATIENCE && !(watch.is_stopped)();
    table.fill(rows, |known| known == 0 || has_time())?;
    let found = Found::about(checked, false, &table, watch.is_stopped);
    let automaton = |theorem: &Theorem| {
        let is_of_values = matches!(theorem.statement, Statement::Values(_));
        is_of_values.then(|| (prover::emit(rule, false, &theorem.statement), true))
    };
    let Ok(theorem) = &found.theorem else {
        return Ok(None);
    };
    if let Some(Ok(values)) = &found.values {
        return Ok(automaton(values));
    }
    let proven = found.claim.and_then(|claim| {
        let guesses = guesses(rule, &table);
        guesses.into_iter().find(|guess| guess.claim == claim)
    });
    let Some(guess) = proven else {
        return Ok(automaton(theorem));
    };
    let doc = [
        format!("Proven for all positions of `{rule}`:"),
        format!("{}.", guess.claim),
    ];
    let code = formula::function_with_parts(&doc, &guess.formula)?;
    let is_of_values = matches!(theorem.statement, Statement::Values(_));
    Ok(Some((code, is_of_values)))
}

/// Guesses about the values.
fn guesses(rule: &Rule, values: &Table<'_>) -> Vec<Guess> {
    let numbers: Vec<i64> = values.values().iter().map(|&value| value.into()).collect();
    match rule.coordinates.len() {
        1 => sequence::guesses(&numbers, 0),
        2 => {
            let rows = numbers.chunks(values.breadth()).map(<[i64]>::to_vec);
            table::guesses(&rows.collect(), 0)
        }
        _ => Vec::new(),
    }
}
