//! Guesses periods, with or without a saltus.

use super::super::{Evidence, Formula, Guess, PROVE_FORM, Period, Sequence};
use crate::proof::shift_of_last_window;

/// How many values must agree, as a multiple of preperiod + period.
const AGREEING_MULTIPLE: usize = 2;

/// Repetitions required before we believe a period: ⌊nα⌋ also looks periodic for a while. For the
/// golden ratio a period comes at most 3.7 times.
const MIN_ROUNDS: usize = 6;

/// Most values in which windows are counted.
const MAX_COUNTED: usize = 500;

/// Returns whether the values can belong to a function that is true at ⌊nα⌋ + c, and false
/// elsewhere: any two windows of one length have equally many true values, or one more. α must not
/// be whole.
pub fn is_of_beatty_kind(values: &[i64]) -> bool {
    let values = &values[..values.len().min(MAX_COUNTED)];
    if !values.iter().all(|value| (0..=1).contains(value)) {
        return false;
    }
    let mut before = vec![0];
    for value in values {
        before.push(before[before.len() - 1] + value);
    }
    let is_balanced = |length: usize| {
        let windows = before[length..].iter().zip(&before);
        let counts = windows.map(|(end, start)| end - start);
        let least = counts.clone().min().unwrap_or(0);
        counts.max().unwrap_or(0) <= least + 1
    };
    let is_even = |of: i64| {
        let places: Vec<usize> = (0..values.len()).filter(|&n| values[n] == of).collect();
        places.windows(3).all(|it| it[1] - it[0] == it[2] - it[1])
    };
    !is_even(0) && !is_even(1) && (1..=values.len() / 2).all(is_balanced)
}

/// Finds the period that the values seem to have.
pub fn apparent_period(values: &[i64], first: usize) -> Option<Period> {
    let wide: Vec<i128> = values.iter().map(|&value| value.into()).collect();
    let steps: Vec<i128> = wide.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // If the last half of the steps repeats, that says more than if only the last third does.
    let period = [2, 3, 4].into_iter().find_map(|part| {
        let window = steps.len() / part;
        shift_of_last_window(&steps, window, 0).filter(|&p| p <= window)
    })?;
    let leaps = wide[period..].iter().zip(&wide);
    let leaps: Vec<i128> = leaps.map(|(later, value)| later - value).collect();
    let saltus = *leaps.last()?;
    let start = leaps.iter().rposition(|&leap| leap != saltus);
    Some(Period {
        preperiod: first + start.map_or(0, |i| i + 1),
        period,
        saltus: saltus.try_into().ok()?,
    })
}

/// Guesses the period that the values seem to have.
pub fn guess(values: &[i64], first: usize) -> Option<(Period, Guess)> {
    let found = apparent_period(values, first)?;
    let (preperiod, period, saltus) = (found.preperiod, found.period, found.saltus);
    let fitted = preperiod - first + period;
    let held = values.len() - fitted;
    if held < MIN_ROUNDS * period && is_of_beatty_kind(values) {
        return None;
    }
    let last = values[fitted - 1];
    let claim = match (period, saltus) {
        (1, 0) if preperiod == first => format!("always {last}"),
        (1, 0) => format!("{last} from {preperiod} on"),
        (1, _) => format!("each step adds {saltus}, from {preperiod} on"),
        (_, 0) => format!("period {period}, preperiod {preperiod}"),
        (..) => format!("period {period}, preperiod {preperiod}; each period adds {saltus}"),
    };
    let guess = Guess {
        claim,
        evidence: Evidence {
            doubt: have_longer_runs(found, values).then_some(
                "each run of equal values is longer than the one before, so the last may end, too",
            ),
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

/// Returns whether the values seem constant, but each run of equal values is at least as long as
/// the one before.
fn have_longer_runs(found: Period, values: &[i64]) -> bool {
    let starts = (1..values.len()).filter(|&at| values[at] != values[at - 1]);
    let starts: Vec<usize> = [0].into_iter().chain(starts).collect();
    let runs: Vec<usize> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let grow = runs.is_sorted() && runs.first() < runs.last();
    found.period == 1 && found.saltus == 0 && grow
}

fn what_proves(found: Period, last: usize, agreeing: usize) -> String {
    let period = found.period;
    if found.saltus != 0 {
        return PROVE_FORM.to_string();
    }
    let needed = 2 * (found.preperiod + period);
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
