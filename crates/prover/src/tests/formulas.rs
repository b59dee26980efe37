//! Theorems from given formulas.

use super::support::*;
use crate::{Claim, Verdict};
use automata::{Budget, Numeration};
use rules::ast::Formula;

const BINARY: Numeration = Numeration::BINARY;

fn assert_proven(game: &str, claim: &Claim, numeration: Numeration) {
    match verdict(&rule(game), claim, numeration) {
        Ok(Verdict::Proven(duties)) => {
            // So the proof takes milliseconds on every machine.
            let largest = duties.iter().map(|duty| duty.states).max();
            assert!(
                largest < Some(3000),
                "{game}: {largest:?} states on the way"
            );
            assert_agrees(&statement(game, claim, numeration), &rule(game), false);
        }
        other => panic!("{game} in {numeration}: {other:?}"),
    }
}

fn refuted(game: &str, claim: &Claim, numeration: Numeration) -> Vec<u64> {
    match verdict(&rule(game), claim, numeration) {
        Ok(Verdict::Refuted(position)) => position,
        other => panic!("{game} in {numeration}: {other:?}"),
    }
}

const NIM: &str = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";

#[test]
fn nim_on_two_heaps_is_xor() {
    assert_proven(NIM, &values("a, b", "a xor b"), BINARY);
    assert_proven(NIM, &positions("a, b", "a == b"), BINARY);
}

#[test]
fn nim_on_three_heaps_is_xor() {
    let nim = "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1";
    assert_proven(nim, &values("a, b, c", "a xor b xor c"), BINARY);
    assert_proven(nim, &positions("a, b, c", "a xor b == c"), BINARY);
}

#[test]
fn take_1_to_3_is_n_mod_4() {
    let take = "n -> n-k where 1 <= k <= 3";
    for base in [2, 3, 4, 5, 10] {
        assert_proven(take, &values("n", "n % 4"), Numeration::Base(base));
    }
    for t in 1..=4 {
        assert_proven(take, &values("n", "n % 4"), Numeration::Metallic(t));
    }
}

#[test]
fn lasker_s_nim_exchanges_3_and_4_mod_4() {
    assert_proven(LASKER, &lasker(), BINARY);
}

#[test]
fn the_king_is_decided_by_parities() {
    let king = "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)";
    assert_proven(king, &positions("a, b", "a % 2 == 0, b % 2 == 0"), BINARY);
}

#[test]
fn the_knight_is_decided_mod_4() {
    let knight = "(a, b) -> (a-1, b-2) | (a-2, b-1)";
    let both_low = "a % 4 < 2, b % 4 < 2";
    let claim = positions("a, b", both_low);
    let found = refuted(knight, &claim, BINARY);
    let claimed = statement(knight, &claim, BINARY);
    assert_eq!(claimed.value(&found), Some(1));
    let options = options(&rule(knight), &found);
    let is_n = |option: &Vec<Vec<u64>>| claimed.value(&option[0]) == Some(1);
    assert!(options.iter().all(is_n), "{found:?}");
}

#[test]
fn a_power_of_2_is_decided_mod_3() {
    let powers = "n -> n-k where k in powers(2)";
    assert_proven(powers, &values("n", "n % 3"), BINARY);
}

#[test]
fn staircase_nim_is_the_xor_of_every_other_step() {
    let stairs = "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1";
    assert_proven(stairs, &values("a, b, c", "a xor c"), BINARY);
    let found = refuted(stairs, &values("a, b, c", "a xor b xor c"), BINARY);
    assert_eq!(found, [0, 0, 1]);
}

#[test]
fn wrong_formulas_are_refuted_with_the_smallest_position() {
    let found = refuted(NIM, &values("a, b", "a + b"), BINARY);
    assert_eq!(found, [1, 1]);
    let changed = |a: u64, b: u64| {
        let here = format!("a == {a}, b == {b}");
        let claim = vec![
            (formula("a, b", &here), expression("a, b", "(a xor b) + 1")),
            (Formula::True, expression("a, b", "a xor b")),
        ];
        refuted(NIM, &Claim::Values(claim), BINARY)
    };
    assert_eq!(changed(5, 6), [5, 6]);
    assert_eq!(changed(37, 21), [37, 21]);
    let powers = "n -> n-k where k in powers(4)";
    assert_eq!(refuted(powers, &values("n", "n % 3"), BINARY), [2]);
    assert_proven(
        powers,
        &Claim::Values(vec![
            (formula("n", "n % 5 == 4"), expression("n", "2")),
            (Formula::True, expression("n", "n % 5 % 2")),
        ]),
        BINARY,
    );
}

#[test]
fn wythoff_and_its_generalisations_are_beatty_pairs() {
    for t in 1..=4 {
        assert_proven(
            &generalised_wythoff(t),
            &Claim::Beatty(t),
            Numeration::Metallic(t),
        );
    }
    let wrong = refuted(
        &generalised_wythoff(2),
        &Claim::Beatty(1),
        Numeration::Metallic(1),
    );
    assert_eq!(wrong, [1, 2]);
}

#[test]
fn beatty_pairs_are_the_floors_of_the_multiples() {
    for t in 1..=4_u32 {
        let pairs = Claim::Beatty(t).read(2, Numeration::Metallic(t), &Budget::of_states(LIMIT));
        let pairs = pairs.expect("small");
        let alpha = 1.0 - f64::from(t) / 2.0 + f64::from(t * t + 4).sqrt() / 2.0;
        for k in 0..300_u32 {
            let x = (f64::from(k) * alpha) as u64;
            let y = x + u64::from(t * k);
            assert!(pairs.automaton().contains(&[x, y]));
            assert!(!pairs.automaton().contains(&[x, y + 1]));
        }
    }
}
