//! A game with a memory is asked at its start: one number ranges, the others are given.

use std::time::Duration;

use explorer::decided::{Slice, Watch};
use explorer::explored::{Request, Subject, explore};
use explorer::rule::CheckedRule;
use explorer::show::report::of_slice;

/// The first line about a slice.
fn answer(rule: &str, misere: bool, given: &[Option<u64>]) -> String {
    let subject = Subject::of_rule(CheckedRule::new(rule).unwrap(), misere);
    let watch = Watch {
        now: &|| Duration::ZERO,
        is_stopped: &|| false,
    };
    let explored = explore(subject, Request::default(), watch, &mut |_, _, _| {}).unwrap();
    let slice = Slice {
        name: "n".to_owned(),
        given: given.to_vec(),
    };
    let found = explored.sliced(&slice, &|| false);
    let said = of_slice(&slice, misere, found, &|| false);
    said.lines().next().unwrap().to_owned()
}

#[test]
fn the_start_of_a_game_with_a_memory_has_its_own_condition() {
    let not_the_same_again = "(n, q) -> (n-k, k) where 1 <= k <= 3, k != q";
    let at_most_double = "(n, q) -> (n-k, k) where 1 <= k <= 2*q";
    for (rule, misere, given, said) in [
        (
            not_the_same_again,
            false,
            [None, Some(0)],
            "from (n, 0), the player to move loses iff n % 4 == 0",
        ),
        (
            not_the_same_again,
            true,
            [None, Some(0)],
            "in misère play from (n, 0), the player to move loses iff n == 1 or n % 4 == 2",
        ),
        (
            at_most_double,
            false,
            [None, None],
            "from (n, n), the player to move loses iff n == 0",
        ),
    ] {
        assert_eq!(
            answer(rule, misere, &given),
            format!("answer\t{said}"),
            "{rule}"
        );
    }
}

#[test]
fn a_slice_without_a_theorem_is_a_guess() {
    let rule = "(n, q) -> (n-k, k) where k >= 1, k*k <= n, k != q";
    let said = answer(rule, false, &[None, Some(0)]);
    assert!(
        said.contains("(guess, ") || said.ends_with("no short condition is known"),
        "{said}"
    );
    let sum = answer(
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        false,
        &[None, Some(5)],
    );
    assert_eq!(
        sum,
        "answer\tfrom (n, 5), the player to move loses iff n == 5 (guess, held for 993 more)"
    );
}
