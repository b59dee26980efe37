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
        let end = first + values.len() - 1;
        let given = Sequence {
            first,
            values: values.to_vec(),
            cycle: None,
        };
        let claim = format!("as given up to {end}, unknown beyond");
        return (claim, Formula::Sequence(given));
    };
    let claim = match (guess.period(), values.last()) {
        (Some(found), Some(last)) if found.period == 1 && found.saltus == 0 => {
            format!("as given, and {last} from {} on", found.preperiod)
        }
        _ => guess.claim,
    };
    (claim, guess.formula)
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
