//! Bundles of all problems whose judge accepts Rust, readable and minified.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use fs_err as fs;
use serde::Deserialize;
use site_content::Bundle;

use super::kept::{self, CachedTask, key_of};
use crate::modules;
use crate::paste;
use crate::problem::Problem;
use crate::toolchain;
use crate::workspace::Workspace;

/// Adds each problem's bundles, or why there are none; returns the problems without a bundle.
///
/// # Errors
/// If a file that decides about a bundle cannot be read.
pub fn add_all(
    workspace: &Workspace,
    problems: &[Problem],
    told: &mut [site_content::Problem],
) -> Result<Vec<String>> {
    let common = common_key(&Workspace::at(workspace.collection_root()))?;
    let mut wanted = Vec::new();
    for (problem, told) in problems.iter().zip(told.iter()) {
        if told.takes_rust {
            wanted.push(CachedTask {
                name: problem.bin.clone(),
                key: key_of((common, &told.source, used(workspace, &told.source)?)),
                of: problem,
            });
        }
    }
    let bundles = kept::all(workspace, "bundles", &wanted, |problem| {
        let readable = paste::paste(&workspace.home_of(&problem.bin), problem, None, false)?;
        let minified = readable.compiled_minified()?.text;
        Ok(Bundle {
            judge: readable.judge,
            text: readable.text,
            minified,
        })
    });
    let takers = told.iter_mut().filter(|told| told.takes_rust);
    let mut without = Vec::new();
    for (told, bundle) in takers.zip(bundles) {
        match bundle {
            Ok(bundle) => told.bundle = Some(bundle),
            Err(why) => {
                without.push(told.bin.clone());
                told.no_bundle = Some(format!("{why:#}"));
            }
        }
    }
    Ok(without)
}

/// Key of the inputs common to all bundles: the crates that a problem may use, the judges, the
/// compiler and the bundler itself.
fn common_key(workspace: &Workspace) -> Result<u64> {
    let read = |file: &str| fs::read_to_string(workspace.root().join(file));
    let sources = |folder: &str| workspace.sources_below(&workspace.root().join(folder));
    let problems = dependencies(&read("problems/Cargo.toml")?)?;
    let bundler = dependencies(&read("crates/bundler/Cargo.toml")?)?;
    let crates: Vec<String> = problems.keys().chain(bundler.keys()).cloned().collect();
    let shared = manifest(&read("Cargo.toml")?)?;
    let shared = shared
        .get("workspace")
        .and_then(|it| it.get("dependencies"));
    Ok(key_of((
        locked(&read("Cargo.lock")?, &crates)?,
        (problems.to_string(), shared.map(ToString::to_string)),
        (read("cargo-snippet.toml")?, toolchain::rustc_version()?),
        (
            sources("crates/bundler/src")?,
            sources("scripts/src/paste")?,
        ),
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

/// Dependencies of a package, without dev-dependencies.
fn dependencies(package: &str) -> Result<toml::Table> {
    let package = manifest(package)?;
    let dependencies = package.get("dependencies").and_then(|it| it.as_table());
    Ok(dependencies.cloned().unwrap_or_default())
}

fn manifest(text: &str) -> Result<toml::Table> {
    toml::from_str(text).context("in a Cargo.toml")
}

/// Names and versions of these crates and of their dependencies. Crates that only the workspace's
/// own tools use do not matter: their versions change no bundle.
fn locked(lock: &str, crates: &[String]) -> Result<BTreeSet<(String, String)>> {
    let lock: Lock = toml::from_str(lock).context("in Cargo.lock")?;
    let mut locked = BTreeSet::new();
    let mut next = crates.to_vec();
    while let Some(wanted) = next.pop() {
        // An entry is `name`, or `name version` if there are several versions.
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

/// Sources of the modules that a solution uses, directly or indirectly.
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
        let crates: Vec<String> = dependencies(manifest).unwrap().keys().cloned().collect();
        let locked = locked(&lock, &crates).unwrap();
        let names: Vec<String> = locked
            .iter()
            .map(|(name, version)| format!("{name} {version}"))
            .collect();
        assert_eq!(names, ["proconio 0.5.0", "syn 2.0.1"]);
    }
}
