//! Browser extensions that fill in the submit forms of judges.

/// Browser extension that submits solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extension {
    /// <https://github.com/agrawal-d/cph-submit>
    CphSubmit,
    /// <https://github.com/langningchen/cph-ng>
    CphNg,
}

impl Extension {
    /// Name of the extension as its users know it.
    pub fn name(self) -> &'static str {
        match self {
            Self::CphSubmit => "cph-submit",
            Self::CphNg => "cph-ng",
        }
    }

    /// Page from which the extension is installed.
    pub fn page(self) -> &'static str {
        match self {
            Self::CphSubmit => "https://github.com/agrawal-d/cph-submit",
            Self::CphNg => "https://github.com/langningchen/cph-ng",
        }
    }
}
