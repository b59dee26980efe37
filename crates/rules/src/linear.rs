//! Linear expressions and conditions.

use super::ast::{Binary, Comparison, Expr, Formula, Unary};
use super::operations::gcd;

/// Linear form Σ `factors[i]`·xᵢ + `constant`; as a condition it means form ≥ 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Form {
    pub factors: Vec<i64>,
    pub constant: i64,
}

/// Limit of factors and constants, so that no sum of a few terms overflows.
const MAX_FACTOR: i64 = 1 << 20;

impl Form {
    fn constant(value: i64, variables: usize) -> Self {
        Self {
            factors: vec![0; variables],
            constant: value,
        }
    }

    pub fn variable(variable: usize, variables: usize) -> Self {
        let mut form = Self::constant(0, variables);
        form.factors[variable] = 1;
        form
    }

    /// Combination `self`·`times` + `other`·`other_times`; None on overflow.
    pub fn combined(&self, times: i64, other: &Self, other_times: i64) -> Option<Self> {
        let sum = |a: i64, b: i64| {
            let sum = i128::from(a) * i128::from(times) + i128::from(b) * i128::from(other_times);
            i64::try_from(sum).ok()
        };
        let factors = self.factors.iter().zip(&other.factors);
        Some(Self {
            factors: factors.map(|(&a, &b)| sum(a, b)).collect::<Option<_>>()?,
            constant: sum(self.constant, other.constant)?,
        })
    }

    pub fn minus(&self, other: &Self) -> Option<Self> {
        self.combined(1, other, -1)
    }

    pub fn plus_constant(mut self, more: i64) -> Option<Self> {
        self.constant = self.constant.checked_add(more)?;
        Some(self)
    }

    pub fn negated(&self) -> Option<Self> {
        Self::constant(0, self.factors.len()).minus(self)
    }

    pub fn is_constant(&self) -> bool {
        self.factors.iter().all(|&factor| factor == 0)
    }

    pub fn value(&self, values: &[i64]) -> i64 {
        let terms = self.factors.iter().zip(values);
        terms.map(|(factor, value)| factor * value).sum::<i64>() + self.constant
    }

    /// Whether all numbers are small enough for sums of a few terms.
    pub fn is_small(&self) -> bool {
        let mut all = self.factors.iter().chain([&self.constant]);
        all.all(|number| (-MAX_FACTOR..=MAX_FACTOR).contains(number))
    }

    /// Whether the form is at least 0 for all natural numbers.
    pub fn is_always_true(&self) -> bool {
        self.constant >= 0 && self.factors.iter().all(|&factor| factor >= 0)
    }

    /// Equivalent condition on integers, without a common divisor of the factors.
    pub fn reduced(mut self) -> Self {
        let divisor = (self.factors.iter()).fold(0, |divisor, f| gcd(divisor, f.unsigned_abs()));
        if let Ok(divisor @ 2..) = i64::try_from(divisor) {
            self.factors
                .iter_mut()
                .for_each(|factor| *factor /= divisor);
            self.constant = self.constant.div_euclid(divisor);
        }
        self
    }
}

/// Converts an expression to a form. None if it is not linear or its numbers are too large.
pub(super) fn linear(expr: &Expr, variables: usize) -> Option<Form> {
    let form = match expr {
        Expr::Const(value) => Form::constant(*value, variables),
        Expr::Var(variable) => Form::variable(*variable, variables),
        Expr::Unary(Unary::Neg, of, _) => linear(of, variables)?.negated()?,
        Expr::Unary(..) => return None,
        Expr::Binary(op, left, right, _) => {
            let (a, b) = (linear(left, variables)?, linear(right, variables)?);
            match op {
                Binary::Add => a.combined(1, &b, 1)?,
                Binary::Sub => a.minus(&b)?,
                Binary::Mul if a.is_constant() => b.combined(a.constant, &a, 0)?,
                Binary::Mul if b.is_constant() => a.combined(b.constant, &b, 0)?,
                Binary::Shl if b.is_constant() && (0..20).contains(&b.constant) => {
                    a.combined(1 << b.constant, &b, 0)?
                }
                _ => return None,
            }
        }
    };
    Some(form).filter(Form::is_small)
}

/// Forms whose conditions together are equivalent to `condition`. None if there are no such forms.
pub(super) fn forms(condition: &Formula, variables: usize) -> Option<Vec<Form>> {
    let Formula::Compare(op, left, right) = condition else {
        return None;
    };
    match op {
        Comparison::LessOrEqual => at_most(left, right, 0, variables),
        Comparison::Less => at_most(left, right, 1, variables),
        Comparison::GreaterOrEqual => at_most(right, left, 0, variables),
        Comparison::Greater => at_most(right, left, 1, variables),
        Comparison::Equal => {
            let (a, b) = (linear(left, variables)?, linear(right, variables)?);
            Some(vec![a.minus(&b)?, b.minus(&a)?])
        }
        Comparison::NotEqual => None,
    }
}

/// Forms for the condition `small` + `gap` ≤ `large`.
fn at_most(small: &Expr, large: &Expr, gap: i64, variables: usize) -> Option<Vec<Form>> {
    let both = |a: Option<Vec<Form>>, b: Option<Vec<Form>>| Some([a?, b?].concat());
    match (small, large) {
        (Expr::Binary(Binary::Max, a, b, _), _) => both(
            at_most(a, large, gap, variables),
            at_most(b, large, gap, variables),
        ),
        (_, Expr::Binary(Binary::Min, a, b, _)) => both(
            at_most(small, a, gap, variables),
            at_most(small, b, gap, variables),
        ),
        // Uses ⌊x / c⌋ ≤ y iff x < c·(y + 1), and y ≤ ⌊x / c⌋ iff c·y ≤ x.
        (Expr::Binary(Binary::Div, x, c, _), _) if divisor(c).is_some() => {
            let (c, x) = (divisor(c)?, linear(x, variables)?);
            let large = linear(large, variables)?.plus_constant(1 - gap)?;
            Some(vec![large.combined(c, &x, -1)?.plus_constant(-1)?])
        }
        (_, Expr::Binary(Binary::Div, x, c, _)) if divisor(c).is_some() => {
            let (c, x) = (divisor(c)?, linear(x, variables)?);
            let small = linear(small, variables)?.plus_constant(gap)?;
            Some(vec![x.combined(1, &small, -c)?])
        }
        (Expr::Unary(Unary::Abs, of, span), _) => {
            let negative = Expr::Unary(Unary::Neg, of.clone(), *span);
            both(
                at_most(of, large, gap, variables),
                at_most(&negative, large, gap, variables),
            )
        }
        _ => {
            let (small, large) = (linear(small, variables)?, linear(large, variables)?);
            Some(vec![large.minus(&small)?.plus_constant(-gap)?])
        }
    }
}

/// Constant above 0.
fn divisor(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Const(value @ 1..=MAX_FACTOR) => Some(*value),
        _ => None,
    }
}
