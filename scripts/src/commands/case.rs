//! `cargo x case`: adds a golden case from standard input or an editor.

use std::collections::BTreeMap;
use std::env;
use std::io::{ErrorKind, IsTerminal as _, read_to_string, stdin};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use fs_err as fs;

use crate::eprintln;
use crate::system::PYTHON;
use crate::system::files::atomic;
use crate::system::files::temporary::Temporary;
use crate::system::files::{all_files_in, stem};
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::find::{Found, find};

/// Add a case to a problem, from standard input or your editor
///
/// Type or pipe the input and then, if you know the answer, a line `---` and the answer. Without an
/// answer, `cargo x test` shows what the solution prints.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its file, its name or the beginning of it, or a letter of the latest contest
    bin: String,

    /// The case's name; `own-1`, `own-2`, … if none is given
    name: Option<String>,

    /// Write or change the case in the editor that VISUAL or EDITOR names
    #[arg(long)]
    edit: bool,

    /// Import all cases of a folder, or of a zip file, that holds the folders `in` and `out`, as
    /// AtCoder publishes them for each task
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["name", "edit"])]
    import: Option<PathBuf>,
}

/// Line between input and answer.
const DIVIDER: &str = "---";

/// Writes the files of one case, or of all cases of a folder.
///
/// # Errors
/// If the problem does not exist, the case already exists, or the input is empty.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let Found { home, bin } = find(workspace, &args.bin)?;
    let folder = home.golden_dir().join(&bin);
    if let Some(from) = &args.import {
        if from.is_file() {
            let unpacked = unpacked(from)?;
            import(&folder_of_task(unpacked.as_ref(), from, &bin)?, &folder)?;
        } else {
            import(from, &folder)?;
        }
        output::print(&format!("{}\n", workspace.shown(&folder)))?;
        eprintln!("next: `cargo x test {bin}`");
        return Ok(true);
    }
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
    let is_completed = !args.edit && lacks_only_its_answer(&stem, &input)?;
    ensure!(
        !is_completed || answer.is_some(),
        "{} is there already; add a line `{DIVIDER}` and the answer, which it lacks",
        workspace.shown(&stem.with_extension("in"))
    );
    let files = [
        ("in", Some(input).filter(|_| !is_completed)),
        ("out", answer),
    ];
    for (extension, text) in files {
        let path = stem.with_extension(extension);
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

/// Whether the case is there with this input and without an answer, as it is after a command that
/// was killed between the two.
fn lacks_only_its_answer(stem: &Path, input: &str) -> Result<bool> {
    let [there, answer] = ["in", "out"].map(|extension| stem.with_extension(extension));
    if !there.is_file() || answer.exists() {
        return Ok(false);
    }
    let is_same = fs::read_to_string(&there)?
        .split_whitespace()
        .eq(input.split_whitespace());
    ensure!(
        is_same,
        "{} is there already, with another input and without an answer; choose another name, or \
         change it by `--edit`",
        there.display()
    );
    Ok(true)
}

/// Unpacks a zip file by the first of the system's programs that is installed; each of them keeps
/// to its folder.
fn unpacked(zip: &Path) -> Result<Temporary> {
    let folder = Temporary::folder().context("no temporary folder")?;
    let programs: [(&str, &[&str], &str); 3] = [
        ("unzip", &["-q"], "-d"),
        (PYTHON[0], &["-m", "zipfile", "-e"], ""),
        ("tar", &["-xf"], "-C"), // of Windows and macOS
    ];
    let zip_path = std::path::absolute(zip)?;
    for (program, before, between) in programs {
        let mut command = Command::new(program);
        command.args(before).arg(&zip_path);
        command.args(Some(between).filter(|it| !it.is_empty()));
        match command.arg(folder.as_ref()).output() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Ok(done) if done.status.success() => return Ok(folder),
            Ok(done) => bail!(
                "{program} cannot unpack {}: {}",
                zip.display(),
                String::from_utf8_lossy(&done.stderr).trim()
            ),
            Err(error) => return Err(error).with_context(|| format!("cannot run {program}")),
        }
    }
    bail!(
        "no program here unpacks {}; unpack it yourself, and name the folder of the task",
        zip.display()
    )
}

/// The folder that holds `in` and `out`: `unpacked`, or the only one in it that does. In the zip of
/// a contest it is the one that has the problem's letter for a name.
fn folder_of_task(unpacked: &Path, zip: &Path, bin: &str) -> Result<PathBuf> {
    let (mut tasks, mut left) = (Vec::new(), vec![unpacked.to_path_buf()]);
    while let Some(folder) = left.pop() {
        if folder.join("in").is_dir() {
            tasks.push(folder);
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                left.push(entry.path());
            }
        }
    }
    let letter = bin.rsplit('_').next().unwrap_or(bin);
    let is_ours = |task: &&PathBuf| {
        task.file_name()
            .is_some_and(|it| it.eq_ignore_ascii_case(letter))
    };
    match (&tasks[..], tasks.iter().find(is_ours)) {
        ([task], _) | (_, Some(task)) => Ok(task.clone()),
        (tasks, None) => bail!(
            "{} holds the cases of {} tasks; unpack it, and name the folder of one, which holds \
             `in` and `out`",
            zip.display(),
            tasks.len()
        ),
    }
}

/// Adds all cases of a folder with the folders `in` and `out`. Either all are added or none: a case
/// that is there with other contents stops the import.
fn import(from: &Path, folder: &Path) -> Result<()> {
    let [mut inputs, mut answers] = [
        texts_by_stem(&from.join("in"))?,
        texts_by_stem(&from.join("out"))?,
    ];
    let mut fresh = Vec::new();
    let count = inputs.len();
    ensure!(count > 0, "{}: no case in its folder `in`", from.display());
    while let Some((name, input)) = inputs.pop_first() {
        let Some(answer) = answers.remove(&name) else {
            bail!(
                "{}: no answer of this name in the folder `out`",
                input.display()
            );
        };
        for (path, extension) in [(input, "in"), (answer, "out")] {
            let goal = folder.join(&name).with_extension(extension);
            if !goal.exists() {
                fresh.push((path, goal));
            } else if fs::read(&path)? != fs::read(&goal)? {
                bail!(
                    "{} is there already and differs from {}; move one of them away",
                    goal.display(),
                    path.display()
                );
            }
        }
    }
    if let Some((_, answer)) = answers.first_key_value() {
        bail!(
            "{}: no input of this name in the folder `in`",
            answer.display()
        );
    }
    for (path, goal) in &fresh {
        atomic::create(goal, fs::read(path)?)?;
    }
    eprintln!("{count} cases, {} new files", fresh.len());
    Ok(())
}

/// Files of a folder by the name of their case; those that begin with a dot are left out.
fn texts_by_stem(folder: &Path) -> Result<BTreeMap<String, PathBuf>> {
    ensure!(
        folder.is_dir(),
        "there is no folder {}; name the folder of one task, which holds `in` and `out`",
        folder.display()
    );
    let mut texts = BTreeMap::new();
    for path in all_files_in(folder)? {
        let name = stem(&path)?.replace([' ', '.'], "-");
        if path
            .file_name()
            .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
        {
            continue;
        }
        let name = checked_name(&name).with_context(|| path.display().to_string())?;
        if let Some(other) = texts.insert(name.to_string(), path) {
            bail!("{}: another file has the same name", other.display());
        }
    }
    Ok(texts)
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
            .any(|it| stem.with_extension(it).exists())
    };
    names
        .into_iter()
        .find(is_free)
        .expect("some number is free")
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
    let folder = Temporary::folder().context("no temporary folder")?;
    let name = stem.file_name().context("a case has a name")?;
    let copy = folder.as_ref().join(name);
    let files = ["in", "out"].map(|extension| copy.with_extension(extension));
    for (file, extension) in files.iter().zip(["in", "out"]) {
        let there = stem.with_extension(extension);
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
