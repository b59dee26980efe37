//! Each operation against its value in 64 bits, and the limits of what is read.

use rules::Rule;
use rules::ast::Comparison;

use crate::answer::{Budget, Refused};
use crate::automaton::Automaton;
use crate::formula::{Claimed, Reader, track};
use crate::move_formulas::Moves;
use crate::numeration::{BINARY, Numeration, ZECKENDORF};

/// Returns the positions (n, m) for which a condition holds.
fn read(condition: &str, numeration: Numeration) -> Result<Automaton, Refused> {
    let rule = Rule::parse(&format!("(n, m) -> (n, m) where {condition}")).expect(condition);
    let reader = Reader {
        numeration,
        claimed: &Claimed::nothing(numeration.digits.pow(2)),
        budget: &Budget::unlimited(),
    };
    let (moves, _) = Moves::new(&reader, 2, &rule.families[0], 2)?;
    reader.read(&moves.exists(2, Vec::new()))
}

/// Added to each value, which may be negative.
const SHIFT: i64 = 40;

/// Checks that an expression in n has this value for small n, and no other.
fn assert_is(expr: &str, value: fn(i64) -> i64, numeration: Numeration) {
    let condition = format!("({expr}) + {SHIFT} == m");
    let relation = read(&condition, numeration);
    let relation = relation.unwrap_or_else(|refused| panic!("{expr}: {refused}"));
    for (n, m) in (0..14).flat_map(|n| (0..2 * SHIFT).map(move |m| (n, m))) {
        let holds = relation.contains(&[n as u64, m as u64]);
        assert_eq!(
            holds,
            value(n) + SHIFT == m,
            "{expr} = {} for {n}",
            m - SHIFT
        );
    }
}

/// Expression in n, and what it computes.
type Case<T> = (&'static str, fn(i64) -> T);

const SUMS: [Case<i64>; 23] = [
    ("n + 3", |n| n + 3),
    ("3 - n", |n| 3 - n),
    ("-n", |n| -n),
    ("n * 2", |n| n * 2),
    ("2 * n", |n| 2 * n),
    ("-2 * n", |n| -2 * n),
    ("(n - 5) * -2", |n| (n - 5) * -2),
    ("n shl 1", |n| n * 2),
    ("(3 - n) shl 1", |n| (3 - n) * 2),
    ("n / 3", |n| n / 3),
    ("n / -3", |n| (-n).div_euclid(3)),
    ("(5 - n) / 3", |n| (5 - n).div_euclid(3)),
    ("(5 - n) / -3", |n| (n - 5).div_euclid(3)),
    ("n % 3", |n| n % 3),
    ("n % -3", |n| -(-n).rem_euclid(3)),
    ("(5 - n) % 3", |n| (5 - n).rem_euclid(3)),
    ("(5 - n) shr 1", |n| (5 - n) >> 1),
    ("min(n, 4)", |n| n.min(4)),
    ("max(n - 9, 2 - n)", |n| (n - 9).max(2 - n)),
    ("min(n - 9, 2 - n)", |n| (n - 9).min(2 - n)),
    ("min(n, n - 5)", |n| n - 5),
    ("max(n - 5, n)", |n| n),
    ("abs(n - 4)", |n| (n - 4).abs()),
];

const BITS: [Case<i64>; 11] = [
    ("(n and 6)", |n| n & 6),
    ("(n or 5)", |n| n | 5),
    ("(n xor 5)", |n| n ^ 5),
    ("(n and 2*n)", |n| n & (2 * n)),
    ("((4 - n) and 6)", |n| (4 - n) & 6),
    ("((4 - n) or 5)", |n| (4 - n) | 5),
    ("((4 - n) xor 5)", |n| (4 - n) ^ 5),
    ("(-3 and (n - 4))", |n| -3 & (n - 4)),
    ("((4 - n) and (n - 9))", |n| (4 - n) & (n - 9)),
    ("((4 - n) or (n - 9))", |n| (4 - n) | (n - 9)),
    ("((4 - n) xor (n - 9))", |n| (4 - n) ^ (n - 9)),
];

#[test]
fn each_operation_has_its_value_and_no_other() {
    for (expr, value) in SUMS {
        assert_is(expr, value, BINARY);
    }
    for (expr, value) in BITS {
        assert_is(expr, value, BINARY);
    }
    for (expr, value) in SUMS.into_iter().step_by(4) {
        assert_is(expr, value, ZECKENDORF);
        assert_is(expr, value, Numeration::new(&[3]));
    }
}

/// With a bound that is too small, the sign of 20n - m would be settled before the digits that
/// decide it.
#[test]
fn multiples_are_exact_however_many_digits_follow() {
    for numeration in [ZECKENDORF, Numeration::new(&[2, 1]), Numeration::new(&[3])] {
        for factor in [7, 20, 33] {
            let relation = read(&format!("{factor} * n == m"), numeration).expect("small");
            for n in 1..300 {
                let is = |m: u64| relation.contains(&[n, m]);
                let m = factor * n;
                assert!(is(m) && !is(m - 1) && !is(m + 1), "{factor} * {n}");
            }
        }
    }
}

/// In Zeckendorf's numeration, 1 and 2 are the words 1 and 10, which share no digit: read digit by
/// digit, `1 and 2` would be 0, as it is, but `3 and 2` would be 0 as well.
#[test]
fn bits_are_read_digit_by_digit_in_base_2_alone() {
    for numeration in [ZECKENDORF, Numeration::new(&[3]), Numeration::new(&[2, 1])] {
        for (expr, _) in BITS {
            let refused = read(&format!("{expr} == m"), numeration).expect_err(expr);
            assert!(matches!(refused, Refused::Beyond(_)), "{expr}: {refused}");
        }
    }
}

const DIVISORS: [Case<bool>; 7] = [
    ("n divides 12", |n| n != 0 && 12 % n == 0),
    ("n divides -12", |n| n != 0 && 12 % n == 0),
    ("n - 7 divides 6", |n| n != 7 && 6 % (n - 7) == 0),
    ("n divides 0", |_| true),
    ("n divides 36", |n| n != 0 && 36 % n == 0),
    ("3 divides n - 4", |n| (n - 4) % 3 == 0),
    ("0 divides n - 4", |n| n == 4),
];

#[test]
fn divisors_are_those_of_the_definition() {
    for (condition, holds) in DIVISORS {
        let set = read(&format!("{condition}, m == 0"), BINARY).expect(condition);
        for n in 0..40 {
            assert_eq!(set.contains(&[n as u64, 0]), holds(n), "{condition}: {n}");
        }
    }
}

/// Set, numeration, and the function from a member to the next one. There is no function if the
/// words of the members have no common form in the numeration.
type Members = (&'static str, &'static [usize], Option<fn(u64) -> u64>);

const SETS: [Members; 12] = [
    ("powers(2)", &[2], Some(|n| 2 * n)),
    ("powers(4)", &[2], Some(|n| 4 * n)),
    ("powers(8)", &[2], Some(|n| 8 * n)),
    ("powers(3)", &[3], Some(|n| 3 * n)),
    ("powers(9)", &[3], Some(|n| 9 * n)),
    (
        "fibonacci",
        &[1, 1],
        Some(|n| (n as f64 * 1.618).round() as u64),
    ),
    ("powers(3)", &[2], None),
    ("powers(2)", &[3], None),
    ("powers(2)", &[1, 1], None),
    ("powers(3)", &[2, 1], None),
    ("fibonacci", &[2], None),
    ("fibonacci", &[2, 1], None),
];

#[test]
fn members_of_a_set_are_those_of_the_definition() {
    for (set, factors, next) in SETS {
        let found = read(&format!("n in {set}, m == 0"), Numeration::new(factors));
        let Some(next) = next else {
            let refused = found.expect_err(set);
            assert!(matches!(refused, Refused::Beyond(_)), "{set}: {refused}");
            continue;
        };
        let found = found.expect(set);
        let members: Vec<u64> = std::iter::successors(Some(1), |&n| Some(next(n)))
            .take_while(|&n| n < 600)
            .collect();
        for n in 0..600 {
            assert_eq!(found.contains(&[n, 0]), members.contains(&n), "{set}: {n}");
        }
    }
}

/// Coordinates that a move leaves, and the same by arithmetic.
type Left = (&'static str, &'static str, fn([i64; 4]) -> [i64; 2]);

const LEFT: [Left; 12] = [
    ("n - k", "m", |[n, m, k, _]| [n - k, m]),
    ("m", "n", |[n, m, ..]| [m, n]),
    ("k", "j", |[_, _, k, j]| [k, j]),
    ("j", "k", |[_, _, k, j]| [j, k]),
    ("k", "m - k", |[_, m, k, _]| [k, m - k]),
    ("n - k", "m - k", |[n, m, k, _]| [n - k, m - k]),
    ("n - k - k / 2", "m + j", |[n, m, k, j]| {
        [n - k - k / 2, m + j]
    }),
    ("n - 2*k", "m - k - j", |[n, m, k, j]| {
        [n - 2 * k, m - k - j]
    }),
    ("j - n", "k + m", |[n, m, k, j]| [j - n, k + m]),
    ("min(k, n)", "m - k", |[n, m, k, _]| [k.min(n), m - k]),
    ("n - k + j", "m - j", |[n, m, k, j]| [n - k + j, m - j]),
    ("abs(n - k)", "j + k", |[n, _, k, j]| [(n - k).abs(), j + k]),
];

/// `k` and `j` are what the rule doesn't name on its left side: all natural numbers, here below 3.
#[test]
fn a_move_leaves_the_coordinates_that_the_rule_says_and_no_others() {
    for (first, second, left) in LEFT {
        let text = format!("(n, m) -> ({first}, {second}) where k <= 2, j <= 2");
        let rule = Rule::parse(&text).expect(&text);
        let reader = Reader {
            numeration: BINARY,
            claimed: &Claimed::nothing(4),
            budget: &Budget::unlimited(),
        };
        // Tracks 2 and 3 carry what is left.
        let (moves, tracks) = Moves::new(&reader, 2, &rule.families[0], 4).expect(&text);
        let is_left = |at: usize| {
            let difference = track(tracks[0][at]).plus(-1, &track(2 + at));
            difference.compared(Comparison::Equal)
        };
        let found = reader.read(&moves.exists(4, vec![is_left(0), is_left(1)]));
        let found = found.expect(&text);
        for (n, m) in (0..5).flat_map(|n| (0..5).map(move |m| (n, m))) {
            let takes = (0..9).map(|take| (take / 3, take % 3));
            let options: Vec<[i64; 2]> = takes.map(|(k, j)| left([n, m, k, j])).collect();
            for (x, y) in (0..9).flat_map(|x| (0..9).map(move |y| (x, y))) {
                let numbers = [n, m, x, y].map(|number| number as u64);
                let expected = options.contains(&[x, y]);
                assert_eq!(found.contains(&numbers), expected, "{text}: {numbers:?}");
            }
        }
    }
}

#[test]
fn what_is_within_the_limits_is_read_and_nothing_beyond_them() {
    let (factor, number) = (1_i64 << 40, 1_i64 << 60);
    for (within, beyond) in [
        ("n / 4096".to_owned(), "n / 4097".to_owned()),
        ("n / -4096".to_owned(), "n / -4097".to_owned()),
        ("n / 1".to_owned(), "n / 0".to_owned()),
        ("n % 4096".to_owned(), "n % 4097".to_owned()),
        ("n shl 20".to_owned(), "n shl 21".to_owned()),
        ("n shl 0".to_owned(), "n shl -1".to_owned()),
        ("n shr 12".to_owned(), "n shr 13".to_owned()),
        (format!("{factor} * n"), format!("{} * n", factor + 1)),
        (format!("n * -{factor}"), format!("n * -{}", factor + 1)),
        (format!("n + {number}"), format!("n + {}", number + 1)),
        (format!("n - {number}"), format!("n - {}", number + 1)),
        ("2 * n".to_owned(), "m * n".to_owned()),
    ] {
        let moves = |expr: &str| {
            let rule = Rule::parse(&format!("(n, m) -> (n, m) where {expr} >= 0")).expect(expr);
            let reader = Reader {
                numeration: BINARY,
                claimed: &Claimed::nothing(4),
                budget: &Budget::unlimited(),
            };
            Moves::new(&reader, 2, &rule.families[0], 2).map(|_| ())
        };
        moves(&within).unwrap_or_else(|refused| panic!("{within}: {refused}"));
        let refused = moves(&beyond).expect_err(&beyond);
        assert!(matches!(refused, Refused::Beyond(_)), "{beyond}: {refused}");
    }
    for (condition, is_read) in [
        (format!("m == 0, n divides {factor}"), true),
        (format!("m == 0, n divides {}", factor + 1), false),
    ] {
        assert_eq!(read(&condition, BINARY).is_ok(), is_read, "{condition}");
    }
}
