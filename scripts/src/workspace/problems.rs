//! Problems of the user and of the collection, and the list of them in `problems/Cargo.toml`.
//!
//! Cargo finds the programs in `src/bin` itself, so a repository lists only those in folders below
//! it. The collection lists all, because one program tests them together.

use std::collections::BTreeSet;

use anyhow::{Error, Result};

use crate::system::files::atomic;
use crate::workspace::Workspace;
use crate::workspace::problem::Problem;

/// Problem and its owner.
#[derive(Debug, Clone)]
pub struct OwnedProblem {
    pub problem: Problem,
    /// `true` if the problem belongs to the user, not to the collection.
    pub is_own: bool,
}

/// The workspace's problems, then the collection's unless the settings hide them, and the errors of
/// unreadable files. A problem of the workspace replaces one of the same name.
///
/// # Errors
/// If a folder cannot be read.
pub fn problems(workspace: &Workspace) -> Result<(Vec<OwnedProblem>, Vec<Error>)> {
    let (mut found, mut unreadable) = (Vec::new(), Vec::new());
    let mut met = BTreeSet::new();
    for root in shown(workspace) {
        // The collection itself has none.
        let is_own = root.collection().is_some();
        for bin in root.bins()? {
            match root.read_problem(&bin) {
                Ok(problem) if met.insert(bin) => found.push(OwnedProblem { problem, is_own }),
                Ok(_) => {}
                Err(error) => unreadable.push(error), // it must not hide the others
            }
        }
    }
    Ok((found, unreadable))
}

/// Returns the workspace, then the collection unless the settings hide it.
pub fn shown(workspace: &Workspace) -> impl Iterator<Item = &Workspace> {
    let shows_collection = workspace.config().list.collection != Some(false);
    let collection = workspace.collection().filter(|_| shows_collection);
    [workspace].into_iter().chain(collection)
}

/// Names of the user's problems and of the collection's problems, sorted.
///
/// # Errors
/// If a folder cannot be read.
pub fn bins(workspace: &Workspace) -> Result<Vec<String>> {
    let mut bins = BTreeSet::new();
    for root in workspace.roots() {
        bins.extend(root.bins()?);
    }
    Ok(bins.into_iter().collect())
}

/// Line above the programs that are written here.
const MARK: &str = "# Problems in folders. `cargo x` writes all below this line.\n";

/// First line of the collection's list, and the line behind it.
const LIST: (&str, &str) = ("\nbin = [\n", "]\n");

/// Brings the list of problems up to date.
///
/// # Errors
/// If the folders or the manifest cannot be read, or the manifest cannot be written.
pub fn declare(workspace: &Workspace) -> Result<()> {
    let path = workspace.to_write(workspace.root().join("problems/Cargo.toml"))?;
    if !path.is_file() {
        return Ok(());
    }
    let before = fs_err::read_to_string(&path)?;
    if let Some(after) = with_all(&before, workspace)? {
        if after != before {
            atomic::replace(&path, after)?;
        }
        return Ok(());
    }
    if !workspace.config().new.folders && !before.contains(MARK) {
        return Ok(());
    }
    let (above, _) = before.split_once(MARK).unwrap_or((&before, ""));
    let mut targets = String::new();
    for bin in programs(workspace)? {
        let file = workspace.shown(&workspace.bin_path(&bin));
        let file = file.strip_prefix("problems/").unwrap_or(&file);
        if file.matches('/').count() > 2 && !above.contains(&format!("\"{bin}\"")) {
            targets += &format!("\n[[bin]]\nname = \"{bin}\"\npath = \"{file}\"\n");
        }
    }
    let after = match (targets.is_empty(), above.trim_end()) {
        (true, above) => format!("{above}\n"),
        (false, above) => format!("{above}\n\n{MARK}{targets}"),
    };
    let is_changed = !targets.is_empty() || before.contains(MARK);
    if is_changed && after != before {
        atomic::replace(&path, after)?;
    }
    Ok(())
}

/// Returns the names that cargo takes as a program's. What else a file is called could be read as
/// more of the manifest.
fn programs(workspace: &Workspace) -> Result<Vec<String>> {
    let mut bins = workspace.bins()?;
    bins.retain(|bin| bin.chars().all(|c| c.is_alphanumeric() || "-_".contains(c)));
    Ok(bins)
}

/// Returns the manifest with all problems in its list; `None` if it has no such list.
fn with_all(manifest: &str, workspace: &Workspace) -> Result<Option<String>> {
    let Some((head, rest)) = manifest.split_once(LIST.0) else {
        return Ok(None);
    };
    let Some((_, tail)) = rest.split_once(LIST.1) else {
        return Ok(None);
    };
    let line = |bin: &String| format!("    {{ name = \"{bin}\", test = false, bench = false }},\n");
    let lines: String = programs(workspace)?.iter().map(line).collect();
    Ok(Some([head, LIST.0, &lines, LIST.1, tail].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_collection_s_list_has_each_problem_once_and_keeps_what_is_around_it() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        for bin in ["cf2_a", "cf1_a"] {
            atomic::create(&workspace.bin_path(bin), "").unwrap();
        }
        let path = folder.path().join("problems/Cargo.toml");
        atomic::create(
            &path,
            "# All.\nbin = [\n    { name = \"gone\" },\n]\n[lints]\n",
        )
        .unwrap();
        declare(&workspace).unwrap();
        let line = |bin| format!("    {{ name = \"{bin}\", test = false, bench = false }},\n");
        let list = line("cf1_a") + &line("cf2_a");
        let manifest = fs_err::read_to_string(path).unwrap();
        assert_eq!(manifest, format!("# All.\nbin = [\n{list}]\n[lints]\n"));
    }
    #[cfg(unix)]
    #[test]
    fn the_name_of_a_file_is_never_more_of_the_manifest() {
        let folder = tempfile::tempdir().unwrap();
        let settings = "[new]\nfolders = true\n";
        atomic::create(&folder.path().join("cargo-snippet.toml"), settings).unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        let path = folder.path().join("problems/Cargo.toml");
        atomic::create(&path, "[package]\n").unwrap();
        for file in [
            "abc1/a.rs",
            "abc1/b\"\n[dependencies]\nevil = \"1.rs",
            "x y/c.rs",
        ] {
            atomic::create(&workspace.bin_dir().join(file), "").unwrap();
        }
        declare(&workspace).unwrap();
        let target = "[[bin]]\nname = \"abc1_a\"\npath = \"src/bin/abc1/a.rs\"\n";
        let manifest = fs_err::read_to_string(path).unwrap();
        assert_eq!(manifest, format!("[package]\n\n{MARK}\n{target}"));
    }
}
