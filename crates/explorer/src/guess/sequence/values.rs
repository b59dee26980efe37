//! Guesses formulas for the values themselves; `zeros` guesses which heaps have value 0.

use super::super::automatic::{Automaton, BASES};
use super::super::{
    Code, Evidence, Formula, Guess, MIN_VALUES, PROVE_FORM, Sequence, is_one_strong,
    without_needless,
};
use super::{beatty, forms, period, recurrence};

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
    let period = period::guess(values, first).map(|(_, guess)| guess);
    // Some periodic sequences also look like Beatty sequences; the period explains more.
    let line = beatty::guess(values, first).filter(|line| {
        let fitted = line.evidence.fitted;
        let is_simpler = |other: &Guess| other.is_weak() || fitted < other.evidence.fitted;
        period.as_ref().is_none_or(is_simpler)
    });
    let mut others: Vec<Guess> = period.into_iter().chain(line).collect();
    // Some Beatty sequences look periodic for a while; a line of a known slope explains more.
    if let [period, line] = &others[..]
        && line.evidence.fitted < period.evidence.fitted
    {
        let is_named = line.claim.contains("may be");
        others.reverse();
        others.truncate(if is_named { 1 } else { 2 });
    }
    guesses.extend(others);
    if !is_one_strong(&guesses) {
        guesses.extend(recurrence::guess(values, first));
    }
    if !is_one_strong(&guesses) {
        guesses.extend(automaton(values, first));
    }
    without_needless(guesses)
}

/// Largest value for which an automaton is tried.
const MAX_READ: i64 = 15;

/// Guesses an automaton that learns from the first third of the values, or from the first half.
fn automaton(values: &[i64], first: usize) -> Option<Guess> {
    let is_small = |value: &i64| (0..=MAX_READ).contains(value);
    if first != 0 || !values.iter().all(is_small) {
        return None;
    }
    let learned = |part: usize| learned(values, values.len() / part);
    learned(3).or_else(|| learned(2))
}

/// Learns an automaton from this many values and returns it if all others agree.
fn learned(values: &[i64], fitted: usize) -> Option<Guess> {
    let learned = BASES.iter().find_map(|&base| {
        let learned = Automaton::learned(base, [fitted], |[n]| values[n])?;
        let agrees = (0..values.len()).all(|n| learned.value([n]) == values[n]);
        agrees.then_some(learned)
    })?;
    Some(Guess {
        claim: format!(
            "automaton with {} states that reads n in base {}, the lowest digit first",
            learned.states(),
            learned.base
        ),
        evidence: Evidence::of_values(fitted, values.len() - fitted).at_least_times(2),
        proof: PROVE_FORM.to_string(),
        formula: Formula::Code(Code::new(
            Code::ONE_HEAP,
            learned.body(["n"], "VALUES[state]"),
        )),
    })
}
