//! Theorems from learned automata.

use super::random_rules::are_all_tried;
use super::support::*;
use crate::{Goal, certificate, numerations, statement_in_words};
use automata::{Budget, Numeration};

const BINARY: Numeration = Numeration::BINARY;
const ZECKENDORF: Numeration = Numeration::ZECKENDORF;

fn assert_learned(game: &str, goal: Goal, misere: bool, numeration: Numeration, states: usize) {
    let found = discovered(&rule(game), misere, goal, &[numeration]);
    let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
    let found = theorem.statement.automaton().states();
    assert_eq!(found, states, "{game} in {numeration}");
    // So the proof takes milliseconds on every machine.
    let largest = theorem.duties.iter().map(|duty| duty.states).max();
    assert!(
        largest < Some(8000),
        "{game}: {largest:?} states on the way"
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
fn takes_in_a_ratio_are_regular_in_the_numeration_of_the_ratio() {
    let game = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 \
                | (a-k, b-l) | (a-l, b-k) where 0 < k <= l, l < 2*k + 1";
    let numeration = Numeration::quadratic(2, 2);
    assert!(numerations(&rule(game)).contains(&numeration), "{game}");
    assert_p_positions(game, numeration, 10);
}

/// Queen that may bounce off a side while the sum of the coordinates decreases (R. Fokkink and
/// D. Rust, Queen reflections, Int. J. Game Theory 2022). No numeration of its own is named: the
/// P-positions suggest Tribonacci's.
#[test]
fn a_reflecting_queen_is_regular_in_the_numeration_that_its_p_positions_suggest() {
    let game = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1 \
                | (k, b-a-k) where 1 <= a | (a-b-k, k) where 1 <= b";
    let game = rule(game);
    assert!(!numerations(&game).contains(&Numeration::TRIBONACCI));
    let found = discovered(&game, false, Goal::Positions, &[BINARY]);
    let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
    let automaton = theorem.statement.automaton();
    assert_eq!(automaton.numeration(), Numeration::TRIBONACCI);
    assert_eq!(automaton.states(), 46);
    assert_agrees(&theorem.statement, &game, false);
}

#[test]
fn takes_with_a_small_sum_add_remainders_and_the_quotients_are_heaps_of_nim() {
    let game =
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-i, b-j) where i + j < 5, i + j >= 1";
    let found = discovered(&rule(game), false, Goal::Values, &[BINARY]).expect("a theorem");
    let words = statement_in_words(
        &rule(game),
        false,
        &found.statement,
        found.claim.as_ref(),
        true,
    );
    assert!(
        words.ends_with("is 5*(a/5 xor b/5) + (a + b) % 5."),
        "{words}"
    );
}

#[test]
fn steps_of_a_staircase_need_no_table_that_moves_do_not_leave() {
    assert_p_positions("(a, b) -> (a-k, b) | (a+k, b-k) where k >= 1", BINARY, 2);
    let three = "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1";
    assert_p_positions(three, BINARY, 2);
    let fibonacci = "(n, t) -> (n-k, 2*k) where 1 <= k <= t";
    assert_p_positions(fibonacci, ZECKENDORF, 5);
}

#[test]
fn four_heaps_are_read() {
    let nim = "(a, b, c, d) -> (a-k, b, c, d) | (a, b-k, c, d) | (a, b, c-k, d) | (a, b, c, d-k) \
               where k >= 1";
    assert_p_positions(nim, BINARY, 2);
}

#[test]
fn pairs_of_beatty_sequences_need_not_be_learned() {
    let largest = if are_all_tried() { 4 } else { 2 };
    for t in 1..=largest {
        let game = rule(&generalised_wythoff(t));
        let found = discovered(&game, false, Goal::Positions, &[Numeration::Metallic(t)]);
        let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
        assert_eq!(theorem.learned_from, None, "{game}");
        assert_agrees(&theorem.statement, &game, false);
        let budget = Budget::of_states(LIMIT);
        let text = certificate(
            &game,
            false,
            &theorem.statement,
            theorem.claim.as_ref(),
            &budget,
        );
        let accepted = check(&text.expect("small"));
        assert!(accepted.expect("a theorem").has_closed_form(), "{game}");
    }
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

/// Returns a rule with takes of a multiple of m from one heap, or of equally many from both.
fn multiples(m: u32) -> String {
    format!("(a, b) -> (a-k, b) | (a, b-k) where k >= 1, k % {m} == 0 | (a-k, b-k) where k >= 1")
}

#[test]
fn single_takes_in_multiples_of_m_are_regular_in_the_numeration_of_m() {
    for (m, states) in [(1, 8), (2, 13)] {
        assert_p_positions(&multiples(m), Numeration::Metallic(m), states);
    }
}

#[test]
fn single_takes_in_multiples_of_3_are_regular_in_the_numeration_of_3() {
    assert_p_positions(&multiples(3), Numeration::Metallic(3), 17);
}

#[test]
fn single_takes_in_multiples_of_4_are_regular_in_zeckendorf_s_numeration() {
    // The metallic mean of 4 is the cube of the metallic mean of 1.
    assert_p_positions(&multiples(4), ZECKENDORF, 21);
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
fn kayles_is_regular_in_base_2() {
    assert_learned("n -> i, n-1-i | i, n-2-i", Goal::Values, false, BINARY, 49);
}

#[test]
fn dawson_s_kayles_is_regular_in_base_2() {
    assert_learned("n -> i, n-2-i", Goal::Values, false, BINARY, 74);
}

#[test]
fn a_power_of_2_in_misere_play_is_regular_in_base_2() {
    let powers = "n -> n-k where k in powers(2)";
    assert_learned(powers, Goal::Positions, true, BINARY, 3);
}

#[test]
fn nim_with_a_power_of_2_from_both_is_regular_in_base_2() {
    let game = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k in powers(2)";
    assert_p_positions(game, BINARY, 8);
}

#[test]
fn takes_that_share_no_bit_with_the_other_heap_are_regular_in_base_2() {
    let game = "(a, b) -> (a-k, b) where k >= 1, (k and b) == 0 \
                | (a, b-k) where k >= 1, (k and a) == 0";
    assert_p_positions(game, BINARY, 7);
    let game = "(a, b) -> (a-k, b) where k >= 1, a xor k > b | (a, b-k) where k >= 1";
    assert_p_positions(game, BINARY, 4);
}

#[test]
fn even_takes_and_two_knight_moves_are_regular_in_zeckendorf_s_numeration() {
    let game = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1, k % 2 == 0 \
                | (a-2, b-1) | (a-1, b-2)";
    assert_p_positions(game, ZECKENDORF, 45);
}

#[test]
fn the_values_of_nim_with_one_from_both_are_regular_in_base_2() {
    let game = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)";
    assert_learned(game, Goal::Values, false, BINARY, 23);
}

#[test]
fn nim_on_three_heaps_with_a_take_from_two_is_regular_in_base_2() {
    for (take, states) in [(1, 25), (2, 6)] {
        let game = format!(
            "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1 \
             | (a-{take}, b-{take}, c) | (a, b-{take}, c-{take}) | (a-{take}, b, c-{take})"
        );
        assert_p_positions(&game, BINARY, states);
    }
}

#[test]
fn powers_of_3_and_of_5_are_read_in_their_bases() {
    for base in [3, 5] {
        let game = rule(&format!("n -> n-k where k in powers({base})"));
        let numerations = numerations(&game);
        assert!(numerations.contains(&Numeration::Base(base)));
        let found = discovered(&game, false, Goal::Values, &[Numeration::Base(base)]);
        let theorem = found.unwrap_or_else(|obstacle| panic!("{game}: {obstacle}"));
        assert!(theorem.statement.automaton().states() < 40, "{game}");
    }
    let nim = rule("(a, b) -> (a-k, b) | (a, b-k) where k >= 1");
    assert!(!numerations(&nim).contains(&Numeration::Base(3)));
}

#[test]
fn the_same_from_all_three_heaps_changes_no_p_position_of_nim() {
    let game = "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-k) \
                where k >= 1";
    assert_p_positions(game, BINARY, 2);
}
