//! `--certificate FILE` and `--check FILE`: writes and verifies certificates of theorems.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use certificates::Budget;
use explorer::decided::{Findings, NotChecked, Proven};
use explorer::rule::{CheckedRule, spelled_out};
use prover::Obstacle;

use crate::explore::Args;
use crate::{atomic, interrupt, output};

/// Work limit of a check that the user asked for: some minutes. Ctrl-C ends it earlier.
const MAX_WORK: u64 = 300_000_000_000;

/// Writes what `--certificate` asks for. False if there is nothing to write.
///
/// # Errors
/// If a file cannot be written.
pub fn write_if_asked(found: &Findings, args: &Args) -> Result<bool> {
    let certificate = args.certificate.as_ref();
    certificate.map_or(Ok(true), |path| write(path, &found.theorem))
}

/// Writes the certificate of the proven theorem. False if there is nothing to certify, or the
/// checker does not accept the certificate.
///
/// # Errors
/// If the file cannot be written.
fn write(path: &Path, found: &Result<Proven, Obstacle>) -> Result<bool> {
    let proven = match found {
        Ok(proven) => proven,
        Err(obstacle) => {
            eprintln!("no certificate is written: there is no theorem ({obstacle})");
            return Ok(false);
        }
    };
    let text = proven.certificate.as_ref();
    let text = text.map_err(|why| anyhow!("no certificate is written: {why}"))?;
    atomic::replace(path, text)?;
    if let Err(NotChecked::Open(why) | NotChecked::Contradicted(why)) = proven.accepted() {
        eprintln!("{}: the certificate is not checked: {why}", path.display());
        return Ok(false);
    }
    Ok(true)
}

/// Prints what a certificate proves; if a rule or misère play is expected, about these. False if it
/// proves nothing about them.
///
/// # Errors
/// If the file cannot be read, or the text is not a rule.
pub fn check(path: &Path, rule: Option<&str>, misere: bool) -> Result<bool> {
    let rule = rule.map(|text| CheckedRule::new(&spelled_out(text)));
    let rule = rule.transpose().map_err(|error| anyhow!(error))?;
    let expects_rule = rule.is_some();
    let shown = path.display();
    let text = std::fs::read_to_string(path).with_context(|| {
        format!("cannot read {shown}; `cargo x explore RULE --certificate {shown}` writes it")
    })?;
    let may_go_on = || !interrupt::has_come();
    let budget = Budget::new(MAX_WORK, &may_go_on);
    let answer = if certificates::has_additions(&text) {
        certificates::check_additions(&text, &budget)
    } else {
        certificates::check(&text, &budget)
    };
    let accepted = match answer {
        Ok(accepted) => accepted,
        Err(refused) => {
            eprintln!(
                "{shown}: {refused}\nthe certificate proves nothing; `cargo x explore RULE \
                 --certificate {shown}` writes a new one"
            );
            return Ok(false);
        }
    };
    if let Some(rule) = rule.filter(|rule| !rule.rule().says_the_same(accepted.rule())) {
        eprintln!(
            "{shown}: the certificate is about another rule\nin the file: {}\nexpected:    {}\n\
             `cargo x explore RULE --certificate {shown}` writes one of yours",
            accepted.rule(),
            rule.rule()
        );
        return Ok(false);
    }
    if accepted.is_misere() != misere && (expects_rule || misere) {
        let (play, remedy) = if misere {
            ("normal", "leave out `--misere` to expect it")
        } else {
            ("misère", "`--misere` expects it")
        };
        eprintln!("{shown}: the certificate is about {play} play; {remedy}");
        return Ok(false);
    }
    output::print(&format!("theorem\t{accepted}\nchecked\t{shown}\n"))?;
    Ok(true)
}
