//! The error of an input that breaks a format.

use std::fmt;

/// Place and reason of an input's breach of a format.
#[derive(Debug, PartialEq, Eq)]
pub struct Breach {
    /// Line number, counted from 1.
    pub line: usize,
    /// The broken rule, and the offending value.
    pub reason: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}
