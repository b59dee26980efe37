//! Theorem that an accepted certificate proves.

use std::fmt::{self, Display, Formatter};

use rules::Rule;

/// Theorem that a certificate proves. Only [`check`](crate::check) and
/// [`check_additions`](crate::check_additions) create it.
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
    /// The automaton accepts exactly the positions with their Grundy values.
    Values,
    /// The scanners find exactly the P-positions.
    Scanner,
    /// The options are the window, which tells the Grundy values.
    Window,
    /// The automata accept exactly the P-positions, and exactly the moves that may be added and
    /// leave these as they are.
    Additions,
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

    /// Whether the file contains a closed form, which was verified, too.
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
            Claim::Window => "the window of options gives the Grundy values of",
            Claim::Additions => {
                "the automata give the P-positions and the moves that may be added to"
            }
        };
        let play = if self.misere { " in misère play" } else { "" };
        write!(f, "{says} {}{play}", self.rule)
    }
}
