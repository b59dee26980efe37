//! Closed forms to compare with given numbers. A form that agrees is the guess, and its source is
//! pasted.
//!
//! To add one, write a function into a file of `functions/` and its name into a list below.

#[clippy::msrv = "1.78"]
pub mod functions;

use super::{Code, Formula};

pub type OneHeapFunction = fn(u64) -> u64;
pub type TwoHeapFunction<T> = fn(u64, u64) -> T;

/// The source files; each paragraph is a function.
const SOURCES: [&str; 4] = [
    include_str!("functions/digits.rs"),
    include_str!("functions/numbers.rs"),
    include_str!("functions/pairs.rs"),
    include_str!("functions/primes.rs"),
];

/// A function of these files, with what must be pasted with it.
#[derive(Debug, Clone, Copy)]
pub struct ClosedForm<F> {
    pub function: F,
    pub name: &'static str,
    /// Names of the functions of these files that it calls, directly or through others.
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
        let doc = source_of(self.name)
            .lines()
            .map_while(|line| line.strip_prefix("/// "));
        doc.collect::<Vec<_>>().join(" ")
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
        std::iter::once(self.name)
            .chain(self.calls.iter().copied())
            .collect()
    }
}

/// Returns the source of a closed form, with its doc comment.
///
/// # Panics
/// If there is no such function.
pub fn source_of(name: &str) -> &'static str {
    let head = format!("pub fn {name}(");
    let is_wanted = |paragraph: &&str| paragraph.lines().any(|line| line.starts_with(&head));
    let mut paragraphs = SOURCES.iter().flat_map(|file| file.split("\n\n"));
    let found = paragraphs.find(is_wanted);
    found.expect("the name is that of a function of the files")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_of_the_files_is_listed() {
        let one_heap = ONE_HEAP_FORMS.iter().flat_map(ClosedForm::with_called);
        let two_heaps = TWO_HEAP_FORMS.iter().flat_map(ClosedForm::with_called);
        let p_positions = P_POSITION_FORMS.iter().flat_map(ClosedForm::with_called);
        let listed = one_heap.chain(two_heaps).chain(p_positions);
        let listed: Vec<&str> = listed.chain(["is_lost_up_to_a_multiple"]).collect();
        let lines = SOURCES.iter().flat_map(|file| file.lines());
        let functions = lines.filter_map(|line| line.strip_prefix("pub fn ")?.split('(').next());
        for function in functions {
            assert!(
                listed.contains(&function),
                "list `{function}` in guess/closed_forms/mod.rs"
            );
        }
    }
}
