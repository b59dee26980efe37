//! Linear conditions that follow from others.

use super::ast::{Binary, Comparison, Expr, Formula};
use super::linear::is_at_least;
use super::linear::{Form, linear};

/// Returns forms that are at least 0 if the condition holds and all forms in `known` are. They may
/// say less than the condition.
pub(super) fn implied(condition: &Formula, known: &[Form], variables: usize) -> Vec<Form> {
    let Formula::Compare(op, left, right) = condition else {
        return Vec::new();
    };
    let at_most = |small: &Expr, large: &Expr| {
        let (small, large) = (
            below(small, known, variables)?,
            above(large, known, variables)?,
        );
        large.minus(&small)
    };
    let implied = match op {
        Comparison::Equal => vec![at_most(left, right), at_most(right, left)],
        Comparison::Less | Comparison::LessOrEqual => vec![at_most(left, right)],
        Comparison::Greater | Comparison::GreaterOrEqual => vec![at_most(right, left)],
        Comparison::NotEqual => Vec::new(),
    };
    implied
        .into_iter()
        .flatten()
        .filter(Form::is_small)
        .collect()
}

/// Returns a linear lower bound of an expression.
fn below(expr: &Expr, known: &[Form], variables: usize) -> Option<Form> {
    if let Some(form) = linear(expr, variables) {
        return Some(form);
    }
    let Expr::Binary(op, left, right, _) = expr else {
        return None;
    };
    let below = |part: &Expr| below(part, known, variables);
    match op {
        Binary::Add => below(left)?.combined(1, &below(right)?, 1),
        Binary::Sub => below(left)?.minus(&above(right, known, variables)?),
        Binary::Max => below(left).or_else(|| below(right)),
        // x ≤ x·y if x ≥ 0 and y ≥ 1, and x ≤ x² always.
        Binary::Mul if left == right => below(left),
        Binary::Mul => {
            let (a, b) = (below(left)?, below(right)?);
            let is = |form: &Form, least: i64| is_at_least(known, form, least);
            if is(&a, 0) && is(&b, 1) {
                Some(a)
            } else if is(&a, 1) && is(&b, 0) {
                Some(b)
            } else {
                None
            }
        }
        // y < 2^y.
        Binary::Shl if is_at_least(known, &below(left)?, 1) => below(right)?.plus_constant(1),
        _ => None,
    }
}

/// Returns a linear upper bound of an expression.
fn above(expr: &Expr, known: &[Form], variables: usize) -> Option<Form> {
    if let Some(form) = linear(expr, variables) {
        return Some(form);
    }
    let Expr::Binary(op, left, right, _) = expr else {
        return None;
    };
    let above = |part: &Expr| above(part, known, variables);
    match op {
        Binary::Add => above(left)?.combined(1, &above(right)?, 1),
        Binary::Sub => above(left)?.minus(&below(right, known, variables)?),
        Binary::Min => above(left).or_else(|| above(right)),
        _ => None,
    }
}
