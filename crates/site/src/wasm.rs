//! Builds the engine and the search as WebAssembly and packs them into scripts: a page opened by
//! double click (`file://`) can load only scripts.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use fs_err as fs;

use crate::packed::script;

const TARGET: &str = "wasm32-unknown-unknown";

/// Vectors, which every browser has that can unpack the scripts.
const FEATURES: &str = "target.wasm32-unknown-unknown.rustflags = ['-Ctarget-feature=+simd128']";

/// Built parts of the package `wasm`: name of the script, and feature.
const MODULES: [(&str, &str); 2] = [("engine", "engine"), ("search", "search")];

/// Remedy for a missing target.
const REMEDY: &str = "the explorer, play and the search need Rust's target for WebAssembly: run \
    `rustup target add wasm32-unknown-unknown`, or say `--no-explorer` for all other pages";

/// A compiler for the browser: cargo, environment and arguments.
#[derive(Debug)]
struct Compiler {
    cargo: OsString,
    environment: Vec<(&'static str, OsString)>,
    arguments: &'static [&'static str],
}

/// Checks that a compiler for the browser is installed.
///
/// # Errors
/// If none is installed; tells how to install one.
pub fn check() -> Result<()> {
    Compiler::find().map(drop).context(REMEDY)
}

/// Path below the folder of pages and contents of each script.
///
/// # Errors
/// If no compiler for the browser is installed, or the package does not compile.
pub fn scripts(root: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let compiler = Compiler::find().context(REMEDY)?;
    let mut scripts = Vec::new();
    for (name, feature) in MODULES {
        let module = compiler.build(root, feature)?;
        let register = format!("(window.packed ??= {{}}).{name}");
        scripts.push((format!("static/{name}.wasm.js"), script(&register, &module)));
    }
    Ok(scripts)
}

impl Compiler {
    /// Rustup's target if it is installed, else Debian's compiler with the source of the standard
    /// library, which is then compiled, too.
    fn find() -> Option<Self> {
        let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
        Self::by_rustup(&rustc).or_else(|| Self::by_debian(Path::new("/usr")))
    }

    fn by_rustup(rustc: &OsStr) -> Option<Self> {
        let library =
            printed(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]))?;
        Path::new(&library).is_dir().then(|| Self {
            cargo: std::env::var_os("CARGO").unwrap_or("cargo".into()),
            environment: Vec::new(),
            arguments: &[],
        })
    }

    /// Debian's packages `rustc-web`, `cargo-web` and `rust-web-src`. They contain no linker;
    /// rustup's toolchain has one beside the libraries of the host.
    fn by_debian(system: &Path) -> Option<Self> {
        let [cargo, rustc] = ["bin/cargo", "bin/rustc"].map(|path| system.join(path));
        let library = system.join("lib/rustlib/src/rust/library/std/src/lib.rs");
        let is_there = [&cargo, &rustc, &library].iter().all(|path| path.is_file());
        let linker = linker()?;
        is_there.then(|| Self {
            cargo: cargo.into(),
            environment: vec![
                ("RUSTC", rustc.into()),
                // Building the standard library is an unstable feature.
                ("RUSTC_BOOTSTRAP", "1".into()),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.into()),
            ],
            arguments: &["-Zbuild-std=std,panic_abort"],
        })
    }

    /// Builds the package `wasm` with one feature.
    fn build(&self, root: &Path, feature: &str) -> Result<Vec<u8>> {
        // A separate folder, because the host's compiler may be another version; one for each part,
        // because cargo compiles a part again when it finds the other one in its place.
        let target_dir = root.join("target/wasm").join(feature);
        let status = Command::new(&self.cargo)
            .args(["rustc", "--quiet", "--locked", "--package", "wasm", "--lib"])
            // Cargo does no link-time optimisation for a crate that is also a Rust library.
            .args(["--crate-type", "cdylib"])
            .args(["--profile", "web", "--target", TARGET])
            .args(["--no-default-features", "--features", feature])
            .args(["--config", FEATURES])
            .args(self.arguments)
            .arg("--target-dir")
            .arg(&target_dir)
            // Without it each address takes as many bytes as the largest possible one.
            .args(["--", "-C", "link-arg=--compress-relocations"])
            .current_dir(root)
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            // Flags for the host's processor must not apply to the browser.
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .status()
            .context("cannot run cargo")?;
        if !status.success() {
            bail!("the package `wasm` does not compile for {TARGET}; --no-explorer leaves it out");
        }
        Ok(fs::read(target_dir.join(TARGET).join("web/wasm.wasm"))?)
    }
}

/// The first line that a program prints, if it succeeds.
fn printed(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_string())
}

/// `rust-lld` of the toolchain that builds this workspace.
fn linker() -> Option<PathBuf> {
    let library = printed(Command::new("rustc").args(["--print", "target-libdir"]))?;
    let linker = Path::new(&library).parent()?.join("bin/rust-lld");
    linker.is_file().then_some(linker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_compiler_for_browsers_has_none() {
        let empty = tempfile::tempdir().unwrap();
        assert!(Compiler::by_rustup(OsStr::new("false")).is_none());
        assert!(Compiler::by_rustup(empty.path().join("rustc").as_os_str()).is_none());
        assert!(Compiler::by_debian(empty.path()).is_none());
        assert!(REMEDY.contains("`rustup target add wasm32-unknown-unknown`"));
        assert!(REMEDY.contains("`--no-explorer`"));
    }
}
