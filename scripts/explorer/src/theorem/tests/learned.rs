//! Theorems whose automaton is learned.

use super::support::*;
use crate::automaton::Numeration;
use crate::theorem::Goal;

const BINARY: Numeration = Numeration::BINARY;
const ZECKENDORF: Numeration = Numeration::ZECKENDORF;

fn assert_learned(game: &str, goal: Goal, misere: bool, numeration: Numeration, states: usize) {
    let start = std::time::Instant::now();
    let found = discovered(&rule(game), misere, goal, &[numeration]);
    let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
    let automaton = theorem.statement.automaton();
    println!(
        "{game}: {} states in {}, from {:?} in {:?}",
        automaton.states(),
        automaton.numeration(),
        theorem.learned_from,
        start.elapsed()
    );
    assert_eq!(
        (automaton.numeration(), automaton.states()),
        (numeration, states),
        "{game}"
    );
}

fn assert_p_positions(game: &str, numeration: Numeration, states: usize) {
    assert_learned(game, Goal::Positions, false, numeration, states);
}

const WYTHOFF: &str = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";

#[test]
fn wythoff_is_regular_in_zeckendorf_s_numeration() {
    assert_p_positions(WYTHOFF, ZECKENDORF, 8);
}

#[test]
fn misere_wythoff_is_regular_in_zeckendorf_s_numeration() {
    assert_learned(WYTHOFF, Goal::Positions, true, ZECKENDORF, 14);
}

#[test]
fn misere_nim_differs_where_no_heap_is_larger_than_1() {
    let nim = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";
    assert_learned(nim, Goal::Positions, true, BINARY, 5);
}

#[test]
fn single_takes_in_multiples_of_m_are_regular_in_the_numeration_of_m() {
    for (m, states) in [(1, 8), (2, 13), (3, 17)] {
        let game = format!(
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1, k % {m} == 0 | (a-k, b-k) where k >= 1"
        );
        assert_p_positions(&game, Numeration::Metallic(m), states);
    }
}

#[test]
fn chess_pieces_are_regular_in_base_2() {
    let king = "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)";
    assert_p_positions(king, BINARY, 2);
    let knight = "(a, b) -> (a-1, b-2) | (a-2, b-1)";
    assert_p_positions(knight, BINARY, 9);
    let full_knight = "(a, b) -> (a-1, b-2) | (a-2, b-1) | (a+1, b-2) | (a-2, b+1)";
    assert_p_positions(full_knight, BINARY, 4);
    let rook_and_king = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)";
    assert_p_positions(rook_and_king, BINARY, 8);
}

#[test]
fn odd_takes_from_one_or_both_are_regular_in_base_2() {
    let both_odd = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k % 2 == 1";
    assert_p_positions(both_odd, BINARY, 2);
    let odd_diagonal = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1";
    assert_p_positions(odd_diagonal, BINARY, 7);
}

#[test]
fn the_same_from_both_or_a_few_from_one_is_regular_in_base_2() {
    for (most, states) in [(1, 10), (2, 12), (3, 18)] {
        let game = format!(
            "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= {most} | (a-k, b-k) where k >= 1"
        );
        assert_p_positions(&game, BINARY, states);
    }
}

#[test]
fn takes_bounded_by_the_other_heap_are_regular_in_base_2() {
    let at_most = "(a, b) -> (a-k, b) where 1 <= k <= b | (a, b-k) where 1 <= k <= a";
    assert_p_positions(at_most, BINARY, 4);
    let down_to = "(a, b) -> (a-k, b) where k >= 1, a-k <= b | (a, b-k) where k >= 1, b-k <= a";
    assert_p_positions(down_to, BINARY, 2);
}

#[test]
fn nim_with_even_takes_from_one_heap_is_regular_in_base_2() {
    let even = "(a, b) -> (a-k, b) where k >= 1, k % 2 == 0 | (a, b-k) where k >= 1";
    assert_learned(even, Goal::Values, false, BINARY, 3);
}

#[test]
fn kayles_and_dawson_s_kayles_are_regular_in_base_2() {
    let kayles = "n -> i, n-1-i | i, n-2-i";
    assert_learned(kayles, Goal::Values, false, BINARY, 49);
}
