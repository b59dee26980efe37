//! Writes reports on rules.

use std::fmt::Write as _;

use anyhow::{Result, ensure};

use super::lines::{SHOWN, of_guesses, position};
use crate::decided::{Findings, NotChecked, Proven, rule_beside, rule_to_decide};
use crate::game::{Game, NAMED_GAMES};
use crate::guess::{Guess, Period};
use crate::rule::{CheckedRule, Rule, Table};
use certificates::Accepted;
use prover::{Obstacle, agrees, statement_in_words};

/// Report that the rule is another way to write `notation`.
pub fn same_as(rule: &Rule, notation: &str) -> String {
    let named = NAMED_GAMES.iter().find(|game| game.notation() == notation);
    let also = match named {
        Some(game) if game.name != notation => format!("{notation} ({})", game.name),
        _ => notation.to_string(),
    };
    format!("rule\t{rule}\nsame as\t{also}\n")
}

/// Report on the values of heaps 0, 1, 2, … under a rule, or on the lost heaps in misère play.
pub fn of_rule(rule: &Rule, values: &[u32], misere: bool) -> String {
    let last = values.len().saturating_sub(1);
    let more = |count: usize| if count > SHOWN { " …" } else { "" };
    let joined = |numbers: &mut dyn Iterator<Item = String>| {
        numbers.take(SHOWN).collect::<Vec<_>>().join(" ")
    };
    if misere || rule.has_blocking() {
        let lost = || values.iter().enumerate().filter(|(_, value)| **value == 0);
        let shown = joined(&mut lost().map(|(heap, _)| heap.to_string()));
        let more = more(lost().count());
        let play = if misere { ", misère" } else { "" };
        return format!("game\t{rule}{play}\nP-positions\t{shown}{more}\n");
    }
    let shown = joined(&mut values.iter().map(u32::to_string));
    let largest = values.iter().max().copied().unwrap_or(0);
    format!(
        "game\t{rule}\nvalues\t{shown}{}\nmaximum\t{largest} up to heap {last}\n",
        more(values.len())
    )
}

/// Report on the theorems and guesses about a rule.
///
/// # Errors
/// If a theorem contradicts the table, which is a fault of this program.
pub fn of_theorem(
    rule: &CheckedRule,
    misere: bool,
    found: &Findings,
    table: &Table<'_>,
) -> Result<String> {
    theorems(rule, misere, found, table, false)
}

/// Like [`of_theorem`]; `is_period_told` is true if an earlier report has the lines of a period.
fn theorems(
    rule: &CheckedRule,
    misere: bool,
    found: &Findings,
    table: &Table<'_>,
    is_period_told: bool,
) -> Result<String> {
    let mut text = String::new();
    for (claim, at) in &found.refuted {
        let _ = writeln!(text, "refuted\t{claim}: not at {}", position(at));
    }
    let theorem = match &found.theorem {
        Ok(theorem) => theorem,
        Err(obstacle) => return Ok(format!("{text}not decided\t{obstacle}\n")),
    };
    text += &of_proven(
        rule,
        misere,
        found.claim.as_ref(),
        theorem,
        table,
        is_period_told,
    )?;
    match &found.values {
        Some(Ok(values)) => text += &of_proven(rule, misere, None, values, table, is_period_told)?,
        Some(Err(why)) => {
            // The message must not depend on the machine, as the progress of the search does.
            let why = match why {
                Obstacle::NotLinear(why) => why,
                _ => "no automaton that reads them was found",
            };
            let _ = writeln!(
                text,
                "not decided\tthe values of the other positions: {why}"
            );
        }
        None => {}
    }
    Ok(text)
}

/// Report on a proven statement, in the words of `claim` if it was a guess, and on its proof.
fn of_proven(
    rule: &CheckedRule,
    misere: bool,
    claim: Option<&Guess>,
    proven: &Proven,
    table: &Table<'_>,
    is_period_told: bool,
) -> Result<String> {
    let accepted = match proven.accepted() {
        Err(NotChecked::Contradicted(why)) => {
            return Ok(format!(
                "not decided\tthe prover and the checker of its certificate disagree: {why}; \
                 please report the rule\n"
            ));
        }
        accepted => accepted,
    };
    let statement = &proven.theorem.statement;
    ensure!(
        agrees(statement, rule, table),
        "a theorem contradicts the table of {}; this is a fault of `cargo x explore`: please \
         report the rule",
        rule.rule()
    );
    // The closed form may only be called a theorem if the checker has checked it, too.
    let has_closed_form = accepted.is_ok_and(Accepted::has_closed_form) || accepted.is_err();
    let claim = claim.filter(|_| has_closed_form);
    let words = match claim {
        Some(guess) => format!("{}; for all positions of {}", guess.claim, rule.rule()),
        None => {
            let claim = proven.theorem.claim.as_ref();
            statement_in_words(rule.rule(), misere, statement, claim, has_closed_form)
        }
    };
    let mut text = match claim {
        Some(guess) if !is_period_told => of_cycle(guess),
        _ => String::new(),
    };
    text += &match accepted {
        Ok(accepted) => of_accepted(&words, accepted),
        Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) => {
            format!("proven, not checked\t{words}\nnot checked\t{why}\n")
        }
    };
    for duty in &proven.theorem.duties {
        let _ = writeln!(text, "proof\t{}: {} states", duty.what, duty.states);
    }
    Ok(text)
}

/// The only line with the key `theorem`, for a statement that the checker has accepted.
fn of_accepted(words: &str, _accepted: &Accepted) -> String {
    format!("theorem\t{words}\n")
}

/// Lines about the period of a guess; empty if it has none.
fn of_cycle(guess: &Guess) -> String {
    let Some(found) = guess.period() else {
        return String::new();
    };
    let Period {
        preperiod,
        period,
        saltus,
    } = found;
    let mut text = format!("period\t{period}\npreperiod\t{preperiod}\n");
    if saltus > 0 {
        let _ = writeln!(text, "saltus\t{saltus}");
    }
    text
}

/// Report on the rule of a named game, printed after the engine's report. The engine's report
/// contains the guesses, unless the rule of the game can be written down.
///
/// # Errors
/// As [`of_theorem`].
pub fn of_found_beside(
    game: &Game,
    rule: &CheckedRule,
    found: &Findings,
    table: &Table<'_>,
) -> Result<String> {
    if rule_to_decide(game).is_some() {
        of_found(rule, false, found, table)
    } else {
        theorems(rule, false, found, table, rule_beside(game).is_none())
    }
}

/// Like [`of_theorem`], followed by the guesses that are still open.
///
/// # Errors
/// As [`of_theorem`].
pub fn of_found(
    rule: &CheckedRule,
    misere: bool,
    found: &Findings,
    table: &Table<'_>,
) -> Result<String> {
    let mut text = of_theorem(rule, misere, found, table)?;
    let has_guesser = rule.rule().coordinates.len() < 3 && !misere && !rule.rule().has_blocking();
    if found.theorem.is_err() && found.guesses.is_empty() && has_guesser {
        text += &of_guesses(&[]);
    }
    for (guess, why) in &found.guesses {
        text += &of_guesses(std::slice::from_ref(guess));
        let _ = writeln!(text, "not decided\tthis guess: {why}");
    }
    Ok(text)
}
