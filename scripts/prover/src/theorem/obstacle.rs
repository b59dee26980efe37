//! Why a statement is not decided.

use std::fmt::{self, Display, Formatter};

use automata::Stopped;

/// Neither proven nor refuted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// No finite automaton of this kind reads the rule or the formula; in one line.
    NotLinear(String),
    /// A step of the construction came to a limit.
    TooLarge { step: String, limit: Stopped },
}

impl Obstacle {
    pub fn not_linear(why: impl Into<String>) -> Self {
        Self::NotLinear(why.into())
    }

    /// Names the step during which a limit was reached.
    pub fn during(self, step: &str) -> Self {
        match self {
            Self::TooLarge { step: known, limit } if known.is_empty() => Self::TooLarge {
                step: step.to_owned(),
                limit,
            },
            known => known,
        }
    }
}

impl From<Stopped> for Obstacle {
    fn from(limit: Stopped) -> Self {
        let step = String::new();
        Self::TooLarge { step, limit }
    }
}

impl Display for Obstacle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotLinear(why) => f.write_str(why),
            Self::TooLarge { step, limit } => write!(f, "{limit} for {step}"),
        }
    }
}
