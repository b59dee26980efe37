//! Guesses which heaps have value 0, if no formula fits the values.

use super::super::{Code, Evidence, Formula, Guess, MIN_VALUES, is_one_strong};
use super::about_values;
use super::digits;
use super::period::is_of_beatty_kind;
use crate::joined;

/// Guesses which heaps have value 0: by a residue, by a formula for the n-th, or by digits.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    if let Some(guess) = of_residue_and_powers(values, first) {
        return vec![guess];
    }
    let listed = of_list(values, first);
    if is_one_strong(&listed) {
        return listed;
    }
    of_digits(values, first).map_or(listed, |guess| vec![guess])
}

/// Guesses a formula for the n-th zero.
fn of_list(values: &[i64], first: usize) -> Vec<Guess> {
    let heaps = (first as i64..).zip(values);
    let zeros = heaps.filter_map(|(heap, value)| (*value == 0).then_some(heap));
    let zeros: Vec<i64> = zeros.collect();
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
        proof: PROVE_ZEROS.to_owned(),
        formula: Code::new(Code::IS_P_HEAP, SEARCH)
            .calling("p_position", guess.formula)
            .into(),
    };
    let end = first as i64 + values.len() as i64;
    about_values(&zeros, 0)
        .into_iter()
        .filter(|guess| !has_another_zero(guess, &zeros, end))
        .map(of_zeros)
        .collect()
}

/// Guesses that the zeros are the n of a residue, with or without the numbers c, cb, cb², …: odd
/// numbers and 2, 8, 32, ….
fn of_residue_and_powers(values: &[i64], first: usize) -> Option<Guess> {
    let end = first + values.len();
    let is_zero = |n: usize| values[n - first] == 0;
    let residues = (2..=4).flat_map(|m| (0..m).map(move |r| (m, r)));
    residues.into_iter().find_map(|(m, r)| {
        let is_other = |n: &usize| is_zero(*n) != (n % m == r);
        let others: Vec<usize> = (first.max(1)..end).filter(is_other).collect();
        let &[c, second, .., last] = &others[..] else {
            return None;
        };
        let base = second / c;
        let is_power = others.windows(2).all(|two| two[0] * base == two[1]);
        let are_alike = others.iter().all(|n| is_zero(*n) == is_zero(c));
        if others.len() < 3 || base < 2 || !is_power || !are_alike || last * base < end {
            return None;
        }
        let (words, sign) = if is_zero(c) {
            ("or", "||")
        } else {
            ("and not", "&&")
        };
        let test = if is_zero(c) { "==" } else { "!=" };
        let at_0 = match first {
            0 => format!("if n == 0 {{\n    return {};\n}}\n", is_zero(0)),
            _ => String::new(),
        };
        let body = format!(
            "{at_0}let mut rest: u64 = n;\nwhile rest > {c} && rest % {base} == 0 {{\n    \
             rest /= {base};\n}}\nn % {m} == {r} {sign} rest {test} {c}"
        );
        let begin = match first {
            0 if is_zero(0) != (r == 0) => {
                format!("n {} 0 {words} ", if is_zero(0) { "==" } else { "!=" })
            }
            _ => String::new(),
        };
        let claim =
            format!("the zeros are the n with {begin}n % {m} == {r} {words} n = {c}·{base}^k");
        Some(Guess {
            claim,
            evidence: Evidence::of_values(second + 1 - first, end - second - 1).at_least_times(2),
            proof: PROVE_ZEROS.to_owned(),
            formula: Formula::Code(Code::new(Code::IS_P_HEAP, body)),
        })
    })
}

/// What is left to prove about zeros.
const PROVE_ZEROS: &str =
    "show that no such heap has another as an option, and every other heap has one";

/// Guesses the zeros from the digits of n, whatever the other values.
fn of_digits(values: &[i64], first: usize) -> Option<Guess> {
    let marks: Vec<i64> = values.iter().map(|value| i64::from(*value != 0)).collect();
    let guess = digits::guess(&marks, first).filter(|guess| !guess.is_weak())?;
    let claim = guess
        .claim
        .strip_prefix("the zeros are ")
        .map(str::to_owned);
    let claim = claim.unwrap_or_else(|| {
        let lost = (first..).zip(&marks).filter(|(_, mark)| **mark == 0);
        let lost = joined(lost.map(|(n, _)| n).take(SHOWN), ", ");
        format!("{lost}, …: {}", guess.claim)
    });
    Some(Guess {
        claim: format!("the zeros are {claim}"),
        proof: PROVE_ZEROS.to_owned(),
        formula: guess.formula.zeros(),
        ..guess
    })
}

/// Number of zeros that a claim lists.
const SHOWN: usize = 12;

/// Doubts zeros that become periodic after a while although the other values don't. In the game
/// `n -> n-1 | n/10` they start anew at each power of 10.
fn doubt(of_zeros: &Formula) -> Option<&'static str> {
    let Formula::Sequence(sequence) = of_zeros else {
        return None;
    };
    let (period, _) = sequence.cycle?;
    (sequence.values.len() > period).then_some("the other values don't have this period")
}

/// Returns whether the guess predicts one more zero between the last known one and `end`.
fn has_another_zero(guess: &Guess, zeros: &[i64], end: i64) -> bool {
    let last = zeros.last().expect("there are zeros");
    if let Formula::Sequence(sequence) = &guess.formula {
        return sequence.value(zeros.len()).is_some_and(|next| next < end);
    }
    let mut longer = zeros.to_vec();
    longer.push(*last);
    (last + 1..end.min(last + MAX_HEAPS_AFTER)).any(|heap| {
        longer[zeros.len()] = heap;
        let guesses = about_values(&longer, 0);
        guesses.iter().any(|other| other.claim == guess.claim)
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

    /// Whoever takes a proper divisor other than 1 loses from odd heaps and from 2, 8, 32, ….
    #[test]
    fn odd_numbers_and_some_powers_are_recognised() {
        let mut values: Vec<i64> = vec![0];
        for n in 1..300 {
            let mut options = (2..n).filter(|d| n % d == 0).map(|d| values[n - d]);
            let is_won = options.any(|value| value == 0);
            values.push(is_won.into());
        }
        let claim = |values: &[i64], first| guesses(values, first)[0].claim.clone();
        let words = "n % 2 == 1 or n = 2·4^k";
        assert_eq!(
            claim(&values[1..], 1),
            format!("the zeros are the n with {words}")
        );
        assert_eq!(
            claim(&values, 0),
            format!("the zeros are the n with n == 0 or {words}")
        );
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
