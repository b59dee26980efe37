//! Certificates are verified from the rule, and refused if they were tampered with.

use super::support::*;
use crate::{Claim, Goal, Statement, certificate};
use automata::{Budget, EXAMPLE_NUMERATIONS, Numeration};

fn certified(game: &str, misere: bool, statement: &Statement) -> String {
    let budget = Budget::of_states(LIMIT);
    certificate(&rule(game), misere, statement, None, &budget).expect("small")
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

/// Fails if `certificates` does not know a numeration of `automata`, or reads another one.
#[test]
fn theorems_are_certified_in_every_numeration() {
    let take = "n -> n-k where 1 <= k <= 2";
    let mod_3 = values("n", "n % 3");
    for numeration in EXAMPLE_NUMERATIONS {
        assert_certified(take, false, &statement(take, &mod_3, numeration));
    }
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
    let refusal = |text: &str| check(text).expect_err(text);
    let other_rule = text.replace("(a - k, b - k)", "(a - k, b - 2*k)");
    assert_eq!(
        refusal(&other_rule),
        "line 13: a move leads from this P-position to another, at (1, 2)"
    );
    assert!(text.lines().nth(12).unwrap().starts_with("state 5 + "));
    let misere = text.replace("play normal", "play misere");
    assert_eq!(
        refusal(&misere),
        "line 9: play is over in this P-position, and won, at (0, 0)"
    );
    let endless = text.replace("k >= 1", "k >= 0");
    assert!(refusal(&endless).starts_with("line 5: "));
    let elsewhere = text.replace("start 1", "start 0");
    assert_ne!(elsewhere, text);
    assert!(refusal(&elsewhere).contains("no move leads from here"));
    assert!(refusal(&text.replace("state 3", "stat 3")).starts_with("line 11: "));
    assert!(refusal("").contains("ends before"));
}

#[test]
fn numbers_that_could_wrap_are_not_checked() {
    let nim = values("a, b", "a xor b");
    let text = certified(NIM, false, &statement(NIM, &nim, Numeration::BINARY));
    // Modulo 2^64 the first and the last condition are always true; the others are never true.
    for condition in [
        "k * 4611686018427387904 * 4 == 0",
        "-9223372036854775807 * k - k > 0",
        "k + 9223372036854775807 < 0",
        "4611686018427387905 * k * 4 == 4 * k",
    ] {
        let wraps = text.replace("k >= 1", &format!("k >= 1 and {condition}"));
        let refused = check(&wraps).expect_err(condition);
        let start = "line 2: factors beyond 1099511627776 and numbers beyond ";
        assert!(refused.starts_with(start), "{condition}: {refused}");
    }
}

/// Returns all texts that differ from a certificate in the sign or in one transition of a state.
fn mutants(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, words: &[&str]| {
        let mut changed = lines.clone();
        let line = words.join(" ");
        changed[at] = &line;
        changed.join("\n")
    };
    let mut mutants = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(8) {
        let words: Vec<&str> = line.split(' ').collect();
        let mut flipped = words.clone();
        flipped[2] = if words[2] == "+" { "-" } else { "+" };
        mutants.push(with(at, &flipped));
        for place in 3..words.len() {
            for to in (0..lines.len() - 7).map(|state| state.to_string()) {
                let mut moved = words.clone();
                moved[place] = &to;
                mutants.push(with(at, &moved));
            }
        }
    }
    mutants.retain(|mutant| mutant != text.trim_end());
    mutants
}

/// Returns whether the file's automaton accepts the numbers.
fn accepts(text: &str, digits: impl Fn(u64) -> Vec<usize>, base: usize, numbers: &[u64]) -> bool {
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip(7)
        .map(|it| it.split(' ').collect())
        .collect();
    let start = text.lines().nth(6).unwrap().strip_prefix("start ").unwrap();
    let words: Vec<Vec<usize>> = numbers.iter().map(|&number| digits(number)).collect();
    let length = words.iter().map(Vec::len).max().unwrap_or(0);
    let end = (0..length).fold(start.parse().unwrap(), |state: usize, at| {
        let symbol = words.iter().rev().fold(0, |symbol, word| {
            symbol * base
                + (at + word.len())
                    .checked_sub(length)
                    .map_or(0, |at| word[at])
        });
        rows[state][3 + symbol].parse().unwrap()
    });
    rows[end][2] == "+"
}

#[test]
fn of_a_thousand_changed_certificates_only_those_that_say_the_same_are_accepted() {
    let mut tried = 0;
    for (game, numeration) in [
        (WYTHOFF, Numeration::ZECKENDORF),
        ("(a, b) -> (a-1, b-2) | (a-2, b-1)", Numeration::BINARY),
        (
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
            Numeration::BINARY,
        ),
        (
            "(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 2 | (a-k, b-k) where k >= 1",
            Numeration::BINARY,
        ),
    ] {
        let rule = rule(game);
        let theorem = discovered(&rule, false, Goal::Positions, &[numeration]).expect("regular");
        let text = certified(game, false, &theorem.statement);
        let same = |mutant: &str| {
            small_positions(&rule).all(|position| {
                let said = accepts(
                    mutant,
                    |n| numeration.word(n),
                    numeration.digits(),
                    &position,
                );
                said == theorem.statement.automaton().contains(&position)
            })
        };
        let all = mutants(&text);
        let step = (all.len() / 300).max(1);
        let some: Vec<&String> = all.iter().step_by(step).collect();
        tried += some.len();
        on_all_cores(&some, |mutant| {
            // The transitions of a state that no valid word reaches are irrelevant.
            assert!(check(mutant).is_err() || same(mutant), "{game}\n{mutant}");
        });
    }
    assert!(tried >= 1000, "{tried}");
}
