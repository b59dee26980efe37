//! Reasons why a certificate is not accepted.

use std::fmt::{self, Display, Formatter};

/// Reason why a certificate is not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The file is no certificate, or does not prove its claim: the place, and what is wrong.
    Wrong(String),
    /// The rule contains something that the checker does not support.
    Beyond(String),
    /// The budget ended before a result.
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
