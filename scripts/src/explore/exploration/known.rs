//! Explores a game that an engine knows; the prover helps where the engine proves nothing.

use std::time::Duration;

use anyhow::{Context as _, Result};
use explorer::decided::{Findings, has_no_end, rule_beside, values_to_guess_from};
use explorer::game::Game;
use explorer::rule::{CheckedRule, Table};
use explorer::show::{emit, plot, report};

use super::one_heap::Shown;
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
    let names = checked.rule().coordinate_names();
    let head = Head {
        lines: if args.emit { "" } else { &lines },
        heaps: names.try_into().unwrap_or(plot::TWO_HEAPS),
    };
    let needs_rule = args.certificate.is_some();
    if !args.emit && (needs_rule || rule_beside(&game).is_some()) {
        explore_by_rule_too(&game, checked, head, &args)
    } else {
        explore_with(&game, head, &args)
    }
}

/// Explores a game that has a name or a notation. False if the run was interrupted.
///
/// # Errors
/// If an option does not apply to the game, a file cannot be written, or a theorem contradicts the
/// table.
pub fn explore(game: &Game, args: &Args) -> Result<bool> {
    let head = Head {
        lines: "",
        heaps: plot::TWO_HEAPS,
    };
    explore_with(game, head, args)
}

/// Additions that the user's rule makes to the output on a game.
#[derive(Clone, Copy)]
struct Head<'a> {
    /// Lines of the report: after a table of numbers, but before other output.
    lines: &'a str,
    /// Names of two heaps.
    heaps: [&'a str; 2],
}

/// Like [`explore`], with additions to the output.
fn explore_with(game: &Game, head: Head<'_>, args: &Args) -> Result<bool> {
    if args.emit {
        let terms = args.terms.is_some();
        let code = theorem::watched(args, |watch| emit::of_game_by_rule(game, terms, watch))?;
        return match code {
            Some(code) => {
                output::print(&code)?;
                let has_files = args.csv.is_some() || args.plot.is_some();
                Ok(!has_files || by_engine(game, head, args, Shown::Code)?)
            }
            None => by_engine(game, head, args, Shown::Nothing),
        };
    }
    match rule_beside(game) {
        Some(rule) => explore_by_rule_too(game, &CheckedRule::new(&rule)?, head, args),
        None => by_engine(game, head, args, Shown::Nothing),
    }
}

/// Reports the engine's result, unless that is already shown.
fn by_engine(game: &Game, head: Head<'_>, args: &Args, shown: Shown) -> Result<bool> {
    match game {
        Game::OneHeap(game) => {
            output::print(head.lines)?;
            one_heap::explore(game, args, shown)
        }
        Game::TwoHeaps(game) => two_heaps::explore(*game, head.heaps, head.lines, args, shown),
    }
}

/// Explores a game whose engine proves nothing, and adds what its rule proves.
fn explore_by_rule_too(
    game: &Game,
    checked: &CheckedRule,
    head: Head<'_>,
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
        let is_done = by_engine(game, head, args, Shown::Nothing)?;
        let (table, found) = decided()?;
        return Ok(told(&table, &found)? && is_done);
    }
    let (table, found) = decided()?;
    let has_theorem = found.theorem.is_ok();
    let shown = if has_theorem {
        Shown::Theorem
    } else {
        Shown::Nothing
    };
    // A theorem covers all values, so the user need not wait for more of them.
    let is_done = if has_theorem && has_no_end(game) && asks_for_no_values(args) {
        by_engine(game, head, &guessed_from(game, args), shown)?
    } else {
        by_engine(game, head, args, shown)?
    };
    Ok(told(&table, &found)? && is_done)
}

/// Whether no option sets the number of values or a file for them.
fn asks_for_no_values(args: &Args) -> bool {
    args.terms.is_none() && args.time.is_none() && args.csv.is_none()
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
