//! Guesses periods, with or without a saltus, also where one value is wrong.

use super::super::{Doubt, Evidence, Formula, Guess, MIN_VALUES, PROVE_FORM, Period, Sequence};
use crate::proof::period;

/// Number of values that must agree, as a multiple of preperiod + period.
const AGREEING_MULTIPLE: usize = 2;

/// Heaps near the first of two decimal digits.
const SECOND_DIGIT: std::ops::RangeInclusive<usize> = 9..=11;

/// The first heap of three decimal digits.
const THIRD_DIGIT: usize = 100;

/// Period that the values seem to have.
pub fn apparent_period(values: &[i64], first: usize) -> Option<Period> {
    let wide: Vec<i128> = values.iter().map(|&value| value.into()).collect();
    let steps: Vec<i128> = wide.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // A repetition of the last half of the steps is better evidence than one of the last third.
    let period = [2, 3, 4].into_iter().find_map(|part| {
        let window = steps.len() / part;
        period::shift_of_last_window(&steps, window, 0).filter(|&p| p <= window)
    })?;
    let leaps: Vec<i128> = (period..wide.len())
        .map(|i| wide[i] - wide[i - period])
        .collect();
    let saltus = *leaps.last()?;
    let start = leaps.iter().rposition(|&leap| leap != saltus);
    Some(Period {
        preperiod: first + start.map_or(0, |i| i + 1),
        period,
        saltus: saltus.try_into().ok()?,
    })
}

/// Period that the values seem to have, and the guess with its evidence.
pub fn guess(values: &[i64], first: usize) -> Option<(Period, Guess)> {
    let found = apparent_period(values, first)?;
    let Period {
        preperiod,
        period,
        saltus,
    } = found;
    let fitted = preperiod - first + period;
    let held = values.len() - fitted;
    let claim = match saltus {
        0 => format!("period {period}, preperiod {preperiod}"),
        _ => format!("period {period}, preperiod {preperiod}, saltus {saltus}"),
    };
    let guess = Guess {
        claim,
        evidence: Evidence {
            doubt: doubt(found, values, first),
            ..Evidence::of_values(fitted, held).at_least_times(AGREEING_MULTIPLE)
        },
        proof: what_proves(found, first + values.len() - 1, held),
        formula: Formula::Sequence(Sequence {
            first,
            values: values[..fitted].to_vec(),
            cycle: Some((period, saltus)),
        }),
    };
    Some((found, guess))
}

/// Doubt of a period that the law behind longer and longer runs, or behind decimal digits, has for
/// a while.
fn doubt(found: Period, values: &[i64], first: usize) -> Option<Doubt> {
    let last = first + values.len() - 1;
    let starts = (1..values.len()).filter(|&at| values[at] != values[at - 1]);
    let starts: Vec<usize> = [0].into_iter().chain(starts).collect();
    let runs: Vec<usize> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let grow = runs.is_sorted() && runs.first() < runs.last();
    if found.period == 1 && found.saltus == 0 && grow {
        return Some(Doubt::Runs);
    }
    if SECOND_DIGIT.contains(&found.preperiod) && last <= THIRD_DIGIT {
        return Some(Doubt::Digits);
    }
    digits_of_values(found, values, first).map(Doubt::DigitsOfValues)
}

/// Number of decimal digits with which a rising sequence begins to have its period; `None` if a
/// value has more digits.
fn digits_of_values(found: Period, values: &[i64], first: usize) -> Option<u32> {
    let begin = found.preperiod - first;
    if begin == 0 || !values.is_sorted_by(|a, b| a < b) {
        return None;
    }
    // Either of the first two values that are compared may be the first of so many digits.
    let compared = values[begin] - 1..=*values.get(begin + found.period)?;
    let digits = (2..19).find(|digits| compared.contains(&10_i64.pow(digits - 1)))?;
    let is_without_more = values.last()?.checked_ilog10() < Some(digits);
    is_without_more.then_some(digits)
}

fn what_proves(found: Period, last: usize, agreeing: usize) -> String {
    let Period {
        preperiod,
        period,
        saltus,
    } = found;
    if saltus != 0 {
        return PROVE_FORM.to_string();
    }
    let needed = 2 * (preperiod + period);
    let enough = match last.checked_sub(needed) {
        Some(longest) => format!("enough for every t ≤ {longest}"),
        None => "more than is given".to_string(),
    };
    format!(
        "if a move removes at most t and leaves at most two heaps, values up to \
         heap {needed} + t prove it (Guy–Smith): {enough}. If a move takes one of a finite set up \
         to s from one heap, {period} + s values after the preperiod prove it: enough for s ≤ {agreeing}"
    )
}

/// Limit on the length of a searched sequence: comparing all shifts takes quadratic time.
const MAX_WITH_SLIP: usize = 4000;

/// Number of values that must agree, as a multiple of preperiod + period: one more than without a
/// slip, because the slip is a fitted constant, too.
const AGREEING_WITH_SLIP: usize = 3;

/// Minimum number of values that agree.
const FEWEST_AGREEING: usize = AGREEING_WITH_SLIP * MIN_VALUES;

/// Guesses a period that all values but one agree with; at least one period follows that value.
pub fn guess_but_one(values: &[i64], first: usize) -> Option<Guess> {
    if values.len() > MAX_WITH_SLIP {
        return None;
    }
    (1..=values.len() / (AGREEING_WITH_SLIP + 1)).find_map(|period| but_one(values, first, period))
}

fn but_one(values: &[i64], first: usize, period: usize) -> Option<Guess> {
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
        .at_least_times(AGREEING_WITH_SLIP);
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
            prop_assert_eq!(guess_but_one(&values, 3), None);
            let at = (at * 100.0) as usize;
            values[at] += 1;
            let found = guess_but_one(&values, 3).unwrap();
            let named = format!("but for heap {}: {} is given", at + 3, values[at]);
            prop_assert!(found.claim.contains(&named), "{found:?}");
            values[at + 13] += 1;
            prop_assert_eq!(guess_but_one(&values, 3), None);
        }
    }

    #[test]
    fn a_last_value_that_does_not_fit_is_no_slip() {
        let mut values: Vec<i64> = (0..60).map(|n| n % 4).collect();
        values[59] = 7;
        assert_eq!(guess_but_one(&values, 0), None);
    }
}
