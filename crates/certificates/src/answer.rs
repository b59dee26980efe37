//! Answers of the checker: a theorem, or the reason why there is none.

use std::fmt::{self, Display, Formatter};

use rules::Rule;

/// Theorem that a certificate proves. Only [`check`](crate::check) makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    pub(super) rule: Rule,
    pub(super) misere: bool,
    pub(super) claim: Claim,
    pub(super) has_closed_form: bool,
}

/// Kind of a theorem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The automaton accepts exactly the P-positions.
    Positions,
    /// The automaton accepts exactly the positions paired with their Grundy values.
    Values,
    /// The moves take numbers of a finite set, and the Grundy values have the period.
    Period,
    /// The game is a sum of heaps with Grundy values by other certificates.
    Sum,
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

    /// Returns whether the file also states a closed form. If it does, the checker has verified it.
    pub fn has_closed_form(&self) -> bool {
        self.has_closed_form
    }
}

impl Display for Accepted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let says = match self.claim {
            Claim::Positions => "the automaton gives the P-positions of",
            Claim::Values => "the automaton gives the Grundy values of",
            Claim::Period => "the period gives the Grundy values of",
            Claim::Sum => "the xor of the heaps' values tells who wins",
        };
        let play = if self.misere { " in misère play" } else { "" };
        write!(f, "{says} {}{play}", self.rule)
    }
}

/// Reason why a certificate is not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The file is no certificate or doesn't prove its claim. The text says where and why.
    Wrong(String),
    /// The rule uses something that the checker doesn't support.
    Beyond(String),
    /// The budget ran out first.
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

pub fn refused<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Wrong(why.into()))
}

pub fn beyond<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Beyond(why.into()))
}

pub fn unfinished<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Unfinished(why.into()))
}
