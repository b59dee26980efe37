//! `cargo x case`: adds a golden case from standard input or an editor, or many from a package.

pub mod package;
mod shapes;

use std::collections::BTreeMap;
use std::env;
use std::io::{IsTerminal as _, Read as _, stdin};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use fs_err as fs;

use crate::eprintln;
use crate::system::files::set::Set;
use crate::system::files::temporary::Temporary;
use crate::system::files::{atomic, is_device_of_windows, text};
use crate::system::output;
use crate::workspace::cases::{Case, kept_cases};
use crate::workspace::find::{Found, find, letters_of};
use crate::workspace::{Workspace, judge};
use package::Package;
use shapes::Task;

/// Add a case to a problem, from standard input or your editor
///
/// Type or pipe the input and then, if you know the answer, a line `---` and the answer. Without an
/// answer, `cargo x test` shows what the solution prints.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its file, its name or the beginning of it, or a letter of the latest contest
    pub bin: String,

    /// The case's name; `own-1`, `own-2`, … if none is given
    name: Option<String>,

    /// Write or change the case in the editor that VISUAL or EDITOR names
    #[arg(long)]
    edit: bool,

    /// Import all cases of a package, a folder or a zip file: of AtCoder, CSES, yukicoder, Kattis,
    /// DOMjudge, Polygon, or files `.in` and `.out`; `a.zip/C` is a folder in a zip file
    #[arg(long, value_name = "PACKAGE", conflicts_with_all = ["name", "edit"])]
    import: Option<PathBuf>,
}

/// Line between input and answer.
const DIVIDER: &str = "---";

/// Writes the files of one case, or of all cases of a package.
///
/// # Errors
/// If the problem does not exist, the case already exists, or the input is empty.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let Found { home, bin } = find(workspace, &args.bin)?;
    let folder = home.to_write(home.golden_dir().join(&bin))?;
    if let Some(from) = &args.import {
        import(&home, &bin, from)?;
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
        let mut typed = Vec::new();
        stdin().read_to_end(&mut typed)?;
        let typed = String::from_utf8(text::cleaned(typed));
        divided(&typed.context("the input is no text")?)
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
    let mut set = Set::new(&folder)?;
    let mut written = String::new();
    for (extension, text) in files {
        let path = stem.with_extension(extension);
        let Some(text) = text else { continue };
        if args.edit {
            atomic::replace(&home.to_write(path.clone())?, text)?;
        } else {
            set.add(
                &path.file_name().unwrap_or_default().to_string_lossy(),
                text.as_bytes(),
            )?;
        }
        written += &format!("{}\n", workspace.shown(&path));
    }
    set.commit()?;
    output::print(&written)?;
    eprintln!("next: `cargo x test {bin}`");
    Ok(true)
}

/// Returns whether the case is there with this input and without an answer, as it is after a
/// command that was killed between the two.
fn lacks_only_its_answer(stem: &Path, input: &str) -> Result<bool> {
    let [there, answer] = ["in", "out"].map(|extension| stem.with_extension(extension));
    if !there.is_file() || answer.exists() {
        return Ok(false);
    }
    let is_same = text::read(&there)?
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

/// Adds all cases of a package. Either all are added or none: a case that is there with other
/// contents stops the import.
fn import(workspace: &Workspace, bin: &str, from: &Path) -> Result<()> {
    let folder = workspace.golden_dir().join(bin);
    let known = kept_cases(workspace, bin)?;
    let by_name: BTreeMap<&str, &Case> = known.iter().map(|case| (&case.name[..], case)).collect();
    let mut package = Package::open(from, workspace.root())?;
    let pairs = shapes::pairs(&package.files, &task(workspace, bin, from))
        .with_context(|| format!("in {}", from.display()))?;
    package.check_room(pairs.iter().flat_map(|pair| [pair.input, pair.answer]))?;
    let mut set = Set::new(&folder)?;
    for pair in &pairs {
        let input = package.read(pair.input)?;
        let answer = package.read(pair.answer)?;
        let is_same = |path: &Path, bytes: &[u8]| -> Result<bool> {
            let there = text::cleaned(fs::read(path)?);
            Ok(there.trim_ascii_end() == bytes.trim_ascii_end())
        };
        let is_this = |case: &&Case| is_same(&case.input, &input).unwrap_or(false);
        let Some(&named) = by_name.get(&pair.name[..]) else {
            set.add(&format!("{}.in", pair.name), &input)?;
            set.add(&format!("{}.out", pair.name), &answer)?;
            continue;
        };
        // Another package may have numbered the samples in another order.
        let same = [named].into_iter().chain(&known).find(is_this);
        let case = same.unwrap_or(named);
        if same.is_some() && !case.output.is_file() {
            set.add(&format!("{}.out", case.name), &answer)?;
        } else if same.is_none() || !is_same(&case.output, &answer)? {
            let (there, file) = match same {
                Some(case) => (&case.output, pair.answer),
                None => (&named.input, pair.input),
            };
            bail!(
                "{} is there already and differs from {} of {}; move one of them away",
                workspace.shown(there),
                package.files[file],
                from.display()
            );
        }
    }
    let added = set.count();
    set.commit()?;
    let cases = if pairs.len() == 1 { "case" } else { "cases" };
    eprintln!("{} {cases}, {added} new files", pairs.len());
    Ok(())
}

/// What a package may call the task of a problem: its letter at the judge, or its name.
fn task(workspace: &Workspace, bin: &str, from: &Path) -> Task {
    let letters = letters_of(workspace, bin);
    let is_certain = !letters.is_empty();
    let end = bin.split_once('_').map_or(bin, |(_, end)| end);
    // At AtCoder, the letter in an address may be another one.
    let url = workspace
        .read_problem(bin)
        .ok()
        .and_then(|problem| problem.url);
    let is_at_atcoder = || judge::name_of(bin, url.as_deref()) == "atcoder";
    let is_known = end.len() > 2 || !is_certain && !is_at_atcoder();
    let words = [bin].into_iter().chain(Some(end).filter(|_| is_known));
    Task {
        names: letters
            .into_iter()
            .chain(words.map(str::to_string))
            .collect(),
        is_certain,
        package: from.display().to_string(),
    }
}

/// Checks that the name of a case can be the name of its files.
///
/// # Errors
/// If the name is not a valid file name on every system.
fn checked_name(name: &str) -> Result<&str> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let is_short = (1..=60).contains(&name.len());
    ensure!(
        is_short && name.chars().all(is_plain) && !is_device_of_windows(name),
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
    let lines: Vec<&str> = text.lines().collect();
    let whole = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect();
    match lines.iter().position(|line| line.trim_end() == DIVIDER) {
        Some(at) => (whole(&lines[..at]), Some(whole(&lines[at + 1..]))),
        None => (whole(&lines), None),
    }
}

/// Input and answer from the editor; an empty answer counts as none.
fn edited(stem: &Path) -> Result<(String, Option<String>)> {
    let editor = ["VISUAL", "EDITOR"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|editor| !editor.trim().is_empty());
    let editor = editor.context("no editor; set EDITOR, or write the case to standard input")?;
    let words = shlex::split(&editor).unwrap_or_default();
    let (program, arguments) = words
        .split_first()
        .with_context(|| format!("the editor `{editor}` has an open quote; close it"))?;
    let folder = Temporary::folder().context("no temporary folder")?;
    let name = stem.file_name().context("a case has a name")?;
    let copy = folder.as_ref().join(name);
    let files = ["in", "out"].map(|extension| copy.with_extension(extension));
    for (file, extension) in files.iter().zip(["in", "out"]) {
        let there = stem.with_extension(extension);
        fs::write(file, text::read_or_nothing(&there)?)?;
    }
    let status = Command::new(program).args(arguments).args(&files).status();
    let status = status.with_context(|| format!("cannot run the editor `{editor}`"))?;
    if !status.success() {
        bail!("the editor `{editor}` failed, so nothing was written");
    }
    let [input, answer] = files.map(|file| text::read(&file));
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
        let blanks = divided("1\n--- \t\n---- \n");
        assert_eq!(blanks, ("1\n".into(), Some("---- \n".into())));
    }
}
