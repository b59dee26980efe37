//! Bundles of solutions, and the case that refutes each wrong solution. Both take minutes the first
//! time, so they are cached.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use bundler::Style;
use fs_err as fs;
use site_content::{Bundle, Case, Refutation, Text};

use super::cache::{self, CachedTask, key_of};
use crate::runner::bundle;
use crate::runner::large_cases;
use crate::runner::{Checker, Verdict, build, run_case};
use crate::system::toolchain;
use crate::workspace::Workspace;
use crate::workspace::cases;
use crate::workspace::modules;
use crate::workspace::problem::Problem;

/// Adds the bundle of each problem whose judge takes Rust, or why there is none. Returns the
/// problems without a bundle.
///
/// # Errors
/// If a file that a bundle depends on can't be read.
pub fn add_all(
    workspace: &Workspace,
    problems: &[Problem],
    contents: &mut [site_content::Problem],
) -> Result<Vec<String>> {
    let common = common_key(workspace.collection_or_self())?;
    let mut wanted = Vec::new();
    for (problem, content) in problems.iter().zip(contents.iter()) {
        if content.takes_rust {
            wanted.push(CachedTask {
                name: problem.bin.clone(),
                key: key_of((common, &content.source, used(workspace, &content.source)?)),
                of: problem,
            });
        }
    }
    let bundles = cache::all(
        &workspace.scratch_dir("site"),
        "bundles",
        &wanted,
        |CachedTask { name, of, .. }| {
            let bundle = bundle::bundle(&workspace.home_of(name), of, None, Style::Readable)?;
            Ok(Bundle {
                judge: bundle.judge,
                text: bundle.text,
            })
        },
    );
    let names = wanted.iter().map(|task| task.name.as_str());
    let mut bundles: BTreeMap<&str, Result<Bundle>> = names.zip(bundles).collect();
    let mut without = Vec::new();
    for content in contents {
        match bundles.remove(content.bin.as_str()) {
            Some(Ok(bundle)) => content.bundle = Some(bundle),
            Some(Err(why)) => {
                without.push(content.bin.clone());
                content.no_bundle = Some(format!("{why:#}"));
            }
            None => {}
        }
    }
    Ok(without)
}

/// Key of what all bundles depend on: crates, judges, the compiler and the bundler.
fn common_key(workspace: &Workspace) -> Result<u64> {
    let files = [
        "Cargo.lock",
        "Cargo.toml",
        "problems/Cargo.toml",
        "cargo-snippet.toml",
    ];
    let files = files.map(|file| fs::read(workspace.root().join(file)));
    let files: Vec<Vec<u8>> = files.into_iter().collect::<std::io::Result<_>>()?;
    let bundler = workspace.sources_below(&workspace.root().join("crates/bundler/src"))?;
    Ok(key_of((files, bundler, toolchain::rustc_version()?)))
}

/// Sources of the modules that a solution uses, directly or indirectly.
fn used(workspace: &Workspace, source: &str) -> Result<Vec<String>> {
    let (mut met, mut sources) = (BTreeSet::new(), Vec::new());
    let mut next: Vec<String> = modules::used("snippets", source).into_iter().collect();
    while let Some(module) = next.pop() {
        let path = workspace.snippets_dir().join(&module).with_extension("rs");
        if met.insert(module) && path.is_file() {
            let source = fs::read_to_string(path)?;
            next.extend(modules::used("crate", &source));
            sources.push(source);
        }
    }
    Ok(sources)
}

/// Runs the wrong solutions and adds what refutes each, or why nothing does. Returns the solutions
/// that nothing refutes.
///
/// # Errors
/// If a problem's cases can't be read.
pub fn refute_all(
    workspace: &Workspace,
    problems: &[Problem],
    contents: &mut [site_content::Problem],
) -> Result<Vec<String>> {
    let mut wanted = Vec::new();
    for (problem, content) in problems.iter().zip(contents.iter()) {
        if content.wrong.is_empty() {
            continue;
        }
        let cases = cases_key(workspace, problem)?;
        wanted.extend(content.wrong.iter().map(|wrong| CachedTask {
            name: format!("{}-{}", problem.bin, wrong.name),
            key: key_of((&wrong.source, cases)),
            of: problem,
        }));
    }
    let refutations = cache::all(
        &workspace.scratch_dir("site"),
        "wrong solutions",
        &wanted,
        |task| refute(workspace, task.of, &task.name),
    );
    let all = contents.iter_mut().flat_map(|content| &mut content.wrong);
    let mut not_refuted = Vec::new();
    for ((wrong, refutation), task) in all.zip(refutations).zip(wanted) {
        match refutation {
            Ok(refutation) => wrong.refuted_by = Some(refutation),
            Err(why) => {
                not_refuted.push(task.name);
                wrong.not_refuted = Some(format!("{why:#}"));
            }
        }
    }
    Ok(not_refuted)
}

/// Key of a problem's cases and checker. Cases too large to store need no hash: the name of their
/// folder depends on the program that writes them.
fn cases_key(workspace: &Workspace, problem: &Problem) -> Result<u64> {
    let cases = cases::cases(workspace, &problem.bin)?;
    let files = cases.iter().flat_map(|case| [&case.input, &case.output]);
    let part = |file: &PathBuf| {
        let is_kept = file.starts_with(workspace.golden_dir());
        let contents = is_kept.then(|| fs::read(file).ok()).flatten();
        (workspace.relative(file).to_path_buf(), contents)
    };
    let checkers = workspace.checker_paths(&problem.bin);
    let checker = checkers.iter().map(fs::read);
    let checker = checker.collect::<std::io::Result<Vec<_>>>()?;
    let files: Vec<_> = files.map(part).collect();
    Ok(key_of((files, checker, format!("{:?}", problem.compare))))
}

fn refute(workspace: &Workspace, problem: &Problem, name: &str) -> Result<Refutation> {
    let source = workspace
        .tests_dir()
        .join("wrong")
        .join(format!("{name}.rs"));
    let executable = workspace.scratch_dir("wrong").join(name);
    build::single_file(&source, &executable)?;
    let checker = Checker::new(workspace, &problem.bin)?;
    for case in &cases::cases(workspace, &problem.bin)? {
        large_cases::write_missing(workspace, &problem.bin, std::slice::from_ref(case))?;
        let report = run_case(problem, case, &executable, &checker)?;
        if report.verdict == Verdict::Ac {
            continue;
        }
        let is_interactive = matches!(checker, Checker::Interactor(..));
        let answer = (!is_interactive).then(|| beginning_of(&report.output));
        return Ok(Refutation {
            case: self::case(case)?,
            verdict: report.verdict.to_string(),
            answer,
        });
    }
    bail!("it passes every golden case; add one on which it fails")
}

/// Number of bytes of a text that a page shows.
const MAX_BYTES: usize = 600;

/// A case as a page shows it.
///
/// # Errors
/// If a file of the case can't be read.
pub fn case(case: &cases::Case) -> Result<Case> {
    let has_output = case.output.is_file();
    Ok(Case {
        name: case.name.clone(),
        input: beginning(&case.input)?,
        output: has_output.then(|| beginning(&case.output)).transpose()?,
    })
}

/// The beginning of a file.
fn beginning(path: &Path) -> Result<Text> {
    Ok(beginning_of(&String::from_utf8_lossy(&fs::read(path)?)))
}

/// The beginning of a text that a program printed.
pub fn beginning_of(text: &str) -> Text {
    let fits = |(at, c): &(usize, char)| at + c.len_utf8() <= MAX_BYTES;
    Text {
        shown: text
            .char_indices()
            .take_while(fits)
            .map(|(_, c)| c)
            .collect(),
        bytes: text.len() as u64,
    }
}
