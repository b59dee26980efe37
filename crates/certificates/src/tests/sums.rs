//! Sums of heaps and periods, honest and forged.

use super::checked;
use super::honest::{LASKER, NIM};
use crate::answer::{Claim, Refused};

const SUM: &str = include_str!("files/sum.txt");

fn forged(from: &str, to: &str) -> String {
    let text = SUM.replacen(from, to, 1);
    assert_ne!(text, SUM, "{from}");
    text
}

#[test]
fn a_sum_of_heaps_is_accepted() {
    for text in [
        SUM.to_owned(),
        forged("takes 1..3", "takes 1 2..3"),
        forged("period 4\nvalues 0 1 2 3", "period 4\nvalues 0 1 2 3 0 1"),
        forged(
            "period 4\nvalues 0 1 2 3",
            "period 8\nvalues 0 1 2 3 0 1 2 3",
        ),
        forged("values 0 1 2 3", "values n/1"),
        forged("heaps 0 1", "heaps 1 0"),
        forged("(a, b - k, c)", "(a, b - m, c)")
            .replacen("1 <= k, k <= 3 |", "1 <= m, m <= 3 |", 1)
            .replacen("(a - k, b, c) |", "(a - k, b, c) where 1 <= k, k <= 3 |", 1),
    ] {
        let accepted = checked(&text).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        assert_eq!(accepted.claim(), Claim::Sum);
        assert!(!accepted.has_closed_form(), "the last heap has none");
    }
}

#[test]
fn a_forged_sum_is_refused_with_the_place() {
    for (from, to, why) in [
        (
            "(a, b - k, c) where",
            "(a, b - k, c) | (a - k, b - k, c) where",
            "line 2: the moves",
        ),
        (
            "where 1 <= k, k <= 3 |",
            "where 1 <= k, k <= 3, k <= a |",
            "line 2: the moves",
        ),
        ("(a - k, b, c)", "(a - k, b - 1, c)", "line 2: the moves"),
        ("(a - k, b, c)", "(b - k, b, c)", "line 2: the moves"),
        ("c/2", "c/3", "line 2: the moves"),
        (
            "(a, b - k, c)",
            "(a, b - k, c), (a, b, c)",
            "line 2: the moves",
        ),
        ("heaps 0 1", "heaps 0", "line 2: the moves"),
        ("heaps 2", "heaps 1", "line 13: coordinates"),
        ("heaps 2", "heaps 3", "line 13: coordinates"),
        ("claim values", "claim sum", "the heaps of line 13"),
        (
            "play normal\nclaim sum",
            "play misere\nclaim sum",
            "a sum is of normal play",
        ),
        (
            "takes 1..3",
            "takes 1..4",
            "the set of takes is not that of the moves; ",
        ),
        (
            "takes 1..3",
            "takes 1 3",
            "the set of takes is not that of the moves; ",
        ),
        ("takes 1..3", "takes 0..3", "line 5: `takes"),
        (
            "values 0 1 2 3",
            "values 0 1 2 2",
            "line 7: the value of heap 3 is 3",
        ),
        (
            "period 4\nvalues 0 1 2 3",
            "period 3\nvalues 0 1 2",
            "line 7: the value of heap 3 is 3",
        ),
        (
            "period 4\nvalues 0 1 2 3",
            "period 3\nvalues 0 1 2 3",
            "line 7: the value of heap 4",
        ),
        ("period 4", "period 0", "line 7: the values up to"),
        ("values 0 1 2 3", "values n/2", "line 7"),
        ("period 4\nvalues 0 1 2 3", "period 5\nvalues n/1", "line 7"),
        (
            "takes 1..3\nperiod 4\nvalues 0 1 2 3",
            "takes 1..4\nperiod 5\nvalues n/1",
            "the set of takes is not that of the moves; ",
        ),
        (
            "takes 1..3\nperiod 4\nvalues 0 1 2 3",
            "takes 1 2..3\nperiod 4\nvalues n/1",
            "line 7",
        ),
        ("state 1 +", "state 1 -", "the heaps of line 13"),
    ] {
        let text = forged(from, to);
        let refused = checked(&text).expect_err(&text);
        let Refused::Wrong(said) = &refused else {
            panic!("{refused}");
        };
        assert!(said.contains(why), "{said}\n{text}");
    }
}

/// Certificate of the P-positions of a heap, whose values it doesn't tell.
const EVEN: &str = "\
certificate of a theorem about a game, format 1
rule n -> n - 1
play normal
claim P-positions
order sum 1
numeration base 2
start 1
state 0 - 0 0
state 1 + 1 2
state 2 - 1 2
";

#[test]
fn a_heap_of_a_sum_has_values_and_leaves_one_heap() {
    checked(EVEN).unwrap_or_else(|refused| panic!("{refused}"));
    for (rule, heap) in [
        ("(a, b) -> (a - 1, b)", EVEN),
        (
            "(a, b) -> (a - k, b) where k >= 1 | (i, b) where 1 <= i, i < a",
            LASKER,
        ),
        ("(a, b, c) -> (a - k, b, c) where k >= 1", NIM),
    ] {
        let text = format!(
            "certificate of a theorem about a game, format 1\nrule {rule}\nplay normal\n\
             claim sum\nheaps 0\n{heap}"
        );
        let refused = checked(&text).expect_err(rule).to_string();
        assert!(
            refused.ends_with("values of one heap are expected"),
            "{refused}"
        );
    }
}

/// Returns the refusal of a period of this rule.
fn refused_period(rule: &str, lines: &str) -> String {
    let text = format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay normal\n\
         claim period\n{lines}\n"
    );
    match checked(&text) {
        Err(Refused::Wrong(why)) => why,
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn a_period_that_does_not_hold_is_refused() {
    for (rule, lines, why) in [
        (
            "n -> n - 1",
            "takes 1\nperiod 1\nvalues 0",
            "line 7: the value of heap 1 is 1",
        ),
        (
            "n -> n - 2",
            "takes 2\nperiod 2\nvalues 0 0",
            "line 7: the value of heap 2 is 1",
        ),
        (
            "n -> n - k where k in {2, 5}",
            "takes 2 4\nperiod 2\nvalues 0 0 1 1",
            "line 5: the set of takes is not that of the moves; (5, 0) are a position and what is \
             left",
        ),
        (
            "(a, b) -> (a - 1, b)",
            "takes 1\nperiod 2\nvalues 0 1",
            "line 2: a rule on one heap",
        ),
        (
            "n -> n - 1 | 0, 0 where n == 1",
            "takes 1\nperiod 2\nvalues 0 1",
            "line 2: a rule on one heap",
        ),
    ] {
        let refused = refused_period(rule, lines);
        assert!(refused.starts_with(why), "{rule}: {refused}");
    }
}
