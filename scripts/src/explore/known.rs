//! A game that an engine knows, and what the prover adds where the engine proves nothing.

use anyhow::{Context as _, Result};
use explorer::decided::{Found, rule_of, rule_to_decide};
use explorer::engine;
use explorer::game::{Game, OctalCode, OneHeap};
use explorer::rule::{self, CheckedRule, Table};
use explorer::show::report;

use super::rule::{GUESSED, PATIENCE, certified, filled, proven_code};
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
    let is_without_proof =
        engine::is_without_proof(&game) || rule_that_leaves_three_heaps(&game).is_some();
    if args.certificate.is_some() || is_without_proof {
        explore_by_rule_too(&game, checked, &args)
    } else {
        by_engine(&game, &args, false)
    }
}

/// A game that has a name or a notation. False if it was interrupted.
///
/// # Errors
/// If an option does not go with it, a file cannot be written, or a theorem contradicts the table.
pub fn explore(game: &Game, args: &Args) -> Result<bool> {
    let rule = rule_to_decide(game).or_else(|| rule_that_leaves_three_heaps(game));
    match rule {
        Some(rule) => explore_by_rule_too(game, &CheckedRule::new(&rule)?, args),
        None => by_engine(game, args, false),
    }
}

/// The rule of a code by which a move may leave three heaps, if its engine does not soon prove a
/// period.
fn rule_that_leaves_three_heaps(game: &Game) -> Option<String> {
    let Game::OneHeap(one @ OneHeap::Code(code)) = game else {
        return None;
    };
    let mut engine = engine::start(one);
    let may_be_proven =
        leaves_three_heaps(code) && engine.extend(SOON).is_ok() && engine.prove(true).is_none();
    rule_of(game).filter(|_| may_be_proven)
}

/// Whether a move may leave three heaps.
fn leaves_three_heaps(code: &OctalCode) -> bool {
    !code.places(3).is_empty() || code.tail() >> 3 & 1 == 1
}

fn by_engine(game: &Game, args: &Args, has_theorem: bool) -> Result<bool> {
    match game {
        Game::OneHeap(game) => one_heap::explore(Some(game.clone()), args, has_theorem),
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
    if matches!(game, Game::TwoHeaps(_)) {
        let is_done = by_engine(game, args, false)?;
        let (table, found) = decided()?;
        return Ok(told(&table, &found)? && is_done);
    }
    let (table, found) = decided()?;
    let has_theorem = found.theorem.is_ok();
    // A theorem says it all: nobody needs to wait for more values.
    let is_done = if has_theorem && has_no_end(game) && asks_for_no_values(args) {
        by_engine(game, &guessed_from(game, args), true)?
    } else {
        by_engine(game, args, has_theorem)?
    };
    Ok(told(&table, &found)? && is_done)
}

/// Prints a function for all positions if there is a theorem, else one that fills the table of
/// values or what the engine knows.
fn emit_proven(game: &Game, checked: &CheckedRule, args: &Args) -> Result<bool> {
    let table = filled(checked, &guessed_from(game, args))?;
    let found = theorem::found(checked, false, &table);
    if let Some((code, _)) = proven_code(checked, &table, &found)? {
        output::print(&code)?;
        return Ok(true);
    }
    let has_one_heap = matches!(game, Game::OneHeap(_));
    if has_one_heap && engine::is_without_proof(game) && args.terms.is_none() {
        output::print(&rule::emitted(checked)?)?;
        return Ok(true);
    }
    by_engine(game, args, false)
}

/// Whether the engine computes until the time is over unless it proves a period.
fn has_no_end(game: &Game) -> bool {
    match game {
        Game::OneHeap(game) => engine::default_terms(game) == engine::MOST_TERMS,
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

/// An engine that proves a period of a game with three heaps after a move mostly does so within
/// this many values.
const SOON: usize = 500;

/// So many values are enough to guess from where a move may leave three heaps: many splits take
/// long by the rule.
const GUESSED_OF_THREE: usize = 120;

/// The arguments with as many values as are guessed from: the engine shows more.
fn guessed_from(game: &Game, args: &Args) -> Args {
    Args {
        terms: match game {
            Game::OneHeap(OneHeap::Code(code)) if leaves_three_heaps(code) => {
                Some(GUESSED_OF_THREE)
            }
            Game::OneHeap(_) => Some(GUESSED),
            Game::TwoHeaps(_) => args.terms,
        },
        time: args.time.or(Some(PATIENCE)),
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
