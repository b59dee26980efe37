//! Writes the lines that all reports share.

use crate::guess::Guess;

/// Number of values shown in a report.
pub const SHOWN: usize = 60;

/// Lines about guesses from numbers alone, each with its missing proof step.
pub fn of_guesses(guesses: &[Guess]) -> String {
    if guesses.is_empty() {
        return line("guess", "none: no period, no formula that is known here");
    }
    let lines = |guess: &Guess| {
        let key = if guess.is_weak() {
            "weak guess"
        } else {
            "guess"
        };
        line(key, &guess.claim)
            + &line("evidence", guess.evidence.to_string())
            + &line("to prove it", &guess.proof)
    };
    guesses.iter().map(lines).collect()
}

/// Writes a line of a report.
pub fn line(key: &str, text: impl AsRef<str>) -> String {
    format!("{key}\t{}\n", text.as_ref())
}

/// Text of a position: a number alone, or several in brackets.
pub fn position(numbers: &[u64]) -> String {
    bracketed(&numbers.iter().map(u64::to_string).collect::<Vec<_>>())
}

/// Parts of a tuple: one alone, or several in brackets.
pub fn bracketed(parts: &[impl AsRef<str>]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts[..] {
        [one] => one.to_owned(),
        _ => format!("({})", parts.join(", ")),
    }
}
