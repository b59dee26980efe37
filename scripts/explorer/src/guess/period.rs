//! Periods, perhaps with a saltus.

use super::{Formula, Guess, PROVE_FORM, Period};
use crate::proof::period;

/// The preperiod and period that the values seem to have.
pub fn of(values: &[i64], first: usize) -> Option<Period> {
    let steps: Vec<i64> = values.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // That the last half of the steps came before is better evidence than that the last third did.
    let period = [2, 3, 4].into_iter().find_map(|part| {
        let window = steps.len() / part;
        period::shift_of_last_window(&steps, window, 0).filter(|&p| p <= window)
    })?;
    let leaps: Vec<i64> = (period..values.len())
        .map(|i| values[i] - values[i - period])
        .collect();
    let saltus = *leaps.last()?;
    let start = leaps.iter().rposition(|&leap| leap != saltus);
    Some(Period {
        preperiod: first + start.map_or(0, |i| i + 1),
        period,
        saltus,
    })
}

/// The same, with its evidence.
pub fn guess(values: &[i64], first: usize) -> Option<(Period, Guess)> {
    let found = of(values, first)?;
    let Period {
        preperiod,
        period,
        saltus,
    } = found;
    let last = first + values.len() - 1;
    let agreeing = last + 1 - preperiod - period;
    let claim = match saltus {
        0 => format!("period {period}, preperiod {preperiod}"),
        _ => format!("period {period}, preperiod {preperiod}, saltus {saltus}"),
    };
    let guess = Guess {
        claim,
        evidence: format!("the last {agreeing} values against those {period} earlier"),
        proof: what_proves(found, last, agreeing),
        formula: Some(Formula::Sequence(found)),
    };
    Some((found, guess))
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
        "name the rule. If a move removes at most t and leaves at most two heaps, values up to \
         heap {needed} + t prove it (Guy–Smith): {enough}. If a move takes one of a finite set up \
         to s from one heap, {period} + s values after the preperiod prove it: enough for s ≤ {agreeing}"
    )
}
