//! Ranges against all values one by one.

use proptest::prelude::*;

use super::random;
use crate::ast::{Binary, Comparison, Expr, Formula, Unary};
use crate::interval::narrow;
use crate::linear::{Form, forms, implied, without_exactly};
use crate::range::Range;

/// Returns all ranges within these bounds.
fn ranges(low: i64, high: i64) -> impl Iterator<Item = Range> + Clone {
    let ends = (low..=high).flat_map(move |from| (from..=high).map(move |to| (from, to)));
    ends.map(|(from, to)| Range::new(from.into(), to.into()))
}

fn numbers(range: Range) -> impl Iterator<Item = i64> + Clone {
    range.low as i64..=range.high as i64
}

/// Returns the least range with all these numbers.
fn hull(mut numbers: impl Iterator<Item = i64>) -> Option<Range> {
    let first = Range::one(numbers.next()?);
    Some(numbers.fold(first, |hull, number| hull.hull(Range::one(number))))
}

const OPERATIONS: [Binary; 13] = [
    Binary::Add,
    Binary::Sub,
    Binary::Mul,
    Binary::Div,
    Binary::Rem,
    Binary::Min,
    Binary::Max,
    Binary::Gcd,
    Binary::Xor,
    Binary::And,
    Binary::Or,
    Binary::Shl,
    Binary::Shr,
];

#[test]
fn the_range_of_a_result_has_all_values_and_few_others() {
    for a in ranges(-6, 6) {
        for op in [Unary::Neg, Unary::Abs] {
            let values = numbers(a).map(|a| op.value(a).expect("small"));
            assert_eq!(Some(op.range(a)), hull(values), "{op:?} {a:?}");
        }
        for (b, op) in ranges(-6, 6).flat_map(|b| OPERATIONS.map(|op| (b, op))) {
            let pairs = numbers(a).flat_map(|a| numbers(b).map(move |b| (a, b)));
            let values = pairs.filter_map(|(a, b)| op.value(a, b).ok());
            let Some(exact) = hull(values) else { continue };
            let found = op.range(a, b);
            assert_eq!(found.hull(exact), found, "{op:?} {a:?} {b:?}");
            let are_natural = a.low >= 0 && b.low >= 0;
            match op {
                Binary::Add | Binary::Sub | Binary::Mul | Binary::Min | Binary::Max => {
                    assert_eq!(found, exact, "{op:?} {a:?} {b:?}");
                }
                Binary::Div if b.low > 0 => assert_eq!(found, exact, "{a:?} / {b:?}"),
                Binary::Shl | Binary::Shr if b.low >= 0 => {
                    assert_eq!(found, exact, "{op:?} {a:?} {b:?}");
                }
                Binary::Rem if b.low > 0 => {
                    assert!(found.low >= 0 && found.high < b.high, "{a:?} % {b:?}");
                }
                Binary::Gcd => assert!(found.low >= 0 && found.high <= 6, "{a:?} {b:?}"),
                // No bit is above the highest one of both.
                Binary::Xor | Binary::And | Binary::Or if are_natural => {
                    let longest = [0, 1, 3, 3, 7, 7, 7][a.largest().max(b.largest()) as usize];
                    assert!(
                        found.low >= 0 && found.high <= longest,
                        "{op:?} {a:?} {b:?}"
                    );
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_gcd_is_the_greatest_of_the_common_divisors() {
    for (a, b) in (-20..20).flat_map(|a: i64| (-20..20).map(move |b: i64| (a, b))) {
        let divides = |d: &i64| a % d == 0 && b % d == 0;
        let greatest = (1..=20).rev().find(divides).filter(|_| (a, b) != (0, 0));
        assert_eq!(
            Binary::Gcd.value(a, b),
            Ok(greatest.unwrap_or(0)),
            "{a} {b}"
        );
    }
}

const COMPARISONS: [Comparison; 5] = [
    Comparison::Equal,
    Comparison::Less,
    Comparison::LessOrEqual,
    Comparison::Greater,
    Comparison::GreaterOrEqual,
];

/// Returns the range to which `condition` narrows n, which is between 0 and 30.
fn narrowed(condition: &Formula) -> Option<Range> {
    let mut ranges = vec![Range::new(0, 30)];
    narrow(condition, &mut ranges).then(|| ranges[0])
}

/// An operation with a constant on one side, compared with another constant.
#[test]
fn a_condition_on_one_variable_leaves_the_range_of_its_solutions() {
    let number = Expr::Const;
    for (k, c) in (1..=5).flat_map(|k| (-6..=20).map(move |c| (k, c))) {
        for op in COMPARISONS {
            let check = |of: &Expr| {
                let condition = Formula::Compare(op, of.clone(), number(c));
                let solves = |n: &i64| condition.holds(&[*n]) == Ok(true);
                let exact = hull((0..=30).filter(solves));
                assert_eq!(narrowed(&condition), exact, "{condition:?}");
                let mirrored = Formula::Compare(op.mirrored(), number(c), of.clone());
                assert_eq!(narrowed(&mirrored), exact, "{mirrored:?}");
            };
            for binary in [
                Binary::Add,
                Binary::Sub,
                Binary::Mul,
                Binary::Min,
                Binary::Max,
            ] {
                check(&Expr::binary(binary, Expr::Var(0), number(k)));
                check(&Expr::binary(binary, number(k), Expr::Var(0)));
            }
            check(&Expr::binary(Binary::Div, Expr::Var(0), number(k)));
            check(&Expr::unary(Unary::Neg, Expr::Var(0)));
        }
    }
}

#[test]
fn a_bound_of_a_shift_a_rest_or_a_quotient_bounds_the_variable() {
    let (n, m) = (Expr::Var(0), Expr::Var(1));
    let left = |condition: Formula| {
        let mut ranges = vec![Range::new(1, 1000), Range::new(1, 9)];
        narrow(&condition, &mut ranges).then_some(ranges)
    };
    for c in 1..100_i64 {
        let is_at_most = |of| Formula::Compare(Comparison::LessOrEqual, of, Expr::Const(c));
        let shifted = left(is_at_most(Expr::binary(Binary::Shl, n.clone(), m.clone())));
        // At least one place to the left.
        assert_eq!(
            shifted.map(|it| it[0].high),
            (c > 1).then_some(i128::from(c / 2))
        );
        let quotient = left(is_at_most(Expr::binary(Binary::Div, n.clone(), m.clone())));
        assert_eq!(
            quotient.expect("possible")[0].high,
            i128::from(9 * c + 8).min(1000)
        );
        let rest = Expr::binary(Binary::Rem, n.clone(), m.clone());
        let rest = left(Formula::Compare(
            Comparison::GreaterOrEqual,
            rest,
            Expr::Const(c),
        ));
        assert_eq!(
            rest.map(|it| it[1].low),
            (c < 9).then_some(i128::from(c) + 1)
        );
    }
}

/// Comparisons of one operation on n, m and small numbers with one of these.
fn comparisons() -> impl Iterator<Item = Formula> {
    let parts = [Expr::Var(0), Expr::Var(1)].into_iter();
    let parts: Vec<Expr> = parts.chain((-2..=3).map(Expr::Const)).collect();
    let pairs = parts.clone().into_iter().flat_map({
        let parts = parts.clone();
        move |a| parts.clone().into_iter().map(move |b| (a.clone(), b))
    });
    let results = pairs.flat_map(|(a, b)| {
        OPERATIONS
            .map(|op| Expr::binary(op, a.clone(), b.clone()))
            .into_iter()
    });
    results.flat_map(move |result| {
        let with = move |other: &Expr| {
            let compared = |op| Formula::Compare(op, result.clone(), other.clone());
            let mirrored = |op| Formula::Compare(op, other.clone(), result.clone());
            [COMPARISONS.map(compared), COMPARISONS.map(mirrored)].concat()
        };
        parts.iter().flat_map(with).collect::<Vec<_>>()
    })
}

#[test]
fn forms_say_what_their_condition_says_and_implied_ones_no_more() {
    let positive = [0, 1].map(|variable| Form::variable(variable, 2).plus_constant(-1).unwrap());
    let known = [&[][..], &positive[..1], &positive[1..], &positive[..]];
    for condition in comparisons() {
        let exact = forms(&condition, 2);
        if let Formula::Compare(op, Expr::Binary(Binary::Div, _, c, _), _) = &condition {
            let is_read = matches!(**c, Expr::Const(1..)) && *op != Comparison::Equal;
            assert!(!is_read || exact.is_some(), "{condition:?}");
        }
        for (n, m) in (0..=6).flat_map(|n| (0..=6).map(move |m| (n, m))) {
            let solves = condition.holds(&[n, m]) == Ok(true);
            let hold = |forms: &[Form]| forms.iter().all(|form| form.value(&[n, m]) >= 0);
            let says = exact.as_deref().map(hold);
            assert!(says.is_none_or(|it| it == solves), "{condition:?} {n} {m}");
            for known in known.iter().filter(|known| solves && hold(known)) {
                assert!(
                    hold(&implied(&condition, known, 2)),
                    "{condition:?} {n} {m}"
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn no_solution_is_lost(formula in random::formula(2), high in 0i64..9, low in 0i64..9) {
        let formula = formula.pushed();
        let mut left = vec![Range::new(0, high.into()), Range::new(low.into(), 9)];
        let is_possible = narrow(&formula, &mut left);
        for (n, m) in (0..=high).flat_map(|n| (low..=9).map(move |m| (n, m))) {
            if formula.holds(&[n, m]) == Ok(true) {
                prop_assert!(is_possible, "{:?}: {} {}", formula, n, m);
                prop_assert!(numbers(left[0]).any(|it| it == n), "{:?}: {} {}", formula, n, m);
                prop_assert!(numbers(left[1]).any(|it| it == m), "{:?}: {} {}", formula, n, m);
            }
        }
    }
}

/// Large numbers are dropped from what is left, which may no longer be exact.
#[test]
fn an_exact_elimination_asks_for_what_the_variable_needs() {
    let numbers = |most: i64| [-most, -1, 0, 1, most];
    let factors = || [-2, -1, 0, 1, 2].into_iter();
    let pairs = factors().flat_map(|factor| numbers(1 << 20).map(|other| vec![factor, other]));
    let form = |factors: Vec<i64>| {
        numbers(1 << 40).map(|constant| Form {
            factors: factors.clone(),
            constant,
        })
    };
    let all: Vec<Form> = pairs.flat_map(form).collect();
    for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
        let Some(left) = without_exactly(0, &[a.clone(), b.clone()]) else {
            continue;
        };
        for other in [0, 1, 2, (1 << 20) + 1, (1 << 21) + 1, 1 << 30] {
            let rest = |form: &Form| form.factors[1] * other + form.constant;
            let (mut least, mut most) = (0, i64::MAX);
            for form in [a, b] {
                match form.factors[0] {
                    0 if rest(form) < 0 => most = -1,
                    0 => {}
                    factor @ 1.. => least = least.max(-rest(form).div_euclid(factor)),
                    factor => most = most.min(rest(form).div_euclid(-factor)),
                }
            }
            let says = left.iter().all(|form| rest(form) >= 0);
            assert_eq!(says, least <= most, "{a:?} {b:?} at {other}");
        }
    }
}
