//! How an input breaks a format.

use std::fmt;

/// The place where an input breaks a format, and how.
#[derive(Debug, PartialEq, Eq)]
pub struct Breach {
    /// Counted from 1.
    pub line: usize,
    /// The rule that is broken, and by what.
    pub reason: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}
