//! Verifies certificates of theorems about games.
//!
//! It shares nothing with the prover but the file: it reads the rule again, reads formulas in its
//! own way, has automata of its own and its own list of what must be shown. `FORMAT.md` beside the
//! sources says what each line of a file means, so that anyone can write another checker.

#![deny(unsafe_code)]

mod arithmetic;
mod automaton;
mod budget;
mod duties;
mod file;
mod formula;
mod moves;
mod numeration;
mod reading;
mod says;
mod scanner;
#[cfg(test)]
mod tests;

use std::fmt::{self, Display, Formatter};

use rules::Rule;

pub use budget::Budget;
use duties::Checker;
use file::Certificate;
use reading::Reader;

/// Why a certificate is not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The file is no certificate, or what it says is not shown by it: where, and what is wrong.
    Wrong(String),
    /// The rule says something that is not read here.
    Beyond(String),
    /// The budget ended before anything was found out.
    Unfinished(String),
}

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(why) | Self::Beyond(why) => f.write_str(why),
            Self::Unfinished(why) => write!(f, "the checker gave up: {why}"),
        }
    }
}

fn refused<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Wrong(why.into()))
}

fn beyond<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Beyond(why.into()))
}

fn unfinished<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Unfinished(why.into()))
}

/// Theorem that a certificate proves. Only [`check`] makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    rule: Rule,
    misere: bool,
    claim: Claim,
    has_closed_form: bool,
}

/// Kinds of theorems.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The automaton accepts the P-positions.
    Positions,
    /// The automaton accepts the positions with their Grundy values.
    Values,
    /// The scanners find the P-positions.
    Scanner,
}

impl Accepted {
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    pub fn is_misere(&self) -> bool {
        self.misere
    }

    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// Whether the file says a closed form, which was verified too.
    pub fn has_closed_form(&self) -> bool {
        self.has_closed_form
    }
}

impl Display for Accepted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let says = match self.claim {
            Claim::Positions => "the automaton gives the P-positions of",
            Claim::Values => "the automaton gives the Grundy values of",
            Claim::Scanner => "the scanners find the P-positions of",
        };
        let play = if self.misere { " in misère play" } else { "" };
        write!(f, "{says} {}{play}", self.rule)
    }
}

/// Verifies a certificate, and says what it proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (with a line or a position where it fails),
/// if its rule is beyond the checker, or the budget ends.
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
