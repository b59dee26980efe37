//! Verifies certificates of theorems about games.
//!
//! The checker shares only the file with the prover: it parses the rule again, converts formulas in
//! its own way, and has its own automata and its own list of duties. `FORMAT.md`, next to the
//! sources, explains every line of a file, so anyone can write another checker.
//!
//! Numbers from a file never wrap around: sums have 128 bits, factors and constants are bounded,
//! and the workspace compiles this crate with overflow checks in every profile.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![deny(unsafe_code)]

mod answer;
mod arithmetic;
mod automaton;
mod claims;
mod duties;
mod file;
mod formula;
mod move_formulas;
mod numeration;
#[cfg(test)]
mod tests;

pub use answer::{Accepted, Budget, Claim, Refused};

use duties::Checker;
use file::{Certificate, File};
use formula::Reader;

/// Verifies a certificate, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (the error names the line or the position
/// where it fails), if the checker doesn't support its rule, or if the budget runs out.
pub fn check(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    let file = File::read(text)?;
    match file.claim.text {
        "period" => return claims::check_period(file, budget),
        "sum" => return claims::check_sum(file, budget),
        _ => {}
    }
    let certificate = Certificate::read(file)?;
    let reader = Reader {
        numeration: certificate.numeration,
        claimed: &certificate.claimed,
        budget,
    };
    let checker = Checker {
        rule: &certificate.rule,
        reader: &reader,
    };
    checker.play_ends(&certificate.order)?;
    let claim = if certificate.values {
        checker.values_are_right()?;
        Claim::Values
    } else {
        checker.positions_are_right(certificate.misere)?;
        Claim::Positions
    };
    if let Some(says) = &certificate.says {
        checker.says_the_same(says)?;
    }
    Ok(Accepted {
        rule: certificate.rule,
        misere: certificate.misere,
        claim,
        has_closed_form: certificate.says.is_some(),
    })
}
