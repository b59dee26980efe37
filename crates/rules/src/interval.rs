//! Computes ranges of variables from conditions, by interval arithmetic.
//!
//! A formula narrows the ranges of its variables: each operation bounds its result by its operands,
//! and its operands by the range that its result must have. This ignores dependencies between
//! variables but never loses a solution, and it handles products, bit operations and sets as well
//! as sums. Source: F. Benhamou, F. Goualard, L. Granvilliers, J.-F. Puget, Revising hull and box
//! consistency, ICLP 1999, 230–244 (the algorithm HC4).

use super::ast::{Binary, Comparison, Expr, Formula, Set, Unary};
use super::operations::{ones, power_of_two};
use super::range::{ALL, ENDLESS, Range};

/// Most passes over a formula while its ranges still shrink.
const ROUNDS: usize = 8;

/// Narrows the ranges of the variables without losing a solution; `false` if there is none. The
/// formula may have `not` only before atoms, see [`Formula::pushed`].
pub(super) fn narrow(formula: &Formula, ranges: &mut Vec<Range>) -> bool {
    for _ in 0..ROUNDS {
        let before = ranges.clone();
        if !demand(formula, ranges) {
            return false;
        }
        if *ranges == before {
            break;
        }
    }
    true
}

/// Narrows the ranges in one pass over the formula.
fn demand(formula: &Formula, ranges: &mut Vec<Range>) -> bool {
    match formula {
        Formula::Compare(op, left, right) => compare(*op, left, right, ranges),
        Formula::Divides(divisor, of) => divides(divisor, of, ranges),
        Formula::In(member, set) => {
            let within = match set {
                Set::Explicit(members) => {
                    Range::new(members[0].into(), members[members.len() - 1].into())
                }
                _ => Range::new(1, ENDLESS),
            };
            ask(member, within, ranges)
        }
        Formula::And(parts) => parts.iter().all(|part| demand(part, ranges)),
        Formula::Or(parts) => any(parts, ranges),
        Formula::True | Formula::Not(_) => true,
    }
}

/// Narrows the ranges to the union of what the alternatives allow.
fn any(parts: &[Formula], ranges: &mut Vec<Range>) -> bool {
    let mut hull: Option<Vec<Range>> = None;
    for part in parts {
        let mut left = ranges.clone();
        if !narrow(part, &mut left) {
            continue;
        }
        hull = Some(match hull {
            None => left,
            Some(before) => (before.iter().zip(left)).map(|(a, b)| a.hull(b)).collect(),
        });
    }
    let Some(hull) = hull else {
        return false;
    };
    *ranges = hull;
    true
}

fn compare(op: Comparison, left: &Expr, right: &Expr, ranges: &mut Vec<Range>) -> bool {
    let (a, b) = (bounds(left, ranges), bounds(right, ranges));
    let (for_left, for_right) = match op {
        Comparison::Equal => (b, a),
        Comparison::NotEqual => return true,
        Comparison::Less => (
            Range::new(-ENDLESS, b.high - 1),
            Range::new(a.low + 1, ENDLESS),
        ),
        Comparison::LessOrEqual => (Range::new(-ENDLESS, b.high), Range::new(a.low, ENDLESS)),
        Comparison::Greater | Comparison::GreaterOrEqual => {
            return compare(op.mirrored(), right, left, ranges);
        }
    };
    ask(left, for_left, ranges) && ask(right, for_right, ranges)
}

/// Narrows a divisor: it can't exceed the nonzero number that it divides.
fn divides(divisor: &Expr, of: &Expr, ranges: &mut Vec<Range>) -> bool {
    let multiple = bounds(of, ranges);
    if multiple.low <= 0 && multiple.high >= 0 {
        return true;
    }
    let largest = multiple.largest();
    ask(divisor, Range::new(-largest, largest), ranges)
}

/// Returns the range of an expression.
fn bounds(expr: &Expr, ranges: &[Range]) -> Range {
    match expr {
        Expr::Const(value) => Range::one(*value),
        Expr::Var(variable) => ranges[*variable],
        Expr::Unary(op, of, _) => {
            let of = bounds(of, ranges);
            op.range(of)
        }
        Expr::Binary(op, left, right, _) => {
            let (a, b) = (bounds(left, ranges), bounds(right, ranges));
            if a.is_empty() || b.is_empty() {
                return ALL;
            }
            op.range(a, b)
        }
    }
}

/// Narrows the variables to values for which the expression can be in the range; `false` if there
/// are none.
fn ask(expr: &Expr, wanted: Range, ranges: &mut Vec<Range>) -> bool {
    let wanted = wanted.meet(bounds(expr, ranges));
    if wanted.is_empty() {
        return false;
    }
    match expr {
        Expr::Const(_) => true,
        Expr::Var(variable) => {
            ranges[*variable] = wanted;
            true
        }
        Expr::Unary(op, of, _) => match op {
            Unary::Neg => ask(of, wanted.negative(), ranges),
            Unary::Abs => ask(of, Range::new(-wanted.high, wanted.high), ranges),
            _ => true,
        },
        Expr::Binary(op, left, right, _) => ask_both(*op, left, right, wanted, ranges),
    }
}

fn ask_both(op: Binary, left: &Expr, right: &Expr, wanted: Range, ranges: &mut Vec<Range>) -> bool {
    let (a, b) = (bounds(left, ranges), bounds(right, ranges));
    let (for_left, for_right) = if op == Binary::Mul && left == right {
        let root = wanted.high.max(0).isqrt();
        (Range::new(-root, root), ALL)
    } else {
        wanted_of_both(op, a, b, wanted)
    };
    let is_endless = |range: Range| range.low == -ENDLESS && range.high == ENDLESS;
    (is_endless(for_left) || ask(left, for_left, ranges))
        && (is_endless(for_right) || ask(right, for_right, ranges))
}

/// Returns the ranges of the operands, which are in `a` and `b`, for a result in `wanted`.
fn wanted_of_both(op: Binary, a: Range, b: Range, wanted: Range) -> (Range, Range) {
    let are_natural = a.low >= 0 && b.low >= 0;
    let up_to = |high: i128| Range::new(-ENDLESS, high);
    match op {
        Binary::Add => (wanted.plus(b.negative()), wanted.plus(a.negative())),
        Binary::Sub => (wanted.plus(b), a.plus(wanted.negative())),
        Binary::Mul => (factor(wanted, b), factor(wanted, a)),
        Binary::Div if b.low > 0 && b.low == b.high => {
            let least = wanted.low.saturating_mul(b.low);
            let most = wanted.high.saturating_mul(b.low).saturating_add(b.low - 1);
            (Range::new(least, most), ALL)
        }
        Binary::Div if b.low > 0 && wanted.low >= 0 => {
            let most = wanted.high.saturating_add(1).saturating_mul(b.high) - 1;
            (up_to(most), ALL)
        }
        Binary::Rem if b.low > 0 => (ALL, Range::new(wanted.low + 1, ENDLESS)),
        Binary::Min => (beside_least(b, wanted), beside_least(a, wanted)),
        // The maximum is the negative minimum of the negative numbers.
        Binary::Max => {
            let [a, b, wanted] = [a, b, wanted].map(Range::negative);
            let beside = [beside_least(b, wanted), beside_least(a, wanted)];
            beside.map(Range::negative).into()
        }
        Binary::Or if are_natural => (up_to(wanted.high), up_to(wanted.high)),
        Binary::Xor if are_natural => (
            up_to(ones(wanted.high.max(b.high))),
            up_to(ones(wanted.high.max(a.high))),
        ),
        Binary::Shl if a.low >= 1 => {
            let most = (wanted.high / a.low).max(1).ilog2();
            (
                up_to(wanted.high >> b.low.clamp(0, 110)),
                up_to(most.into()),
            )
        }
        Binary::Shr if b.low >= 0 && wanted.low >= 0 => {
            let most = (wanted.high + 1).saturating_mul(power_of_two(b.high));
            (up_to(most), ALL)
        }
        _ => (ALL, ALL),
    }
}

/// Returns the range of a number whose minimum with `other` is in `wanted`.
fn beside_least(other: Range, wanted: Range) -> Range {
    let is_least = other.low > wanted.high;
    Range::new(wanted.low, if is_least { wanted.high } else { ENDLESS })
}

/// Returns the range of a factor whose product with `other` is in `wanted`.
fn factor(wanted: Range, other: Range) -> Range {
    if other.low <= 0 {
        return ALL;
    }
    let up = |a: i128, b: i128| -(-a).div_euclid(b);
    let low = if wanted.low > 0 {
        up(wanted.low, other.high)
    } else {
        up(wanted.low, other.low)
    };
    let high = if wanted.high >= 0 {
        wanted.high / other.low
    } else {
        wanted.high.div_euclid(other.high)
    };
    Range::new(low, high)
}
