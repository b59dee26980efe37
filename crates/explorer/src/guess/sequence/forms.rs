//! Guesses a closed form for the values of one heap.

use super::super::closed_forms::{ClosedForm, ONE_HEAP_FORMS, OneHeapFunction};
use super::super::{Code, Evidence, Guess, MIN_VALUES, PROVE_FORM};
use rules::sorted_and_distinct;

const SHIFTS: [(i64, &str); 5] = [
    (0, "n"),
    (1, "n + 1"),
    (-1, "n - 1"),
    (2, "n + 2"),
    (-2, "n - 2"),
];

/// With fewer different values than this, a formula fits by accident more easily.
const FEW_DIFFERENT_VALUES: usize = 5;

/// A form, and the number to add to n, with its code.
type Candidate = (&'static ClosedForm<OneHeapFunction>, (i64, &'static str));

/// Computes the value of a heap by the form; `None` if the form is undefined there.
fn value((form, (shift, _)): Candidate, heap: i64) -> Option<i64> {
    let n = u64::try_from(heap + shift).ok()?;
    i64::try_from((form.function)(n)).ok()
}

/// Guesses a closed form of all values, maybe with n shifted by up to 2.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return None;
    }
    let forms = ONE_HEAP_FORMS.iter();
    let mut candidates = forms.flat_map(|form| SHIFTS.map(|shift| (form, shift)));
    let agrees = |&candidate: &Candidate| {
        let mut given = (first as i64..).zip(values);
        given.all(|(heap, given)| value(candidate, heap) == Some(*given))
    };
    let (form, (shift, argument)) = candidates.find(agrees)?;
    let at = match shift {
        0 => String::new(),
        _ => format!(", at {}", argument.replace('-', "−")),
    };
    Some(Guess {
        claim: form.claim() + &at,
        evidence: evidence(values),
        proof: PROVE_FORM.to_string(),
        formula: form.formula(Code::ONE_HEAP, argument),
    })
}

/// Counts the evidence: more values are needed if only few are different.
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
            let guess = guess(&values, 0).expect("the form agrees with its own values");
            assert!(guess.claim == form.claim() && !guess.is_weak(), "{guess:?}");
            let few = super::guess(&values[..30], 0).expect("it agrees with few of them");
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
}
