//! Guesses formulas for the values themselves; `zeros` guesses the heaps of value 0.

use super::super::automatic::{Automaton, BASES};
use super::super::{
    Code, Doubt, Evidence, Formula, Guess, MIN_VALUES, PROVE_FORM, Sequence, is_one_strong,
    without_needless,
};
use super::forms::HeapValue;
use super::{beatty, forms, linear, period, recurrence};

/// Returns claim and formula for a part of a larger formula: a strong guess, or else the values as
/// given.
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

/// Minimum number of equal last values to continue a part with that value.
const MIN_EQUAL_LAST_VALUES: usize = 3;

/// Continues the values by a short period, or by the last value if the last two thirds are equal;
/// otherwise not at all.
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

/// Minimum number of rounds of a short period.
const ROUNDS: usize = 3;

/// Returns the least period above 1 that all values go through at least `ROUNDS` times.
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
    let form = forms::guess(values, first).or_else(|| forms::guess_in_a_base(values, first));
    let period = period::guess(values, first).map(|(_, guess)| guess);
    let line = beatty::guess(values, first);
    // Some periodic sequences also look like Beatty sequences; the period explains more.
    let is_simpler = |beatty: &Guess, other: &Guess| {
        other.is_weak() || beatty.evidence.fitted < other.evidence.fitted
    };
    let count = values.len();
    let rivals = (form.as_ref().zip(period.as_ref()))
        .and_then(|(form, period)| form_and_period(form, period, count))
        .or_else(|| {
            let (period, line) = (period.as_ref()?, line.as_ref()?);
            let is_named = line.claim.contains("may be") && is_simpler(line, period);
            (!is_named).then(|| lines(period, line, count))?
        });
    if let Some(rivals) = rivals {
        return rivals;
    }
    let mut guesses: Vec<Guess> = form.into_iter().map(|(_, guess)| guess).collect();
    let beatty = line.filter(|beatty| {
        let period = period.as_ref();
        period.is_none_or(|period| is_simpler(beatty, period))
    });
    let mut others: Vec<Guess> = period.into_iter().chain(beatty).collect();
    // Some Beatty sequences look periodic for a while; a line of a known slope explains more.
    if let [period, beatty] = &others[..]
        && beatty.evidence.fitted < period.evidence.fitted
    {
        let is_named = beatty.claim.contains("may be");
        others.reverse();
        others.truncate(if is_named { 1 } else { 2 });
    }
    guesses.extend(others);
    if !is_one_strong(&guesses) {
        guesses.extend(linear::by_residues(values, first));
        guesses.extend(linear::xor_linear(values, first));
        // A period with saltus is a recurrence, too, and the doubt about one is about both.
        if !guesses.iter().any(has_few_digits) {
            guesses.extend(recurrence::guess(values, first));
        }
    }
    if !is_one_strong(&guesses) {
        guesses.extend(automaton(values, first));
    }
    without_needless(guesses)
}

/// True if the guess may end where values have more digits.
fn has_few_digits(guess: &Guess) -> bool {
    matches!(guess.evidence.doubt, Some(Doubt::DigitsOfValues(_)))
}

/// Largest value for which an automaton is tried.
const MAX_READ: i64 = 15;

/// Guesses an automaton, learned from the first third of the values, else from the first half.
fn automaton(values: &[i64], first: usize) -> Option<Guess> {
    let is_small = |value: &i64| (0..=MAX_READ).contains(value);
    if first != 0 || !values.iter().all(is_small) {
        return None;
    }
    let learned = |part: usize| learned(values, values.len() / part);
    learned(3).or_else(|| learned(2))
}

/// Automaton learned from this many values, if all others agree with it.
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

/// Number of heaps beyond the given ones that are compared, as a multiple of the given ones.
const REACH: usize = 4;

/// Number of rounds that tell a period with a saltus from a line of another slope: if the period
/// begins at once, and if it begins later.
const LINE_ROUNDS: [usize; 2] = [8, 24];

/// True if some guess has a rival.
pub fn are_rivals(guesses: &[Guess]) -> bool {
    let has_rival =
        |guess: &Guess| matches!(guess.evidence.doubt, Some(Doubt::Rival(_) | Doubt::Slopes));
    guesses.iter().any(has_rival)
}

/// Returns the closed form and the period as weak guesses, if both are strong and differ beyond the
/// given `count` values.
fn form_and_period(form: &(HeapValue, Guess), period: &Guess, count: usize) -> Option<Vec<Guess>> {
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

/// Returns a period with a saltus and a line of another slope as weak guesses, if too few rounds of
/// the period are given to tell them apart. Slopes of 1/q, also with whole steps, are common in
/// games, and aren't doubted.
fn lines(period: &Guess, line: &Guess, count: usize) -> Option<Vec<Guess>> {
    let found = period.period()?;
    let Formula::Sequence(sequence) = &period.formula else {
        return None;
    };
    let begins_later = found.preperiod > sequence.first;
    let steps = found.saltus.rem_euclid(found.period as i64);
    let is_common = !begins_later && (steps <= 1 || steps + 1 == found.period as i64);
    let is_long = count >= LINE_ROUNDS[usize::from(begins_later)] * found.period;
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
