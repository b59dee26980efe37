use super::*;
use crate::guess::{Code, Formula, Guess, sequence, table};
use crate::rule::{CheckedRule, Play};
use automata::Budget;
use prover::Statement;

fn rule(text: &str) -> CheckedRule {
    CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Claims of all guesses about a rule, with `true` for proven ones.
fn outcomes(text: &str) -> Vec<(String, bool)> {
    let rule = rule(text);
    let budget = Budget::of_states(100_000);
    let sizes = vec![24; rule.rule().coordinates.len() - 1];
    let mut known = rule.table(Play::Normal, &sizes).unwrap();
    known
        .fill(if sizes.is_empty() { 200 } else { 24 }, |_| true)
        .unwrap();
    let numbers: Vec<i64> = known.values().iter().map(|&value| value.into()).collect();
    let rows: Vec<Vec<i64>> = numbers
        .chunks(known.breadth())
        .map(<[i64]>::to_vec)
        .collect();
    let guesses = if sizes.is_empty() {
        sequence::guesses(&numbers, 0)
    } else {
        table::guesses(&rows, 0)
    };
    let outcome = |guess: &Guess| {
        let is_proven = match decided(guess, &rule, &budget) {
            Decided::Proven(_) => true,
            Decided::Refuted(position) => panic!("{text}: {} at {position:?}", guess.claim),
            Decided::Open(_) => false,
        };
        (guess.claim.clone(), is_proven)
    };
    guesses.iter().map(outcome).collect()
}

fn assert_proven(text: &str) {
    let outcomes = outcomes(text);
    assert!(
        outcomes.iter().any(|(_, is_proven)| *is_proven),
        "{text}: {outcomes:?}"
    );
}

#[test]
fn formulas_of_one_heap_become_theorems() {
    for text in [
        "n -> n-k where 1 <= k <= 3",
        "n -> n-k where k >= 1",
        "n -> n-k where k in powers(2)",
        "n -> n-k where k in powers(3)",
        "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
        "n -> n-k where 1 <= k, k % 3 == 1",
    ] {
        assert_proven(text);
    }
}

#[test]
fn formulas_of_two_heaps_become_theorems() {
    for text in [
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        "(a, b) -> (a-1, b) | (a, b-1)",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3",
    ] {
        assert_proven(text);
    }
}

fn found(text: &str) -> Findings {
    let rule = rule(text);
    let mut table = rule.table(Play::Normal, &[24]).unwrap();
    table.fill(24, |_| true).unwrap();
    Findings::about(&rule, false, &table, &|| false)
}

#[test]
fn beside_a_theorem_about_the_zeros_stands_what_is_known_of_the_values() {
    let band = found("(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3");
    assert!(matches!(&band.theorem, Ok(theorem) if is_about_zeros(theorem)));
    assert!(matches!(&band.values, Some(Ok(values)) if !is_about_zeros(values)));
    let wythoff = found("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1");
    assert!(wythoff.theorem.is_ok());
    let why = wythoff.values.expect("values are looked for").unwrap_err();
    assert!(
        why.to_string()
            .starts_with("no automaton was found: it has more than ")
    );
}

fn is_about_zeros(proven: &Proven) -> bool {
    matches!(proven.theorem.statement, Statement::Positions(_))
}

#[test]
fn a_guess_that_stays_one_says_why() {
    let euclid = found(
        "(a, b) -> (a-k*b, b) where k >= 1, k <= a, b >= 1 | (a, b-k*a) where k >= 1, k <= b, a >= 1",
    );
    assert_eq!(
        euclid.theorem.unwrap_err().to_string(),
        "a product of two variables is not linear"
    );
    let [(guess, why)] = &euclid.guesses[..] else {
        panic!("{:?}", euclid.guesses);
    };
    assert!(guess.claim.contains("Euclid"));
    assert_eq!(why.to_string(), "no automaton reads the formula");
}

#[test]
fn a_wrong_formula_is_refuted_with_the_smallest_position() {
    let rule = rule("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1");
    let guess = Guess {
        formula: Formula::Code(Code::new(Code::TWO_HEAPS, "nim_sum(a, b)")),
        ..table::guesses(&[vec![0; 9], vec![0; 9]].to_vec(), 0)[0].clone()
    };
    let budget = Budget::of_states(100_000);
    let found = decided(&guess, &rule, &budget);
    assert_eq!(found, Decided::Refuted(vec![1, 1]));
}

#[test]
fn a_saltus_that_is_no_power_of_two_is_proven() {
    let checked = rule(
        "n -> n-k where k in {1, 2} | i, n-2-i where i >= 1, i < n-2 \
         | i, j, n-2-i-j where i >= 1, j >= 1, i+j < n-2",
    );
    let mut table = checked.table(Play::Normal, &[]).unwrap();
    table.fill(120, |_| true).unwrap();
    let found = Findings::about(&checked, false, &table, &|| false);
    found.theorem.unwrap();
    let claim = found.claim.unwrap();
    assert_eq!(claim.claim, "period 6, preperiod 0; each period adds 3");
}
