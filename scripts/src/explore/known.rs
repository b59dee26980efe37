//! A game that an engine knows, and what the prover adds where the engine proves nothing.

use anyhow::{Context as _, Result};
use explorer::decided::{Found, rule_to_decide};
use explorer::engine;
use explorer::game::Game;
use explorer::rule::{CheckedRule, Table};
use explorer::show::report;
use explorer::theorem::emit;

use super::rule::{certified, filled};
use super::{Args, one_heap, theorem, two_heaps};
use crate::output;

/// Explores a rule that is another way to write `notation`. False if it was interrupted.
///
/// # Errors
/// As [`explore`].
pub fn explore_rule(checked: &CheckedRule, notation: &str, args: &Args) -> Result<bool> {
    let lines = report::same_as(checked.rule(), notation);
    let game = Game::parse(notation).context("a rule was recognised as no game")?;
    tell(&game, args.emit, &lines)?;
    let args = Args {
        game: Some(notation.to_string()),
        ..args.clone()
    };
    if args.certificate.is_some() || engine::is_without_proof(&game) {
        explore_by_rule_too(&game, checked, &args)
    } else {
        by_engine(&game, &args)
    }
}

/// A game that has a name or a notation. False if it was interrupted.
///
/// # Errors
/// If an option does not go with it, a file cannot be written, or a theorem contradicts the table.
pub fn explore(game: &Game, args: &Args) -> Result<bool> {
    match rule_to_decide(game) {
        Some(rule) => explore_by_rule_too(game, &CheckedRule::new(&rule)?, args),
        None => by_engine(game, args),
    }
}

fn by_engine(game: &Game, args: &Args) -> Result<bool> {
    match game {
        Game::OneHeap(game) => one_heap::explore(Some(game.clone()), args),
        Game::TwoHeaps(game) => two_heaps::explore(*game, args),
    }
}

/// A game whose engine proves nothing, and what its rule proves.
fn explore_by_rule_too(game: &Game, checked: &CheckedRule, args: &Args) -> Result<bool> {
    if args.emit {
        return emit_proven(game, checked, args);
    }
    let decided = || -> Result<(Table<'_>, Found)> {
        let table = filled(checked, &guessed_from(game, args))?;
        let found = theorem::found(checked, false, &table);
        Ok((table, found))
    };
    let told = |table: &Table<'_>, found: &Found| {
        let report = report::of_found_beside(game, checked, found, table)?;
        tell(game, false, &report)?;
        certified(checked, found, args)
    };
    if !has_no_end(game) {
        let is_done = by_engine(game, args)?;
        let (table, found) = decided()?;
        return Ok(told(&table, &found)? && is_done);
    }
    let (table, found) = decided()?;
    // A theorem says it all: nobody needs to wait for more values.
    let is_enough = found.theorem.is_ok() && asks_for_no_values(args);
    let is_done = if is_enough {
        by_engine(game, &guessed_from(game, args))?
    } else {
        by_engine(game, args)?
    };
    Ok(told(&table, &found)? && is_done)
}

/// Prints a function for all heaps if there is a theorem about the values, else what the engine
/// knows.
fn emit_proven(game: &Game, checked: &CheckedRule, args: &Args) -> Result<bool> {
    let theorem = match game {
        Game::OneHeap(_) => theorem::of_values(checked).ok(),
        // The guesses about tables are shorter.
        Game::TwoHeaps(_) => None,
    };
    match theorem {
        Some(theorem) => {
            output::print(&emit(checked.rule(), false, &theorem.statement))?;
            Ok(true)
        }
        None => by_engine(game, args),
    }
}

/// Whether the engine computes until the time is over and yet proves nothing.
fn has_no_end(game: &Game) -> bool {
    match game {
        Game::OneHeap(one) => {
            engine::is_without_proof(game) && engine::default_terms(one) == engine::MOST_TERMS
        }
        Game::TwoHeaps(_) => false,
    }
}

/// Whether no option says how many values there shall be, or where they go.
fn asks_for_no_values(args: &Args) -> bool {
    args.terms.is_none()
        && args.time.is_none()
        && args.csv.is_none()
        && args.save.is_none()
        && args.resume.is_none()
}

/// So many values of a game on one heap are enough to guess from.
const GUESSED: usize = 1000;

/// The arguments with as many values as are guessed from: the engine shows more.
fn guessed_from(game: &Game, args: &Args) -> Args {
    Args {
        terms: match game {
            Game::OneHeap(_) => Some(GUESSED),
            Game::TwoHeaps(_) => args.terms,
        },
        ..args.clone()
    }
}

/// Tables are read by programs: what is said about them goes beside.
fn tell(game: &Game, emits: bool, text: &str) -> Result<()> {
    if emits || matches!(game, Game::TwoHeaps(_)) {
        eprint!("{text}");
        return Ok(());
    }
    output::print(text)
}
