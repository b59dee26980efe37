//! Guesses closed forms of two heaps.

use super::super::closed_forms::{ClosedForm, P_POSITION_FORMS, TWO_HEAP_FORMS, TwoHeapFunction};
use super::super::{Code, Evidence, Guess, PROVE_FORM};
use super::{cells, count};
use crate::guess::Table;

/// Numbers to add to both heaps, each with the arguments as code.
pub const SHIFTS: [(i64, &str); 3] = [(0, "a, b"), (-1, "a - 1, b - 1"), (1, "a + 1, b + 1")];

/// What is left to prove for a statement about the zeros.
pub const PROVE_ZEROS: &str =
    "show that no zero has a zero as an option, and every other position has one";

/// Guesses a closed form of the values, maybe with both heaps shifted by one.
pub fn guess(table: &Table, first: usize) -> Option<Guess> {
    let found = agreeing(TWO_HEAP_FORMS, table, first, |value, cell| {
        i64::try_from(value) == Ok(cell)
    })?;
    Some(Guess {
        claim: found.claim(),
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_FORM.to_string(),
        formula: found.form.formula(Code::TWO_HEAPS, found.arguments),
    })
}

/// Guesses a closed form of the zeros, maybe with both heaps shifted by one.
pub fn guess_of_zeros(table: &Table, first: usize) -> Option<Guess> {
    let found = agreeing(P_POSITION_FORMS, table, first, |is_lost, cell| {
        is_lost == (cell == 0)
    })?;
    Some(Guess {
        claim: format!("the zeros are {}", found.claim()),
        evidence: Evidence::of_cells(0, count(table)),
        proof: PROVE_ZEROS.to_string(),
        formula: found.form.formula(Code::IS_P_PAIR, found.arguments),
    })
}

/// A form that agrees with all cells.
struct Agreeing<T: 'static> {
    form: &'static ClosedForm<TwoHeapFunction<T>>,
    shift: i64,
    arguments: &'static str,
}

impl<T> Agreeing<T> {
    fn claim(&self) -> String {
        match self.shift {
            0 => self.form.claim(),
            _ => {
                let arguments = self.arguments.replace('-', "−");
                format!("{}, at ({arguments})", self.form.claim())
            }
        }
    }
}

/// Finds the first form that agrees with all cells.
fn agreeing<T>(
    forms: &'static [ClosedForm<TwoHeapFunction<T>>],
    table: &Table,
    first: usize,
    agrees: impl Fn(T, i64) -> bool,
) -> Option<Agreeing<T>> {
    let mut candidates = forms
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    candidates.find_map(|(form, (shift, arguments))| {
        let heap = |i: usize| u64::try_from((first + i) as i64 + shift).ok();
        let is_right = |(a, b, cell)| {
            let heaps = heap(a).zip(heap(b));
            heaps.is_some_and(|(a, b)| agrees((form.function)(a, b), cell))
        };
        cells(table).all(is_right).then_some(Agreeing {
            form,
            shift,
            arguments,
        })
    })
}
