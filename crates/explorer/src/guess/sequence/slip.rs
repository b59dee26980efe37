//! Guesses periods of sequences in which one value is wrong.

use super::super::{Evidence, Formula, Guess, MIN_VALUES, Sequence};

/// Limit on the length of a searched sequence: comparing all shifts takes quadratic time.
const MAX_LENGTH: usize = 4000;

/// Number of values that must agree, as a multiple of preperiod + period: one more than without a
/// slip, because the slip is a fitted constant, too.
const AGREEING_MULTIPLE: usize = 3;

/// Minimum number of values that agree.
const FEWEST_AGREEING: usize = AGREEING_MULTIPLE * MIN_VALUES;

/// Guesses a period that all values but one agree with; at least one period follows that value.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    if values.len() > MAX_LENGTH {
        return None;
    }
    (1..=values.len() / (AGREEING_MULTIPLE + 1))
        .find_map(|period| with_period(values, first, period))
}

fn with_period(values: &[i64], first: usize, period: usize) -> Option<Guess> {
    let differs = |&i: &usize| values[i] != values[i + period];
    let compared = || (0..values.len() - period).rev();
    let slip = compared().find(differs)?;
    // The last differing pair begins with the slip, because the values after it agree.
    let before = slip.checked_sub(period)?;
    let others = compared().filter(|&i| i != slip && i != before);
    let start = others
        .map(|i| (i, values[i] != values[i + period]))
        .find(|&(_, differs)| differs)
        .map_or(0, |(i, _)| i + 1);
    let fitted = start + period;
    let is_alone = before >= start && values[before] == values[slip + period];
    let evidence = Evidence::of_values(fitted + 1, values.len() - fitted - 1)
        .at_least_times(AGREEING_MULTIPLE);
    if !is_alone || evidence.is_weak() || evidence.held < FEWEST_AGREEING {
        return None;
    }
    let [heap, preperiod] = [slip, start].map(|at| first + at);
    let (given, expected) = (values[slip], values[before]);
    Some(Guess {
        claim: format!(
            "period {period}, preperiod {preperiod}, but for heap {heap}: {given} is given where \
             {expected} would fit"
        ),
        evidence,
        proof: format!("look at heap {heap} again: a brute force with one wrong value has a slip"),
        formula: Formula::Sequence(Sequence {
            first,
            values: unspoilt(values, slip, expected)[..fitted].to_vec(),
            cycle: Some((period, 0)),
        }),
    })
}

/// Copy of the values with one value replaced.
fn unspoilt(values: &[i64], at: usize, value: i64) -> Vec<i64> {
    let mut values = values.to_vec();
    values[at] = value;
    values
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn one_wrong_value_is_named(
            cycle in prop::collection::vec(0..5_i64, 1..12),
            at in 0.3..0.8_f64,
        ) {
            let mut values: Vec<i64> = cycle.iter().copied().cycle().take(100).collect();
            prop_assert_eq!(guess(&values, 3), None);
            let at = (at * 100.0) as usize;
            values[at] += 1;
            let found = guess(&values, 3).unwrap();
            let named = format!("but for heap {}: {} is given", at + 3, values[at]);
            prop_assert!(found.claim.contains(&named), "{found:?}");
            values[at + 13] += 1;
            prop_assert_eq!(guess(&values, 3), None);
        }
    }

    #[test]
    fn a_last_value_that_does_not_fit_is_no_slip() {
        let mut values: Vec<i64> = (0..60).map(|n| n % 4).collect();
        values[59] = 7;
        assert_eq!(guess(&values, 0), None);
    }
}
