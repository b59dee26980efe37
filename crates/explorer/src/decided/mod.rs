//! Asks the prover whether guesses about a game with a known rule are right.

mod claims;
mod comparisons;
mod findings;
mod heaps;
mod moves;
mod rule_of;

use crate::engine;
use crate::game::Game;

pub use claims::{Decided, claim, decided};
pub use comparisons::{Addition, Additions, SamePositions, addition, additions, same_positions};
pub use findings::{Findings, NotChecked, Proven, Watch, table_and_findings};
pub(crate) use heaps::period_of;
pub use heaps::{Heap, Heaps};
pub use moves::{Move, Part, Values, parts, winning_moves};
pub use rule_of::{module_for, rule_beside, rule_of};

/// How many values of a game on one heap to guess from.
pub const GUESSED: usize = 1000;

/// How many values to compute by the rule for guessing; `None` for a table: the rows shown.
pub fn values_to_guess_from(game: &Game) -> Option<usize> {
    match game {
        Game::OneHeap(_) => Some(GUESSED),
        Game::TwoHeaps(_) => None,
    }
}

/// Whether the engine computes until the time is over, unless it proves a period.
pub fn has_no_end(game: &Game) -> bool {
    match game {
        Game::OneHeap(game) => engine::default_terms(game) == engine::MAX_TERMS,
        Game::TwoHeaps(_) => false,
    }
}

#[cfg(test)]
mod tests;
