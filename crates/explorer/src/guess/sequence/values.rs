//! Guesses formulas for the values themselves; `zeros` guesses which heaps have value 0.

use super::super::{Formula, Guess, MIN_VALUES, Sequence, is_one_strong, without_needless};
use super::{forms, period, recurrence};

/// Returns the claim and the formula for a part of a larger formula: a strong guess, or the values
/// as given.
pub fn part(values: &[i64], first: usize) -> (String, Formula) {
    let guesses = if values.len() < MIN_VALUES {
        Vec::new()
    } else {
        about_values(values, first)
    };
    let strong = guesses.into_iter().find(|guess| !guess.is_weak());
    let Some(guess) = strong else {
        return continued(values, first);
    };
    let claim = match (guess.period(), values.last()) {
        (Some(found), Some(last)) if found.period == 1 && found.saltus == 0 => {
            format!("as given, and {last} from {} on", found.preperiod)
        }
        _ => guess.claim,
    };
    (claim, guess.formula)
}

/// How many equal values must end a part so that it goes on with them.
const MIN_EQUAL_LAST_VALUES: usize = 3;

/// Goes on with a short period, or with the last value if the last two thirds are equal. Otherwise
/// the formula ends where the values end.
fn continued(values: &[i64], first: usize) -> (String, Formula) {
    let last = values.last().copied();
    let equal = values
        .iter()
        .rev()
        .take_while(|value| Some(**value) == last);
    let different = values.len() - equal.count();
    if let Some(period) = short_period(values) {
        let cycle = Sequence {
            first,
            values: values[..period].to_vec(),
            cycle: Some((period, 0)),
        };
        let claim = format!("period {period} in all given values");
        return (claim, Formula::Sequence(cycle));
    }
    if values.len() - different < MIN_EQUAL_LAST_VALUES.max(2 * different) {
        let end = first + values.len() - 1;
        return (
            format!("as given up to {end}, unknown beyond"),
            known(values, first),
        );
    }
    let ultimately = Sequence {
        first,
        values: values[..=different].to_vec(),
        cycle: Some((1, 0)),
    };
    let claim = format!(
        "as given, and {} from {} on",
        values[different],
        first + different
    );
    (claim, Formula::Sequence(ultimately))
}

/// How many rounds of a short period there must be.
const ROUNDS: usize = 3;

/// Finds the least period above 1 that fits all values, in at least `ROUNDS` rounds.
fn short_period(values: &[i64]) -> Option<usize> {
    let holds = |period: &usize| values[*period..] == values[..values.len() - period];
    (1..=values.len() / ROUNDS)
        .find(holds)
        .filter(|&period| period > 1)
}

fn known(values: &[i64], first: usize) -> Formula {
    Formula::Sequence(Sequence {
        first,
        values: values.to_vec(),
        cycle: None,
    })
}

/// Guesses formulas for all values, the simplest first.
pub fn about_values(values: &[i64], first: usize) -> Vec<Guess> {
    let mut guesses = Vec::from_iter(forms::guess(values, first));
    guesses.extend(period::guess(values, first).map(|(_, guess)| guess));
    if !is_one_strong(&guesses) {
        guesses.extend(recurrence::guess(values, first));
    }
    without_needless(guesses)
}
