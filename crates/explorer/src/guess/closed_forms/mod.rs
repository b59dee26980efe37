//! Closed forms to compare with given numbers. A form that agrees is the guess, and its source is
//! pasted.
//!
//! To add one, write a function into `functions.rs` and its name into a list below.

#[clippy::msrv = "1.78"]
pub mod functions;

use super::{Code, Formula};
use crate::joined;

pub type OneHeapFunction = fn(u64) -> u64;
pub type TwoHeapFunction<T> = fn(u64, u64) -> T;

/// The source of the functions; each paragraph is one.
const SOURCE: &str = include_str!("functions.rs");

/// A function of `functions.rs`, with what must be pasted with it.
#[derive(Debug, Clone, Copy)]
pub struct ClosedForm<F> {
    pub function: F,
    pub name: &'static str,
    /// Names of the functions that it calls, directly or through others.
    pub calls: &'static [&'static str],
}

/// Lists closed forms of one type by name; the functions that a form calls follow in brackets.
macro_rules! named {
    ($type:ty: $($name:ident $([$($called:ident)*])?)*) => {
        &[$($crate::guess::closed_forms::ClosedForm {
            function: $crate::guess::closed_forms::functions::$name as $type,
            name: stringify!($name),
            calls: &[$($(stringify!($called)),*)?],
        }),*]
    };
}
/// Closed forms for the value of one heap, the simplest first.
pub const ONE_HEAP_FORMS: &[ClosedForm<OneHeapFunction>] = named![OneHeapFunction:
    identity one_less ruler ruler_exponent ruler_exponent_plus_1 odious bits_set binary_length
    binary_logarithm half half_without_last_ones lasker_nim square_root triangular_root
    ruler_exponent_base_3 taken_up_to_root[square_root]
    prime_factors[least_prime_factor] least_prime_index[least_prime_factor]
    least_prime_index_where_even_is_0[least_prime_index least_prime_factor]
    nim_sum_of_exponents[least_prime_factor]
    lower_wythoff[over_phi] upper_wythoff[lower_wythoff over_phi]];

/// Closed forms for the value of two heaps, the simplest first.
pub const TWO_HEAP_FORMS: &[ClosedForm<TwoHeapFunction<u64>>] = named![TwoHeapFunction<u64>:
    nim_sum nim_product[nim_product_of_halves] sum minimum maximum difference
    last_ones_of_or euclid_kept];

/// Closed forms for the pairs of heaps with value 0.
pub const P_POSITION_FORMS: &[ClosedForm<TwoHeapFunction<bool>>] = named![TwoHeapFunction<bool>:
    are_equal are_even is_wythoff_pair[over_phi] is_lost_in_euclid is_lost_in_misere_nim
    is_lost_with_a_pass is_2_wythoff_pair];

impl<F> ClosedForm<F> {
    /// Returns the claim: the doc comment of the function.
    pub fn claim(&self) -> String {
        let lines = source_of(self.name).lines();
        joined(lines.map_while(|line| line.strip_prefix("/// ")), " ")
    }

    /// Makes a formula that calls the form with these arguments.
    pub fn formula(&self, signature: &'static str, arguments: &str) -> Formula {
        let body = format!("{}({arguments})", self.name);
        Formula::Code(Code {
            calls: self.with_called(),
            ..Code::new(signature, body)
        })
    }

    /// Names all functions that must be pasted.
    pub fn with_called(&self) -> Vec<&'static str> {
        [&[self.name], self.calls].concat()
    }
}

/// Finds the first form that agrees with given numbers, at the heaps of the arguments or at heaps
/// that differ by a small number. Returns its claim and the formula.
pub fn agreeing<F: Copy>(
    forms: &[ClosedForm<F>],
    shifts: &[(i64, &'static str)],
    signature: &'static str,
    agrees: impl Fn(F, i64) -> bool,
) -> Option<(String, Formula)> {
    let shifted = |form| shifts.iter().map(move |shift| (form, shift));
    let mut candidates = forms.iter().flat_map(shifted);
    let is_right = |(form, (shift, _)): &(&ClosedForm<F>, &(i64, _))| agrees(form.function, *shift);
    let (form, (shift, arguments)) = candidates.find(is_right)?;
    let words = arguments.replace('-', "−");
    let at = match (shift, arguments.contains(',')) {
        (0, _) => String::new(),
        (_, true) => format!(", at ({words})"),
        (_, false) => format!(", at {words}"),
    };
    Some((form.claim() + &at, form.formula(signature, arguments)))
}

/// Returns the source of a closed form, with its doc comment.
///
/// # Panics
/// If there is no such function.
pub fn source_of(name: &str) -> &'static str {
    let head = format!("pub fn {name}(");
    let is_wanted = |paragraph: &&str| paragraph.lines().any(|line| line.starts_with(&head));
    let found = SOURCE.split("\n\n").find(is_wanted);
    found.expect("the file has a function of the name")
}

#[cfg(test)]
mod tests;
