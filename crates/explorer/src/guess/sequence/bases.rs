//! Guesses closed forms in the digits of the heap in some base.

use super::super::closed_forms::FORMS_IN_A_BASE;
use super::super::{Code, Evidence, Guess, PROVE_FORM};
use super::forms::HeapValue;

/// Bases that are tried.
const BASES: std::ops::RangeInclusive<usize> = 3..=16;

/// Guesses a form and the least base in which all values agree with it.
pub fn guess(values: &[i64], first: usize) -> Option<(HeapValue, Guess)> {
    let is_rising = values.windows(2).all(|pair| pair[0] <= pair[1]);
    let heaps = || (first as u64..).zip(values);
    BASES.into_iter().find_map(|base| {
        let held = values.len().checked_sub(base).filter(|_| !is_rising)?;
        let agrees = |value: u64, given: i64| u64::try_from(given) == Ok(value);
        let form = FORMS_IN_A_BASE.iter().find(|form| {
            heaps().all(|(heap, &given)| agrees((form.function)(heap, base as u64), given))
        })?;
        let guess = Guess {
            claim: format!("{} in base {base}", form.claim()),
            evidence: Evidence::of_values(base, held),
            proof: PROVE_FORM.to_string(),
            formula: form.formula(Code::ONE_HEAP, &format!("n, {base}")),
        };
        let value = move |heap: i64| {
            let value = (form.function)(heap.try_into().ok()?, base as u64);
            value.try_into().ok()
        };
        Some((Box::new(value) as HeapValue, guess))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_found_in_its_base() {
        for base in 3..=16_u64 {
            for form in FORMS_IN_A_BASE {
                let value = |n| (form.function)(n, base) as i64;
                let values: Vec<i64> = (1..200).map(value).collect();
                let (_, guess) = guess(&values, 1).unwrap();
                assert_eq!(guess.claim, format!("{} in base {base}", form.claim()));
            }
        }
        assert!(guess(&[0, 1, 2, 3, 4, 5, 6, 7, 8], 0).is_none());
    }
}
