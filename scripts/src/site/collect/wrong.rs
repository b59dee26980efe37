//! Wrong solutions, and the first golden case that each of them fails.

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;
use site_content::{Refutation, Wrong};

use super::cases;
use super::kept::{self, CachedTask, key_of};
use crate::golden;
use crate::problem::Problem;
use crate::runner::{Checker, Verdict, answer, build, run_case};
use crate::workspace::Workspace;

/// Adds the wrong solutions to their problems.
///
/// # Errors
/// If a wrong solution cannot be read, or its file name begins with no problem's name.
pub fn add_all(workspace: &Workspace, told: &mut [site_content::Problem]) -> Result<()> {
    for path in workspace.wrong_solutions()? {
        let shown = workspace.shown(&path);
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let named = stem.and_then(|stem| stem.split_once('-'));
        let (bin, why) = named.with_context(|| format!("{shown}: name it <bin>-<why>.rs"))?;
        ensure!(
            workspace.bin_path(bin).is_file(),
            "{shown}: there is no problem `{bin}`; name it <bin>-<why>.rs"
        );
        let Some(told) = told.iter_mut().find(|told| told.bin == bin) else {
            continue; // not about games
        };
        told.wrong.push(Wrong {
            name: why.to_string(),
            source: fs::read_to_string(&path)?,
            refuted_by: None,
            not_refuted: None,
        });
    }
    Ok(())
}

/// Wrong solution and its problem.
struct Suspect<'a> {
    problem: &'a Problem,
    name: String,
}

/// Runs the wrong solutions and records what refutes each, or why nothing does. Returns the
/// solutions that nothing refutes.
///
/// # Errors
/// If the cases of a wrong solution's problem cannot be read.
pub fn refute_all(
    workspace: &Workspace,
    problems: &[Problem],
    told: &mut [site_content::Problem],
) -> Result<Vec<String>> {
    let mut suspects = Vec::new();
    let mut keys = Vec::new();
    for (problem, told) in problems.iter().zip(told.iter()) {
        let deciding = key_of((
            &told.cases.iter().map(|case| &case.name).collect::<Vec<_>>(),
            cases_key(workspace, &problem.bin)?,
            format!("{:?}", problem.compare),
        ));
        for wrong in &told.wrong {
            keys.push(key_of((&wrong.source, deciding)));
            suspects.push(Suspect {
                problem,
                name: wrong.name.clone(),
            });
        }
    }
    let wanted = |(suspect, key)| CachedTask {
        name: file_name(suspect),
        key,
        of: suspect,
    };
    let wanted: Vec<CachedTask<Suspect>> = suspects.iter().zip(keys).map(wanted).collect();
    let refutations = kept::all(workspace, "wrong solutions", &wanted, |suspect| {
        refute(workspace, suspect)
    });
    let all = told.iter_mut().flat_map(|told| &mut told.wrong);
    let mut not_refuted = Vec::new();
    for ((wrong, refutation), suspect) in all.zip(refutations).zip(&suspects) {
        match refutation {
            Ok(refutation) => wrong.refuted_by = Some(refutation),
            Err(why) => {
                not_refuted.push(file_name(suspect));
                wrong.not_refuted = Some(format!("{why:#}"));
            }
        }
    }
    Ok(not_refuted)
}

fn file_name(suspect: &Suspect) -> String {
    format!("{}-{}", suspect.problem.bin, suspect.name)
}

/// Key of the cases and the checker. Cases too large to store need no hash: their folder's name
/// depends on the program that writes them.
fn cases_key(workspace: &Workspace, bin: &str) -> Result<u64> {
    let cases = golden::cases(workspace, bin)?;
    let files = cases.iter().flat_map(|case| [&case.input, &case.output]);
    let part = |file: &PathBuf| {
        let is_kept = file.starts_with(workspace.golden_dir());
        let contents = is_kept.then(|| fs::read(file).ok()).flatten();
        (workspace.relative(file).to_path_buf(), contents)
    };
    let checker = workspace.checker_path(bin).map(fs::read).transpose()?;
    Ok(key_of((files.map(part).collect::<Vec<_>>(), checker)))
}

fn refute(workspace: &Workspace, suspect: &Suspect) -> Result<Refutation> {
    let name = file_name(suspect);
    let source = workspace
        .tests_dir()
        .join("wrong")
        .join(format!("{name}.rs"));
    let executable = workspace.scratch_dir("wrong").join(&name);
    build::single_file(&source, &executable)?;
    let problem = suspect.problem;
    let checker = Checker::new(workspace, &problem.bin)?;
    let cases = golden::cases(workspace, &problem.bin)?;
    for case in &cases {
        golden::write_missing(workspace, &problem.bin, std::slice::from_ref(case))?;
        let verdict = run_case(problem, case, &executable, &checker)?.verdict;
        if verdict != Verdict::Ac {
            let is_interactive = matches!(checker, Checker::Interactor(_));
            return Ok(Refutation {
                case: cases::read(case)?,
                verdict: verdict.to_string(),
                answer: if is_interactive {
                    None
                } else {
                    Some(cases::beginning_of(&answer(
                        problem,
                        &case.input,
                        &executable,
                    )?))
                },
            });
        }
    }
    anyhow::bail!("it passes every golden case; add one on which it fails")
}
