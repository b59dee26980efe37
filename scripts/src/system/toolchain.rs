//! Programs of the Rust toolchain.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::system::executable;

/// Cargo that runs this program, or else the one on the path.
pub fn cargo() -> PathBuf {
    own_cargo().unwrap_or_else(|| "cargo".into())
}

/// Compiler of the same toolchain, or else the one on the path.
pub fn rustc() -> PathBuf {
    let beside = own_cargo().map(|cargo| cargo.with_file_name(executable("rustc".into())));
    let beside = beside.filter(|path| path.is_file());
    beside.unwrap_or_else(|| "rustc".into())
}

/// Verbose version of [`rustc`].
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

/// Compiler of a version that rustup has installed for this machine.
pub fn rustc_of_version(version: &str) -> Option<PathBuf> {
    let home = std::env::var_os("RUSTUP_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".rustup")))?;
    let toolchains = std::fs::read_dir(home.join("toolchains")).ok()?;
    let is_of_version = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        let host = name.and_then(|name| name.strip_prefix(version)?.strip_prefix('-'));
        host.is_some_and(|host| host.starts_with(ARCH) && host.contains(SYSTEM))
    };
    let mut folders = toolchains.filter_map(|entry| Some(entry.ok()?.path()));
    let rustc = folders.find(is_of_version)?.join("bin");
    Some(rustc.join(executable("rustc".into()))).filter(|path| path.is_file())
}

/// Installs a version by rustup; its progress is shown.
///
/// # Errors
/// If rustup is missing or fails.
pub fn install(version: &str) -> Result<()> {
    let status = Command::new("rustup")
        .args(["toolchain", "install", version, "--profile", "minimal"])
        .args(["--no-self-update"])
        .stdout(std::io::stderr())
        .status()
        .context("cannot run rustup; get it from https://rustup.rs")?;
    if !status.success() {
        bail!("rustup has not installed rustc {version}; its message is above");
    }
    Ok(())
}

/// Names of the machine's architecture and system in toolchain names.
const ARCH: &str = std::env::consts::ARCH;
const SYSTEM: &str = if cfg!(target_os = "macos") {
    "darwin"
} else {
    std::env::consts::OS
};

/// Path of cargo, which sets this variable for the programs that it runs.
fn own_cargo() -> Option<PathBuf> {
    std::env::var_os("CARGO").map(PathBuf::from)
}
