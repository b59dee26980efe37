//! Theorems whose P-positions a scanner finds.

use super::support::*;
use crate::theorem::scan::{Scanned, scanned};
use automata::Budget;
use rules::{CheckedRule, Play};

fn found(game: &str, misere: bool) -> Option<Scanned> {
    let budget = Budget::of_states(LIMIT);
    let found = scanned(&rule(game), misere, &budget).expect("small automata");
    found.map(|(scanned, _)| scanned)
}

/// Compares with a table that the rule's own loops fill.
fn assert_finds_the_p_positions(game: &str, misere: bool, side: usize) -> usize {
    let scanned = found(game, misere).unwrap_or_else(|| panic!("{game}: no scanner"));
    let rule = CheckedRule::new(game).expect("a rule");
    let play = if misere { Play::Misere } else { Play::Normal };
    let mut table = rule.table(play, &[side]).expect("two heaps");
    table.fill(side, |_| true).expect("small");
    let zeros = table
        .values()
        .iter()
        .enumerate()
        .filter(|(_, value)| **value == 0);
    let expected: Vec<[usize; 2]> = zeros.map(|(at, _)| [at / side, at % side]).collect();
    assert!(
        scanned.lines < side / 2,
        "{game}: from line {}",
        scanned.lines
    );
    assert_eq!(scanned.below(side), expected, "{game}");
    scanned.states()
}

#[test]
fn takes_of_at_least_m_or_the_same_from_both_need_one_state() {
    for m in 2..6 {
        let game =
            format!("(a, b) -> (a-k, b) | (a, b-k) where k >= {m} | (a-k, b-k) where k >= 1");
        for misere in [false, true] {
            assert_eq!(
                assert_finds_the_p_positions(&game, misere, 150),
                2,
                "{game}"
            );
        }
    }
}

#[test]
fn games_that_no_automaton_is_known_to_read_are_scanned() {
    for (game, states) in [
        (
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 0, k >= 1",
            14,
        ),
        (
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 3 | (a-k, b-k) where k % 2 == 0, k >= 1",
            16,
        ),
        (
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 3",
            6,
        ),
        (
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 2 | (a-k, b-k) where k != 2, k >= 1",
            8,
        ),
        (
            "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 5 | (a-k, b-k) where k >= 1",
            2,
        ),
    ] {
        assert_eq!(
            assert_finds_the_p_positions(game, false, 200),
            states,
            "{game}"
        );
    }
    let game = "(a, b) -> (a-k, b) where k >= 1, k % 3 == 0 | (a, b-k) where k >= 4 \
                | (a-k, b-k) where k >= 1";
    assert_finds_the_p_positions(game, false, 200);
    let game = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 1, k % 2 == 0 \
                | (a-1, b-2) | (a-2, b-1)";
    assert_finds_the_p_positions(game, false, 200);
}
