//! Certificates that prove their claims.

use std::cell::Cell;

use super::checked;
use crate::answer::Refused;
use crate::{Budget, Claim, check};

pub const NIM: &str = "\
certificate of a theorem about a game, format 1
rule (a, b) -> (a-k, b) | (a, b-k) where k >= 1
play normal
claim P-positions
order sum 1 1
numeration base 2
start 1
state 0 - 0 0 0 0
state 1 + 1 0 0 1
";

pub const WYTHOFF: &str = "\
certificate of a theorem about a game, format 1
rule (a, b) -> (a - k, b) | (a, b - k) | (a - k, b - k) where k >= 1
play normal
claim P-positions
order sum 1 1
numeration metallic 1
start 1
state 0 - 0 0 0 0
state 1 + 1 2 3 0
state 2 - 0 0 4 0
state 3 - 0 5 0 0
state 4 + 6 2 0 0
state 5 + 7 0 3 0
state 6 - 4 2 0 0
state 7 - 5 0 3 0
";

/// Certificate of the values n mod 4.
pub const TAKE_1_TO_3: &str = "\
certificate of a theorem about a game, format 1
rule n -> n - k where 1 <= k, k <= 3
play normal
claim values
order sum 1
numeration base 2
start 1
state 0 - 0 0 0 0
state 1 + 1 2 0 3
state 2 - 4 2 0 5
state 3 + 6 0 0 6
state 4 - 1 2 0 3
state 5 - 6 0 0 6
state 6 + 0 0 0 0
";

/// Certificate of Lasker's nim, in which a heap may be split. The value is n, but n - 1 at
/// multiples of 4 and n + 1 just before them.
pub const LASKER: &str = "\
certificate of a theorem about a game, format 1
rule n -> n - k where k >= 1 | i, n - i where 1 <= i, i < n
play normal
claim values
order sum 1
numeration base 2
start 1
state 0 - 0 0 0 0
state 1 + 1 2 3 4
state 2 - 0 0 5 0
state 3 - 0 6 0 0
state 4 + 7 2 3 8
state 5 - 0 0 9 0
state 6 - 0 10 0 0
state 7 + 11 2 3 4
state 8 - 7 2 3 8
state 9 + 0 0 9 0
state 10 + 0 10 0 0
state 11 - 11 2 3 4
";

/// Takes from both heaps, up to twice as many from one as from the other.
pub const RATIO: &str = "\
certificate of a theorem about a game, format 1
rule (a, b) -> (a - k, b) | (a, b - k) where k >= 1 | (a - k, b - l) \
     | (a - l, b - k) where 0 < k, k <= l, l < 2*k + 1
play normal
claim P-positions
order sum 1 1
numeration quadratic 2 2
start 1
state 0 - 0 0 0 0 0 0 0 0 0
state 1 + 1 2 3 4 0 0 5 0 0
state 2 - 0 0 0 6 2 3 0 0 0
state 3 - 0 0 0 0 0 0 6 2 0
state 4 - 0 7 0 0 4 0 0 5 0
state 5 - 0 0 7 0 0 4 0 0 0
state 6 + 8 2 3 0 0 0 0 0 0
state 7 + 9 0 0 4 0 0 5 0 0
state 8 - 6 2 3 0 0 0 0 0 0
state 9 - 7 0 0 4 0 0 5 0 0
";

/// Four heaps of nim.
pub const FOUR_HEAPS: &str = "\
certificate of a theorem about a game, format 1
rule (a, b, c, d) -> (a - k, b, c, d) | (a, b - k, c, d) | (a, b, c - k, d) \
     | (a, b, c, d - k) where k >= 1
play normal
claim P-positions
order sum 1 1 1 1
numeration base 2
start 1
state 0 - 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
state 1 + 1 0 0 1 0 1 1 0 0 1 1 0 1 0 0 1
";

#[test]
fn closed_forms_are_verified() {
    for (text, closed_form) in [
        (NIM, "says a == b\n"),
        (NIM, "says (a xor b) <= 0\n"),
        (WYTHOFF, "says beatty 1\n"),
        (TAKE_1_TO_3, "says value n % 4 where true\n"),
        (
            LASKER,
            "says value n where n == 0\nsays value n - 1 where 4 divides n\n\
         says value n + 1 where n % 4 == 3\nsays value n where true\n",
        ),
    ] {
        let text = format!("{text}{closed_form}");
        let accepted = checked(&text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        assert!(accepted.has_closed_form());
    }
}

fn proves(text: &str) -> String {
    let accepted = checked(text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
    accepted.to_string()
}

#[test]
fn what_is_proven_is_said() {
    assert_eq!(
        proves(NIM),
        "the automaton gives the P-positions of (a, b) -> (a - k, b) | (a, b - k) where k >= 1"
    );
    assert!(proves(WYTHOFF).contains("(a - k, b - k)"));
    assert!(proves(TAKE_1_TO_3).starts_with("the automaton gives the Grundy values of n -> "));
    assert!(proves(LASKER).contains("i, n - i"));
    assert!(proves(RATIO).contains("l < 2*k + 1"));
    assert!(proves(FOUR_HEAPS).contains("(a, b, c, d)"));
    let accepted = checked(WRITTEN[2]).expect("misère");
    assert!(accepted.is_misere() && accepted.to_string().ends_with(" in misère play"));
    let accepted = checked(TAKE_1_TO_3).expect("values");
    assert!(!accepted.is_misere() && !accepted.has_closed_form());
    assert_eq!(accepted.claim(), Claim::Values);
    assert_eq!(
        accepted.rule().to_string(),
        "n -> n - k where 1 <= k, k <= 3"
    );
}

#[test]
fn work_is_counted_and_its_limit_is_exact() {
    let asked = Cell::new(0);
    let ask = || {
        asked.set(asked.get() + 1);
        true
    };
    let budget = Budget::new(u64::MAX, &ask);
    check(RATIO, &budget).expect("honest");
    let done = budget.done();
    // It's asked each few milliseconds, a unit being a nanosecond.
    assert!(done > 20_000_000, "{done}");
    assert!((done / 10_000_000..=done / 5_000_000 + 1).contains(&asked.get()));
    assert!(check(RATIO, &Budget::new(done, &|| true)).is_ok());
    let refused = check(RATIO, &Budget::new(done - 1, &|| true)).expect_err("too little");
    assert_eq!(refused.to_string(), "the checker gave up: too much work");
}

/// Returns a certificate of nim with a condition on moves that is always true.
fn with_condition(condition: &str) -> String {
    NIM.replace("k >= 1", &format!("k >= 1 and ({condition})"))
}

#[test]
fn all_that_rules_say_is_read() {
    for condition in [
        "j == 0",
        "(k and (k-1)) >= 0",
        "2*((k-a)/2) + (k-a)%2 == k-a",
        "-k % 4 in {0, 1, 2, 3}",
        "k % -4 in {0, -1, -2, -3}",
        "(-7) / 2 == -4",
        "7 / -2 == -4",
        "(-7) / -2 == 3",
        "7 % -2 == -1",
        "abs(a-b) == max(a, b) - min(a, b)",
        "abs(a-b) == max(a-b, b-a)",
        "min(a-b, b-a) <= 0",
        "((a-b) xor (b-a)) <= 0 or a != b",
        "((a-b-1000) or 1) < 0 or a >= 1000",
        "xor(-1, -1) == 0",
        "and(-1, k) == k",
        "and(-4, k) == k - k % 4",
        "or(-4, 3) == -1",
        "xor(-1-k, 5) == -1 - xor(k, 5)",
        "(-k) shr 1 == -((k+1) / 2)",
        "k shl 2 == 4*k",
        "1 divides a-b",
        "-1 divides a-b",
        "not (0 divides k)",
        "k divides 0",
        "not (2*k divides 5)",
        "not (k in {0, -1})",
        "not (-k in powers(2))",
        "k in powers(2) or (k and (k-1)) > 0",
        "k != 1000000000000 or k > 999999999999",
    ] {
        proves(&with_condition(condition));
    }
}

#[test]
fn a_condition_that_forbids_something_is_no_condition_that_says_nothing() {
    for condition in [
        "(k and (k-1)) > 0",
        "-k % 4 in {0, 1, 2}",
        "k % -4 in {0, -1, -2}",
        "and(-4, k) == k",
        "(a or 31) in {31}",
        "(a or 31) divides 31",
        "(a and 8192) in {0}",
        "not (k divides 720720)",
    ] {
        let refused = checked(&with_condition(condition)).expect_err(condition);
        assert!(
            matches!(refused, Refused::Wrong(_)),
            "{condition}: {refused}"
        );
    }
}

#[test]
fn what_is_not_read_and_what_takes_too_long_is_not_called_wrong() {
    for condition in [
        "k in squares",
        "gcd(a, k) == 1",
        "k divides a",
        "popcount(k) == 1",
    ] {
        let refused = checked(&with_condition(condition)).expect_err(condition);
        assert!(
            matches!(refused, Refused::Beyond(_)),
            "{condition}: {refused}"
        );
    }
    let refused = check(WYTHOFF, &Budget::new(1000, &|| true)).expect_err("little work");
    assert!(matches!(refused, Refused::Unfinished(_)), "{refused}");
    let refused = check(WYTHOFF, &Budget::new(u64::MAX, &|| false)).expect_err("stopped");
    assert_eq!(refused.to_string(), "the checker gave up: stopped");
}

/// Certificates as the prover wrote them.
const WRITTEN: [&str; 9] = [
    include_str!("files/lasker.txt"),
    include_str!("files/minus-k.txt"),
    include_str!("files/misere-wythoff.txt"),
    include_str!("files/no-shared-bit.txt"),
    include_str!("files/odd-from-both.txt"),
    include_str!("files/one-from-both.txt"),
    include_str!("files/powers-of-2.txt"),
    include_str!("files/take-1-to-3.txt"),
    include_str!("files/wythoff.txt"),
];

#[test]
fn what_the_prover_wrote_is_accepted_and_no_state_of_it_accepts_otherwise() {
    for text in WRITTEN {
        checked(text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        for line in text.lines().filter(|line| line.starts_with("state ")) {
            let other = match line.split_once(" + ") {
                Some((state, next)) => format!("{state} - {next}"),
                None => line.replacen(" - ", " + ", 1),
            };
            let refused = checked(&text.replace(line, &other));
            assert!(refused.is_err(), "{other} in\n{text}");
        }
    }
}
