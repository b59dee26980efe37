//! Variables that occur in conditions only, over ranges too large to walk through.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::{CheckedRule, Play, Tries};

/// Returns the rule, and the same without the variable that changes nothing.
fn pair() -> impl Strategy<Value = (String, String)> {
    let moves = prop_oneof![
        Just("n -> n-1"),
        Just("n -> n-k where 1 <= k <= 3"),
        Just("(a, b) -> (a-k, b) | (a, b-k) where k >= 1"),
        Just("(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where 1 <= k <= 2"),
        Just("(a, b) -> (a-k, b-k) where k >= 1, k*k <= a"),
    ];
    let most = prop_oneof![
        Just(i64::MAX),
        Just(i64::MAX - 1),
        Just(1_i64 << 40),
        Just(1 << 33),
        Just(1 << 21),
        Just(1000),
    ];
    let least = prop_oneof![Just(0_i64), Just(1), Just(900)];
    let extra = prop_oneof![
        Just(""),
        Just(", l >= 1, l <= j"),
        Just(", j % 3 == 1"),
        Just(", j != 7"),
        Just(", j in primes"),
    ];
    (moves, least, most, extra).prop_map(|(moves, least, most, extra)| {
        let joined = if moves.contains("where") {
            ","
        } else {
            " where"
        };
        let with = format!("{moves}{joined} j >= {least}, j <= {most}{extra}");
        (with, moves.to_owned())
    })
}

/// Returns the Grundy values of a small table.
fn values(text: &str) -> Vec<u32> {
    let game = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
    let sizes = if text.starts_with('(') { &[8][..] } else { &[] };
    let mut table = game.table(Play::Normal, sizes).unwrap();
    table
        .fill(12, |_| true)
        .unwrap_or_else(|error| panic!("{error}"));
    table.values().to_vec()
}

/// With `TESTS=all` 40 pairs, others each time. Some take half a minute: without it always the same
/// 8.
fn config() -> ProptestConfig {
    let are_all_tried = std::env::var_os("TESTS").is_some_and(|which| which == "all");
    let (cases, rng_seed) = if are_all_tried {
        (40, RngSeed::Random)
    } else {
        (8, RngSeed::Fixed(3))
    };
    ProptestConfig {
        failure_persistence: None,
        rng_seed,
        ..ProptestConfig::with_cases(cases)
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_variable_that_changes_nothing_is_decided_by_its_condition((with, without) in pair()) {
        prop_assert_eq!(values(&with), values(&without), "{}", with);
        let [with, without] = [with, without].map(|text| CheckedRule::new(&text).unwrap());
        let position: &[i64] = if with.rule().coordinates.len() == 1 { &[9] } else { &[6, 5] };
        prop_assert_eq!(with.options(position), without.options(position));
    }
}

#[test]
fn a_range_too_large_to_try_is_an_error_soon() {
    for text in [
        "n -> n-1 where j >= 1, j <= 9223372036854775807, (j and 6) == 1",
        "n -> n/k - 1 where k >= 1, k <= 1000000000000",
        "(a, b) -> (a-1, b) where popcount(j) == 62, j <= 2305843009213693952",
    ] {
        let error = CheckedRule::new(text).expect_err(text);
        assert!(error.message.contains("more values to try"), "{error}");
        assert!(error.remedy.contains("bounds this variable"), "{error}");
    }
}

#[test]
fn a_table_asks_whether_to_go_on_within_a_row() {
    let game = CheckedRule::new("(a, b) -> (a+1, b-2) | (a-1, b) where a + b <= 1000").unwrap();
    let mut table = game.table(Play::Normal, &[400]).unwrap();
    let mut asked = 0;
    table
        .fill(100, |_| {
            asked += 1;
            asked < 10
        })
        .unwrap();
    assert_eq!((asked, table.rows()), (10, 0));
}

/// A table of many positions may have a short search for each.
#[test]
fn each_search_asks_however_few_tries_it_takes() {
    let rule = CheckedRule::new("n -> n-k where 1 <= k <= 3").unwrap();
    let mut questions = 0;
    let mut count = || {
        questions += 1;
        true
    };
    let options = rule.options_within(&[9], &mut Tries::asking(&mut count));
    assert_eq!(options.unwrap().len(), 3);
    assert_eq!(questions, 1);
    let refused = rule.options_within(&[9], &mut Tries::asking(&mut || false));
    assert!(refused.is_err());
}

#[test]
fn a_row_of_cheap_positions_is_asked_about_within_it() {
    let game = CheckedRule::new("(a, b) -> (a-1, b)").unwrap();
    let mut table = game.table(Play::Normal, &[10_000]).unwrap();
    let mut asked = 0;
    let go_on = |_| {
        asked += 1;
        asked < 600
    };
    table.fill(9, go_on).unwrap();
    let values = table.values();
    assert_eq!((asked, table.rows()), (600, 1));
    assert!(values.len() == 10_000 && values.iter().all(|&value| value == 0));
}

/// The search asks at each position; the table before it only once a row.
#[test]
fn members_of_a_set_are_listed_as_far_as_a_table_needs_them() {
    for set in ["squares", "primes", "powers(2)", "{1, 150, 290}"] {
        let game = CheckedRule::new(&format!("n -> n-k where k in {set}")).unwrap();
        let mut asked = 0;
        let go_on = |_| {
            asked += 1;
            true
        };
        game.table(Play::Normal, &[])
            .unwrap()
            .fill(300, go_on)
            .unwrap();
        assert_eq!(asked, 300, "{set}");
    }
}
