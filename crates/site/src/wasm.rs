//! Builds the engine and the search as WebAssembly and packs them into scripts.

use std::ffi::OsString;
use std::io::{IsTerminal as _, stderr};
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;

use crate::files::Files;

const TARGET: &str = "wasm32-unknown-unknown";

/// Vector instructions: every browser that can unpack the scripts has them.
const VECTORS: &str = "target.wasm32-unknown-unknown.rustflags = ['-Ctarget-feature=+simd128']";

/// Features of the package `wasm`; each makes a script.
const FEATURES: [&str; 2] = ["engine", "search"];

/// Checks that the compiler can build for the browser.
///
/// # Errors
/// If it can't; the error says what to install.
pub fn check() -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    is_there(rustc)
}

fn is_there(rustc: OsString) -> Result<()> {
    let mut command = Command::new(rustc);
    let asked = command.args(["--print", "target-libdir", "--target", TARGET]);
    let library = asked
        .output()
        .map(|it| String::from_utf8_lossy(&it.stdout).into_owned());
    ensure!(
        library.is_ok_and(|it| Path::new(it.trim()).is_dir()),
        "the explorer, play and the search need Rust's target for WebAssembly: run \
         `rustup target add {TARGET}`, or say `--no-explorer` for all other pages"
    );
    Ok(())
}

/// Builds the engine and the search and adds them to the files.
///
/// # Errors
/// If the compiler can't build for the browser, or the package doesn't compile.
pub fn add(files: &mut Files, root: &Path) -> Result<()> {
    check()?;
    for name in FEATURES {
        let module = build(root, name)?;
        files.add_bytes(&format!("static/{name}.wasm.js"), name, &module);
    }
    Ok(())
}

/// Builds the package `wasm` with one feature.
fn build(root: &Path, feature: &str) -> Result<Vec<u8>> {
    // In the same folder each feature would replace the other.
    let target_dir = root.join("target/wasm").join(feature);
    // It takes a while, so a user at a terminal sees its progress.
    let quiet = (!stderr().is_terminal()).then_some("--quiet");
    let status = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["rustc", "--locked", "--package", "wasm", "--lib"])
        .args(quiet)
        // Cargo does no link-time optimisation for a crate that is also a Rust library.
        .args(["--crate-type", "cdylib"])
        .args(["--profile", "web", "--target", TARGET])
        .args(["--no-default-features", "--features", feature])
        .args(["--config", VECTORS])
        .arg("--target-dir")
        .arg(&target_dir)
        // Without it, each address takes as many bytes as the largest possible one.
        .args(["--", "-C", "link-arg=--compress-relocations"])
        .current_dir(root)
        // Flags for the host's processor are wrong for the browser.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .status()
        .context("cannot run cargo")?;
    ensure!(
        status.success(),
        "the package `wasm` does not compile for {TARGET}; --no-explorer leaves it out"
    );
    Ok(fs::read(target_dir.join(TARGET).join("web/wasm.wasm"))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_compiler_for_browsers_is_told_what_to_install() {
        for rustc in ["false", "/there/is/no/rustc"] {
            let error = is_there(rustc.into()).unwrap_err().to_string();
            assert!(
                error.contains("`rustup target add wasm32-unknown-unknown`"),
                "{error}"
            );
            assert!(error.contains("`--no-explorer`"), "{error}");
        }
    }
}
