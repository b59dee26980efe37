//! Ways to compute Grundy values.

mod both;
mod coins;
mod grundy_values;
mod hexadecimal;
mod interface;
mod octal;
mod rare_heaps;
mod take;
pub mod two_heaps;
mod until_proven;

use anyhow::{Result, bail};

pub use both::RunBoth;
pub use grundy_values::GrundyValues;
pub use hexadecimal::Hexadecimal;
pub use interface::{Engine, HEAPS_PER_DEPTH, Notes};
pub use rare_heaps::RareHeaps;
pub use until_proven::{LaterHeaps, Outcome, compute_until_proven};

use crate::game::{Game, Moves, OneHeap, TakeSet};
use coins::Coins;
use octal::Octal;
pub use octal::register::{self, Register};
use take::Take;

/// Starts an engine from the beginning.
pub fn start(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if !code.is_finite_octal() => Box::new(Hexadecimal::new(code)),
        OneHeap::Code(code) => Box::new(Octal::new(code.moves())),
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        OneHeap::Take(set) => Box::new(Take::new(set.clone())),
        OneHeap::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// Starts an engine from the beginning that may drop values it no longer needs.
pub fn start_beyond_memory(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if code.is_finite_octal() => {
            Box::new(Octal::new(code.moves()).beyond_memory())
        }
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game()).beyond_memory()),
        game => start(game),
    }
}

/// Engine that continues a register from a snapshot. `values` are known values of heaps below the
/// register's start, as many as there are; `states` are the archived states.
///
/// # Errors
/// If the game has no register, or the snapshot is of another game.
pub fn resume_register(
    game: &OneHeap,
    values: Vec<u32>,
    snapshot: register::Snapshot,
    states: Vec<register::State>,
) -> Result<Box<dyn Engine>> {
    let moves = match game {
        OneHeap::Code(code) if code.is_finite_octal() => code.moves(),
        OneHeap::Grundy => Moves::grundys_game(),
        game => bail!("{game} has no register"),
    };
    let octal = Octal::resume_register(moves, values, snapshot, states)?;
    Ok(Box::new(octal))
}

/// Engine that continues a saved run.
pub fn resume(game: &OneHeap, values: Vec<u32>, notes: Notes) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if !code.is_finite_octal() => {
            Box::new(Hexadecimal::resume(code, values))
        }
        OneHeap::Code(code) => Box::new(Octal::resume(code.moves(), values, notes)),
        OneHeap::Grundy => Box::new(Octal::resume(Moves::grundys_game(), values, notes)),
        OneHeap::Take(set) => Box::new(Take::resume(set.clone(), values)),
        OneHeap::Coins(turns) => Box::new(Coins::resume(turns.clone(), values)),
    }
}

/// Engine that continues a saved run and may drop values it no longer needs.
pub fn resume_beyond_memory(game: &OneHeap, values: Vec<u32>, notes: Notes) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) if code.is_finite_octal() => {
            Box::new(Octal::resume(code.moves(), values, notes).beyond_memory())
        }
        OneHeap::Grundy => {
            Box::new(Octal::resume(Moves::grundys_game(), values, notes).beyond_memory())
        }
        game => resume(game, values, notes),
    }
}

/// Limit beyond any computation: in practice unlimited.
pub const MAX_TERMS: usize = usize::MAX / 2;

/// Number of values computed by default: unlimited where values may prove a period, else about as
/// many as a reader looks at.
pub fn default_terms(game: &OneHeap) -> usize {
    match game {
        OneHeap::Take(TakeSet::Infinite(_)) => 20_000,
        OneHeap::Coins(_) => 300,
        OneHeap::Code(_) | OneHeap::Grundy | OneHeap::Take(TakeSet::Finite(_)) => MAX_TERMS,
    }
}

/// Whether no criterion can prove the period of the game's values.
pub fn is_without_proof(game: &Game) -> bool {
    match game {
        Game::OneHeap(OneHeap::Take(set)) => matches!(set, TakeSet::Infinite(_)),
        // No criterion covers a code that never ends.
        Game::OneHeap(OneHeap::Code(code)) => code.to_string().ends_with("..."),
        Game::OneHeap(_) => false,
        Game::TwoHeaps(_) => true,
    }
}
