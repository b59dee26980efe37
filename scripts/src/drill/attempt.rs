//! The current attempt, `drills/<name>/attempt.rs`, and the archive of earlier attempts.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anstyle::{AnsiColor, Style};
use anyhow::{Context, Result};
use chrono::{DateTime, Utc};
use fs_err as fs;
use similar::{ChangeTag, TextDiff};

use super::blank;
use super::material::Material;
use crate::atomic;
use crate::workspace::Workspace;

/// Path of the file in which the user writes.
pub fn path(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.drills_dir().join(name).join("attempt.rs")
}

/// Creates a blank file; an attempt left from an earlier session is archived first.
///
/// # Errors
/// If the reference does not parse, or a file cannot be written.
pub fn create(workspace: &Workspace, material: &Material) -> Result<()> {
    let source = fs::read_to_string(&material.reference)?;
    let text = match material.problem {
        Some(_) => blank::problem(&source),
        None => blank::snippet(&source)
            .with_context(|| format!("in {}", material.reference.display()))?,
    };
    archive(workspace, &material.name, Utc::now())?;
    atomic::create(&path(workspace, &material.name), text)
}

/// Renames the attempt, if there is one, to a name with its date. Never overwrites a file.
///
/// # Errors
/// If the attempt cannot be renamed.
pub fn archive(workspace: &Workspace, name: &str, at: DateTime<Utc>) -> Result<Option<PathBuf>> {
    let current = path(workspace, name);
    if !current.exists() {
        return Ok(None);
    }
    let date = at.format("%Y%m%dT%H%M%SZ");
    for n in 1.. {
        let suffix = if n == 1 {
            String::new()
        } else {
            format!("-{n}")
        };
        let kept = current.with_file_name(format!("attempt-{date}{suffix}.rs"));
        match fs::hard_link(&current, &kept) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            linked => {
                linked.and_then(|()| fs::remove_file(&current))?;
                return Ok(Some(kept));
            }
        }
    }
    unreachable!("some number is free")
}

/// Differences between the attempt and the reference, without tests, with some lines of context.
///
/// # Errors
/// If one of the files cannot be read.
pub fn diff(attempt: &Path, reference: &Path) -> Result<String> {
    let code = |path: &Path| -> Result<String> {
        let text = fs::read_to_string(path)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        Ok(code.trim_end().to_string())
    };
    let (attempt, reference) = (code(attempt)?, code(reference)?);
    let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
    let green = Style::new().fg_color(Some(AnsiColor::Green.into()));
    let difference = TextDiff::from_lines(&attempt, &reference);
    let mut text = String::new();
    for hunk in difference.unified_diff().context_radius(3).iter_hunks() {
        text += &format!("{}\n", hunk.header());
        for change in hunk.iter_changes() {
            let line = change.value().trim_end_matches('\n');
            text += &match change.tag() {
                ChangeTag::Delete => format!("{red}-{line}{red:#}\n"),
                ChangeTag::Insert => format!("{green}+{line}{green:#}\n"),
                ChangeTag::Equal => format!(" {line}\n"),
            };
        }
    }
    if text.is_empty() {
        return Ok("the same as the reference\n".to_string());
    }
    Ok("--- your attempt\n+++ the reference\n".to_string() + &text)
}
