//! Judge and compiler for which a problem is bundled.

use std::io::{IsTerminal as _, stderr};

use anyhow::{Result, bail};
use bundler::{Cargo, Target, Toolchain};
use catalogue::did_you_mean;

use crate::judge::Profile;
use crate::problem::Problem;
use crate::toolchain;
use crate::workspace::Workspace;

/// Bundler's target for a judge's profile.
fn target(name: String, profile: Profile) -> Target {
    Target {
        judge: name,
        edition: profile.edition,
        other_editions: profile.other_editions,
        rustc: profile.rustc,
        source_limit: profile.source_limit,
        crates: profile.crates,
    }
}

/// Target for the judge `wanted`, else for the problem's own judge. A judge without a profile is
/// replaced by `other`.
///
/// # Errors
/// If `cargo-snippet.toml` cannot be read or has no profile `wanted`.
pub fn choose(workspace: &Workspace, problem: &Problem, wanted: Option<&str>) -> Result<Target> {
    let mut judges = workspace.config().judge.clone();
    if let Some(name) = wanted {
        if let Some(profile) = judges.remove(name) {
            return Ok(target(name.to_string(), profile));
        }
        let names: Vec<&str> = judges.keys().map(String::as_str).collect();
        let near = did_you_mean(name, &names);
        let all = names.join(", ");
        bail!("no judge `{name}` in cargo-snippet.toml, which has {all}{near}");
    }
    let own = problem.judge.as_deref();
    let name = own.filter(|name| judges.contains_key(*name));
    let name = name.unwrap_or("other").to_string();
    match judges.remove(&name) {
        Some(profile) => Ok(target(name, profile)),
        None => bail!("no judge `{name}` in cargo-snippet.toml; add `[judge.{name}]`"),
    }
}

/// Cargo and rustc of the toolchain that runs this program, or else from the path; and the judge's
/// rustc, if rustup has it.
pub fn toolchain(target: &Target) -> Toolchain {
    let version = target.rustc.as_deref();
    Toolchain {
        cargo: Cargo::new(toolchain::cargo(), tell_compiled),
        rustc: toolchain::rustc(),
        judge_rustc: version.and_then(toolchain::rustc_of_version),
    }
}

/// Shows on a terminal that a first bundle goes on, whose dependencies are compiled.
fn tell_compiled(krate: &str) {
    if stderr().is_terminal() {
        eprintln!("compiled {krate}");
    }
}
