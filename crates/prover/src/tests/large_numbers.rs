//! Rules with numbers close to the limits of 64 bits.

use crate::{Goal, numerations, search};
use rules::CheckedRule;

const LARGE: [i64; 5] = [
    i64::MAX,
    i64::MAX - 1,
    (1 << 62) + 1,
    (1 << 60) + 1,
    (1 << 33) - 1,
];

#[test]
fn a_search_ends_with_a_theorem_or_an_obstacle() {
    for number in LARGE {
        for condition in [
            format!("j >= 1, j <= {number}"),
            format!("j <= {number}, j % 3 == 1"),
            format!("k != {number}"),
            format!("k - {number} < 0"),
            format!("n + {number} >= k, not (-{number} - k in {{-{number}, {number}}})"),
            format!("{number} divides {number} * k"),
            format!("k % {number} == k"),
            format!("(n xor {number}) > 0"),
        ] {
            let text = format!("n -> n-k where 1 <= k <= 2, {condition}");
            // A number beyond 64 bits is an error of the rule.
            let Ok(rule) = CheckedRule::new(&text) else {
                continue;
            };
            assert!(!numerations(rule.rule()).is_empty(), "{text}");
            let search = |goal| search(&rule, false, goal, &|| false);
            let found = search(Goal::Values).or_else(|_| search(Goal::Positions));
            if let Ok(theorem) = &found {
                assert!(theorem.statement.automaton().states() <= 200, "{text}");
            }
        }
    }
}

#[test]
fn a_condition_that_is_always_true_changes_nothing() {
    let text = format!("n -> n-k where 1 <= k <= 2, j >= 1, j <= {}", 1_i64 << 40);
    let rule = CheckedRule::new(&text).unwrap();
    let theorem = search(&rule, false, Goal::Values, &|| false);
    let theorem = theorem.unwrap_or_else(|why| panic!("{why}"));
    assert!(theorem.statement.gives_values());
    assert_eq!(rule.options(&[9]).unwrap(), [[[7]], [[8]]]);
}
