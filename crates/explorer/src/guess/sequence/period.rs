//! Guesses periods, maybe with a saltus.

use super::super::{Doubt, Evidence, Formula, Guess, PROVE_FORM, Period, Sequence};
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
