//! Verifies the certificate of a set of P-positions, of values, of scanners, or of a window.

use crate::accepted::{Accepted, Claim};
use crate::budget::Budget;
use crate::certificate_file::Certificate;
use crate::duties::Checker;
use crate::reading::Reader;
use crate::refusal::Refused;
use crate::{scanner, window};

/// Verifies a certificate, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (the error has the line or the position
/// where it fails), if its rule is beyond the checker, or the budget ends.
pub fn check(text: &str, budget: &Budget) -> Result<Accepted, Refused> {
    match text.lines().nth(3) {
        Some(scanner::CLAIM) => return scanner::check(text, budget),
        // A web page, whose engine must stay small, looks for no windows.
        Some(window::CLAIM) if !cfg!(target_family = "wasm") => {
            return window::check(text, budget);
        }
        _ => {}
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
