//! Reasons why a statement is not decided.

use std::fmt::{self, Display, Formatter};

use automata::{Numeration, Stopped};

/// Reason why a statement is neither proven nor refuted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// No finite automaton in this numeration can represent the rule or the formula. The reason is
    /// one line.
    NotLinear(String),
    /// No automaton was found. If one exists, it has more states than this in each of these
    /// numerations.
    NotFound(Vec<(Numeration, usize)>),
    /// A step of the construction reached a limit.
    TooLarge { step: String, limit: Stopped },
}

impl Obstacle {
    pub fn not_linear(why: impl Into<String>) -> Self {
        Self::NotLinear(why.into())
    }

    /// Adds the step that reached a limit.
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
            Self::NotFound(tried) => {
                f.write_str("no automaton was found")?;
                for (at, (numeration, states)) in tried.iter().enumerate() {
                    match at {
                        0 => write!(f, ": it has more than {states} states in {numeration}")?,
                        _ => write!(f, ", {states} in {numeration}")?,
                    }
                }
                Ok(())
            }
            Self::TooLarge { step, limit } if step.is_empty() => write!(f, "{limit}"),
            Self::TooLarge { step, limit } => match limit {
                Stopped::Asked => write!(f, "the time or memory was used up by {step}"),
                Stopped::Work => write!(f, "{limit} during {step}"),
                _ => write!(f, "too large: {limit} for {step}"),
            },
        }
    }
}
