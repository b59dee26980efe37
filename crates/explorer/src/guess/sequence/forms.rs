//! Guesses closed forms of one heap.

use super::super::closed_forms::{ClosedForm, FORMS_IN_A_BASE, ONE_HEAP_FORMS, OneHeapFunction};
use super::super::{Code, Evidence, Guess, MIN_VALUES, PROVE_FORM};
use rules::sorted_and_distinct;

const SHIFTS: [(i64, &str); 5] = [
    (0, "n"),
    (1, "n + 1"),
    (-1, "n - 1"),
    (2, "n + 2"),
    (-2, "n - 2"),
];

/// A sequence with fewer different values agrees with a formula by accident more easily.
const FEW_DIFFERENT_VALUES: usize = 5;

/// Minimum number of agreeing values to call a single disagreeing value a slip.
const MIN_AGREEING_WITH_SLIP: usize = 3 * MIN_VALUES;

/// A form, and the shift added to n with its text.
type Candidate = (&'static ClosedForm<OneHeapFunction>, (i64, &'static str));

fn candidates() -> impl Iterator<Item = Candidate> {
    ONE_HEAP_FORMS
        .iter()
        .flat_map(|form| SHIFTS.map(|shift| (form, shift)))
}

/// Value of a heap by the form; `None` if the form is undefined there.
fn value((form, (shift, _)): Candidate, heap: i64) -> Option<i64> {
    let n = u64::try_from(heap + shift).ok()?;
    i64::try_from((form.function)(n)).ok()
}

/// Value of a heap by a guess.
pub type HeapValue = Box<dyn Fn(i64) -> Option<i64>>;

/// Guesses a closed form that all values agree with, maybe with n shifted by up to 2.
pub fn guess(values: &[i64], first: usize) -> Option<(HeapValue, Guess)> {
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return None;
    }
    let found = candidates().find(|&candidate| slips(candidate, values, first).next().is_none())?;
    let guess = guess_of(found, evidence(values), String::new());
    Some((Box::new(move |heap| value(found, heap)), guess))
}

/// Evidence of all values; more are needed if there are few different values.
fn evidence(values: &[i64]) -> Evidence {
    let different = sorted_and_distinct(values.to_vec());
    let evidence = Evidence::of_values(0, values.len());
    Evidence {
        needed: if different.len() < FEW_DIFFERENT_VALUES {
            MIN_VALUES + MIN_VALUES / 2
        } else {
            evidence.needed
        },
        ..evidence
    }
}

/// Guesses a closed form that all values but one agree with.
pub fn guess_but_one(values: &[i64], first: usize) -> Option<Guess> {
    if values.len() <= MIN_AGREEING_WITH_SLIP {
        return None;
    }
    candidates().find_map(|candidate| {
        let mut slips = slips(candidate, values, first);
        let (heap, given) = slips.next()?;
        let expected = value(candidate, heap)?;
        if slips.next().is_some() {
            return None;
        }
        let but = format!(", but for heap {heap}: {given} is given where {expected} would fit");
        let guess = guess_of(candidate, Evidence::of_values(1, values.len() - 1), but);
        let proof =
            format!("look at heap {heap} again: a brute force with one wrong value has a slip");
        Some(Guess { proof, ..guess })
    })
}

/// Heaps and values that do not agree with the form.
fn slips(candidate: Candidate, values: &[i64], first: usize) -> impl Iterator<Item = (i64, i64)> {
    let given = (first as i64..).zip(values.iter().copied());
    given.filter(move |&(heap, given)| value(candidate, heap) != Some(given))
}

fn guess_of((form, (shift, argument)): Candidate, evidence: Evidence, exception: String) -> Guess {
    let at = match shift {
        0 => String::new(),
        _ => format!(", at {}", argument.replace('-', "−")),
    };
    Guess {
        claim: form.claim() + &at + &exception,
        evidence,
        proof: PROVE_FORM.to_string(),
        formula: form.formula(Code::ONE_HEAP, argument),
    }
}

/// Bases that are tried.
const BASES: std::ops::RangeInclusive<usize> = 3..=16;

/// Guesses a form and the least base in which all values agree with it.
pub fn guess_in_a_base(values: &[i64], first: usize) -> Option<(HeapValue, Guess)> {
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

    fn values(function: OneHeapFunction, length: u64) -> Vec<i64> {
        let values = (0..length).map(|n| i64::try_from(function(n)).unwrap());
        values.collect()
    }

    /// A form must not be named for another one's values, nor for values that differ from its own.
    #[test]
    fn each_form_is_named_by_its_own_values_alone() {
        for form in ONE_HEAP_FORMS {
            let values = values(form.function, 90);
            let (_, guess) = guess(&values, 0).expect("the form agrees with its own values");
            assert!(guess.claim == form.claim() && !guess.is_weak(), "{guess:?}");
            let (_, few) = super::guess(&values[..30], 0).expect("it agrees with few of them");
            assert!(few.claim == form.claim(), "{few:?}");
            for at in [7, 29, 89] {
                let mut slipped = values.clone();
                slipped[at] += 1;
                let guess = super::guess(&slipped, 0);
                assert!(guess.is_none(), "{} with a slip at {at}", form.name);
            }
        }
    }

    #[test]
    fn what_is_near_to_a_form_is_no_form() {
        let near: [OneHeapFunction; 8] = [
            |n| n.saturating_sub(3),
            |n| n / 3 + u64::from(n > 60),
            |n| n * 10 / 31,
            |n| n.max(1).ilog(3).into(),
            |n| (n as f64).cbrt().ceil() as u64,
            |n| n % 10,
            |n| n % 10 + n / 10 % 10,
            |n| (n % 3) ^ (n / 3 % 3),
        ];
        for (at, function) in near.into_iter().enumerate() {
            assert!(guess(&values(function, 90), 0).is_none(), "{at}");
        }
    }

    #[test]
    fn a_form_is_found_in_its_base() {
        for base in 3..=16_u64 {
            for form in FORMS_IN_A_BASE {
                let value = |n| (form.function)(n, base) as i64;
                let values: Vec<i64> = (1..200).map(value).collect();
                let (_, guess) = guess_in_a_base(&values, 1).unwrap();
                assert_eq!(guess.claim, format!("{} in base {base}", form.claim()));
            }
        }
        assert!(guess_in_a_base(&[0, 1, 2, 3, 4, 5, 6, 7, 8], 0).is_none());
    }
}
