//! Linear expressions and conditions, the linear conditions that others imply, and the elimination
//! of variables from them.
//!
//! Fourier–Motzkin elimination: there is a value for x between its lower and its upper bounds iff
//! no lower bound exceeds an upper one. For integers this is only necessary, so the bounds of an
//! inner variable are evaluated again when the outer ones are known. Source: A. Schrijver, Theory
//! of Linear and Integer Programming, 1986, section 12.2.

use super::ast::{Binary, Comparison, Expr, Formula, Unary};
use super::operations::gcd;
use super::sorted;

/// Linear form Σ `factors[i]`·xᵢ + `constant`. As a condition, it means form ≥ 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Form {
    pub factors: Vec<i64>,
    pub constant: i64,
}

/// Largest factor and constant, so that sums of a few terms can't overflow.
const MAX_FACTOR: i64 = 1 << 20;
const MAX_CONSTANT: i64 = 1 << 40;

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

    /// Returns `self`·`times` + `other`·`other_times`, or `None` on overflow.
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

    /// Returns whether all numbers are small enough to add a few terms.
    pub fn is_small(&self) -> bool {
        let mut factors = self.factors.iter();
        factors.all(|factor| (-MAX_FACTOR..=MAX_FACTOR).contains(factor))
            && (-MAX_CONSTANT..=MAX_CONSTANT).contains(&self.constant)
    }

    /// Returns whether the form is at least 0 for all natural numbers.
    pub fn is_always_true(&self) -> bool {
        self.constant >= 0 && self.factors.iter().all(|&factor| factor >= 0)
    }

    /// Divides the condition by the common divisor of its factors, which is exact for integers.
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

/// Converts an expression to a form. Returns `None` if it isn't linear or its numbers are too
/// large.
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

/// Returns forms that together are equivalent to `condition`, or `None` if there are none.
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

/// Returns the forms for `small` + `gap` ≤ `large`.
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
        // ⌊x / c⌋ ≤ y iff x < c·(y + 1), and y ≤ ⌊x / c⌋ iff c·y ≤ x.
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

/// Returns the value of a positive constant.
fn divisor(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Const(value @ 1..=MAX_FACTOR) => Some(*value),
        _ => None,
    }
}

/// Returns whether the known forms imply that `form` is at least `least`. `false` proves nothing.
pub(super) fn is_at_least(known: &[Form], form: &Form, least: i64) -> bool {
    // Otherwise `least` − 1 − form could be 0 or more.
    let opposite = form
        .negated()
        .and_then(|form| form.plus_constant(least - 1));
    opposite.is_some_and(|opposite| is_contradictory(&[known, &[opposite]].concat()))
}

/// Most forms kept. Bounds are redundant, so dropping some only costs time.
const MAX_FORMS: usize = 100;

/// Drops duplicates. Of forms that differ only in the constant, the sharpest stays.
pub(super) fn tidied(forms: Vec<Form>) -> Vec<Form> {
    let forms = (forms.into_iter().map(Form::reduced))
        .filter(|form| !form.is_always_true() && form.is_small());
    let mut forms = sorted(forms.collect());
    forms.dedup_by(|next, kept| next.factors == kept.factors);
    forms
}

/// Returns conditions on the other variables that are necessary for a value of `variable` to exist.
/// Forms without `variable` are all kept.
pub(super) fn without(variable: usize, forms: &[Form]) -> Vec<Form> {
    let factor = |form: &&Form| form.factors[variable];
    let kept = forms.iter().filter(|form| factor(form) == 0).cloned();
    let mut rest = Vec::new();
    for low in forms.iter().filter(|form| factor(form) > 0) {
        for high in forms.iter().filter(|form| factor(form) < 0) {
            rest.extend(low.combined(-factor(&high), high, factor(&low)));
        }
    }
    // Variables are natural numbers, so 0 is a lower bound.
    for high in forms.iter().filter(|form| factor(form) < 0) {
        let mut rest_of = high.clone();
        rest_of.factors[variable] = 0;
        rest.push(rest_of);
    }
    let mut rest = tidied(rest);
    if rest.len() > MAX_FORMS {
        let size = |form: &Form| form.factors.iter().map(|f| f.abs()).sum::<i64>();
        let by_size = sorted(rest.into_iter().map(|form| (size(&form), form)).collect());
        let smallest = by_size.into_iter().take(MAX_FORMS);
        rest = smallest.map(|(_, form)| form).collect();
    }
    rest.extend(kept);
    tidied(rest)
}

/// Returns conditions on the other variables that hold iff a natural number exists for `variable`,
/// or `None` if that isn't exact: no integer may lie between bounds with factors above 1.
pub(super) fn without_exactly(variable: usize, forms: &[Form]) -> Option<Vec<Form>> {
    let factor = |form: &&Form| form.factors[variable];
    let of_sign = |sign| (forms.iter()).filter(move |form| factor(form).signum() == sign);
    let has_units = |sign| of_sign(sign).all(|form| factor(&form).abs() == 1);
    let count = of_sign(0).count() + (of_sign(1).count() + 1) * of_sign(-1).count();
    if of_sign(-1).count() == 0 || count > MAX_FORMS || !has_units(1) && !has_units(-1) {
        return None;
    }
    let are_small = of_sign(1).all(|low| {
        let pairs = of_sign(-1).map(|high| low.combined(-factor(&high), high, factor(&low)));
        pairs.flatten().filter(Form::is_small).count() == of_sign(-1).count()
    });
    are_small.then(|| without(variable, forms))
}

/// Returns whether no natural numbers make all forms 0 or more; `false` if that cannot be decided.
pub(super) fn is_contradictory(forms: &[Form]) -> bool {
    let variables = forms.first().map_or(0, |form| form.factors.len());
    let mut rest = tidied(forms.to_vec());
    for variable in 0..variables {
        rest = without(variable, &rest);
    }
    rest.iter()
        .any(|form| form.is_constant() && form.constant < 0)
}

/// Returns forms that are at least 0 if the condition holds and all forms in `known` are. They may
/// say less than the condition.
pub(super) fn implied(condition: &Formula, known: &[Form], variables: usize) -> Vec<Form> {
    let Formula::Compare(op, left, right) = condition else {
        return Vec::new();
    };
    let at_most = |small: &Expr, large: &Expr| {
        let small = bound(small, true, known, variables)?;
        bound(large, false, known, variables)?.minus(&small)
    };
    let implied = match op {
        Comparison::Equal => vec![at_most(left, right), at_most(right, left)],
        Comparison::Less | Comparison::LessOrEqual => vec![at_most(left, right)],
        Comparison::Greater | Comparison::GreaterOrEqual => vec![at_most(right, left)],
        Comparison::NotEqual => Vec::new(),
    };
    let implied = implied.into_iter().flatten();
    implied.filter(Form::is_small).collect()
}

/// Returns a linear lower bound of an expression, or an upper one.
fn bound(expr: &Expr, is_lower: bool, known: &[Form], variables: usize) -> Option<Form> {
    if let Some(form) = linear(expr, variables) {
        return Some(form);
    }
    let Expr::Binary(op, left, right, _) = expr else {
        return None;
    };
    let other = |part: &Expr| bound(part, !is_lower, known, variables);
    let bound = |part: &Expr| bound(part, is_lower, known, variables);
    let is_at_least = |form: &Form, least: i64| is_at_least(known, form, least);
    match op {
        Binary::Add => bound(left)?.combined(1, &bound(right)?, 1),
        Binary::Sub => bound(left)?.minus(&other(right)?),
        Binary::Max if is_lower => bound(left).or_else(|| bound(right)),
        Binary::Min if !is_lower => bound(left).or_else(|| bound(right)),
        // x ≤ x·y if x ≥ 0 and y ≥ 1, and x ≤ x² always.
        Binary::Mul if is_lower && left == right => bound(left),
        Binary::Mul if is_lower => {
            let (a, b) = (bound(left)?, bound(right)?);
            if is_at_least(&a, 0) && is_at_least(&b, 1) {
                Some(a)
            } else {
                (is_at_least(&a, 1) && is_at_least(&b, 0)).then_some(b)
            }
        }
        // y < 2^y.
        Binary::Shl if is_lower && is_at_least(&bound(left)?, 1) => bound(right)?.plus_constant(1),
        _ => None,
    }
}
