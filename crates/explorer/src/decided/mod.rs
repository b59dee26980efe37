//! Decides guesses about a game with a known rule by the prover.

mod claims;
mod comparisons;
mod findings;
mod rule_of;

use crate::engine;
use crate::game::{Game, OctalCode, OneHeap};

pub use claims::{Decided, claim, decided};
pub use comparisons::{Addition, Additions, SamePositions, addition, additions, same_positions};
pub use findings::{Findings, NotChecked, Proven};
pub use rule_of::{rule_of, rule_to_decide};

/// Number of values within which an engine usually proves the period of a game whose moves leave up
/// to three heaps, if it proves one at all.
const USUAL_PROOF_VALUES: usize = 500;

/// Number of values from which a one-heap game is guessed.
pub const GUESSED: usize = 1000;

/// Number of values from which a game is guessed if a move may leave three heaps: the rule has many
/// splits to evaluate.
const GUESSED_WITH_THREE_HEAPS: usize = 120;

/// The rule of a game whose engine proves nothing, or nothing soon; `None` for other games.
pub fn rule_beside(game: &Game) -> Option<String> {
    rule_to_decide(game).or_else(|| rule_of(game).filter(|_| is_open_with_three_heaps(game)))
}

fn is_open_with_three_heaps(game: &Game) -> bool {
    let Game::OneHeap(one @ OneHeap::Code(code)) = game else {
        return false;
    };
    let mut engine = engine::start(one);
    leaves_three_heaps(code)
        && engine.extend(USUAL_PROOF_VALUES).is_ok()
        && engine.prove(true).is_none()
}

/// Number of values to compute by the rule for guessing; `None` for a table: the rows shown.
pub fn values_to_guess_from(game: &Game) -> Option<usize> {
    match game {
        Game::OneHeap(OneHeap::Code(code)) if leaves_three_heaps(code) => {
            Some(GUESSED_WITH_THREE_HEAPS)
        }
        Game::OneHeap(_) => Some(GUESSED),
        Game::TwoHeaps(_) => None,
    }
}

/// True if the engine computes until the time ends, unless it proves a period.
pub fn has_no_end(game: &Game) -> bool {
    match game {
        Game::OneHeap(game) => engine::default_terms(game) == engine::MAX_TERMS,
        Game::TwoHeaps(_) => false,
    }
}

fn leaves_three_heaps(code: &OctalCode) -> bool {
    !code.places(3).is_empty() || code.tail() >> 3 & 1 == 1
}

#[cfg(test)]
mod tests;
