//! Evaluates expressions and formulas, with the reason if there is no value.
//!
//! A value that can't be computed (a division by zero, a number beyond 64 bits) is unknown. As in
//! three-valued logic, a conjunction with a false part is false and a disjunction with a true part
//! is true, in any order: `n % k == 0, k >= 1` is fine.

use super::ast::{Expr, Formula, Set, Span};
use super::operations::FaultKind;
use super::sets;

/// Reason why an expression has no value, and the place of the operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault {
    pub kind: FaultKind,
    pub span: Span,
}

impl Fault {
    /// Fault that only ends a search early.
    pub const END: Self = Self {
        kind: FaultKind::Endless,
        span: Span { start: 0, end: 0 },
    };
}

impl Expr {
    /// Computes the value; `values[i]` is the value of variable i.
    pub(super) fn value(&self, values: &[i64]) -> Result<i64, Fault> {
        match self {
            Self::Const(value) => Ok(*value),
            Self::Var(variable) => Ok(values[*variable]),
            Self::Unary(op, of, span) => op
                .value(of.value(values)?)
                .map_err(|kind| Fault { kind, span: *span }),
            Self::Binary(op, left, right, span) => {
                let (left, right) = (left.value(values)?, right.value(values)?);
                op.value(left, right)
                    .map_err(|kind| Fault { kind, span: *span })
            }
        }
    }
}

pub(super) fn divides(divisor: i64, of: i64) -> bool {
    match divisor {
        0 => of == 0,
        // Dividing the smallest number by −1 overflows, but −1 divides it.
        _ => of.checked_rem(divisor).unwrap_or(0) == 0,
    }
}

impl Formula {
    /// Returns whether the formula is known to hold; `values[i]` is the value of variable i.
    pub fn is_true(&self, values: &[i64]) -> bool {
        self.holds(values) == Ok(true)
    }

    /// Returns whether the formula holds; `values[i]` is the value of variable i.
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

/// Decides a conjunction or disjunction. One part with the value `deciding` settles it; otherwise
/// any unknown part is an error.
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
    use super::*;
    use crate::ast::{Binary, Comparison};

    #[test]
    fn a_false_part_makes_an_unknown_one_not_matter() {
        let rest = Expr::binary(Binary::Rem, Expr::Const(6), Expr::Var(0));
        let divides = Formula::Compare(Comparison::Equal, rest, Expr::Const(0));
        let positive = Formula::Compare(Comparison::Greater, Expr::Var(0), Expr::Const(0));
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
