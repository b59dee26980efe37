//! `--certificate FILE` and `--check FILE`: theorems that need not be believed.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use automata::Budget;
use explorer::rule::CheckedRule;
use prover::{Obstacle, Theorem, certificate};

use crate::{atomic, output};

/// Writes the certificate of what was found. False if there is nothing to certify.
///
/// # Errors
/// If the file cannot be written.
pub fn write(
    path: &Path,
    rule: &CheckedRule,
    misere: bool,
    found: &Result<Theorem, Obstacle>,
) -> Result<bool> {
    let theorem = match found {
        Ok(theorem) => theorem,
        Err(obstacle) => {
            eprintln!("no certificate is written: there is no theorem ({obstacle})");
            return Ok(false);
        }
    };
    let text = certificate(
        rule.rule(),
        misere,
        &theorem.statement,
        &Budget::of_states(100_000),
    );
    atomic::replace(
        path,
        text.map_err(|obstacle| anyhow!("no certificate: {obstacle}"))?,
    )?;
    Ok(true)
}

/// Says what a certificate proves. False if it proves nothing.
///
/// # Errors
/// If the file cannot be read.
pub fn check(path: &Path) -> Result<bool> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).with_context(|| {
        format!("cannot read {shown}; `cargo x explore RULE --certificate {shown}` writes it")
    })?;
    match certificates::check(&text) {
        Ok(proven) => {
            output::print(&format!("theorem\t{proven}\nchecked\t{shown}\n"))?;
            Ok(true)
        }
        Err(refused) => {
            eprintln!(
                "{shown}: {}\nthe certificate proves nothing; `cargo x explore RULE --certificate \
                 {shown}` writes a new one",
                refused.0
            );
            Ok(false)
        }
    }
}
