//! Elimination of variables from linear conditions.
//!
//! Fourier–Motzkin elimination: there is a value for x between its lower and its upper bounds iff
//! no lower bound is above an upper one. For integers this is only necessary, so the bounds of an
//! inner variable are evaluated again when the outer ones are known. Source: A. Schrijver, Theory
//! of Linear and Integer Programming, 1986, section 12.2.

use super::linear::Form;
use super::sorted::sorted;

/// Whether the known forms imply that `form` is at least `least`. `false` proves nothing.
pub(super) fn is_at_least(known: &[Form], form: &Form, least: i64) -> bool {
    // Otherwise `least` − 1 − form could be 0 or more.
    let opposite = form
        .negated()
        .and_then(|form| form.plus_constant(least - 1));
    opposite.is_some_and(|opposite| is_contradictory(&[known, &[opposite]].concat()))
}

/// Limit of the forms kept: redundant bounds only save time.
const MAX_FORMS: usize = 100;

/// Forms without duplicates; of those that differ only by a constant, the sharpest.
pub(super) fn tidied(forms: Vec<Form>) -> Vec<Form> {
    let forms = (forms.into_iter().map(Form::reduced))
        .filter(|form| !form.is_always_true() && form.is_small());
    let mut forms = sorted(forms.collect());
    forms.dedup_by(|next, kept| next.factors == kept.factors);
    forms
}

/// Conditions on the other variables that are necessary for a value of `variable` to exist. Forms
/// without `variable` are all kept.
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

/// Conditions on the other variables that hold iff a natural number exists for `variable`. None if
/// the forms don't say that exactly: between bounds with factors above 1 there may be no integer.
pub(super) fn without_exactly(variable: usize, forms: &[Form]) -> Option<Vec<Form>> {
    let factor = |form: &&Form| form.factors[variable];
    let of_sign = |sign| (forms.iter()).filter(move |form| factor(form).signum() == sign);
    let has_units = |sign| of_sign(sign).all(|form| factor(&form).abs() == 1);
    let count = of_sign(0).count() + (of_sign(1).count() + 1) * of_sign(-1).count();
    if count > MAX_FORMS || !has_units(1) && !has_units(-1) {
        return None;
    }
    let are_small = of_sign(1).all(|low| {
        let pairs = of_sign(-1).map(|high| low.combined(-factor(&high), high, factor(&low)));
        pairs.flatten().filter(Form::is_small).count() == of_sign(-1).count()
    });
    are_small.then(|| without(variable, forms))
}

/// Whether no natural numbers make all forms 0 or more; `false` if that cannot be decided.
pub(super) fn is_contradictory(forms: &[Form]) -> bool {
    let variables = forms.first().map_or(0, |form| form.factors.len());
    let mut rest = tidied(forms.to_vec());
    for variable in 0..variables {
        rest = without(variable, &rest);
    }
    rest.iter()
        .any(|form| form.is_constant() && form.constant < 0)
}
