//! `cargo x case`: adds a golden case from standard input or an editor.

use std::env;
use std::io::{IsTerminal as _, read_to_string, stdin};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use fs_err as fs;

use crate::atomic;
use crate::eprintln;
use crate::output;
use crate::short_name::find_bin;
use crate::workspace::Workspace;

/// Add a case to a problem, from standard input or your editor
///
/// Type or pipe the input and then, if you know the answer, a line `---` and the answer. Without an
/// answer, `cargo x test` shows what the solution prints.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its name, the beginning of it, or a letter of the latest contest
    bin: String,

    /// The case's name; `own-1`, `own-2`, … if none is given
    name: Option<String>,

    /// Write or change the case in the editor that VISUAL or EDITOR names
    #[arg(long)]
    edit: bool,
}

/// Line between input and answer.
const DIVIDER: &str = "---";

/// Writes the files of one case.
///
/// # Errors
/// If the problem does not exist, the case already exists, or the input is empty.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let bin = find_bin(workspace, &args.bin)?;
    let home = workspace.home_of(&bin);
    let folder = home.golden_dir().join(&bin);
    let stem = folder.join(match &args.name {
        Some(name) => checked_name(name)?.to_string(),
        None => free_name(&folder),
    });
    let (input, answer) = if args.edit {
        edited(&stem)?
    } else {
        if stdin().is_terminal() {
            eprintln!(
                "type the input, then a line `{DIVIDER}` and the answer if you know it; end with Ctrl-D"
            );
        }
        divided(&read_to_string(stdin()).context("the input is no text")?)
    };
    ensure!(
        !input.trim().is_empty(),
        "there is no input, so nothing was written"
    );
    let files = [("in", Some(input)), ("out", answer)];
    for (extension, text) in files {
        let path = with_extension(&stem, extension);
        let Some(text) = text else { continue };
        if args.edit {
            atomic::replace(&path, text)?;
        } else {
            atomic::create(&path, text)?;
        }
        output::print(&format!("{}\n", workspace.shown(&path)))?;
    }
    eprintln!("next: `cargo x test {bin}`");
    Ok(true)
}

/// Checks that the name of a case can be the name of its files.
///
/// # Errors
/// If the name is not a valid file name on every system.
fn checked_name(name: &str) -> Result<&str> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    ensure!(
        !name.is_empty() && name.len() <= 60 && name.chars().all(is_plain),
        "`{name}` cannot name a case; write letters, digits and `-`, such as `own-1`"
    );
    Ok(name)
}

fn free_name(folder: &Path) -> String {
    let names = (1..).map(|n| format!("own-{n}"));
    let is_free = |name: &String| {
        let stem = folder.join(name);
        !["in", "out"]
            .iter()
            .any(|it| with_extension(&stem, it).exists())
    };
    names
        .into_iter()
        .find(is_free)
        .expect("some number is free")
}

fn with_extension(stem: &Path, extension: &str) -> PathBuf {
    stem.with_extension(extension)
}

/// Splits text into input and answer, each ending with a line end.
fn divided(text: &str) -> (String, Option<String>) {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.lines().collect();
    let whole = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect();
    match lines.iter().position(|line| *line == DIVIDER) {
        Some(at) => (whole(&lines[..at]), Some(whole(&lines[at + 1..]))),
        None => (whole(&lines), None),
    }
}

/// Input and answer from the editor; an empty answer counts as none.
fn edited(stem: &Path) -> Result<(String, Option<String>)> {
    let editor = ["VISUAL", "EDITOR"]
        .into_iter()
        .find_map(|name| env::var(name).ok());
    let editor = editor.context("no editor; set EDITOR, or write the case to standard input")?;
    let words = shlex::split(&editor).unwrap_or_default();
    let (program, arguments) = words
        .split_first()
        .context("EDITOR is empty; name an editor")?;
    let folder = tempfile::tempdir().context("no temporary folder")?;
    let name = stem.file_name().context("a case has a name")?;
    let copy = folder.path().join(name);
    let files = ["in", "out"].map(|extension| copy.with_extension(extension));
    for (file, extension) in files.iter().zip(["in", "out"]) {
        let there = with_extension(stem, extension);
        let text = if there.is_file() {
            fs::read_to_string(there)?
        } else {
            String::new()
        };
        fs::write(file, text)?;
    }
    let status = Command::new(program).args(arguments).args(&files).status();
    let status = status.with_context(|| format!("cannot run the editor `{editor}`"))?;
    if !status.success() {
        bail!("the editor `{editor}` failed, so nothing was written");
    }
    let [input, answer] = files.map(fs::read_to_string);
    Ok((
        input?,
        Some(answer?).filter(|answer| !answer.trim().is_empty()),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_hyphens_divides_input_and_answer() {
        assert_eq!(
            divided("1 2\r\n---\r\n3"),
            ("1 2\n".into(), Some("3\n".into()))
        );
        assert_eq!(divided("1 2"), ("1 2\n".into(), None));
    }
}
