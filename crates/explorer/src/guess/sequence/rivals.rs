//! Guesses that agree with all values and differ beyond them: neither is more than a weak guess.

use super::super::{Doubt, Formula, Guess};
use super::forms::HeapValue;

/// Number of heaps beyond the given ones that are compared, as a multiple of the given ones.
const REACH: usize = 4;

/// Least number of rounds of a period with a saltus that a line of another slope rarely has, if the
/// period begins at once, and if it begins later, as that of a slope just below does.
const ROUNDS: [usize; 2] = [8, 24];

/// True if some guess has a rival.
pub fn are_in(guesses: &[Guess]) -> bool {
    let has_rival =
        |guess: &Guess| matches!(guess.evidence.doubt, Some(Doubt::Rival(_) | Doubt::Slopes));
    guesses.iter().any(has_rival)
}

/// The closed form and the period with their doubts, if both are strong and differ beyond the
/// values of `count` heaps.
pub fn form_and_period(
    form: &(HeapValue, Guess),
    period: &Guess,
    count: usize,
) -> Option<Vec<Guess>> {
    let (value, form) = form;
    let Formula::Sequence(sequence) = &period.formula else {
        return None;
    };
    let mut heaps = sequence.first + count..sequence.first + REACH * count;
    let differs = |heap: &usize| sequence.value(*heap) != value(*heap as i64);
    let heap = heaps.find(differs)?;
    let are_strong = !form.is_weak() && !period.is_weak();
    are_strong.then(|| doubted([form, period], Doubt::Rival(heap)))
}

/// The line of a period with saltus and that of any slope, if few rounds of the period are given.
/// Slopes of 1/q, with or without whole steps, are common in games and not doubted.
pub fn lines(period: &Guess, line: &Guess, count: usize) -> Option<Vec<Guess>> {
    let found = period.period()?;
    let Formula::Sequence(sequence) = &period.formula else {
        return None;
    };
    let begins_later = found.preperiod > sequence.first;
    let steps = found.saltus.rem_euclid(found.period as i64);
    let is_common = !begins_later && (steps <= 1 || steps + 1 == found.period as i64);
    let is_long = count >= ROUNDS[usize::from(begins_later)] * found.period;
    let is_doubted = found.saltus > 0 && !is_common && !is_long && !period.is_weak();
    is_doubted.then(|| doubted([period, line], Doubt::Slopes))
}

fn doubted(guesses: [&Guess; 2], doubt: Doubt) -> Vec<Guess> {
    guesses
        .map(|guess| {
            let mut guess = guess.clone();
            guess.evidence.doubt = Some(doubt);
            guess
        })
        .into()
}
