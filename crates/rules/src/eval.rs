//! Evaluates expressions and formulas directly.
//!
//! A value that cannot be computed (a division by zero, a number beyond 64 bits) is unknown. As in
//! three-valued logic, a conjunction with a false part is false and a disjunction with a true part
//! is true, in any order: `n % k == 0, k >= 1` is fine.

use super::ast::{Binary, Expr, Formula, Set, Span, Unary};
use super::sets;

/// Reason why a value cannot be computed, and the place of the operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault {
    pub kind: FaultKind,
    pub span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FaultKind {
    DivisionByZero,
    Overflow,
    /// Bit operation that is not defined below 0.
    Negative,
    /// Variable without a bound.
    Endless,
}

impl Fault {
    /// Fault that ends a search early.
    pub const END: Self = Self {
        kind: FaultKind::Endless,
        span: Span { start: 0, end: 0 },
    };
}

impl Expr {
    /// Value of the expression, where variable i has the value `values[i]`.
    pub(super) fn value(&self, values: &[i64]) -> Result<i64, Fault> {
        match self {
            Self::Const(value) => Ok(*value),
            Self::Var(variable) => Ok(values[*variable]),
            Self::Unary(op, of, span) => {
                unary(*op, of.value(values)?).map_err(|kind| Fault { kind, span: *span })
            }
            Self::Binary(op, left, right, span) => {
                let (left, right) = (left.value(values)?, right.value(values)?);
                binary(*op, left, right).map_err(|kind| Fault { kind, span: *span })
            }
        }
    }
}

pub(super) fn unary(op: Unary, of: i64) -> Result<i64, FaultKind> {
    match op {
        Unary::Neg => of.checked_neg().ok_or(FaultKind::Overflow),
        Unary::Abs => of.checked_abs().ok_or(FaultKind::Overflow),
        Unary::Popcount if of < 0 => Err(FaultKind::Negative),
        Unary::Popcount => Ok(of.count_ones().into()),
    }
}

pub(super) fn binary(op: Binary, left: i64, right: i64) -> Result<i64, FaultKind> {
    let checked = |value: Option<i64>| value.ok_or(FaultKind::Overflow);
    match op {
        Binary::Add => checked(left.checked_add(right)),
        Binary::Sub => checked(left.checked_sub(right)),
        Binary::Mul => checked(left.checked_mul(right)),
        Binary::Div | Binary::Rem if right == 0 => Err(FaultKind::DivisionByZero),
        Binary::Div => {
            let quotient = checked(left.checked_div(right))?;
            let is_above = left % right != 0 && (left < 0) != (right < 0);
            Ok(quotient - i64::from(is_above))
        }
        Binary::Rem => {
            let rest = left.checked_rem(right).unwrap_or(0);
            let has_other_sign = rest != 0 && (rest < 0) != (right < 0);
            Ok(if has_other_sign { rest + right } else { rest })
        }
        Binary::Min => Ok(left.min(right)),
        Binary::Max => Ok(left.max(right)),
        Binary::Gcd => {
            let gcd = gcd(left.unsigned_abs(), right.unsigned_abs());
            checked(gcd.try_into().ok())
        }
        Binary::Xor => Ok(left ^ right),
        Binary::And => Ok(left & right),
        Binary::Or => Ok(left | right),
        Binary::Shl | Binary::Shr if right < 0 => Err(FaultKind::Negative),
        Binary::Shl if left == 0 => Ok(0),
        Binary::Shl if right >= 63 => Err(FaultKind::Overflow),
        Binary::Shl => checked(left.checked_mul(1 << right)),
        Binary::Shr => Ok(left >> right.min(63)),
    }
}

/// Greatest common divisor by Stein's algorithm: shifts and differences, no divisions.
pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b > 0 {
        b >>= b.trailing_zeros();
        (a, b) = (a.min(b), a.abs_diff(b));
    }
    a << twos
}

pub(super) fn divides(divisor: i64, of: i64) -> bool {
    match divisor {
        0 => of == 0,
        // The quotient of the least number by −1 overflows, but −1 divides it.
        _ => of.checked_rem(divisor).unwrap_or(0) == 0,
    }
}

impl Formula {
    /// Whether the formula holds, where variable i has the value `values[i]`.
    pub(super) fn holds(&self, values: &[i64]) -> Result<bool, Fault> {
        match self {
            Self::True => Ok(true),
            Self::Compare(op, left, right) => {
                Ok(op.holds(&left.value(values)?, &right.value(values)?))
            }
            Self::Divides(divisor, of) => {
                let (divisor, of) = (divisor.value(values)?, of.value(values)?);
                Ok(divides(divisor, of))
            }
            Self::In(member, set) => Ok(set.contains(member.value(values)?)),
            Self::And(parts) => decided_by(false, parts, values),
            Self::Or(parts) => decided_by(true, parts, values),
            Self::Not(of) => Ok(!of.holds(values)?),
        }
    }
}

/// Value of a conjunction or disjunction: `deciding` if any part has this value, else an error if
/// any part is unknown.
fn decided_by(deciding: bool, parts: &[Formula], values: &[i64]) -> Result<bool, Fault> {
    let mut known = Ok(!deciding);
    for part in parts {
        match part.holds(values) {
            Ok(value) if value == deciding => return Ok(deciding),
            Ok(_) => {}
            Err(fault) => known = known.and(Err(fault)),
        }
    }
    known
}

impl Set {
    pub(super) fn contains(&self, member: i64) -> bool {
        match self {
            Self::Explicit(members) => members.binary_search(&member).is_ok(),
            Self::Squares => sets::is_square(member),
            Self::Triangular => sets::is_triangular(member),
            Self::Primes => sets::is_prime(member),
            Self::Fibonacci => sets::is_fibonacci(member),
            Self::Powers(base) => sets::is_power(member, *base),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn quotients_and_rests_are_those_of_rounding_down(a in -99i64..99, b in -9i64..9) {
            prop_assume!(b != 0);
            let (quotient, rest) = (binary(Binary::Div, a, b), binary(Binary::Rem, a, b));
            let (quotient, rest) = (quotient.unwrap(), rest.unwrap());
            prop_assert_eq!(quotient, (a as f64 / b as f64).floor() as i64);
            prop_assert_eq!(a, b * quotient + rest);
        }
    }

    #[test]
    fn what_does_not_fit_is_no_number() {
        assert_eq!(binary(Binary::Div, 1, 0), Err(FaultKind::DivisionByZero));
        assert_eq!(binary(Binary::Rem, 1, 0), Err(FaultKind::DivisionByZero));
        for (op, left, right) in [
            (Binary::Add, i64::MAX, 1),
            (Binary::Sub, i64::MIN, 1),
            (Binary::Mul, i64::MAX, 2),
            (Binary::Div, i64::MIN, -1),
            (Binary::Shl, 1, 63),
            (Binary::Shl, 1, 1 << 40),
            (Binary::Gcd, i64::MIN, 0),
        ] {
            assert_eq!(binary(op, left, right), Err(FaultKind::Overflow), "{op:?}");
        }
        assert_eq!(binary(Binary::Shl, 1, -1), Err(FaultKind::Negative));
        assert_eq!(binary(Binary::Shr, 9, 70), Ok(0));
        assert_eq!(binary(Binary::Rem, i64::MIN, -1), Ok(0));
    }

    #[test]
    fn a_false_part_makes_an_unknown_one_not_matter() {
        let rest = Expr::binary(Binary::Rem, Expr::Const(6), Expr::Var(0));
        let divides = Formula::Compare(super::super::ast::Comparison::Equal, rest, Expr::Const(0));
        let positive = Formula::Compare(
            super::super::ast::Comparison::Greater,
            Expr::Var(0),
            Expr::Const(0),
        );
        for parts in [
            [divides.clone(), positive.clone()],
            [positive, divides.clone()],
        ] {
            let both = Formula::And(parts.to_vec());
            assert_eq!(both.holds(&[0]), Ok(false));
            assert_eq!(both.holds(&[3]), Ok(true));
        }
        assert!(divides.holds(&[0]).is_err());
    }
}
