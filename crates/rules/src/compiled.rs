//! Expressions and conditions as closures, for evaluation millions of times.
//!
//! The value is None if it cannot be computed; [`super::eval`] gives the reason.

use std::fmt;

use super::ast::{Binary, Comparison, Expr, Formula};
use super::eval;
use super::operations::gcd;

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

/// Remainder; fast for two numbers of 32 bits, which is the usual case.
#[inline(always)]
fn rest(of: i64, by: i64) -> Option<i64> {
    match (u32::try_from(of), u32::try_from(by)) {
        (Ok(of), Ok(by @ 1..)) => Some((of % by).into()),
        _ => Binary::Rem.value(of, by).ok(),
    }
}

#[inline(always)]
fn divides(divisor: i64, of: i64) -> Option<bool> {
    Some(match (u32::try_from(divisor), u32::try_from(of)) {
        (Ok(divisor @ 1..), Ok(of)) => of.is_multiple_of(divisor),
        _ => eval::divides(divisor, of),
    })
}

/// Closure for an operation on two operands. Variables and constants are read without a further
/// call.
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
        Formula::Divides(left, right) => joined(left, right, divides),
        Formula::In(member, set) => {
            let (member, set) = (number(member), set.clone());
            Box::new(move |values| Some(set.contains(member(values)?)))
        }
        Formula::And(parts) => decided_by(false, parts),
        Formula::Or(parts) => decided_by(true, parts),
        Formula::Not(of) => {
            let of = condition(of);
            Box::new(move |values| Some(!of(values)?))
        }
    }
}

/// Closure for a conjunction or disjunction: `deciding` if any part has this value, else None if
/// any part is unknown.
fn decided_by(deciding: bool, parts: &[Formula]) -> Closure<bool> {
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
