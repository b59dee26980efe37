//! Finds the programs of the Rust toolchain.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::system::executable;

/// The cargo that runs this program, or the one on the path.
pub fn cargo() -> PathBuf {
    own_cargo().unwrap_or_else(|| "cargo".into())
}

/// The rustc of the same toolchain, or the one on the path.
pub fn rustc() -> PathBuf {
    beside_cargo("rustc")
}

/// Verbose version of that rustc.
///
/// # Errors
/// If it cannot be run.
pub fn rustc_version() -> Result<String> {
    let rustc = rustc();
    let output = Command::new(&rustc)
        .arg("-vV")
        .output()
        .with_context(|| format!("cannot run {}", rustc.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The rustfmt of the same toolchain, or the one on the path.
pub fn rustfmt() -> PathBuf {
    beside_cargo("rustfmt")
}

fn beside_cargo(name: &str) -> PathBuf {
    let beside = own_cargo().map(|cargo| Path::new(&cargo).with_file_name(executable(name.into())));
    let beside = beside.filter(|path| path.is_file());
    beside.unwrap_or_else(|| name.into())
}

/// Cargo tells the programs that it runs where it is.
fn own_cargo() -> Option<PathBuf> {
    std::env::var_os("CARGO").map(PathBuf::from)
}
