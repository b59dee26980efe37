//! Theorems in which a scanner finds the P-positions.

use super::support::*;
use crate::scan::{Scanned, Takes, scanned};
use crate::{Goal, Moves, Statement, certificate, generate, statement_in_words};
use automata::{Budget, Numeration};
use rules::{CheckedRule, Play};

fn found(game: &str, misere: bool) -> Option<Scanned> {
    let budget = Budget::of_states(LIMIT);
    let found = scanned(&rule(game), misere, &budget).expect("small automata");
    found.map(|(scanned, _)| scanned)
}

/// P-positions from a table that the rule's own loops fill.
fn p_positions(game: &str, misere: bool, side: usize) -> Vec<[usize; 2]> {
    let rule = CheckedRule::new(game).expect("a rule");
    let play = if misere { Play::Misere } else { Play::Normal };
    let mut table = rule.table(play, &[side]).expect("two heaps");
    table.fill(side, |_| true).expect("small");
    let zeros = table
        .values()
        .iter()
        .enumerate()
        .filter(|(_, value)| **value == 0);
    zeros.map(|(at, _)| [at / side, at % side]).collect()
}

/// Compares the scanners with a table that the rule's own loops fill.
fn assert_finds_the_p_positions(game: &str, misere: bool, side: usize) -> usize {
    let scanned = found(game, misere).unwrap_or_else(|| panic!("{game}: no scanner"));
    assert!(
        scanned.lines < side / 2,
        "{game}: from line {}",
        scanned.lines
    );
    assert_eq!(
        scanned.below(side),
        p_positions(game, misere, side),
        "{game}"
    );
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

const SCANNED: [(&str, bool); 6] = [
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 2 | (a-k, b-k) where k >= 1",
        false,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 4 | (a-k, b-k) where k >= 1",
        true,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 1, k % 2 == 0",
        false,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k >= 1, k % 2 == 0 \
         | (a-1, b-2) | (a-2, b-1)",
        false,
    ),
    (
        "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 5 | (a-k, b-k) where k >= 1",
        false,
    ),
    (
        "(a, b) -> (a-k, b) where k >= 1, k % 3 == 0 | (a, b-k) where k >= 4 | (a-k, b-k) where k >= 1",
        false,
    ),
];

fn certified(game: &str, misere: bool) -> String {
    let scanned = found(game, misere).expect("a scanner");
    let statement = Statement::Scanned(Box::new(scanned));
    let budget = Budget::of_states(LIMIT);
    certificate(&rule(game), misere, &statement, None, &budget).expect("a text")
}

#[test]
fn scanners_are_certified() {
    for (game, misere) in SCANNED {
        let checked = check(&certified(game, misere));
        assert!(checked.is_ok(), "{game}: {checked:?}");
    }
}

/// All texts that differ from a certificate in a bit or a number, or that lack a line.
fn mutants(text: &str) -> Vec<String> {
    let start: usize = text.lines().take(4).map(|line| line.len() + 1).sum();
    let mut mutants = Vec::new();
    for (at, character) in text.char_indices().filter(|&(at, _)| at >= start) {
        let other = match character {
            '0' => '1',
            '1' => '0',
            '2'..='9' => '1',
            '\n' => {
                let lines = text[at + 1..].split_once('\n');
                mutants.extend(lines.map(|(_, rest)| format!("{}{rest}", &text[..=at])));
                continue;
            }
            _ => continue,
        };
        mutants.push(format!("{}{other}{}", &text[..at], &text[at + 1..]));
    }
    mutants
}

#[test]
fn no_change_of_a_certificate_of_scanners_is_accepted() {
    let mut tried = 0;
    for (game, misere) in SCANNED {
        let text = certified(game, misere);
        let all = mutants(&text);
        for mutant in all.iter().step_by((all.len() / 200).max(1)) {
            tried += 1;
            assert!(check(mutant).is_err(), "{game}\n{mutant}");
        }
    }
    assert!(tried >= 1000, "{tried}");
    let (game, misere) = SCANNED[0];
    let text = certified(game, misere);
    let other_rule = text.replace("k >= 2", "k >= 3");
    assert_ne!(other_rule, text);
    let refused = check(&other_rule).expect_err("another rule");
    assert!(
        refused.starts_with("line 5: the takes are not the moves"),
        "{refused}"
    );
    let other_play = text.replace("play normal", "play misere");
    let refused = check(&other_play).expect_err("misère");
    assert_eq!(refused, "line 7: wrong at (0, 0)");
}

#[test]
fn rules_of_another_kind_have_no_scanner() {
    for game in [
        "(a, b) -> (a-k, b) where 1 <= k <= b | (a, b-k) where 1 <= k <= a | (a-k, b-k) where k >= 1",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-2*k) where k >= 1",
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        "(a, b) -> (b, a-k) where k >= 1, k <= b | (a-k, b-k) where k >= 1",
    ] {
        assert_eq!(found(game, false), None, "{game}");
    }
}

#[test]
fn scanners_are_found_where_no_automaton_is() {
    let game = SCANNED[2].0;
    let theorem = discovered(&rule(game), false, Goal::Positions, &[Numeration::BINARY]);
    let theorem = theorem.expect("a scanner");
    assert!(matches!(theorem.statement, Statement::Scanned(_)));
    let words = statement_in_words(&rule(game), false, &theorem.statement, None, false);
    assert!(words.contains("a scanner of 14 states"), "{words}");
}

#[test]
fn tables_of_fixed_takes_are_those_of_the_rule() {
    for game in [
        "(a, b) -> (a-k, b) where k >= 1, k % 3 == 1 | (a, b-k) where k >= 4 | (a-k, b-2*k) \
         | (a-2*k, b-k) where k >= 1, k % 2 == 1",
        "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 2 | (a-k, b-2*k) where k >= 3 | (a-4, b-3)",
        "(a, b) -> (a-k, b) where k >= 3 | (a, b-k) where k % 2 == 0, k >= 1 | (a-k, b-2*k) \
         | (a-2*k, b-k) where 1 <= k <= 4",
        "(a, b) -> (a-3, b-1) | (a-1, b-3) | (a-k, b-k) where k >= 2",
        "(a, b) -> (a-k, b) where 1 <= k <= b | (a, b-k) where k >= 1",
    ] {
        let budget = Budget::of_states(LIMIT);
        let moves = Moves::new(&rule(game), Numeration::BINARY, &budget).expect("linear");
        for (misere, side) in [(false, 40), (true, 37)] {
            assert_is_the_table(game, &moves, misere, side);
        }
    }
}

#[test]
fn tables_of_takes_that_some_positions_forbid_are_those_of_the_rule() {
    for game in [
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where 1 <= k <= 3, a + b > 10",
        "(a, b) -> (a-1, b) | (a, b-2) | (a-1, b-3) where (a + 2*b) % 5 != 0",
    ] {
        let budget = Budget::of_states(LIMIT);
        let moves = Moves::new(&rule(game), Numeration::BINARY, &budget).expect("linear");
        let takes = Takes::somewhere(&moves, &budget).expect("small automata");
        assert!(takes.is_some(), "{game}");
        assert_is_the_table(game, &moves, false, 1000);
    }
}

/// Compares a table from the relations of moves with one that the rule's own loops fill.
fn assert_is_the_table(game: &str, moves: &Moves, misere: bool, side: usize) {
    let budget = Budget::of_states(LIMIT);
    let table = generate(moves, misere, Goal::Positions, side, &budget).expect("small");
    let values = table.values.iter().enumerate();
    let zeros = values.filter(|(_, value)| **value == 0);
    let found = zeros.map(|(at, _)| [at / side, at % side]);
    assert!(
        found.eq(p_positions(game, misere, side)),
        "{game} {misere} {side}"
    );
}
