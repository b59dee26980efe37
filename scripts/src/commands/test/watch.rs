//! `cargo x test --watch`: after every save, runs the cases that the change affects.
//!
//! Times and sizes of files are compared by polling. For a thousand files that takes a millisecond.
//! It needs nothing from the system, so it also works on the disks that Windows shares with WSL.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::Args;
use super::run::{built, test};
use crate::eprintln;
use crate::runner::kill_all;
use crate::system::files::{State, states};
use crate::workspace::Workspace;
use crate::workspace::modules;

/// Runs the requested cases, then those that each change affects, until Ctrl-C. A save during a run
/// aborts the cases that it affects.
pub fn run(workspace: &Workspace, wanted: &Args) -> ! {
    let files = Files::below(vec![
        workspace.bin_dir(),
        workspace.snippets_dir(),
        workspace.tests_dir(),
        workspace.root().join("library"),
        workspace.root().join("Cargo.toml"),
        workspace.root().join("problems/Cargo.toml"),
    ]);
    let mut watch = Watch {
        workspace,
        named: &wanted.bins,
        files,
    };
    let (mut next, mut saved) = (wanted.clone(), None);
    loop {
        let mut save = watch.show(&next, saved);
        if save.is_none() {
            eprintln!("watching; save a file to run its cases, Ctrl-C ends it");
            save = watch.next_save(PAUSE, || true);
        }
        if let Some((bins, at)) = save {
            (next.bins, saved) = (bins.into_iter().collect(), Some(at));
        }
    }
}

/// Problems to run next, and the time of the save that affects them.
type Save = (BTreeSet<String>, Instant);

struct Watch<'a> {
    workspace: &'a Workspace,
    /// The problems to watch; if empty, all.
    named: &'a [String],
    files: Files,
}

impl Watch<'_> {
    /// Runs the cases of `now` once. If a save affects them, aborts and returns what to run next.
    /// An error doesn't end the watch: the next save may fix it.
    fn show(&mut self, now: &Args, saved: Option<Instant>) -> Option<Save> {
        let workspace = self.workspace;
        let (given_up, ended) = (AtomicBool::new(false), AtomicBool::new(false));
        let (outcome, save) = thread::scope(|scope| {
            let watcher = scope.spawn(|| self.save_during(&given_up, &ended));
            let outcome = test(workspace, now, built, saved, &given_up);
            ended.store(true, Ordering::Relaxed);
            (outcome, watcher.join())
        });
        let mut save = save.expect("watching does not panic");
        match outcome {
            Err(error) => eprintln!("error: {error:#}"),
            Ok(outcome) if !outcome.unfinished.is_empty() => {
                eprintln!("a file was saved: the cases still running are given up");
                if let Some((bins, _)) = &mut save {
                    bins.extend(outcome.unfinished);
                }
            }
            Ok(_) => {}
        }
        save
    }

    /// Watches while cases run; after a save that affects a problem, kills the running programs.
    fn save_during(&mut self, given_up: &AtomicBool, ended: &AtomicBool) -> Option<Save> {
        let mut save: Option<Save> = None;
        let goes_on = || {
            if given_up.load(Ordering::Relaxed) {
                kill_all(); // a program may just have been starting, so this is repeated
            }
            !ended.load(Ordering::Relaxed)
        };
        while let Some((bins, at)) = self.next_save(PAUSE / 4, goes_on) {
            given_up.store(true, Ordering::Relaxed);
            save.get_or_insert((BTreeSet::new(), at)).0.extend(bins);
        }
        save
    }

    /// Waits for a save that affects a problem, while `goes_on` holds.
    fn next_save(&mut self, pause: Duration, goes_on: impl Fn() -> bool) -> Option<Save> {
        while let Some((changed, at)) = self.files.next_changes(pause, &goes_on) {
            match touched(self.workspace, self.named, &changed) {
                Ok(bins) if bins.is_empty() => {}
                Ok(bins) => return Some((bins.into_iter().collect(), at)),
                Err(error) => eprintln!("error: {error:#}"),
            }
        }
        None
    }
}

/// Finds the problems, among `named` or all, that use one of the changed files.
fn touched(
    workspace: &Workspace,
    named: &[String],
    changed: &BTreeSet<PathBuf>,
) -> Result<Vec<String>> {
    let changed_modules = changed
        .iter()
        .filter_map(|path| modules::of_file(workspace, path));
    let modules = modules::with_users(workspace, changed_modules.collect())?;
    let is_manifest = |path: &PathBuf| path.ends_with("Cargo.toml");
    let touches_all = changed.iter().any(is_manifest);
    let library = workspace.root().join("library");
    let touches_library = changed.iter().any(|path| path.starts_with(&library));
    let is_touched = |bin: &String| {
        let golden = workspace.golden_dir().join(bin);
        let mut files = workspace.checker_paths(bin);
        files.push(workspace.bin_path(bin));
        files.extend(workspace.large_cases_path(bin));
        let is_of_bin = |path: &PathBuf| files.contains(path) || is_case_in(&golden, path);
        let uses = || {
            let source = fs_err::read_to_string(workspace.bin_path(bin)).unwrap_or_default();
            touches_library && source.contains("library")
                || !modules::used("snippets", &source).is_disjoint(&modules)
        };
        touches_all || changed.iter().any(is_of_bin) || uses()
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

const PAUSE: Duration = Duration::from_millis(100);
/// A save is complete after this time without further changes: editors save in several steps.
const QUIET_TIME: Duration = Duration::from_millis(20);
/// Endless changes delay a run no longer than this.
const MAX_WAIT: Duration = Duration::from_millis(200);

/// The state of all files below some folders.
struct Files {
    folders: Vec<PathBuf>,
    states: BTreeMap<PathBuf, State>,
}

impl Files {
    /// Watches these files, and the files below these folders.
    fn below(folders: Vec<PathBuf>) -> Self {
        let states = states(&folders);
        Self { folders, states }
    }

    /// Waits for a change and the changes right after it, while `goes_on` holds. Returns
    /// the changed files and the time of the first save.
    fn next_changes(
        &mut self,
        pause: Duration,
        goes_on: impl Fn() -> bool,
    ) -> Option<(BTreeSet<PathBuf>, Instant)> {
        let mut looked = Instant::now();
        let mut changed = self.changes();
        while changed.is_empty() {
            if !goes_on() {
                return None;
            }
            looked = Instant::now();
            thread::sleep(pause);
            changed = self.changes();
        }
        let saved = self.first_save(&changed).max(looked);
        let noticed = Instant::now();
        while noticed.elapsed() < MAX_WAIT {
            thread::sleep(QUIET_TIME);
            let more = self.changes();
            if more.is_empty() {
                break;
            }
            changed.extend(more);
        }
        Some((changed, saved))
    }

    /// Returns the files that were written, created or removed since the last call.
    fn changes(&mut self) -> BTreeSet<PathBuf> {
        let now = states(&self.folders);
        let before = std::mem::replace(&mut self.states, now);
        let paths = before.keys().chain(self.states.keys());
        let changed = paths.filter(|path| before.get(*path) != self.states.get(*path));
        changed.cloned().collect()
    }

    /// Returns when the first of these files was written; now, if all were removed.
    fn first_save(&self, changed: &BTreeSet<PathBuf>) -> Instant {
        let now = Instant::now();
        let written = changed.iter().filter_map(|path| self.states.get(path));
        let ages = written.filter_map(|(time, _)| time.elapsed().ok());
        let oldest = ages.max().unwrap_or_default();
        now.checked_sub(oldest).unwrap_or(now)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

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
            ("problems/src/bin/d.rs", "use library::dsu::Dsu;"),
            ("library/src/dsu.rs", ""),
            ("tests/checkers/c.py", "# Checker."),
            ("snippets/src/mex.rs", ""),
            ("snippets/src/sg_table.rs", "use crate::mex::mex;"),
        ] {
            crate::system::files::atomic::create(&folder.path().join(path), text).unwrap();
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
        assert_eq!(touched("tests/checkers/c.py"), "c");
        assert_eq!(touched("library/src/dsu.rs"), "d");
        assert_eq!(touched("Cargo.toml"), "a b c d");
        assert_eq!(touched("tests/golden/c/.sample-1.in.swp"), "");
        assert_eq!(touched("problems/src/bin/.a.rs.swp"), "");
    }

    #[test]
    fn files_that_are_written_made_or_removed_have_changed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let write = |name: &str, text: &str| fs::write(path(name), text).unwrap();
        write("same", "1");
        write("written", "1");
        write("removed", "1");
        let mut files = Files::below(vec![path("."), path("missing")]);
        assert!(files.changes().is_empty());
        write("written", "12");
        fs::create_dir(path("inner")).unwrap();
        write("inner/made", "1");
        fs::remove_file(path("removed")).unwrap();
        let (changed, saved) = files.next_changes(PAUSE, || true).unwrap();
        let paths = ["./inner/made", "./removed", "./written"].map(path);
        assert_eq!(changed, BTreeSet::from(paths));
        assert!(saved.elapsed() < Duration::from_secs(5));
        assert!(files.changes().is_empty());
    }
}
