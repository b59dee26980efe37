//! Theorems in sentences.

use super::support::*;
use crate::{Claim, statement_in_words};
use automata::{Budget, Numeration};

#[test]
fn a_theorem_is_said_in_words_and_its_automaton_is_shown() {
    let budget = Budget::of_states(LIMIT);
    let game = rule(&generalised_wythoff(2));
    let claim = Claim::Beatty(2);
    let pairs = claim
        .read(2, Numeration::Metallic(2), &budget)
        .expect("small");
    let words = statement_in_words(&game, false, &pairs, Some(&claim), true);
    assert!(words.contains("⌊kα⌋ + 2k"), "{words}");
    assert!(words.contains("α = √2."), "{words}");
    let nim = rule("(a, b) -> (a-k, b) | (a, b-k) where k >= 1");
    let equal = positions("a, b", "a == b")
        .read(2, Numeration::BINARY, &budget)
        .expect("small");
    assert!(
        statement_in_words(&nim, false, &equal, None, true)
            .contains("2 states reads their digits in base 2")
    );
}
