//! Rules that are another way to write a known game, and rules that only look so.

use proptest::prelude::*;

use explorer::engine::start;
use explorer::game::Game;
use explorer::rule::{CheckedRule, Play, same_as};

fn recognised(text: &str) -> Option<String> {
    let rule = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
    same_as(rule.rule()).map(|known| known.to_string())
}

fn is(text: &str, notation: &str) {
    assert_eq!(recognised(text).as_deref(), Some(notation), "{text}");
    has_the_values_of(text, notation);
}

fn has_the_values_of(text: &str, notation: &str) {
    let Ok(game) = Game::parse(notation) else {
        return;
    };
    assert_eq!(
        values(text, 80),
        engine_values(&game, 80),
        "{text} is {notation}"
    );
}

fn values(text: &str, terms: usize) -> Vec<u32> {
    let rule = CheckedRule::new(text).unwrap();
    let mut table = rule.table(Play::Normal, &[]).unwrap();
    table.fill(terms, |_| true).unwrap();
    table.values().to_vec()
}

fn engine_values(game: &Game, terms: usize) -> Vec<u32> {
    let mut engine = start(game);
    engine.extend(terms);
    engine.values().iter().take(terms).copied().collect()
}

#[test]
fn take_sets() {
    is("n -> n-k where 1 <= k <= 3", "take1..3");
    is("n -> n-1 | n-3 | n-4", "take{1,3,4}");
    is("n -> n-k where k in {1, 3, 4}", "take{1,3,4}");
    is(
        "n -> n-k where k in {1, 3, 4}, k <= 3 | n-k-2 where k == 5",
        "take{1,3,7}",
    );
    is("n -> n-k where 1 <= k <= 200000", "take1..200000");
    is("n -> n-k where 1 <= k < 6, k % 2 == 1", "take{1,3,5}");
    is("n -> n-k where k in squares", "take{squares}");
    is("n -> n-k where k in powers(2)", "take{powers-of-2}");
    is("n -> n-k where k % 2 == 1", "take{odd}");
    is("n -> n-k where k >= 1", "take{all}");
    is("n -> k where k < n", "take{all}");
}

#[test]
fn codes() {
    is("n -> n-1 | n-2 | i, n-1-i | i, n-2-i", "0.77");
    is("n -> i, n-2-i", "0.07");
    is("n -> i, n-2-i where i <= n-2-i", "0.07");
    is("n -> i, n-3-i", "0.007");
    is("n -> i, n-k-i where 1 <= k <= 2", "0.77");
    is(
        "n -> n-1 where n == 1 | i, n-2-i where i >= 1, i < n-2 | n-2",
        "0.17",
    );
    is(
        "n -> n-1 where n >= 2 | i, n-1-i where i >= 1, n-1-i >= 1",
        "0.6",
    );
    is("n -> n-k where 2 <= k <= 3, k < n", "0.022");
    is("n -> i, n-i where i >= 1, i <= n-i", "4.");
}

#[test]
fn named_games() {
    is("n -> i, n-i where 1 <= i, 2*i < n", "grundy");
    is("n -> i, j where i + j == n, 1 <= i < j", "grundy");
}

#[test]
fn what_only_looks_so_is_not_recognised() {
    for text in [
        // Other heaps stay than a code can say.
        "n -> n-1 where n >= 3",
        "n -> n-k where k >= 1, k <= n-2",
        "n -> i, n-1-i where i >= 2",
        "n -> i, n-1-i where i + 1 < n-1-i",
        "n -> i, n-1-i where i < n-1-i",
        "n -> i, i where i < n, 2*i <= n",
        // The number that is taken depends on the heap.
        "n -> n-k where k divides n, k < n",
        "n -> n-k where 1 <= k, 2*k <= n",
        "n -> n/2 where n >= 1",
        "n -> n-k where k in squares, n % 2 == 0",
        "n -> n-k where n-k in squares, k >= 1",
        "n -> n-k where k in squares | n-2",
        "n -> n-k where k % 2 == 0, k >= 1",
        "n -> n-k where k % 2 == 1, k >= 3",
        "n -> i, j where i < n, j < n",
        "n -> i, j where i + j <= n, i < n, j < n, i >= 3",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 2",
        "(a, b) -> (a-k, b) where k >= 1, k <= b | (a, b-k) where k >= 1",
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-2*k) where k >= 1",
        "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3",
        "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a",
    ] {
        assert_eq!(recognised(text), None, "{text}");
    }
}

/// A digit of a code at a place, as families.
fn families(place: usize, digit: u8) -> Vec<String> {
    let whole = format!("n-{place} where n == {place}");
    let one = format!("n-{place} where n > {place}");
    let two = format!("i, n-{place}-i where i >= 1, i < n-{place}");
    let all = [whole, one, two];
    (0..3)
        .filter(|h| digit >> h & 1 == 1)
        .map(|h| all[h].clone())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_code_written_as_a_rule_is_that_code(
        digits in prop::collection::vec(0u8..8, 1..4),
        before in prop_oneof![Just(0u8), Just(4)],
    ) {
        let digits = [&[before], &digits[..]].concat();
        prop_assume!(digits.iter().any(|&digit| digit > 0));
        let places = digits.iter().enumerate();
        let families: Vec<String> = places.flat_map(|(place, &d)| families(place, d)).collect();
        let text = format!("n -> {}", families.join(" | "));
        let written: String = digits[1..].iter().map(|digit| format!("{digit}")).collect();
        let code = format!("{before}.{}", written.trim_end_matches('0'));
        let found = recognised(&text).unwrap();
        if found.starts_with("take") {
            prop_assert!(digits.iter().all(|&digit| digit == 0 || digit == 3), "{} {}", text, found);
        } else {
            prop_assert_eq!(&found, &code);
        }
        let Ok(game) = Game::parse(&found) else { panic!("{found}") };
        prop_assert_eq!(values(&text, 40), engine_values(&game, 40), "{}", text);
    }

    /// Rules near to codes: whatever is recognised has the values of its rule.
    #[test]
    fn what_is_recognised_has_the_same_values(
        parts in prop::collection::vec((0usize..5, 0i64..3, 0i64..3, 0i64..3, 0usize..4), 1..4),
    ) {
        let family = |&(form, a, b, c, order): &(usize, i64, i64, i64, usize)| {
            let order = ["i <= n-1", "i <= n-i", "i < n-i", "2*i <= n-1"][order];
            match form {
                0 => format!("n-{} where n >= {}", a + 1, b),
                1 => format!("n-k where {a} < k <= {}, n-k >= {b}", a + c),
                2 => format!("i, n-{a}-i where i >= {b}, n-{a}-i >= {c}, {order}, i < n, n-{a}-i < n"),
                3 => format!("n-k where k > {a}, n-k >= {b}"),
                _ => format!("i, n-k-i where k > {a}, i >= {b}, {order}"),
            }
        };
        let families: Vec<String> = parts.iter().map(family).collect();
        let text = format!("n -> {}", families.join(" | "));
        if let Some(found) = recognised(&text) {
            let Ok(game) = Game::parse(&found) else { panic!("{found}") };
            prop_assert_eq!(values(&text, 60), engine_values(&game, 60), "{} {}", text, found);
        }
    }
}
