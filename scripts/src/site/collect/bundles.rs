//! Bundles of all problems whose judge accepts Rust, readable and minified.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result};
use fs_err as fs;
use serde::Deserialize;
use site_content::Bundle;

use super::kept::{self, CachedTask, key_of};
use crate::bundle;
use crate::course::Course;
use crate::modules;
use crate::problem::Problem;
use crate::toolchain;
use crate::workspace::Workspace;

/// Name of the course's family of recent problems.
const RECENT: &str = "This season";

/// Adds each problem's bundles, or why there are none; returns the problems without a bundle. A run
/// that is broken off has made the bundles of recent problems first, and they are kept.
///
/// # Errors
/// If a file that decides about a bundle cannot be read.
pub fn add_all(
    workspace: &Workspace,
    problems: &[Problem],
    told: &mut [site_content::Problem],
) -> Result<Vec<String>> {
    let collection = workspace.collection_or_self();
    let common = common_key(&collection)?;
    let recent = recent(&collection)?;
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
    wanted.sort_by_cached_key(|task| urgency(&task.name, &recent));
    let bundles = kept::all(workspace, "bundles", &wanted, |problem| {
        let readable = bundle::bundle(&workspace.home_of(&problem.bin), problem, None, false)?;
        let minified = readable.compiled_minified()?.text;
        Ok(Bundle {
            judge: readable.judge,
            text: readable.text,
            minified,
        })
    });
    let names = wanted.iter().map(|task| task.name.as_str());
    let mut bundles: BTreeMap<&str, Result<Bundle>> = names.zip(bundles).collect();
    let mut without = Vec::new();
    for told in told {
        match bundles.remove(told.bin.as_str()) {
            Some(Ok(bundle)) => told.bundle = Some(bundle),
            Some(Err(why)) => {
                without.push(told.bin.clone());
                told.no_bundle = Some(format!("{why:#}"));
            }
            None => {}
        }
    }
    Ok(without)
}

/// Names of the recent problems.
fn recent(workspace: &Workspace) -> Result<BTreeSet<String>> {
    let course = Course::read(&workspace.course_path())?;
    let families = course.families.into_iter();
    let lessons = families
        .filter(|it| it.name == RECENT)
        .flat_map(|it| it.lessons);
    Ok(lessons
        .flat_map(|it| [it.road, it.beside].concat())
        .collect())
}

/// Key by which problems are bundled: recent ones first, of these and of the others the latest
/// contests first.
fn urgency(bin: &str, recent: &BTreeSet<String>) -> (bool, Reverse<u64>) {
    let digits = bin.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let end = digits.find(|letter: char| !letter.is_ascii_digit());
    let contest = digits[..end.unwrap_or(digits.len())].parse().unwrap_or(0);
    (!recent.contains(bin), Reverse(contest))
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
    fn recent_problems_are_bundled_first_and_of_these_the_latest() {
        let recent = BTreeSet::from(["cf1860_c", "cf2181_f", "abc398_g"].map(String::from));
        let mut bins = ["abc206_f", "abc398_g", "cf1860_c", "cf2181_f", "edpc_k"];
        bins.sort_by_key(|bin| urgency(bin, &recent));
        let latest_first = ["cf2181_f", "cf1860_c", "abc398_g", "abc206_f", "edpc_k"];
        assert_eq!(bins, latest_first);
    }

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
