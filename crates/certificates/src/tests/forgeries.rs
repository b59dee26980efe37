//! Certificates that prove nothing, including every kind that was ever accepted wrongly.

use super::checked;
use super::honest::{FOUR_HEAPS, LASKER, NIM, RATIO, TAKE_1_TO_3, WYTHOFF};
use super::random_rules::are_all_tried;
use crate::answer::Refused;

/// Returns the reason why the text is refused as wrong.
fn refusal(text: &str) -> String {
    match checked(text) {
        Err(Refused::Wrong(why)) => why,
        other => panic!("{other:?}\n{text}"),
    }
}

fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} in {text}");
    text.replace(from, to)
}

#[test]
fn a_bit_operation_within_a_set_or_a_divisor_is_tied_to_its_numbers() {
    for condition in [
        "(a or 31) in {31}",
        "(a or 31) divides 31",
        "(a and b) in {0, 1, 2}",
        "(k xor b) in {0, 1, 5}",
        "and(1, k)/-2 in {-2, -1, 1, 3}",
        "(min(5, k) xor a) in {-2, 0, 1, 3}",
    ] {
        let why = refusal(&changed(NIM, "k >= 1", &format!("k >= 1, {condition}")));
        assert!(
            why.contains("no move leads from here"),
            "{condition}: {why}"
        );
    }
    let bit = changed(TAKE_1_TO_3, "k <= 3", "k <= 3, (n and 8192) in {0}");
    assert!(refusal(&bit).ends_with("at (8193, 0)"), "{}", refusal(&bit));
}

#[test]
fn the_first_position_that_is_wrong_is_named_however_large() {
    let power = 1_u64 << 60;
    let from = changed(NIM, "k >= 1", &format!("k >= 1, a < {power}"));
    let why = refusal(&from);
    assert_eq!(
        why,
        format!("line 8: no move leads from here to a P-position, at ({power}, 0)")
    );
}

#[test]
fn a_numeration_is_one_of_the_format_s_and_no_other() {
    let with = |name: &str| changed(NIM, "base 2", name);
    // Equal words are equal numbers wherever there are two digits; with more, the lines of the
    // states are too short.
    for name in ["base 2", "metallic 1", "quadratic 1 1", "recurrence 1 0 1"] {
        checked(&with(name)).unwrap_or_else(|refused| panic!("{name}: {refused}"));
    }
    for name in [
        "base 3",
        "base 16",
        "metallic 2",
        "metallic 15",
        "quadratic 2 1",
        "quadratic 15 15",
        "recurrence 2 2 1",
        "recurrence 2 1 2",
        "recurrence 15 15 15",
        "recurrence 3 1 3 2",
    ] {
        let why = refusal(&with(name));
        assert!(why.starts_with("line 8: "), "{name}: {why}");
    }
    for name in [
        "base",
        "base 0",
        "base 1",
        "base 17",
        "base 3 2",
        "metallic",
        "metallic 0",
        "metallic 16",
        "metallic 2 1",
        "quadratic 2",
        "quadratic 0 0",
        "quadratic 2 0",
        "quadratic 2 3",
        "quadratic 16 1",
        "quadratic 2 2 1",
        "recurrence",
        "recurrence 2",
        "recurrence 2 2",
        "recurrence 2 2 0",
        "recurrence 0 0 0",
        "recurrence 0 1 1",
        "recurrence 1 2 1",
        "recurrence 1 1 2",
        "recurrence 1 2 2",
        "recurrence 16 1 1",
        "recurrence 2 2 2 0",
        "recurrence 1 1 1 1 1",
        "golden 2",
    ] {
        let why = refusal(&with(name));
        assert_eq!(why, format!("line 6: `{name}` is no numeration"));
    }
}

#[test]
fn words_of_a_ratio_are_those_of_its_recurrence() {
    for (from, to, why) in [
        ("quadratic 2 2", "quadratic 2 1", "P-position"),
        ("quadratic 2 2", "metallic 2", "P-position"),
        ("quadratic 2 2", "base 3", "P-position"),
        ("quadratic 2 2", "recurrence 2 2 1", "P-position"),
        (
            "l < 2*k + 1",
            "l < 2*k + 2",
            "from this P-position to another",
        ),
        ("l < 2*k + 1", "l < 2*k", "P-position"),
        ("state 6 +", "state 6 -", "P-position"),
    ]
    .into_iter()
    .step_by(if are_all_tried() { 1 } else { 3 })
    {
        let refused = refusal(&changed(RATIO, from, to));
        assert!(refused.contains(why), "{to}: {refused}");
    }
}

#[test]
fn no_state_may_be_changed() {
    for text in [NIM, WYTHOFF, TAKE_1_TO_3, LASKER, FOUR_HEAPS] {
        let lines: Vec<&str> = text.lines().collect();
        let mut refused = 0;
        for (at, line) in lines.iter().enumerate().skip(8) {
            let words: Vec<&str> = line.split(' ').collect();
            for place in 2..words.len() {
                let mut forged = words.clone();
                forged[place] = match (place, words[place]) {
                    (2, "+") => "-",
                    (2, _) => "+",
                    (_, "1") => "0",
                    _ => "1",
                };
                let forged = forged.join(" ");
                let mut all = lines.clone();
                all[at] = &forged;
                refused += usize::from(checked(&all.join("\n")).is_err());
            }
        }
        // Transitions that no valid word uses are irrelevant.
        let all: usize = lines[8..]
            .iter()
            .map(|line| line.split(' ').count() - 2)
            .sum();
        assert!(refused * 10 >= all * 7, "{refused} of {all} in {text}");
    }
}

#[test]
fn play_must_end_in_the_order_of_the_file() {
    let upwards = changed(NIM, "k >= 1", "k >= 0");
    assert!(
        refusal(&upwards).starts_with("line 5: a move leads to a position that is not smaller")
    );
    for order in [
        "sum 1 0",
        "sum 1",
        "sum 1 1 1",
        "sum 1 1000",
        "lexicographic 0 0",
        "lexicographic 1",
        "lexicographic 0 1 1",
        "height 1 1",
    ] {
        let why = refusal(&changed(NIM, "sum 1 1", order));
        assert_eq!(
            why,
            format!("line 5: `{order}` is no order of 2 coordinates")
        );
    }
    for order in ["sum 999 1", "lexicographic 1 0"] {
        assert!(checked(&changed(NIM, "sum 1 1", order)).is_ok(), "{order}");
    }
    let rising = changed(NIM, "(a-k, b) |", "(a-k, b+k) |");
    assert!(refusal(&rising).starts_with("line 5: "));
}

#[test]
fn the_claim_must_suit_the_rule() {
    assert!(refusal(&changed(TAKE_1_TO_3, "play normal", "play misere")).starts_with("line 4: "));
    assert!(refusal(&changed(LASKER, "claim values", "claim P-positions")).starts_with("line 4: "));
    let in_base_3 = changed(LASKER, "numeration base 2", "numeration base 3");
    assert_eq!(refusal(&in_base_3), "line 6: sums are checked in base 2");
    let five = changed(
        NIM,
        "(a, b) -> (a-k, b) | (a, b-k)",
        "(a, b, c, d, e) -> (a-k, b, c, d, e)",
    );
    assert_eq!(
        refusal(&five),
        "line 4: of so many coordinates only sums are checked"
    );
    let misere = changed(WYTHOFF, "play normal", "play misere");
    assert_eq!(
        refusal(&misere),
        "line 9: play is over in this P-position, and won, at (0, 0)"
    );
}

const BEATTY: &str = "pairs of Beatty are P-positions on two heaps";

#[test]
fn a_closed_form_is_no_other_than_the_automaton() {
    for (text, closed_form, place) in [
        (
            NIM,
            "says a == b or a > 1000000000000 and a == b + 1",
            "at (1000000000001, ",
        ),
        (
            NIM,
            "says a == b and a < 1000000000000",
            "at (1000000000000, 1000000000000)",
        ),
        (NIM, "says beatty 1", "not those of Beatty's sequences"),
        (WYTHOFF, "says beatty 2", "not those of Beatty's sequences"),
        (WYTHOFF, "says a == b", "says another outcome"),
        (
            TAKE_1_TO_3,
            "says value n % 4 where n < 4096",
            "says another value, at (4096, ",
        ),
        (
            TAKE_1_TO_3,
            "says value n % 2 where true",
            "says another value, at (2, 2)",
        ),
        (
            TAKE_1_TO_3,
            "says value n % 4 where k == n",
            "speaks of the coordinates alone",
        ),
        (TAKE_1_TO_3, "says n == 0", "this is not said of the claim"),
        (
            NIM,
            "says value a where true",
            "this is not said of the claim",
        ),
        (LASKER, "says beatty 1", BEATTY),
        (FOUR_HEAPS, "says beatty 1", BEATTY),
        (WYTHOFF, "says beatty 0", BEATTY),
        (WYTHOFF, "says beatty 16", BEATTY),
        (WYTHOFF, "says beatty 1\nsays beatty 1", BEATTY),
        (
            &NIM.replace("P-positions", "values"),
            "says beatty 1",
            BEATTY,
        ),
        (
            NIM,
            "says a == b\nsays a == b",
            "this is not said of the claim",
        ),
    ] {
        let why = refusal(&format!("{text}{closed_form}\n"));
        assert!(why.contains(place), "{closed_form}: {why}");
    }
}

#[test]
fn each_position_has_one_value() {
    let none = changed(TAKE_1_TO_3, "state 6 +", "state 6 -");
    assert!(
        refusal(&none).contains("this position has no value"),
        "{}",
        refusal(&none)
    );
    let two = changed(TAKE_1_TO_3, "state 2 -", "state 2 +");
    assert!(
        refusal(&two).contains("a second, larger value"),
        "{}",
        refusal(&two)
    );
}

#[test]
fn the_file_is_read_strictly() {
    for (from, to, line) in [
        ("format 1", "format 2", "line 1: "),
        ("(a-k, b) |", "(a-k) |", "line 2: "),
        ("play normal", "play on", "line 3: "),
        ("base 2", "base 1", "line 6: "),
        ("base 2", "base 10", "line 8: "),
        ("base 2", "golden 2", "line 6: "),
        ("start 1", "start 9", "line 7: "),
        ("start 1", "start one", "line 7: "),
        ("start 1", "start 2", "line 7: "),
        ("state 0 - 0", "state 0 - 1", "line 8: "),
        ("state 0 -", "state 0 +", "line 8: "),
        ("state 1 + 1 0 0 1", "state 1 + 1 0 0 2", "line 9: "),
        ("state 1 + 1 0 0 1", "state 1 + 0 0 0 1", "line 7: "),
        ("state 1 + 1 0 0 1", "state 1 + 1 0 0", "line 9: "),
        ("state 1 + 1 0 0 1", "state 1 + 1 0 0 7", "line 9: "),
        ("state 1", "state 2", "line 9: "),
    ] {
        let why = refusal(&changed(NIM, from, to));
        assert!(why.starts_with(line), "{to}: {why}");
    }
    assert!(refusal("").contains("ends before"));
}

#[test]
fn single_blanks_separate_words_and_numbers_are_digits_alone() {
    for (from, to, line) in [
        ("play normal", "play  normal", "line 3: single blanks"),
        ("play normal", "play normal ", "line 3: single blanks"),
        ("play normal", " play normal", "line 3: single blanks"),
        ("sum 1 1", "sum 1\t1", "line 5: single blanks"),
        ("rule (a, b)", "rule  (a, b)", "line 2: single blanks"),
        ("play normal", "playnormal", "line 3: `play …`"),
        ("format 1", "format 1 and more", "line 1: "),
        ("sum 1 1", "sum +1 1", "line 5: `+1`"),
        ("base 2", "base 02", "line 6: `02`"),
        ("+ 1 0 0 1", "+ 1 0 0 +1", "line 9: `+1`"),
        ("+ 1 0 0 1", "+ 1 0 0  1", "line 9: single blanks"),
    ] {
        let why = refusal(&changed(NIM, from, to));
        assert!(why.starts_with(line), "{to}: {why}");
    }
}
