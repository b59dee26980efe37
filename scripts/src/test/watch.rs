//! `cargo x test --watch`: after every save, runs the cases that the change affects.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use anstream::eprintln;
use anyhow::{Error, Result};

use super::run::{built, test};
use super::saves::{Files, PAUSE};
use super::wanted::Wanted;
use crate::modules;
use crate::runner::kill_all;
use crate::workspace::Workspace;

/// Runs the requested cases, then those affected by each change; Ctrl-C ends it. A save during a
/// run aborts the cases that it affects.
///
/// # Errors
/// If files cannot be watched.
pub fn run(workspace: &Workspace, wanted: &Wanted) -> Result<bool> {
    let mut files = Files::below(vec![
        workspace.bin_dir(),
        workspace.snippets_dir(),
        workspace.tests_dir(),
    ])?;
    let mut next = wanted.clone();
    let mut saved = None;
    loop {
        let interrupted = show(workspace, wanted, &next, saved, &mut files)?;
        let (bins, at) = match interrupted {
            Some(save) => save,
            None => {
                eprintln!("watching; save a file to run its cases, Ctrl-C ends this");
                next_touched(workspace, wanted, &mut files)?
            }
        };
        (next.bins, saved) = (bins, Some(at));
    }
}

/// Waits for a change that affects a problem.
fn next_touched(
    workspace: &Workspace,
    wanted: &Wanted,
    files: &mut Files,
) -> Result<(Vec<String>, Instant)> {
    loop {
        let (changed, saved) = files.next_changes()?;
        match touched(workspace, &wanted.bins, &changed) {
            Ok(bins) if bins.is_empty() => {}
            Ok(bins) => return Ok((bins, saved)),
            Err(error) => eprintln!("error: {error:#}"),
        }
    }
}

/// Problems to run next, and the time of the save that affects them.
type Save = (Vec<String>, Instant);

/// Runs the cases of `now` once. If a save affects them, aborts and returns the next problems. An
/// error is shown and does not end the watch, because the next save may fix it.
fn show(
    workspace: &Workspace,
    wanted: &Wanted,
    now: &Wanted,
    saved: Option<Instant>,
    files: &mut Files,
) -> Result<Option<Save>> {
    let (given_up, ended) = (AtomicBool::new(false), AtomicBool::new(false));
    let (outcome, save) = thread::scope(|scope| {
        let watcher = scope.spawn(|| save_during(workspace, wanted, files, &given_up, &ended));
        let outcome = test(workspace, now, built, &given_up);
        ended.store(true, Ordering::Relaxed);
        (outcome, watcher.join())
    });
    let save = save.unwrap_or_else(|_| Err(Error::msg("the watcher panicked")))?;
    match (outcome, saved) {
        (Err(error), _) => eprintln!("error: {error:#}"),
        (Ok(outcome), _) if !outcome.unfinished.is_empty() => {
            eprintln!("a file was saved: what still ran is given up");
            return Ok(save.map(|(mut bins, at)| {
                let others = outcome.unfinished.into_iter();
                let others: Vec<String> = others.filter(|bin| !bins.contains(bin)).collect();
                bins.extend(others);
                (bins, at)
            }));
        }
        (Ok(_), None) => {}
        (Ok(outcome), Some(saved)) => eprintln!(
            "{} ms after the save, {} ms of them compiling",
            saved.elapsed().as_millis(),
            outcome.building.as_millis()
        ),
    }
    Ok(save)
}

/// Watches for a save that affects a problem while cases run; then kills the running programs.
fn save_during(
    workspace: &Workspace,
    wanted: &Wanted,
    files: &mut Files,
    given_up: &AtomicBool,
    ended: &AtomicBool,
) -> Result<Option<Save>> {
    let mut save: Option<Save> = None;
    while !ended.load(Ordering::Relaxed) {
        thread::sleep(PAUSE / 4);
        let changed = files.changes()?;
        // A file that cannot be read now is read again by the next run.
        let bins = touched(workspace, &wanted.bins, &changed).unwrap_or_default();
        if !bins.is_empty() {
            let at = files.first_save(&changed);
            let (known, _) = save.get_or_insert((Vec::new(), at));
            known.extend(bins);
            known.sort();
            known.dedup();
            given_up.store(true, Ordering::Relaxed);
        }
        if given_up.load(Ordering::Relaxed) {
            // Repeated, because a program may just have been starting.
            kill_all();
        }
    }
    Ok(save)
}

/// Problems, among `named` or all, that use one of the changed files.
fn touched(
    workspace: &Workspace,
    named: &[String],
    changed: &BTreeSet<PathBuf>,
) -> Result<Vec<String>> {
    let changed_modules = changed
        .iter()
        .filter_map(|path| modules::of_file(workspace, path));
    let modules = modules::with_users(workspace, changed_modules.collect())?;
    let is_touched = |bin: &String| {
        let golden = workspace.golden_dir().join(bin);
        let own = [
            Some(workspace.bin_path(bin)),
            workspace.checker_path(bin),
            workspace.large_cases_path(bin),
        ];
        let is_own = |path: &PathBuf| {
            own.iter().flatten().any(|own| own == path) || is_case_in(&golden, path)
        };
        let uses = || {
            let source = fs_err::read_to_string(workspace.bin_path(bin)).unwrap_or_default();
            !modules::used_by(&source).is_disjoint(&modules)
        };
        changed.iter().any(is_own) || uses()
    };
    let mut bins = if named.is_empty() {
        workspace.bins()?
    } else {
        named.to_vec()
    };
    bins.retain(is_touched);
    Ok(bins)
}

fn is_case_in(golden: &Path, path: &Path) -> bool {
    path.starts_with(golden) && path.extension().is_some_and(|e| e == "in" || e == "out")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_touches_its_problem_and_a_snippet_s_change_its_users() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        for (path, text) in [
            ("problems/src/bin/a.rs", "use snippets::mex::mex;"),
            ("problems/src/bin/b.rs", "use snippets::sg_table::sg_table;"),
            ("problems/src/bin/c.rs", "fn mex() {}"),
            ("tests/limits/c.rs", ""),
            ("snippets/src/mex.rs", ""),
            ("snippets/src/sg_table.rs", "use crate::mex::mex;"),
        ] {
            crate::atomic::create(&folder.path().join(path), text).unwrap();
        }
        let touched = |path: &str| {
            let changed = BTreeSet::from([folder.path().join(path)]);
            touched(&workspace, &[], &changed).unwrap().join(" ")
        };
        assert_eq!(touched("problems/src/bin/a.rs"), "a");
        assert_eq!(touched("snippets/src/mex.rs"), "a b");
        assert_eq!(touched("snippets/src/sg_table.rs"), "b");
        assert_eq!(touched("tests/golden/c/sample-1.in"), "c");
        assert_eq!(touched("tests/limits/c.rs"), "c");
        assert_eq!(touched("tests/golden/c/.sample-1.in.swp"), "");
        assert_eq!(touched("problems/src/bin/.a.rs.swp"), "");
    }
}
