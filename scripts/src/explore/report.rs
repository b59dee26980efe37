//! What was found, one `key<tab>value` a line.

use std::fmt::{self, Write as _};

use anyhow::Result;

use super::guess::{Guess, sequence};
use super::rule::Rule;
use super::survey::Outcome;
use super::values::Values;
use crate::output;

/// How many values are shown.
const SHOWN: usize = 60;

/// Longer tables without a proven period are not guessed about.
const GUESSED: usize = 100_000;

/// Prints what is known of the values, which may be fewer than were computed.
///
/// # Errors
/// If standard output takes no more.
pub fn print(name: &str, rule: &Rule, values: Values<'_>, outcome: &Outcome) -> Result<()> {
    output::print(&known(name, rule, values, outcome)?)
}

fn known(
    name: &str,
    rule: &Rule,
    values: Values<'_>,
    outcome: &Outcome,
) -> Result<String, fmt::Error> {
    let mut out = String::new();
    let code = rule.to_string();
    match name == code {
        true => writeln!(out, "game\t{code}")?,
        false => writeln!(out, "game\t{name} = {code}")?,
    }
    let shown: Vec<String> = values.iter().take(SHOWN).map(|v| v.to_string()).collect();
    let more = if values.len() > SHOWN { " …" } else { "" };
    writeln!(out, "values\t{}{more}", shown.join(" "))?;
    let last = values.len() - 1;
    writeln!(out, "maximum\t{} up to heap {last}", values.max())?;
    match &outcome.proof {
        Some(proof) => {
            writeln!(out, "period\t{}", proof.period)?;
            writeln!(out, "preperiod\t{}", proof.preperiod)?;
            if proof.saltus > 0 {
                writeln!(out, "saltus\t{}", proof.saltus)?;
            }
            writeln!(
                out,
                "proof\t{}; checked up to heap {}",
                proof.criterion, proof.last_heap
            )?;
        }
        None => {
            writeln!(out, "period\tnone proven up to heap {last}")?;
            if values.len() <= GUESSED {
                // Heap 0 is not a coin.
                let first = usize::from(matches!(rule, Rule::Coins(_)));
                let values: Vec<i64> = values.iter().skip(first).map(i64::from).collect();
                write!(out, "{}", text_of(&sequence::guesses(&values, first)))?;
            }
        }
    }
    Ok(out)
}

/// Guesses from numbers alone, each with what would prove it.
///
/// # Errors
/// If standard output takes no more.
pub fn print_guesses(guesses: &[Guess]) -> Result<()> {
    output::print(&text_of(guesses))
}

/// The same for a reader, beside a result that is on standard output.
pub fn say_guesses(guesses: &[Guess]) {
    eprint!("{}", text_of(guesses));
}

fn text_of(guesses: &[Guess]) -> String {
    if guesses.is_empty() {
        return "guess\tnone: no period, no formula that is known here\n".to_string();
    }
    let lines = |guess: &Guess| {
        let Guess {
            claim,
            evidence,
            proof,
            ..
        } = guess;
        format!("guess\t{claim}\nevidence\t{evidence}\nto prove it\t{proof}\n")
    };
    guesses.iter().map(lines).collect()
}
