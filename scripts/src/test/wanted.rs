//! Request to `cargo x test`: the cases to run, and how to show the results.

/// Output format for the results of cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum MessageFormat {
    Human,
    Json,
}

/// The user's request with full names.
#[derive(Clone)]
pub struct Wanted {
    pub bins: Vec<String>,
    pub case: Option<String>,
    /// Whether standard error is also shown below accepted cases.
    pub stderr: bool,
    pub message_format: MessageFormat,
}
