//! Error for a bundle that the judge would not accept, although every tool ran.

use std::fmt;

/// Reason for which a bundle is kept back: it does not compile, or it is too large.
///
/// Other errors say that the request itself could not be carried out.
#[derive(Debug)]
pub struct Rejected {
    pub reason: String,
    /// What rustc reads in the workspace and in one file, for those who want to know.
    pub why: Option<String>,
}

impl Rejected {
    #[must_use]
    pub fn new(reason: String) -> Self {
        Self { reason, why: None }
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.trim_end())
    }
}

impl std::error::Error for Rejected {}
