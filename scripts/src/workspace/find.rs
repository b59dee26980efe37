//! Finds problems by an abbreviated name, and keeps the record of the contest that was saved last.

use anyhow::{Result, bail};
use catalogue::Header;
use serde::{Deserialize, Serialize};

use crate::system::files::atomic;
use crate::workspace::Workspace;
use crate::workspace::judge;
use crate::workspace::problems;

/// Problems of the contest that was saved last, in the order in which they came.
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
struct Latest {
    contest: String,
    bins: Vec<String>,
}

/// Record of the latest contest, below the workspace's root: a target folder elsewhere may belong
/// to several workspaces.
const RECORD: &str = "target/x/latest-contest.json";

/// Notes that a problem was saved. `contest` identifies a contest that came as a whole; without it,
/// the beginning of the name does. A record that cannot be written is no reason to stop.
pub fn note_saved(workspace: &Workspace, contest: Option<&str>, bin: &str) {
    let prefix = bin.rsplit_once('_').map_or(bin, |(prefix, _)| prefix);
    let contest = contest.unwrap_or(prefix);
    let mut latest = latest(workspace);
    if latest.contest != contest {
        latest = Latest {
            contest: contest.to_string(),
            bins: Vec::new(),
        };
    }
    if latest.bins.iter().any(|known| known == bin) {
        return;
    }
    latest.bins.push(bin.to_string());
    if let Ok(text) = serde_json::to_string(&latest) {
        let _ = atomic::replace(&workspace.root().join(RECORD), text);
    }
}

/// The record; empty if nothing was saved yet, or `cargo clean` removed it.
fn latest(workspace: &Workspace) -> Latest {
    let text = fs_err::read_to_string(workspace.root().join(RECORD));
    text.ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Finds one problem: by its name, by the path of its file, by its letter in the latest contest, or
/// by the beginning of its name if that is unique.
///
/// The latest contest is that of the problem that `listen` or `new` saved last. A problem's letter
/// is that of its title; if the title has none, it is the end of the name. Problems of the
/// workspace come before those of the collection.
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
    let all = problems::bins(workspace)?;
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
    let (folder, wanted) = match text.strip_suffix(".rs") {
        Some(path) => {
            let mut parts = path.rsplit(['/', '\\']);
            let file = parts.next().unwrap_or(path).to_string();
            (parts.next().map(|folder| format!("{folder}_{file}")), file)
        }
        None => (None, text.to_lowercase()),
    };
    let is_there = |name: &String| bins.contains(name) || has(workspace, name);
    let whole = Some(text.to_string()).filter(|text| !text.contains(['/', '\\']));
    let exact = [whole, folder, Some(wanted.clone())];
    if let Some(name) = exact.into_iter().flatten().find(is_there) {
        return Ok(vec![name]);
    }
    if let Some(name) = by_letter(workspace, &bins, &wanted)? {
        return Ok(vec![name]);
    }
    let begins = |bins: Vec<String>| -> Vec<String> {
        bins.into_iter()
            .filter(|bin| bin.starts_with(&wanted))
            .collect()
    };
    let longer = begins(bins);
    if longer.is_empty() {
        return Ok(begins(problems::bins(workspace)?));
    }
    Ok(longer)
}

/// Whether the workspace or the collection has this problem.
fn has(workspace: &Workspace, bin: &str) -> bool {
    workspace.home_of(bin).bin_path(bin).is_file()
}

/// Problem with this letter in the latest contest. If no contest is recorded, the workspace's only
/// problem with this letter.
fn by_letter(workspace: &Workspace, bins: &[String], wanted: &str) -> Result<Option<String>> {
    let latest = latest(workspace);
    let is_meant = |bin: &&String| letter(workspace, bin).as_deref() == Some(wanted);
    let Some(last) = latest.bins.last() else {
        let meant: Vec<&String> = bins.iter().filter(is_meant).collect();
        return match &meant[..] {
            [first, second, ..] => bail!(
                "`{wanted}` is the letter of {} problems, such as `{first}` and `{second}`, and \
                 none was saved here yet; write the name of the one you mean",
                meant.len()
            ),
            meant => Ok(meant.first().map(ToString::to_string)),
        };
    };
    let prefix = last
        .rsplit_once('_')
        .map(|(prefix, _)| format!("{prefix}_"));
    let is_beside = |bin: &&String| {
        let prefix = prefix.as_deref();
        prefix.is_some_and(|prefix| bin.starts_with(prefix)) && !latest.bins.contains(bin)
    };
    let beside = bins.iter().filter(is_beside);
    let recorded = latest.bins.iter().filter(|bin| bins.contains(bin));
    Ok(recorded.chain(beside).find(is_meant).cloned())
}

/// Letter of a problem in its contest, in lower case.
fn letter(workspace: &Workspace, bin: &str) -> Option<String> {
    let source = fs_err::read(workspace.bin_path(bin)).unwrap_or_default();
    let header = Header::parse(&String::from_utf8_lossy(&source)).ok();
    let of_title = header.and_then(|header| judge::letter_of(&header.title));
    let of_name = || bin.rsplit_once('_').map(|(_, letter)| letter.to_string());
    of_title.or_else(of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_means_the_latest_contest_and_a_beginning_must_be_the_only_one() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        atomic::create(&folder.path().join("cargo-snippet.toml"), "").unwrap();
        for (bin, title) in [
            ("abc1_a", "AtCoder. A - Sum"),
            ("abc1_b", "AtCoder. B - Sum"),
            ("arc1_a", "AtCoder. C - Sum"),
            ("arc1_c", "AtCoder. E - Sum"),
            ("cf15_a", "Title"),
            ("cf15_b", "Title"),
            ("nim", "Title"),
            ("agc2_c", "Title"),
        ] {
            let path = workspace.bin_path(bin);
            atomic::create(&path, format!("//! {title}.\n")).unwrap();
        }
        let found = |text: &str| find_bin(&workspace, text).map_err(|error| format!("{error:#}"));
        assert!(found("a").unwrap_err().contains("none was saved here yet"));
        assert_eq!(found("e").unwrap(), "arc1_c");
        note_saved(&workspace, None, "agc2_c");
        note_saved(&workspace, None, "cf15_b");
        assert_eq!(found("a").unwrap(), "cf15_a");
        assert_eq!(found("B").unwrap(), "cf15_b");
        assert_eq!(found("n").unwrap(), "nim");
        assert_eq!(found("abc1_a").unwrap(), "abc1_a");
        assert_eq!(found("problems/src/bin/nim.rs").unwrap(), "nim");
        assert!(found("cf").unwrap_err().contains("`cf15_a` and `cf15_b`"));
        assert!(found("zzz").is_err());
        for bin in ["abc1_a", "abc1_b", "arc1_a"] {
            note_saved(&workspace, Some("a contest of two names"), bin);
        }
        for (letter, bin) in [("a", "abc1_a"), ("c", "arc1_a"), ("e", "arc1_c")] {
            assert_eq!(found(letter).unwrap(), bin);
        }
    }
}
