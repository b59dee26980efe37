//! Engines: fast ways to compute Grundy values.

mod coins;
mod octal;
mod space;
mod take;
mod until_proven;

pub use until_proven::{Outcome, compute_until_proven};

use crate::game::{Game, Moves, TakeSet};
use crate::proof::Proof;
use coins::Coins;
use octal::Octal;
use take::Take;

/// Computes the Grundy values of heaps 0, 1, 2, … of one game.
pub trait Engine {
    /// Computes on until the values of at least `terms` heaps are known, or the engine meets an
    /// [`obstacle`](Self::obstacle).
    fn extend(&mut self, terms: usize);

    /// Returns the values computed so far.
    fn values(&self) -> &[u32];

    /// Returns a proof of the period, if the known values give one.
    ///
    /// Unless `is_last`, an engine may hold a proof back when a few more values would prove the
    /// same period by a better-known criterion.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Returns why `extend` can't compute any further; `None` as long as it can.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// Returns whether this heap is rare, for engines that use a sparse space.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}

/// Starts the engine of a game.
pub fn start(game: &Game) -> Box<dyn Engine> {
    match game {
        Game::Code(code) => Box::new(Octal::new(code.moves())),
        Game::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        Game::Take(set) => Box::new(Take::new(set.clone())),
        Game::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// More terms than anybody can compute: no limit.
pub const MAX_TERMS: usize = usize::MAX / 2;

/// Returns how many values to compute if nobody says: no limit where values may prove a period,
/// otherwise about as many as a reader looks at.
pub fn default_terms(game: &Game) -> usize {
    match game {
        Game::Take(TakeSet::Infinite(_)) => 20_000,
        Game::Coins(_) => 300,
        Game::Code(_) | Game::Grundy | Game::Take(TakeSet::Finite(_)) => MAX_TERMS,
    }
}

/// Returns whether no criterion can prove a period of this game, and its rule must be asked.
pub fn is_without_proof(game: &Game) -> bool {
    matches!(game, Game::Take(TakeSet::Infinite(_)))
}

#[cfg(test)]
mod tests;
