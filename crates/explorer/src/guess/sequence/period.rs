//! Guesses periods, with or without a saltus.

use super::super::{Doubt, Evidence, Formula, Guess, PROVE_FORM, Period, Sequence};
use crate::proof::period;

/// How many values must agree, as a multiple of preperiod + period.
const AGREEING_MULTIPLE: usize = 2;

/// Finds the period that the values seem to have.
pub fn apparent_period(values: &[i64], first: usize) -> Option<Period> {
    let wide: Vec<i128> = values.iter().map(|&value| value.into()).collect();
    let steps: Vec<i128> = wide.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // If the last half of the steps repeats, that says more than if only the last third does.
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

/// Guesses the period that the values seem to have.
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
            doubt: have_longer_runs(found, values).then_some(Doubt::Runs),
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

/// Whether the values seem constant, but each run of equal values is at least as long as the one
/// before.
fn have_longer_runs(found: Period, values: &[i64]) -> bool {
    let starts = (1..values.len()).filter(|&at| values[at] != values[at - 1]);
    let starts: Vec<usize> = [0].into_iter().chain(starts).collect();
    let runs: Vec<usize> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let grow = runs.is_sorted() && runs.first() < runs.last();
    found.period == 1 && found.saltus == 0 && grow
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
