//! Writes results as Rust code to paste.

mod function;
mod lookup;
mod proven;
mod sums;

use anyhow::{Context, Result, bail};

use crate::engine::GrundyValues;
use crate::guess::{Code, Guess, Sequence};
use crate::proof::Proof;
use function::{function, function_with_parts};
use lookup::MAX_ENTRIES;

pub use proven::{of_game_by_rule, of_rule};

/// Writes a function `grundy`. It's right for every heap if there is a proof, otherwise only for
/// the computed ones.
///
/// # Errors
/// If the table is too long to paste.
pub fn of_game(name: &str, values: GrundyValues<'_>, proof: Option<&Proof>) -> Result<String> {
    let values: Vec<i64> = values.iter().map(i64::from).collect();
    let Some(proof) = proof else {
        if values.len() > MAX_ENTRIES {
            bail!(
                "no period is proven, and a table of {} heaps is too long to paste; \
                 `--terms` up to {MAX_ENTRIES} makes a shorter one",
                values.len()
            );
        }
        let doc = format!(
            "The Grundy value of a heap of `n` in {name}, for n < {} only: no period is proven.",
            values.len()
        );
        let body = lookup::body(&Sequence {
            first: 0,
            values,
            cycle: None,
        })?;
        return Ok(function(&[doc], Code::ONE_HEAP, &body));
    };
    let size = proof.preperiod + proof.period;
    if size > MAX_ENTRIES {
        bail!(
            "preperiod and period make a table of {size} values, too long to paste (the most is {MAX_ENTRIES})"
        );
    }
    let about = format!("The Grundy value of a heap of `n` in {name}.");
    let period = format!(
        "Period {}, preperiod {}. Proof: {};",
        proof.period, proof.preperiod, proof.criterion
    );
    let checked = format!("checked up to heap {}.", proof.last_heap);
    let body = lookup::body(&Sequence {
        first: 0,
        values: values[..size].to_vec(),
        cycle: Some((proof.period, 0)),
    })?;
    Ok(function(
        &[about, String::new(), period, checked],
        Code::ONE_HEAP,
        &body,
    ))
}

/// Writes a function for the first guess.
///
/// # Errors
/// If there is no guess, or its formula can't be written.
pub fn of_guesses(guesses: &[Guess]) -> Result<String> {
    let guess = guesses
        .first()
        .context("there is no guess to write code for")?;
    let kind = if guess.is_weak() {
        "A WEAK GUESS"
    } else {
        "A GUESS"
    };
    let mut doc = vec![
        format!("{kind} that is not proven: {}.", guess.claim),
        format!("Evidence: {}.", guess.evidence),
    ];
    let ends = guess.formula.ends().into_iter();
    doc.extend(ends.map(|(name, last)| {
        format!("Panics if `{name}` is asked for more than {last}, the last number that was given.")
    }));
    function_with_parts(&doc, &guess.formula)
}
