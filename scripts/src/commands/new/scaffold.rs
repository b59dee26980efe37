//! Creates the files of a new problem, or adds new samples to an existing one.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use fs_err as fs;

use super::description::Description;
use super::name::check_name;
use super::place::{Known, Place};
use super::task::{Sample, Task};
use super::template::Template;
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::cases::kept_cases;
use crate::workspace::folders;

/// Written files.
#[derive(Debug, Default)]
pub struct Scaffolded {
    pub bin: String,
    /// Whether the problem's file is new; an existing file is left unchanged.
    pub created: bool,
    /// Names of the added golden cases.
    pub added: Vec<String>,
    /// Remarks for the user.
    pub remarks: Vec<String>,
}

impl Scaffolded {
    /// Prints paths to stdout, and the next steps to stderr.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn report(&self, workspace: &Workspace) -> Result<()> {
        let bin = &self.bin;
        let path = workspace.bin_path(bin);
        let golden = workspace.golden_dir().join(bin);
        let [path, golden] = [&path, &golden].map(|path| workspace.shown(path));
        output::print(&format!("{path}\n{golden}\n"))?;
        if !self.created {
            eprintln!("{bin}: the file exists, so it stays as it is");
        }
        for remark in &self.remarks {
            eprintln!("{bin}: {remark}");
        }
        match self.added.len() {
            0 if self.created && self.remarks.is_empty() => eprintln!(
                "next: put `sample-1.in` and `sample-1.out` into the folder, write the solution, \
                 then `cargo x test {bin}`"
            ),
            0 if self.created => {}
            0 => eprintln!("{bin}: no new sample"),
            _ => eprintln!(
                "{bin}: added {}; next: `cargo x test {bin}`",
                self.added.join(", ")
            ),
        }
        Ok(())
    }
}

/// Writes a problem file and golden samples for a task. `bin` replaces the name derived from the
/// task. If the problem exists already, only its missing samples are added; if another problem has
/// the name, the task is filed beside it under the name with a number.
///
/// # Errors
/// If `bin` is not valid for a problem or belongs to another problem, or a file cannot be written.
pub fn scaffold(
    workspace: &Workspace,
    task: &Task,
    bin: Option<&str>,
    template: &Template,
) -> Result<Scaffolded> {
    let place = match bin {
        Some(bin) => named_place(workspace, task, bin)?,
        None => Place::find(workspace, task)?,
    };
    let mut scaffolded = Scaffolded {
        bin: place.bin,
        created: !place.is_there,
        ..Scaffolded::default()
    };
    if scaffolded.created {
        let description = Description::from_task(task);
        create_problem(workspace, &scaffolded.bin, &description, template)?;
    }
    if let Some(neighbour) = place.neighbour {
        scaffolded.remarks.push(neighbour.remark(task));
    }
    if task.interactive {
        scaffolded.remarks.push(format!(
            "interactive: its samples are dialogues and stand in the file's header; \
             write tests/checkers/{}.rs (or .cpp, .py)",
            scaffolded.bin
        ));
    } else {
        add_samples(workspace, &task.tests, &mut scaffolded)?;
    }
    Ok(scaffolded)
}

/// Writes the problem's file from the template and creates an empty golden folder.
///
/// # Errors
/// If the file already exists or cannot be written.
pub fn create_problem(
    workspace: &Workspace,
    bin: &str,
    description: &Description,
    template: &Template,
) -> Result<()> {
    let text = template.fill(bin, description)?;
    // The file comes last: if this is ended in between, the same command goes on.
    let path = workspace.bin_path(bin);
    if !path.exists() {
        fs::create_dir_all(workspace.golden_dir().join(bin))?;
    }
    atomic::create(&path, text)?;
    folders::declare(workspace)
}

/// Place for a task that the user named.
fn named_place(workspace: &Workspace, task: &Task, bin: &str) -> Result<Place> {
    check_name(bin)?;
    let path = workspace.bin_path(bin);
    let known = path.exists().then(|| Known::read(workspace, bin));
    if let Some(known) = known.as_ref().filter(|known| !known.may_be(task)) {
        bail!(
            "{} is there already for {}; choose another name",
            workspace.shown(&path),
            known.page()
        );
    }
    Ok(Place {
        bin: bin.to_string(),
        is_there: known.is_some(),
        neighbour: None,
    })
}

/// Adds the missing samples to a problem's golden cases. A case without an answer gets the judge's.
fn add_samples(
    workspace: &Workspace,
    samples: &[Sample],
    scaffolded: &mut Scaffolded,
) -> Result<()> {
    let folder = workspace.golden_dir().join(&scaffolded.bin);
    let (mut known, mut names) = (BTreeMap::new(), BTreeSet::new());
    for case in kept_cases(workspace, &scaffolded.bin)? {
        let input = fs::read_to_string(&case.input)?;
        let is_answered = case.output.is_file();
        let answer = is_answered.then(|| fs::read_to_string(&case.output));
        names.insert(case.name.clone());
        known.insert(trimmed(&input), (case.name, answer.transpose()?));
    }
    let mut files = Vec::new();
    let mut number = 1;
    for Sample { input, output } in samples {
        match known.get_mut(&trimmed(input)) {
            Some((_, Some(answer))) if trimmed(answer) == trimmed(output) => {}
            Some((name, Some(_))) => scaffolded.remarks.push(format!(
                "the judge now answers `{name}` differently; the file stays as it is, look at it"
            )),
            Some((name, answer)) => {
                let remark = format!("`{name}` had no answer and has the judge's now");
                scaffolded.remarks.push(remark);
                files.push((folder.join(format!("{name}.out")), output.clone()));
                *answer = Some(output.clone());
            }
            None => {
                while !names.insert(format!("sample-{number}")) {
                    number += 1;
                }
                let name = format!("sample-{number}");
                files.push((folder.join(format!("{name}.in")), input.clone()));
                files.push((folder.join(format!("{name}.out")), output.clone()));
                scaffolded.added.push(name.clone());
                known.insert(trimmed(input), (name, Some(output.clone())));
            }
        }
    }
    let mut files = files.iter();
    files.try_for_each(|(path, text)| atomic::create(path, text))
}

/// The text without blanks at the ends of its lines, and without empty lines at its end.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_string()
}
