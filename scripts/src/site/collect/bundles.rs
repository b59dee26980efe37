//! The bundle of every problem whose judge takes Rust, readable and minified.

use std::collections::BTreeSet;

use anyhow::Result;
use fs_err as fs;
use material::Bundle;

use super::kept::{self, Wanted, key_of};
use crate::modules;
use crate::paste;
use crate::problem::Problem;
use crate::workspace::Workspace;

/// Adds them.
///
/// # Errors
/// If a problem cannot be bundled.
pub fn add_all(
    workspace: &Workspace,
    problems: &[Problem],
    told: &mut [material::Problem],
) -> Result<()> {
    let common = common_key(workspace)?;
    let mut wanted = Vec::new();
    for (problem, told) in problems.iter().zip(told.iter()) {
        if told.takes_rust {
            wanted.push(Wanted {
                name: problem.bin.clone(),
                key: key_of((common, &told.source, used(workspace, &told.source)?)),
                of: problem,
            });
        }
    }
    let bundles = kept::all(workspace, "bundles", &wanted, |problem| {
        let [readable, minified] =
            [false, true].map(|minify| paste::paste(workspace, problem, None, minify));
        let readable = readable?;
        Ok(Bundle {
            judge: readable.judge,
            text: readable.text,
            minified: minified?.text,
        })
    })?;
    let takers = told.iter_mut().filter(|told| told.takes_rust);
    for (told, bundle) in takers.zip(bundles) {
        told.bundle = Some(bundle);
    }
    Ok(())
}

/// The crates' versions, the judges and the bundler itself.
fn common_key(workspace: &Workspace) -> Result<u64> {
    let read = |file: &str| fs::read_to_string(workspace.root().join(file));
    let bundler = workspace.root().join("scripts/bundler/src");
    Ok(key_of((
        read("Cargo.lock")?,
        read("cargo-snippet.toml")?,
        workspace.sources_below(&bundler)?,
    )))
}

/// The sources of the modules that a solution uses, directly or not.
fn used(workspace: &Workspace, source: &str) -> Result<Vec<String>> {
    let (mut met, mut sources) = (BTreeSet::new(), Vec::new());
    let mut next: Vec<String> = modules::used_by(source).into_iter().collect();
    while let Some(module) = next.pop() {
        let path = workspace.snippets_dir().join(&module).with_extension("rs");
        if met.insert(module) && path.is_file() {
            let source = fs::read_to_string(path)?;
            next.extend(modules::used_inside(&source));
            sources.push(source);
        }
    }
    Ok(sources)
}
