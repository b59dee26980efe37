//! `cargo x test --watch`: after every save, what the change touches.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anstream::eprintln;
use anyhow::Result;

use super::saves::Files;
use super::{Wanted, built, test};
use crate::modules;
use crate::workspace::Workspace;

/// Runs what was asked for, then what every change touches; Ctrl-C ends it.
///
/// # Errors
/// If files cannot be watched.
pub fn run(workspace: &Workspace, wanted: &Wanted) -> Result<bool> {
    let mut files = Files::below(vec![
        workspace.bin_dir(),
        workspace.snippets_dir(),
        workspace.tests_dir(),
    ])?;
    show(workspace, wanted, None);
    loop {
        eprintln!("watching; save a file to run its cases, Ctrl-C ends this");
        let (bins, saved) = loop {
            let (changed, saved) = files.next_changes()?;
            match touched(workspace, &wanted.bins, &changed) {
                Ok(bins) if bins.is_empty() => {}
                Ok(bins) => break (bins, saved),
                Err(error) => eprintln!("error: {error:#}"),
            }
        };
        let touched = Wanted {
            bins,
            case: wanted.case.clone(),
            stderr: wanted.stderr,
        };
        show(workspace, &touched, Some(saved));
    }
}

/// Runs the cases once. An error is shown and does not end the watch: the next save may correct it.
fn show(workspace: &Workspace, wanted: &Wanted, saved: Option<Instant>) {
    let outcome = test(workspace, wanted, built);
    match (outcome, saved) {
        (Err(error), _) => eprintln!("error: {error:#}"),
        (Ok(_), None) => {}
        (Ok(outcome), Some(saved)) => eprintln!(
            "{} ms after the save, {} ms of them compiling",
            saved.elapsed().as_millis(),
            outcome.building.as_millis()
        ),
    }
}

/// Those of the named problems, or of all, that use one of the changed files.
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
        let workspace = Workspace::at(folder.path());
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
