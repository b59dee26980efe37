//! An input on which the solution fails.

use std::fmt;

/// Failing input, the answers to it, and how to make it again.
pub struct Failure {
    pub seed: u64,
    /// Size of the input, if it was made for one.
    pub size: Option<u64>,
    pub input: String,
    pub expected: String,
    pub got: String,
    /// Other facts: a panic's message, a verdict.
    pub remark: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "input\n{}", self.input.trim_end())?;
        let expected = self.expected.trim_end();
        writeln!(f, "\nexpected, by the brute force\n{expected}")?;
        writeln!(f, "\ngot\n{}", self.got.trim_end())?;
        if !self.remark.is_empty() {
            writeln!(f, "{}", self.remark.trim_end())?;
        }
        match self.size {
            Some(size) => writeln!(f, "\nseed {}, size {size}", self.seed),
            None => writeln!(f, "\nseed {}", self.seed),
        }
    }
}
