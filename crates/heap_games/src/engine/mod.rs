//! Engines: fast ways to compute Grundy values.

mod coins;
mod interface;
mod octal;
mod space;
mod take;
pub mod two_heaps;
mod until_proven;

pub use interface::Engine;
pub use until_proven::{Outcome, compute_until_proven};

use crate::game::{Game, Moves, OneHeap, TakeSet};
use coins::Coins;
use octal::Octal;
use take::Take;

/// Starts the engine of a game.
pub fn start(game: &OneHeap) -> Box<dyn Engine> {
    match game {
        OneHeap::Code(code) => Box::new(Octal::new(code.moves())),
        OneHeap::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        OneHeap::Take(set) => Box::new(Take::new(set.clone())),
        OneHeap::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// More terms than anybody can compute: no limit.
pub const MAX_TERMS: usize = usize::MAX / 2;

/// How many values to compute if nobody says: no limit where values may prove a period, otherwise
/// about as many as a reader looks at.
pub fn default_terms(game: &OneHeap) -> usize {
    match game {
        OneHeap::Take(TakeSet::Infinite(_)) => 20_000,
        OneHeap::Coins(_) => 300,
        OneHeap::Code(_) | OneHeap::Grundy | OneHeap::Take(TakeSet::Finite(_)) => MAX_TERMS,
    }
}

/// Whether no criterion can prove a period of this game, however many values are known.
pub fn is_without_proof(game: &Game) -> bool {
    match game {
        Game::OneHeap(OneHeap::Take(set)) => matches!(set, TakeSet::Infinite(_)),
        Game::OneHeap(_) => false,
        Game::TwoHeaps(_) => true,
    }
}

#[cfg(test)]
mod tests;
