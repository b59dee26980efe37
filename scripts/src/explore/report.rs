//! What was found, one `key<tab>value` a line.

use std::io::{self, Write};

use anyhow::Result;

use super::engine::Engine;
use super::rule::Rule;
use super::sequence::Guess;
use super::survey::Outcome;

/// How many values are shown.
const SHOWN: usize = 60;

pub fn print(name: &str, rule: &Rule, engine: &dyn Engine, outcome: &Outcome) -> Result<()> {
    let mut out = io::stdout().lock();
    let values = engine.values();
    let rule = rule.to_string();
    match name == rule {
        true => writeln!(out, "game\t{rule}")?,
        false => writeln!(out, "game\t{name} = {rule}")?,
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
        None => writeln!(out, "period\tnone proven up to heap {last}")?,
    }
    Ok(())
}

/// Guesses from numbers alone, each with what would prove it.
pub fn print_guesses(guesses: &[Guess]) -> Result<()> {
    let mut out = io::stdout().lock();
    for guess in guesses {
        writeln!(out, "guess\t{}", guess.claim)?;
        writeln!(out, "evidence\t{}", guess.evidence)?;
        writeln!(out, "to prove it\t{}", guess.proof)?;
    }
    if guesses.is_empty() {
        writeln!(out, "guess\tnone: no period, no formula that is known here")?;
    }
    Ok(())
}
