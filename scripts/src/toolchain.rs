//! Finds the programs of the Rust toolchain.

use std::path::{Path, PathBuf};

/// The cargo that runs this program, or the one on the path.
pub fn cargo() -> PathBuf {
    own_cargo().unwrap_or_else(|| "cargo".into())
}

/// The rustc of the same toolchain, or the one on the path.
pub fn rustc() -> PathBuf {
    beside_cargo("rustc")
}

/// The rustfmt of the same toolchain, or the one on the path.
pub fn rustfmt() -> PathBuf {
    beside_cargo("rustfmt")
}

fn beside_cargo(name: &str) -> PathBuf {
    let beside = own_cargo().map(|cargo| Path::new(&cargo).with_file_name(name));
    let beside = beside.filter(|path| path.is_file());
    beside.unwrap_or_else(|| name.into())
}

/// Cargo tells the programs that it runs where it is.
fn own_cargo() -> Option<PathBuf> {
    std::env::var_os("CARGO").map(PathBuf::from)
}
