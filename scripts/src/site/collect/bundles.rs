//! The bundle of every problem whose judge takes Rust, readable and minified.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use fs_err as fs;
use material::Bundle;
use serde::Deserialize;

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

/// The crates that a problem may use, the judges and the bundler itself.
fn common_key(workspace: &Workspace) -> Result<u64> {
    let read = |file: &str| fs::read_to_string(workspace.root().join(file));
    let bundler = workspace.root().join("scripts/bundler/src");
    Ok(key_of((
        locked(
            &read("Cargo.lock")?,
            &crates_of(&read("problems/Cargo.toml")?)?,
        )?,
        read("cargo-snippet.toml")?,
        workspace.sources_below(&bundler)?,
    )))
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    #[serde(default)]
    dependencies: Vec<String>,
}

/// What a package depends on, its tests aside.
fn crates_of(manifest: &str) -> Result<Vec<String>> {
    let manifest: toml::Table = toml::from_str(manifest).context("in problems/Cargo.toml")?;
    let crates = manifest.get("dependencies").and_then(|it| it.as_table());
    Ok(crates
        .into_iter()
        .flat_map(|it| it.keys().cloned())
        .collect())
}

/// These crates and those behind them with their versions. Another version of a crate that the
/// workspace's own tools use changes no bundle.
fn locked(lock: &str, crates: &[String]) -> Result<BTreeSet<(String, String)>> {
    let lock: Lock = toml::from_str(lock).context("in Cargo.lock")?;
    let mut locked = BTreeSet::new();
    let mut next = crates.to_vec();
    while let Some(wanted) = next.pop() {
        // `name`, or `name version` where there are several.
        let mut words = wanted.split(' ');
        let (name, version) = (words.next().unwrap_or_default(), words.next());
        for package in &lock.package {
            let is_wanted = package.name == name && version.is_none_or(|it| it == package.version);
            if is_wanted && locked.insert((package.name.clone(), package.version.clone())) {
                next.extend(package.dependencies.iter().cloned());
            }
        }
    }
    Ok(locked)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_problems_use_counts() {
        let package = |name: &str, version: &str, uses: &str| {
            format!(
                "[[package]]\nname = '{name}'\nversion = '{version}'\ndependencies = [{uses}]\n"
            )
        };
        let manifest = "[dependencies]\nproconio = '1'\n[dev-dependencies]\nmaud = '1'\n";
        let lock = package("proconio", "0.5.0", "'syn 2.0.1'")
            + &package("syn", "2.0.1", "")
            + &package("syn", "3.0.0", "")
            + &package("maud", "0.27.0", "'syn 3.0.0'");
        let locked = locked(&lock, &crates_of(manifest).unwrap()).unwrap();
        let names: Vec<String> = locked
            .iter()
            .map(|(name, version)| format!("{name} {version}"))
            .collect();
        assert_eq!(names, ["proconio 0.5.0", "syn 2.0.1"]);
    }
}
