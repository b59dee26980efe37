//! Verifies certificates of theorems about games.
//!
//! The checker shares only the file with the prover: it parses the rule again, converts formulas in
//! its own way, and has its own automata and its own list of duties. `FORMAT.md` beside the sources
//! explains each line of a file, so that anyone can write another checker.

#![deny(unsafe_code)]

mod accepted;
mod arithmetic;
mod automaton;
mod blocked;
mod budget;
mod certificate_file;
mod closed_form;
mod duties;
mod formula;
mod move_formulas;
mod numeration;
mod reading;
mod refusal;
mod scanner;
#[cfg(test)]
mod tests;
#[cfg(feature = "walnut")]
mod walnut;

pub use accepted::{Accepted, Claim};
pub use budget::Budget;
pub use refusal::Refused;
#[cfg(feature = "walnut")]
pub use walnut::{Walnut, walnut};

use certificate_file::Certificate;
use duties::Checker;
use reading::Reader;

/// Verifies a certificate, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (the error has the line or the position
/// where it fails), if its rule is beyond the checker, or the budget ends.
pub fn check(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    if text.lines().nth(3) == Some(scanner::CLAIM) {
        return scanner::check(text, budget);
    }
    let certificate = Certificate::read(text)?;
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
