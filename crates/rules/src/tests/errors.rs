//! Texts that are no game, and their errors.

use crate::{CheckedRule, Play, RuleError};

fn error(text: &str) -> RuleError {
    CheckedRule::new(text).expect_err(text)
}

/// Returns the error while a table is filled.
fn late_error(text: &str, sizes: &[usize]) -> RuleError {
    let game = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
    let mut table = game.table(Play::Normal, &sizes[1..]).unwrap();
    table.fill(sizes[0], |_| true).expect_err(text)
}

fn marked(error: &RuleError) -> &str {
    &error.text[error.span.start..error.span.end]
}

#[test]
fn a_variable_that_nothing_bounds_is_marked() {
    assert_eq!(
        error("n -> n+k where k >= 1").to_string(),
        "nothing bounds `k`, so a position would have infinitely many moves\n  \
         n -> n+k where k >= 1\n         ^\n\
         add a condition such as `k <= n`"
    );
    assert_eq!(marked(&error("(a, b) -> (a-1, j)")), "j");
    assert_eq!(marked(&error("n -> n-k where k >= 1, j > k")), "j");
    assert_eq!(marked(&error("n -> n % k where k > 2")), "k");
}

#[test]
fn what_bounds_a_variable_need_not_be_linear() {
    for text in [
        "n -> k where k*k < n",
        "n -> k where k divides n, k < n, n >= 1",
        "n -> n-1-j where 1 shl j <= n",
        "n -> n-1 where k xor 1 < n",
        "n -> i where i*j == n, i >= 1, j >= 2",
        "n -> k where max(k, 3) < n",
        "n -> k where abs(k - 1) < n, k < n or k == 0 and n > 0",
        "n -> k where k in {1, 2}, n > 2",
        "n -> k where 1 <= k < n or k == 0, n > 0",
    ] {
        CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn a_move_that_leaves_the_position_as_it_is_is_marked() {
    assert_eq!(
        error("n -> n-1 | n-k").to_string(),
        "a move from 0 leaves 0 as it is, so play need not end\n  \
         n -> n-1 | n-k\n             ^^^\n\
         every option must be smaller than its position; add a condition such as `k >= 1`"
    );
}

#[test]
fn the_remedy_for_play_without_end_names_what_to_bound() {
    for (text, remedy) in [
        ("n -> n-p where p < n", "such as `p >= 1`"),
        ("n -> n/2", "such as `n >= 1`"),
        ("(a, b) -> (a, b/2)", "such as `b >= 1`"),
        ("n -> n+1 where n < 9", "--moves FILE"),
        ("n -> i + (n-i) where 1 <= i < n", "`,` joins the heaps"),
    ] {
        let error = error(text);
        assert!(error.remedy.contains(remedy), "{text}: {error}");
    }
}

#[test]
fn a_move_that_leads_up_is_marked() {
    let error = error("n -> n-2, n+1 where n > 2");
    assert_eq!(marked(&error), "n+1");
    assert!(
        error
            .message
            .contains("from 3 leads to 4, which is not smaller"),
        "{error}"
    );
}

#[test]
fn play_in_circles_on_two_heaps_is_marked() {
    let error = error("(a, b) -> (a-1, b+1) | (a+1, b-1)");
    assert_eq!(marked(&error), "(a-1, b+1)");
    assert!(error.to_string().contains("the total must fall"), "{error}");
}

#[test]
fn an_endless_play_far_away_is_found_while_the_table_is_filled() {
    let error = late_error("n -> n-k where 1 <= k <= 3 | n+1 where n == 500", &[1000]);
    assert_eq!(marked(&error), "n+1");
    assert!(error.message.contains("from 500 leads to 501"), "{error}");
}

#[test]
fn the_rows_before_an_error_stay() {
    let game = CheckedRule::new("n -> n-1 | n+1 where n == 50").unwrap();
    let mut table = game.table(Play::Normal, &[]).unwrap();
    table.fill(100, |_| true).unwrap_err();
    assert_eq!(table.rows(), 50);
}

#[test]
fn a_division_by_zero_names_the_values_and_marks_the_division() {
    assert_eq!(
        error("n -> n-1 where n % (n-3) == 0").to_string(),
        "a division by zero at n = 3\n  \
         n -> n-1 where n % (n-3) == 0\n                 \
         ^^^^^^^^^\n\
         add a condition that keeps the divisor from 0; one that is false there is enough, \
         wherever it stands"
    );
}

#[test]
fn an_overflow_names_the_values_and_marks_the_place() {
    let error = error("n -> n-1 where n*9223372036854775807 > 2");
    assert!(error.message.contains("beyond 64 bits at n = 2"), "{error}");
    assert_eq!(marked(&error), "n*9223372036854775807");
    let late = late_error("n -> n-1 where 1 shl n > 0", &[100]);
    assert!(late.message.contains("beyond 64 bits at n = 63"), "{late}");
}

#[test]
fn a_bit_operation_below_zero_is_marked() {
    let error = error("n -> n-1 where popcount(n-3) < 9");
    assert_eq!(marked(&error), "popcount(n-3)");
    assert!(error.message.contains("below 0"), "{error}");
}

#[test]
fn a_misere_sum_is_refused() {
    let game = CheckedRule::new("n -> n-1 | i, n-1-i").unwrap();
    let error = game.table(Play::Misere, &[]).unwrap_err();
    assert_eq!(marked(&error), "i, n-1-i");
    assert!(
        error.to_string().contains("not decided by its components"),
        "{error}"
    );
}

#[test]
fn a_table_that_is_too_large_is_refused_before_it_is_filled() {
    let game = CheckedRule::new("(a, b) -> (a-1, b)").unwrap();
    // With as many of each coordinate, both sides have to be shorter.
    for (rows, most) in [(1 << 19, "at most 64 rows"), (1 << 20, "at most 8192 rows")] {
        let mut table = game.table(Play::Normal, &[1 << 20]).unwrap();
        let error = table.fill(rows, |_| true).unwrap_err();
        assert!(error.to_string().contains(most), "{error}");
    }
    let mut table = game.table(Play::Normal, &[1 << 20]).unwrap();
    assert!(table.fill(64, |_| false).is_ok() && table.fill(65, |_| false).is_err());
}

#[test]
fn positions_without_end_are_refused() {
    let error = late_error("(a, b) -> (a, k) where k < b | (a-1, b*b+2)", &[30, 3]);
    assert!(
        error.to_string().contains("one can reach more than"),
        "{error}"
    );
}

#[test]
fn words_between_moves_get_the_right_sign() {
    for rule in [
        "n -> n-1 or n-2",
        "n -> n-1 and n-2",
        "(a, b) -> (a-1, b) or (a, b-1)",
        "(a, b) -> (a-1, b) and (a, b-1)",
    ] {
        let error = error(rule).to_string();
        assert!(error.contains("`|` "), "{error}");
        assert!(error.contains("\"or\""), "{error}");
    }
    CheckedRule::new("n -> (n-1 and 6) where n > 6").unwrap();
}

#[test]
fn full_width_letters_and_signs_are_plain_ones() {
    let wide =
        CheckedRule::new("（ａ、ｂ）－＞（ａ－ｋ，ｂ）｜（ａ，ｂ－ｋ）　ｗｈｅｒｅ　ｋ＞＝１")
            .unwrap();
    let plain = CheckedRule::new("(a, b) -> (a-k, b) | (a, b-k) where k >= 1").unwrap();
    assert!(wide.rule().says_the_same(plain.rule()));
    assert_eq!(marked(&error("ｎ－＞ｎ＋１")), "n+1");
}
