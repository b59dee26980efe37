//! Rules and files with numbers close to the limits of 64 bits.

use proptest::prelude::*;
use rules::Rule;

use super::checked;
use super::random_rules::are_all_tried;
use crate::answer::{Budget, Refused};
use crate::formula::{Claimed, Reader};
use crate::move_formulas::Moves;
use crate::numeration::{BINARY, ZECKENDORF};

/// Returns the numbers near 0 and near ±2^40, ±2^60, ±2^62 and ±2^63, all with 64 bits.
fn large() -> impl Strategy<Value = i64> {
    let near = prop_oneof![Just(0), Just(40), Just(60), Just(62), Just(63)];
    (near, any::<bool>(), -3_i128..=3).prop_map(|(power, is_negative, more)| {
        let power = if power == 0 { 0 } else { 1_i128 << power };
        let number = if is_negative { -power } else { power } + more;
        // A rule's numbers go up to 2^63 - 1; a sign before one makes it negative.
        number.clamp(-i128::from(i64::MAX), i64::MAX.into()) as i64
    })
}

/// Condition on n as text, and its value computed with 128 bits.
type Case = (String, Box<dyn Fn(i128) -> bool>);

fn condition(form: usize, [a, b, c]: [i64; 3]) -> Case {
    let [x, y, z] = [a, b, c].map(i128::from);
    match form {
        0 => (
            format!("n + {a} in {{{b}, {c}}}"),
            Box::new(move |n| n + x == y || n + x == z),
        ),
        1 => (format!("{a} - n < {b}"), Box::new(move |n| x - n < y)),
        2 => (
            format!("{a} - n - {b} >= {c}"),
            Box::new(move |n| x - n - y >= z),
        ),
        3 => (format!("{a} * n == {b}"), Box::new(move |n| x * n == y)),
        4 => (
            format!("{a} * n + {b} != {c} * n"),
            Box::new(move |n| x * n + y != z * n),
        ),
        5 => (
            format!("(n + {a}) / 3 <= {b}"),
            Box::new(move |n| (n + x).div_euclid(3) <= y),
        ),
        6 => (
            format!("abs(n + {a}) > {b}"),
            Box::new(move |n| (n + x).abs() > y),
        ),
        7 => (
            format!("max(n + {a}, {b}) == {c}"),
            Box::new(move |n| (n + x).max(y) == z),
        ),
        8 => (
            format!("n + {a} divides {b}"),
            Box::new(move |n| match n + x {
                0 => y == 0,
                divisor => y % divisor == 0,
            }),
        ),
        9 => (
            format!("(n + {a}) % 7 == {b}"),
            Box::new(move |n| (n + x).rem_euclid(7) == y),
        ),
        _ => (
            format!("(n shl 20) + {a} < {b}"),
            Box::new(move |n| (n << 20) + x < y),
        ),
    }
}

const FORMS: usize = 11;

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(if are_all_tried() { 80 } else { 24 })
    })]

    #[test]
    fn conditions_with_large_constants_are_read_exactly_or_refused(
        form in 0..FORMS,
        numbers in [large(), large(), large()],
        near in prop::collection::vec((large(), large()), 6),
        in_binary in any::<bool>(),
    ) {
        let (text, holds) = condition(form, numbers);
        let rule = Rule::parse(&format!("n -> n - 1 where {text}")).unwrap();
        let reader = Reader {
            numeration: if in_binary { BINARY } else { ZECKENDORF },
            claimed: &Claimed::nothing(2),
            budget: &Budget::new(1_000_000_000, &|| true),
        };
        let moves = Moves::new(&reader, 1, &rule.families[0], 1);
        let moves = moves.and_then(|(moves, _)| reader.read(&moves.exists(1, Vec::new())));
        match moves {
            Ok(moves) => for (a, b) in near {
                for number in [i128::from(a) - i128::from(b), i128::from(a)] {
                    let Ok(heap) = u64::try_from(number) else { continue };
                    let expected = heap >= 1 && holds(heap.into());
                    prop_assert_eq!(moves.contains(&[heap]), expected, "{} at {}", text, heap);
                }
            },
            Err(refused) => {
                prop_assert!(!matches!(refused, Refused::Wrong(_)), "{}: {}", text, refused);
            }
        }
    }
}

/// Returns a certificate that all positions of the rule are P-positions.
fn nobody_can_move(condition: &str) -> String {
    format!(
        "certificate of a theorem about a game, format 1\nrule n -> n - 1 where {condition}\n\
         play normal\nclaim P-positions\norder sum 1\nnumeration base 2\nstart 1\n\
         state 0 - 0 0\nstate 1 + 1 1\n"
    )
}

#[test]
fn sums_beyond_64_bits_do_not_wrap_around() {
    let power = 1_i64 << 60;
    // With 64 bits, the difference of these two would be 2^63 and wrap around to a heap.
    for (condition, is_true) in [
        (format!("n + {power} in {{{}}}", -i64::MAX), true),
        (format!("n - {power} in {{{}}}", i64::MAX), false),
        (format!("n in {{{}}}", i64::MAX), false),
        (format!("n + {power} < {}", -power), true),
    ] {
        let answer = checked(&nobody_can_move(&condition));
        match answer {
            Ok(_) => assert!(is_true, "{condition}"),
            Err(Refused::Wrong(why)) => assert!(!is_true, "{condition}: {why}"),
            Err(refused) => panic!("{condition}: {refused}"),
        }
    }
    let misere = nobody_can_move(&format!("n + {power} in {{{}}}", -i64::MAX));
    let forged = misere.replace("state 1 + 1 1", "state 1 + 1 2\nstate 2 - 2 2");
    assert!(matches!(checked(&forged), Err(Refused::Wrong(_))));
}

#[test]
fn numbers_of_a_file_are_bounded() {
    for (from, to) in [
        ("start 1", "start 18446744073709551615"),
        ("start 1", "start 18446744073709551616"),
        ("sum 1", "sum 18446744073709551615"),
        ("base 2", "recurrence 18446744073709551615 1 1"),
        ("state 1 + 1 1", "state 1 + 1 18446744073709551615"),
    ] {
        let forged = nobody_can_move("n < 0").replace(from, to);
        assert!(matches!(checked(&forged), Err(Refused::Wrong(_))), "{to}");
    }
}
