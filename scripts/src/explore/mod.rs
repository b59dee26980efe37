//! `cargo x explore`: Grundy values, periods with proof, pictures, code to paste.
//!
//! Compiling the explorer takes as long as the rest of `cargo x`. So `launch` builds `x` without
//! the feature `explorer` until somebody explores a game; the options are in the help either way.

mod args;
#[cfg(feature = "explorer")]
mod exploration;

pub use args::Args;
#[cfg(feature = "explorer")]
pub use exploration::run;

/// Refuses to explore, because this program was built without the explorer.
///
/// # Errors
/// Always.
#[cfg(not(feature = "explorer"))]
pub fn run(_args: &Args) -> anyhow::Result<bool> {
    anyhow::bail!("this program was built without the explorer: run `cargo x explore`")
}
