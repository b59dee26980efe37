//! `cargo x prove`: theorems as files, and two rules compared.

use std::path::PathBuf;
use std::time::Duration;

use crate::commands::explore::{MEMORY, seconds};

#[cfg(feature = "explorer")]
mod run;

#[cfg(feature = "explorer")]
pub use run::run;

/// Refuses to prove: this program was built without the explorer.
///
/// # Errors
/// Always.
#[cfg(not(feature = "explorer"))]
pub fn run(_args: &Args) -> anyhow::Result<bool> {
    anyhow::bail!("this program was built without the explorer: run `cargo x prove`")
}

/// Prove who wins a game, or compare two rules
#[derive(Debug, Clone, clap::Args)]
#[command(group = clap::ArgGroup::new("other task").args(["check", "same_as"]))]
pub struct Args {
    /// The rule, or a game by its name or code, as in `cargo x explore`; `-` reads it from standard
    /// input
    #[arg(required_unless_present = "check")]
    pub rule: Option<String>,

    /// Words after the rule: the rest of one without quotes
    #[arg(hide = true)]
    pub words: Vec<String>,

    /// The player who can't move wins
    #[arg(long)]
    pub misere: bool,

    /// Stop after this time: seconds, or a time such as 15min or 3h
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true,
        conflicts_with = "check")]
    pub time: Option<Duration>,

    /// Stop at this memory in MiB
    #[arg(
        long,
        value_name = "MIB",
        default_value_t = MEMORY,
        conflicts_with = "check"
    )]
    pub memory: u64,

    /// Write the proof to a file, for `--check`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["check", "same_as"])]
    pub certificate: Option<PathBuf>,

    /// Check a certificate; with a rule, also check that it's about that rule
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,

    /// Prove that this rule has the same P-positions, or show where they differ
    #[arg(long, value_name = "RULE")]
    pub same_as: Option<String>,
}
