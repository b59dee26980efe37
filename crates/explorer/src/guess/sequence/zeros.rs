//! Guesses which heaps have value 0, if no formula fits the values.

use super::super::{Code, Evidence, Formula, Guess, MIN_VALUES};
use super::period::is_of_beatty_kind;
use super::values::about_values;

/// Guesses a formula for the list of heaps with value 0.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    let zeros: Vec<i64> = (first as i64..)
        .zip(values)
        .filter(|(_, value)| **value == 0)
        .map(|(heap, _)| heap)
        .collect();
    // If most values are 0, a formula for the zeros says no more than one for the values.
    let are_most = 2 * zeros.len() > values.len() + 1;
    if zeros.len() < MIN_VALUES || are_most && !is_of_beatty_kind(values) {
        return Vec::new();
    }
    let of_zeros = |guess: Guess| Guess {
        claim: format!("the n-th heap of value 0, from n = 0: {}", guess.claim),
        evidence: Evidence {
            of: "heaps of value 0",
            doubt: doubt(&guess.formula),
            ..guess.evidence
        },
        proof: "show that no such heap has another as an option, and every other heap has one"
            .to_string(),
        formula: Formula::Code(
            Code::new(Code::IS_P_HEAP, SEARCH).calling("p_position", guess.formula),
        ),
    };
    let end = first as i64 + values.len() as i64;
    about_values(&zeros, 0)
        .into_iter()
        .filter(|guess| !has_another_zero(guess, &zeros, end))
        .map(of_zeros)
        .collect()
}

/// Doubts zeros that become periodic after a while although the other values don't. In the game
/// `n -> n-1 | n/10` they start anew at each power of 10.
fn doubt(of_zeros: &Formula) -> Option<&'static str> {
    let Formula::Sequence(sequence) = of_zeros else {
        return None;
    };
    let (period, _) = sequence.cycle?;
    (sequence.values.len() > period).then_some("the other values don't have this period")
}

/// Whether the guess predicts one more zero between the last known one and `end`.
fn has_another_zero(guess: &Guess, zeros: &[i64], end: i64) -> bool {
    let last = zeros.last().expect("there are zeros");
    if let Formula::Sequence(sequence) = &guess.formula {
        return sequence.value(zeros.len()).is_some_and(|next| next < end);
    }
    let mut longer = zeros.to_vec();
    longer.push(*last);
    (last + 1..end.min(last + MAX_HEAPS_AFTER)).any(|heap| {
        *longer.last_mut().expect("one was pushed") = heap;
        about_values(&longer, 0)
            .iter()
            .any(|other| other.claim == guess.claim)
    })
}

/// How many heaps after the last zero are tried.
const MAX_HEAPS_AFTER: i64 = 10_000;

/// Rust code that searches the increasing P-positions for a heap.
const SEARCH: &str = "\
let mut high = 1;
while p_position(high) < n {
    high *= 2;
}
let mut low = 0;
while low < high {
    let middle = (low + high) / 2;
    if p_position(middle) < n {
        low = middle + 1;
    } else {
        high = middle;
    }
}
p_position(low) == n";

#[cfg(test)]
mod tests {
    use super::*;

    /// Grundy values of `n -> n-1 | n/10`.
    fn steps_and_tenths(count: usize) -> Vec<i64> {
        let mut values: Vec<i64> = Vec::new();
        for n in 0..count {
            let options = [n.wrapping_sub(1), n / 10];
            let met = |value: &i64| {
                let mut met = options.iter().filter(|&&option| option < n);
                met.any(|&option| values[option] == *value)
            };
            let value = (0..3).find(|value| !met(value)).unwrap();
            values.push(value);
        }
        values
    }

    #[test]
    fn zeros_that_repeat_only_for_a_while_are_a_weak_guess() {
        for count in [40, 60, 100] {
            let values = steps_and_tenths(count);
            let guess = guesses(&values, 0).remove(0);
            assert!(guess.is_weak(), "{guess:?}");
            let said = guess.evidence.to_string();
            assert!(
                said.ends_with("; the other values don't have this period"),
                "{said}"
            );
        }
    }

    #[test]
    fn zeros_that_end_are_no_formula() {
        let ends: Vec<i64> = (0..40).map(|n| i64::from(n >= 15)).collect();
        assert!(guesses(&ends, 0).is_empty());
        let every_third: Vec<i64> = (0..31).map(|n| n % 3 * (n + 1)).collect();
        assert_eq!(
            guesses(&every_third, 0)[0].claim,
            "the n-th heap of value 0, from n = 0: each step adds 3, from 0 on"
        );
    }
}
