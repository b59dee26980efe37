//! Finds problems by an abbreviated name.

use std::path::Path;
use std::time::SystemTime;

use anyhow::{Result, bail};

use crate::own;
use crate::workspace::Workspace;

/// Finds one problem: by its name, by the path of its file, by a letter of the latest contest, or
/// by the beginning of its name if that is unique.
///
/// The latest contest is that of the file you saved last. Problems of the workspace come before
/// those of the collection.
///
/// # Errors
/// If there is no such problem, or several names begin with the text.
pub fn find_bin(workspace: &Workspace, text: &str) -> Result<String> {
    let bins = find_bins(workspace, text)?;
    match &bins[..] {
        [only] => Ok(only.clone()),
        // This reports the most similar names.
        [] => Ok(workspace.problem(text)?.bin),
        [first, second, ..] => bail!(
            "`{text}` begins the names of {} problems, such as `{first}` and `{second}`; write \
             more of the one you mean",
            bins.len()
        ),
    }
}

/// Finds one problem as [`find_bin`] does, or all problems of the contest that the text names.
///
/// # Errors
/// If there is no such problem, or the text begins the names of several contests.
pub fn find_bins_of_contest(workspace: &Workspace, text: &str) -> Result<Vec<String>> {
    let contest = format!("{}_", text.to_lowercase());
    let all = own::bins(workspace)?;
    let tasks: Vec<String> = all
        .into_iter()
        .filter(|it| it.starts_with(&contest))
        .collect();
    if !tasks.is_empty() && !workspace.bin_path(text).is_file() {
        return Ok(tasks);
    }
    Ok(vec![find_bin(workspace, text)?])
}

/// All problems that the text may refer to.
fn find_bins(workspace: &Workspace, text: &str) -> Result<Vec<String>> {
    let bins = workspace.bins()?;
    let wanted = match text.strip_suffix(".rs") {
        Some(path) => path.rsplit(['/', '\\']).next().unwrap_or(path).to_string(),
        None => text.to_lowercase(),
    };
    let is_there = |name: &String| bins.contains(name) || has(workspace, name);
    let of_latest =
        contest_of_latest(workspace, &bins).map(|contest| format!("{contest}_{wanted}"));
    let exact = [Some(text.to_string()), Some(wanted.clone()), of_latest];
    if let Some(name) = exact.into_iter().flatten().find(is_there) {
        return Ok(vec![name]);
    }
    let begins = |bins: Vec<String>| -> Vec<String> {
        bins.into_iter()
            .filter(|bin| bin.starts_with(&wanted))
            .collect()
    };
    let longer = begins(bins);
    if longer.is_empty() {
        return Ok(begins(own::bins(workspace)?));
    }
    Ok(longer)
}

/// Whether the workspace or the collection has this problem.
fn has(workspace: &Workspace, bin: &str) -> bool {
    workspace.home_of(bin).bin_path(bin).is_file()
}

fn contest_of_latest<'a>(workspace: &Workspace, bins: &'a [String]) -> Option<&'a str> {
    let latest = bins
        .iter()
        .max_by_key(|bin| saved(&workspace.bin_path(bin)))?;
    latest.rsplit_once('_').map(|(contest, _)| contest)
}

fn saved(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_letter_means_the_latest_contest_and_a_beginning_must_be_the_only_one() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        crate::atomic::create(&folder.path().join("cargo-snippet.toml"), "").unwrap();
        for bin in ["abc1_a", "cf15_a", "cf15_b", "nim", "agc2_a"] {
            let path = workspace.bin_path(bin);
            crate::atomic::create(&path, "//! Title.\n").unwrap();
            let day = Duration::from_secs(if bin == "cf15_b" { 200_000 } else { 100_000 });
            let file = File::options().append(true).open(&path).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + day).unwrap();
        }
        let found = |text: &str| find_bin(&workspace, text).map_err(|error| format!("{error:#}"));
        assert_eq!(found("a").unwrap(), "cf15_a");
        assert_eq!(found("B").unwrap(), "cf15_b");
        assert_eq!(found("n").unwrap(), "nim");
        assert_eq!(found("abc").unwrap(), "abc1_a");
        assert_eq!(found("agc2_a").unwrap(), "agc2_a");
        assert_eq!(found("problems/src/bin/nim.rs").unwrap(), "nim");
        assert!(found("cf").unwrap_err().contains("`cf15_a` and `cf15_b`"));
        assert!(found("zzz").is_err());
    }
}
