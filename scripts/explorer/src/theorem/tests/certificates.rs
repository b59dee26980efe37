//! Certificates are verified from the rule, and refused when they were tampered with.

use super::support::*;
use crate::automaton::{Budget, Numeration};
use crate::theorem::{Claim, Goal, Statement, certificate, check};

fn certified(game: &str, misere: bool, statement: &Statement) -> String {
    let budget = Budget::of_states(LIMIT);
    certificate(&rule(game), misere, statement, &budget).expect("small")
}

fn assert_certified(game: &str, misere: bool, statement: &Statement) {
    let checked = check(&certified(game, misere, statement));
    assert!(checked.is_ok(), "{game}: {checked:?}");
}

const NIM: &str = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1";
const WYTHOFF: &str = "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1";

#[test]
fn formulas_are_certified() {
    let nim = values("a, b", "a xor b");
    assert_certified(NIM, false, &statement(NIM, &nim, Numeration::BINARY));
    let take = "n -> n-k where 1 <= k <= 3";
    let mod_4 = values("n", "n % 4");
    for numeration in [
        Numeration::BINARY,
        Numeration::Base(10),
        Numeration::ZECKENDORF,
    ] {
        assert_certified(take, false, &statement(take, &mod_4, numeration));
    }
    assert_certified(
        LASKER,
        false,
        &statement(LASKER, &lasker(), Numeration::BINARY),
    );
    let powers = "n -> n-k where k in powers(2)";
    let mod_3 = values("n", "n % 3");
    assert_certified(
        powers,
        false,
        &statement(powers, &mod_3, Numeration::BINARY),
    );
    let pairs = statement(WYTHOFF, &Claim::Beatty(1), Numeration::ZECKENDORF);
    assert_certified(WYTHOFF, false, &pairs);
    let stairs = "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1";
    let steps = values("a, b, c", "a xor c");
    assert_certified(
        stairs,
        false,
        &statement(stairs, &steps, Numeration::BINARY),
    );
}

#[test]
fn learned_theorems_are_certified() {
    for (game, misere, numeration) in [
        (NIM, true, Numeration::BINARY),
        (WYTHOFF, true, Numeration::ZECKENDORF),
        (
            "(a, b) -> (a-1, b-2) | (a-2, b-1)",
            false,
            Numeration::BINARY,
        ),
    ] {
        let found = discovered(&rule(game), misere, Goal::Positions, &[numeration]);
        assert_certified(game, misere, &found.expect("regular").statement);
    }
}

#[test]
fn a_tampered_certificate_is_refused_with_the_place() {
    let pairs = statement(WYTHOFF, &Claim::Beatty(1), Numeration::ZECKENDORF);
    let text = certified(WYTHOFF, false, &pairs);
    let refusal = |text: &str| check(text).expect_err("it was tampered with").0;
    let other_rule = text.replace("(a - k, b - k)", "(a - k, b - 2*k)");
    assert_eq!(
        refusal(&other_rule),
        "at (1, 1): no move leads from here to a P-position"
    );
    let misere = text.replace("play normal", "play misere");
    assert_eq!(refusal(&misere), "at (0, 0): play is over and won here");
    let endless = text.replace("k >= 1", "k >= 0");
    assert!(refusal(&endless).starts_with("line `order`: "));
    assert!(refusal(&text.replace("start 1", "start 0")).starts_with("at (0, 0): no move"));
    assert!(refusal(&text.replace("state 3", "stat 3")).starts_with("line 11: "));
    assert!(refusal("").contains("ends before"));
}

#[test]
fn a_certificate_with_a_changed_state_is_refused() {
    let pairs = statement(WYTHOFF, &Claim::Beatty(1), Numeration::ZECKENDORF);
    let text = certified(WYTHOFF, false, &pairs);
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate().skip(8) {
        let flipped = if line.contains('+') {
            line.replace('+', "-")
        } else {
            line.replace('-', "+")
        };
        let mut changed = lines.clone();
        changed[at] = &flipped;
        assert!(check(&changed.join("\n")).is_err(), "{flipped}");
    }
}
