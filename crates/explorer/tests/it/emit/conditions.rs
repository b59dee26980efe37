//! Code for the condition that a report names is short, and right at both ends of `u64`.

use std::time::Duration;

use explorer::decided::Watch;
use explorer::explored::{Request, Subject, explore};
use explorer::guess::sequence;
use explorer::rule::CheckedRule;
use explorer::show::emit::{of_explored, of_guesses};

use super::{Call, Case, check};

/// Decides a position; numbers wider than `u64` keep sums and differences.
type Lost = fn(i128, i128) -> bool;

/// Rules, and who loses them. One that ends in ` misère` is played so.
const RULES: [(&str, Lost); 19] = [
    ("n -> n-k where k in {1, 2, 5, 7} misère", |n, _| {
        n % 3 == 1
    }),
    ("n -> n-k where 1 <= k <= 3 misère", |n, _| n % 4 == 1),
    ("n -> n-k where k >= 1, 2*k <= n", |n, _| (n & (n + 1)) == 0),
    ("n -> n-k where k >= 1, (k and n) == k misère", |n, _| {
        n.count_ones() == 1
    }),
    ("(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)", |a, b| {
        a % 2 == 0 && b % 2 == 0
    }),
    (
        "(a, b) -> (a-i, b-j) where i + j >= 1, i + j <= 3",
        |a, b| (a + b) % 4 == 0,
    ),
    (
        "(a, b) -> (a-i, b-j) where i + j >= 1, i + j <= 3 misère",
        |a, b| (a + b) % 4 == 1,
    ),
    ("(a, b) -> (a-k, b+k) where k >= 1, k <= a-b", |a, b| a <= b),
    (
        "(a, b) -> (a-k, b+k) where k >= 1, k <= a-b misère",
        |a, b| a == b + 1 || a == b + 2,
    ),
    (
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 misère",
        |a, b| (a == b) != (a.max(b) < 2),
    ),
    ("(a, b) -> (a-k, b) | (a, b-k) where k >= 1", |a, b| a == b),
    ("(a, b) -> (a-k, b) where k >= 1", |a, _| a == 0),
    ("(a, b) -> (a-k, b) | (a, b-k) where 1 <= k <= 6", |a, b| {
        a % 7 == b % 7
    }),
    (
        "(a, b) -> (a-k, b) where 1 <= k <= 6 | (a, b-k) where k >= 2",
        |a, b| a % 7 == b / 2,
    ),
    (
        "(a, b) -> (a-k, b) where k >= 1, a-k >= b | (a, b-k) where k >= 1, b-k >= a",
        |a, b| a == b,
    ),
    ("(a, b) -> (a-1, b) | (a, b-1)", |a, b| (a + b) % 2 == 0),
    ("(a, b) -> (a-k, b-k) where k >= 1", |a, b| a.min(b) == 0),
    ("(a, b) -> (a-k, b-k) where k >= 1 misère", |a, b| {
        a.min(b) == 1
    }),
    ("(a, b) -> (a-3, b) | (a, b-3)", |a, b| {
        (a / 3 + b / 3) % 2 == 0
    }),
];

/// Both ends of the type.
fn ends(coordinates: usize) -> Vec<Vec<u64>> {
    let side: u64 = if coordinates == 1 { 100 } else { 20 };
    let ends = || (0..side).chain(u64::MAX - side..=u64::MAX);
    match coordinates {
        1 => ends().map(|n| vec![n]).collect(),
        _ => ends()
            .flat_map(|a| ends().map(move |b| vec![a, b]))
            .collect(),
    }
}

#[test]
fn code_for_a_condition_is_right_at_both_ends() {
    let emitted = RULES.iter().map(|&(text, is_lost)| {
        let (rule, misere) = match text.strip_suffix(" misère") {
            Some(rule) => (rule, true),
            None => (text, false),
        };
        let rule = CheckedRule::new(rule).unwrap_or_else(|error| panic!("{error}"));
        let coordinates = rule.rule().coordinates.len();
        let request = Request {
            is_for_theorem: true,
            ..Request::default()
        };
        let watch = Watch {
            now: &|| Duration::ZERO,
            is_stopped: &|| false,
        };
        let subject = Subject::of_rule(rule, misere);
        let explored = explore(subject, request, watch, &mut |_, _, _| {}).unwrap();
        let mut code = of_explored(&explored).unwrap();
        let head = "pub fn is_p_position(";
        let body = code
            .split_once(head)
            .unwrap_or_else(|| panic!("{text}: {code}"))
            .1;
        let mut function = "is_p_position";
        if body.starts_with("heaps") {
            code += "pub fn is_lost(a: u64, b: u64) -> bool { is_p_position(&vec![a, b]) }";
            function = "is_lost";
        } else {
            let lines = body.lines().take_while(|line| *line != "}").count() + 1;
            assert_eq!(lines, 3, "{text}: {code}");
        }
        let positions = ends(coordinates);
        let expected = positions.iter().map(|position| {
            let at = |at: usize| position.get(at).map_or(0, |&number| number.into());
            u64::from(is_lost(at(0), at(1)))
        });
        Case {
            name: text.to_owned(),
            expected: expected.collect(),
            call: Call::Of(function, positions),
            code,
        }
    });
    check(&emitted.collect::<Vec<_>>());
}

/// A closed form at n + 1 needs a number that 64 bits can't hold.
#[test]
fn a_closed_form_at_a_larger_heap_is_right_at_both_ends() {
    let half = |n: u128| n / 2;
    let ones = |n: u128| n.count_ones().into();
    let exponent = |n: u128| n.trailing_zeros().into();
    let root = |n: u128| n.isqrt();
    let without_ones = |n: u128| {
        let rest = n >> n.trailing_ones();
        rest / 2
    };
    type Form = (&'static str, fn(u128) -> u128);
    let forms: [Form; 5] = [
        ("half", half),
        ("ones", ones),
        ("exponent", exponent),
        ("root", root),
        ("without ones", without_ones),
    ];
    let cases = forms.into_iter().flat_map(|(name, form)| {
        [1, 2].map(|shift| {
            let value = |n: u64| form(u128::from(n) + shift) as u64;
            let given: Vec<i64> = (0..90).map(|n| value(n) as i64).collect();
            let code = of_guesses(&sequence::guesses(&given, 0)).unwrap();
            let positions = ends(1);
            Case {
                name: format!("{name} at n + {shift}"),
                code,
                expected: positions.iter().map(|n| value(n[0])).collect(),
                call: Call::Of("grundy", positions),
            }
        })
    });
    check(&cases.collect::<Vec<_>>());
}
