//! Elimination of variables from linear conditions.
//!
//! Fourier–Motzkin elimination: x has a place between its lower and its upper bounds if and only
//! if no lower bound is above an upper one. Over the whole numbers that is necessary, and
//! the bounds of an inner variable are read again when the outer ones are known.
//! Source: A. Schrijver, Theory of Linear and Integer Programming, 1986, section 12.2.

use super::linear::Form;

/// Whether what is known implies that the form has this value or more. `false` proves nothing.
pub(super) fn is_at_least(known: &[Form], form: &Form, least: i64) -> bool {
    // Else `least` − 1 − form would be 0 or more somewhere.
    let opposite = form
        .negated()
        .and_then(|form| form.plus_constant(least - 1));
    opposite.is_some_and(|opposite| is_contradictory(&[known, &[opposite]].concat()))
}

/// More are not kept: bounds that follow from others only save time.
const MOST_FORMS: usize = 100;

/// The forms, each once and the sharpest of those that differ by a constant.
pub(super) fn tidied(forms: Vec<Form>) -> Vec<Form> {
    let mut forms: Vec<Form> = (forms.into_iter().map(Form::reduced))
        .filter(|form| !form.is_always_true() && form.is_small())
        .collect();
    forms.sort();
    forms.dedup_by(|next, kept| next.factors == kept.factors);
    forms
}

/// Conditions on the other variables for this one to have a place. All forms without it are kept.
pub(super) fn without(variable: usize, forms: &[Form]) -> Vec<Form> {
    let factor = |form: &&Form| form.factors[variable];
    let kept = forms.iter().filter(|form| factor(form) == 0).cloned();
    let mut rest = Vec::new();
    for low in forms.iter().filter(|form| factor(form) > 0) {
        for high in forms.iter().filter(|form| factor(form) < 0) {
            rest.extend(low.combined(-factor(&high), high, factor(&low)));
        }
    }
    // 0 itself is a lower bound.
    for high in forms.iter().filter(|form| factor(form) < 0) {
        let mut rest_of = high.clone();
        rest_of.factors[variable] = 0;
        rest.push(rest_of);
    }
    let mut rest = tidied(rest);
    rest.sort_by_key(|form| form.factors.iter().map(|f| f.abs()).sum::<i64>());
    rest.truncate(MOST_FORMS);
    rest.extend(kept);
    tidied(rest)
}

/// Whether no natural numbers make all forms 0 or more; `false` if that is not found out.
pub(super) fn is_contradictory(forms: &[Form]) -> bool {
    let variables = forms.first().map_or(0, |form| form.factors.len());
    let mut rest = tidied(forms.to_vec());
    for variable in 0..variables {
        rest = without(variable, &rest);
    }
    rest.iter()
        .any(|form| form.is_constant() && form.constant < 0)
}
