//! Evaluates expressions and formulas: directly, with the reason if there is no value, or as
//! closures, which are called millions of times.
//!
//! A value that can't be computed (a division by zero, a number beyond 64 bits) is unknown. As in
//! three-valued logic, a conjunction with a false part is false and a disjunction with a true part
//! is true, in any order: `n % k == 0, k >= 1` is fine.

use std::fmt;

use super::ast::{Binary, Comparison, Expr, Formula, Set, Span};
use super::operations::{FaultKind, gcd};
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
    /// Computes the value; `values[i]` is that of variable i.
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
    /// Whether the formula is known to hold; `values[i]` is the value of variable i.
    pub fn is_true(&self, values: &[i64]) -> bool {
        self.holds(values) == Ok(true)
    }

    /// Whether the formula holds; `values[i]` is the value of variable i.
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

type Closure<T> = Box<dyn Fn(&[i64]) -> Option<T> + Send + Sync>;

/// Compiled condition.
pub(super) struct Check(Closure<bool>);

/// Compiled expression.
pub(super) struct Number(Closure<i64>);

impl Check {
    pub fn new(formula: &Formula) -> Self {
        Self(condition(formula))
    }

    #[inline]
    pub fn holds(&self, values: &[i64]) -> Option<bool> {
        (self.0)(values)
    }
}

impl Number {
    pub fn new(expr: &Expr) -> Self {
        Self(number(expr))
    }

    #[inline]
    pub fn value(&self, values: &[i64]) -> Option<i64> {
        (self.0)(values)
    }
}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Check")
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Number")
    }
}

fn number(expr: &Expr) -> Closure<i64> {
    match expr {
        Expr::Const(value) => {
            let value = *value;
            Box::new(move |_| Some(value))
        }
        Expr::Var(variable) => {
            let variable = *variable;
            Box::new(move |values| Some(values[variable]))
        }
        Expr::Unary(op, of, _) => {
            let (op, of) = (*op, number(of));
            Box::new(move |values| op.value(of(values)?).ok())
        }
        Expr::Binary(op, left, right, _) => match op {
            Binary::Add => joined(left, right, i64::checked_add),
            Binary::Sub => joined(left, right, i64::checked_sub),
            Binary::Mul => joined(left, right, i64::checked_mul),
            Binary::Rem => joined(left, right, rest),
            Binary::Min => joined(left, right, |a, b| Some(a.min(b))),
            Binary::Max => joined(left, right, |a, b| Some(a.max(b))),
            Binary::Gcd => joined(left, right, |a, b| {
                gcd(a.unsigned_abs(), b.unsigned_abs()).try_into().ok()
            }),
            Binary::Xor => joined(left, right, |a, b| Some(a ^ b)),
            Binary::And => joined(left, right, |a, b| Some(a & b)),
            Binary::Or => joined(left, right, |a, b| Some(a | b)),
            &op => joined(left, right, move |a, b| op.value(a, b).ok()),
        },
    }
}

/// Computes a remainder; fast if both numbers have 32 bits, as they usually do.
#[inline(always)]
fn rest(of: i64, by: i64) -> Option<i64> {
    match (u32::try_from(of), u32::try_from(by)) {
        (Ok(of), Ok(by @ 1..)) => Some((of % by).into()),
        _ => Binary::Rem.value(of, by).ok(),
    }
}

#[inline(always)]
fn divides_fast(divisor: i64, of: i64) -> Option<bool> {
    Some(match (u32::try_from(divisor), u32::try_from(of)) {
        (Ok(divisor @ 1..), Ok(of)) => of.is_multiple_of(divisor),
        _ => divides(divisor, of),
    })
}

/// Compiles an operation on two operands. Variables and constants are read without another call.
fn joined<T: 'static>(
    left: &Expr,
    right: &Expr,
    op: impl Fn(i64, i64) -> Option<T> + Send + Sync + 'static,
) -> Closure<T> {
    match (left, right) {
        (&Expr::Var(a), &Expr::Var(b)) => Box::new(move |values| op(values[a], values[b])),
        (&Expr::Var(a), &Expr::Const(b)) => Box::new(move |values| op(values[a], b)),
        (&Expr::Const(a), &Expr::Var(b)) => Box::new(move |values| op(a, values[b])),
        (_, &Expr::Const(b)) => {
            let left = number(left);
            Box::new(move |values| op(left(values)?, b))
        }
        _ => {
            let (left, right) = (number(left), number(right));
            Box::new(move |values| op(left(values)?, right(values)?))
        }
    }
}

fn condition(formula: &Formula) -> Closure<bool> {
    match formula {
        Formula::True => Box::new(|_| Some(true)),
        Formula::Compare(op, left, right) => match op {
            Comparison::Equal => joined(left, right, |a, b| Some(a == b)),
            Comparison::NotEqual => joined(left, right, |a, b| Some(a != b)),
            Comparison::Less => joined(left, right, |a, b| Some(a < b)),
            Comparison::LessOrEqual => joined(left, right, |a, b| Some(a <= b)),
            Comparison::Greater => joined(left, right, |a, b| Some(a > b)),
            Comparison::GreaterOrEqual => joined(left, right, |a, b| Some(a >= b)),
        },
        Formula::Divides(left, right) => joined(left, right, divides_fast),
        Formula::In(member, set) => {
            let (member, set) = (number(member), set.clone());
            Box::new(move |values| Some(set.contains(member(values)?)))
        }
        Formula::And(parts) => closure_decided_by(false, parts),
        Formula::Or(parts) => closure_decided_by(true, parts),
        Formula::Not(of) => {
            let of = condition(of);
            Box::new(move |values| Some(!of(values)?))
        }
    }
}

/// Compiles a conjunction or disjunction. One part with the value `deciding` settles it; otherwise
/// any unknown part makes it unknown.
fn closure_decided_by(deciding: bool, parts: &[Formula]) -> Closure<bool> {
    let parts: Vec<Closure<bool>> = parts.iter().map(condition).collect();
    Box::new(move |values| {
        let mut known = Some(!deciding);
        for part in &parts {
            match part(values) {
                Some(value) if value == deciding => return Some(deciding),
                Some(_) => {}
                None => known = None,
            }
        }
        known
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::Binary;

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
