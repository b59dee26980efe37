//! Explores a game that an engine knows; the prover helps where the engine proves nothing.

use std::time::Duration;

use anyhow::{Context as _, Result};
use explorer::decided::{Findings, has_no_end, rule_beside, values_to_guess_from};
use explorer::game::Game;
use explorer::rule::{CheckedRule, Table};
use explorer::show::{emit, report};

use super::table::filled;
use super::{certificate, one_heap, theorem, two_heaps};
use crate::explore::Args;
use crate::output;

/// Explores a rule that is equivalent to `notation`. False if the run was interrupted.
///
/// # Errors
/// If [`explore`] fails.
pub fn explore_rule(checked: &CheckedRule, notation: &str, args: &Args) -> Result<bool> {
    let lines = report::same_as(checked.rule(), notation);
    let game = Game::parse(notation).context("a rule was recognised as no game")?;
    if args.emit {
        eprint!("{lines}");
    }
    let args = Args {
        game: Some(notation.to_string()),
        ..args.clone()
    };
    let lines = if args.emit { "" } else { &lines };
    let needs_rule = args.certificate.is_some() || args.walnut.is_some();
    if !args.emit && (needs_rule || rule_beside(&game).is_some()) {
        explore_by_rule_too(&game, checked, lines, &args)
    } else {
        explore_with(&game, lines, &args)
    }
}

/// Explores a game that has a name or a notation. False if the run was interrupted.
///
/// # Errors
/// If an option does not apply to the game, a file cannot be written, or a theorem contradicts the
/// table.
pub fn explore(game: &Game, args: &Args) -> Result<bool> {
    explore_with(game, "", args)
}

/// Like [`explore`], with additional `lines` for the report.
fn explore_with(game: &Game, lines: &str, args: &Args) -> Result<bool> {
    if args.emit {
        let terms = args.terms.is_some();
        let code = theorem::watched(args, |watch| emit::of_game_by_rule(game, terms, watch))?;
        return match code {
            Some(code) => output::print(&code).map(|()| true),
            None => by_engine(game, lines, args, false),
        };
    }
    match rule_beside(game) {
        Some(rule) => explore_by_rule_too(game, &CheckedRule::new(&rule)?, lines, args),
        None => by_engine(game, lines, args, false),
    }
}

/// Reports the engine's result. `lines` come after a table of numbers, but before other output.
fn by_engine(game: &Game, lines: &str, args: &Args, has_theorem: bool) -> Result<bool> {
    match game {
        Game::OneHeap(game) => {
            output::print(lines)?;
            one_heap::explore(Some(game.clone()), args, has_theorem)
        }
        Game::TwoHeaps(game) => two_heaps::explore(*game, lines, args),
    }
}

/// Explores a game whose engine proves nothing, and adds what its rule proves.
fn explore_by_rule_too(
    game: &Game,
    checked: &CheckedRule,
    lines: &str,
    args: &Args,
) -> Result<bool> {
    let decided = || -> Result<(Table<'_>, Findings)> {
        let table = filled(checked, &guessed_from(game, args))?;
        let found = theorem::found(checked, &table, args);
        Ok((table, found))
    };
    let told = |table: &Table<'_>, found: &Findings| {
        output::print(&report::of_found_beside(game, checked, found, table)?)?;
        certificate::write_if_asked(found, args)
    };
    if matches!(game, Game::TwoHeaps(_)) {
        let is_done = by_engine(game, lines, args, false)?;
        let (table, found) = decided()?;
        return Ok(told(&table, &found)? && is_done);
    }
    let (table, found) = decided()?;
    let has_theorem = found.theorem.is_ok();
    // A theorem covers all values, so the user need not wait for more of them.
    let is_done = if has_theorem && has_no_end(game) && asks_for_no_values(args) {
        by_engine(game, lines, &guessed_from(game, args), true)?
    } else {
        by_engine(game, lines, args, has_theorem)?
    };
    Ok(told(&table, &found)? && is_done)
}

/// Whether no option sets the number of values or a file for them.
fn asks_for_no_values(args: &Args) -> bool {
    args.terms.is_none()
        && args.time.is_none()
        && args.csv.is_none()
        && args.save.is_none()
        && args.resume.is_none()
}

/// Time limit for computing the values from which the prover guesses.
const TIME_FOR_VALUES: Duration = Duration::from_secs(2);

/// Arguments with the number of values from which the prover guesses; the engine shows more.
fn guessed_from(game: &Game, args: &Args) -> Args {
    Args {
        terms: values_to_guess_from(game).or(args.terms),
        time: args.time.or(Some(TIME_FOR_VALUES)),
        ..args.clone()
    }
}
