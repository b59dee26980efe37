//! Texts and their parsed trees.

use proptest::prelude::*;

use super::{EXAMPLES, random};
use crate::Rule;
use crate::ast::{Expr, Formula, Unary};

fn printed(text: &str) -> String {
    match Rule::parse(text) {
        Ok(rule) => rule.to_string(),
        Err(error) => panic!("{error}"),
    }
}

fn error(text: &str) -> String {
    Rule::parse(text).expect_err(text).to_string()
}

/// Returns the text that the caret marks, and the whole error.
fn marked(text: &str) -> (String, String) {
    let error = Rule::parse(text).expect_err(text);
    let marked = text[error.span.start..error.span.end].to_string();
    (marked, error.to_string())
}

proptest! {
    #[test]
    fn a_rule_that_is_printed_is_read_as_it_was(rule in random::rule()) {
        let text = rule.to_string();
        let again = Rule::parse(&text);
        prop_assert_eq!(again.as_ref(), Ok(&rule), "{}", text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[nabk0-9 ,|()<>=+*/%{}.-]{0,30}") {
        if let Err(error) = Rule::parse(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn half_a_rule_makes_the_reader_not_panic(example in 0..EXAMPLES.len(), at in 0usize..90) {
        let text: String = EXAMPLES[example].chars().take(at).collect();
        if let Err(error) = Rule::parse(&text) {
            prop_assert!(!error.remedy.is_empty(), "{}", error);
        }
    }
}

#[test]
fn two_signs_before_a_number_are_printed_so_that_they_are_read_again() {
    let mut rule = Rule::parse("a -> 0 where 2 divides popcount(j)").unwrap();
    let Formula::Divides(divisor, _) = &mut rule.families[0].condition else {
        panic!("{:?}", rule.families[0].condition);
    };
    let minus = |of| Expr::unary(Unary::Neg, of);
    *divisor = minus(minus(Expr::Const(2)));
    assert_eq!(Rule::parse(&rule.to_string()).unwrap(), rule);
}

#[test]
fn the_examples_are_printed_as_they_are_written() {
    let apart = |text: &str| text.replace(' ', "");
    for example in EXAMPLES {
        let rule = printed(example);
        assert_eq!(printed(&rule), rule);
    }
    for at in [1, 2, 3, 4, 5, 6] {
        assert_eq!(apart(&printed(EXAMPLES[at])), apart(EXAMPLES[at]));
    }
}

#[test]
fn a_where_covers_the_families_back_to_the_previous_one() {
    let rule = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1";
    let each =
        "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1";
    assert_eq!(Rule::parse(rule), Rule::parse(each));
    let free_after = Rule::parse("n -> n-k where k >= 1 | n-1").unwrap();
    assert_eq!(
        free_after,
        Rule::parse("n -> n-k where k>=1 | n-1 where true").unwrap()
    );
}

#[test]
fn operations_bind_as_in_mathematics() {
    let equal = |short: &str, long: &str| {
        let [short, long] = [short, long].map(|part| format!("n -> n-1 where {part}"));
        assert_eq!(Rule::parse(&short), Rule::parse(&long));
        Rule::parse(&short).expect(&short);
    };
    equal("n - 1 - 2 == 3", "((n - 1) - 2) == 3");
    equal("1 + 2*n % 3 == 0", "1 + ((2*n) % 3) == 0");
    equal("-n*2 < 1", "(-n)*2 < 1");
    equal("n xor 1 + 2 == 0", "(n xor (1 + 2)) == 0");
    equal("n shl 1 + 2 == 0", "(n shl (1 + 2)) == 0");
    equal("1 < n <= 3", "1 < n and n <= 3");
    equal("n > 1, n < 9 or n == 20", "n > 1 and (n < 9 or n == 20)");
    equal("n > 1 and n < 9 or n == 20", "(n > 1 and n < 9) or n == 20");
    equal("not n == 1 and n == 2", "(not (n == 1)) and n == 2");
    equal("n not in squares", "not (n in squares)");
    equal("(n and 1) == 0", "and(n, 1) == 0");
    equal("n mod 2 = 0", "n % 2 == 0");
    equal("min(n, 2, 3) ≥ 1", "min(min(n, 2), 3) >= 1");
}

#[test]
fn a_file_has_lines_and_comments() {
    let file = "# Kayles\nn ->\n  | n-1 | n-2       # a pin or two\n  | i, n-1-i\n  | i, n-2-i\n";
    assert_eq!(Rule::parse(file), Rule::parse(EXAMPLES[2]));
}

#[test]
fn an_error_shows_the_place_and_the_remedy() {
    assert_eq!(
        error("n -> n-1 where k >"),
        "expected a number, a variable or a function, found the end\n  \
         n -> n-1 where k >\n                    ^\n\
         as in `n - 1`, `2*k` or `min(a, b)`"
    );
}

#[test]
fn a_second_line_is_named_in_an_error() {
    let text = "n -> n-1\n| n-2 where\n";
    assert!(
        error(text).starts_with("line 2: expected a number"),
        "{}",
        error(text)
    );
}

#[test]
fn a_rule_without_an_arrow_gets_an_example() {
    let (marked, error) = marked("n = n-1");
    assert_eq!(marked, "=");
    assert!(
        error.contains("expected `->`") && error.contains("n -> n-k where"),
        "{error}"
    );
}

#[test]
fn a_component_with_too_few_coordinates_is_marked_whole() {
    let (marked, error) = marked("(a, b, c) -> (a-1, b)");
    assert_eq!(marked, "(a-1, b)");
    assert!(
        error.contains("has 2 coordinates, the position has 3"),
        "{error}"
    );
    assert!(error.contains("(a-1, b, c)"), "{error}");
}

#[test]
fn a_number_where_a_pair_belongs_is_marked() {
    let (marked, error) = marked("(a, b) -> a-1 | (a, b-1)");
    assert_eq!(marked, "a");
    assert!(error.contains("is a pair"), "{error}");
}

#[test]
fn a_pair_where_a_number_belongs_is_marked() {
    assert!(error("n -> (n-1, n-2)").contains("a tuple is a whole component"));
}

#[test]
fn five_coordinates_and_more_are_a_sum_of_heaps() {
    let joined = "(a, b, c, d, e) -> (a-1, b, c, d, e-1)";
    assert!(error(joined).contains("each move changes one heap"));
    assert!(error(joined).contains("cargo x explore --moves FILE"));
    let sum = "(a, b, c, d, e) -> (a-1, b, c, d, e) | (a, b, c, d, e-2)";
    assert_eq!(Rule::parse(sum).unwrap().heaps().unwrap().len(), 2);
}

#[test]
fn a_coordinate_named_twice_is_marked() {
    assert!(error("(a, a) -> (a-1, a)").contains("two coordinates are called `a`"));
}

#[test]
fn a_product_without_a_sign_is_shown_with_one() {
    assert!(error("n -> n-1 where 2k < n").contains("write `2*k`"));
}

#[test]
fn a_number_is_no_condition() {
    let (marked, error) = marked("n -> n-k where k, k >= 1");
    assert_eq!(marked, "k");
    assert!(
        error.contains("expected a condition, found a number"),
        "{error}"
    );
}

#[test]
fn bit_operations_beside_a_comparison_need_brackets() {
    let error = error("n -> n-1 where n and 1 == 0");
    assert!(
        error.contains("expected a condition") || error.contains("brackets"),
        "{error}"
    );
}

#[test]
fn a_condition_is_no_number() {
    let (marked, error) = marked("n -> (n < 3)");
    assert_eq!(marked, "(n < 3)");
    assert!(
        error.contains("expected a number, found a condition"),
        "{error}"
    );
}

#[test]
fn a_set_that_is_none_lists_the_sets() {
    assert!(error("n -> n-k where k in cubes").contains("`cubes` is no set\n"));
    assert!(error("n -> n-k where k in cubes").contains("`squares`"));
    assert!(error("n -> n-k where k in {}").contains("{1, 3, 4}"));
    assert!(error("n -> n-k where k in {1..5}").contains("1 <= k <= 5"));
    assert!(error("n -> n-k where k in powers(1)").contains("base of 2 or more"));
}

#[test]
fn a_function_wants_its_arguments() {
    assert!(error("n -> min n").contains("write `min(a, b)`"));
    assert!(error("n -> abs(n, 1)").contains("`abs` of 2 numbers means nothing"));
}

#[test]
fn a_condition_on_a_variable_alone_says_nothing_of_a_family_without_it() {
    assert_eq!(
        Rule::parse("n -> n-1 | n-k where 4 <= k <= 6 and n > 2"),
        Rule::parse("n -> n-1 where n > 2 | n-k where 4 <= k, k <= 6, n > 2")
    );
}

#[test]
fn a_where_over_a_family_without_its_variable_is_not_guessed_at() {
    let (marked, error) = marked("n -> n-1 | n-k where 2 <= k, k < n");
    assert_eq!(marked, "n-1");
    assert!(
        error.contains("has no `k`") && error.contains("back to the previous"),
        "{error}"
    );
}

#[test]
fn what_follows_a_family_is_named() {
    assert!(error("n -> n-1 n-2").contains("`|` begins the next family"));
    assert!(error("n -> n-1 where n > 1 n < 3").contains("conditions are joined by"));
}
