//! Chooses the games that are decided by their rule because their engine proves nothing.

use super::{rule_of, rule_to_decide};
use crate::engine;
use crate::game::{Game, OctalCode, OneHeap};

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
mod tests {
    use super::*;
    use crate::decided::Findings;
    use crate::rule::{CheckedRule, Play};

    #[test]
    fn a_code_with_three_heaps_and_a_saltus_that_is_no_power_of_two_is_proven() {
        let game = Game::parse("0.3F").unwrap();
        let checked = CheckedRule::new(&rule_beside(&game).unwrap()).unwrap();
        let mut table = checked.table(Play::Normal, &[]).unwrap();
        let rows = values_to_guess_from(&game).unwrap();
        table.fill(rows, |_| true).unwrap();
        let found = Findings::about(&checked, false, &table, &|| false);
        found.theorem.unwrap();
        let claim = found.claim.unwrap();
        assert_eq!(claim.claim, "period 6, preperiod 0, saltus 3");
    }

    #[test]
    fn games_that_their_engine_proves_soon_need_no_rule() {
        for game in ["kayles", "0.8F", "take{1,3}", "coins{1,2}"] {
            assert_eq!(rule_beside(&Game::parse(game).unwrap()), None, "{game}");
        }
        for game in ["0.31...", "0.F...", "take{odd}", "wythoff"] {
            assert!(rule_beside(&Game::parse(game).unwrap()).is_some(), "{game}");
        }
    }
}
