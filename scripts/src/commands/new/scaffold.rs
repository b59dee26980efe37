//! Creates the files of a new problem, or adds new samples to an existing one.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use fs_err as fs;

use super::description::Description;
use super::place::Place;
use super::task::{Sample, Task};
use super::template::Template;
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::cases::kept_cases;
use crate::workspace::folders;

/// Written files.
#[derive(Debug)]
pub struct Scaffolded {
    /// Place of the problem; a file that was there is left unchanged.
    pub place: Place,
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
        let Place {
            bin,
            file,
            golden,
            is_there,
            ..
        } = &self.place;
        let [file, golden] = [file, golden].map(|path| workspace.shown(path));
        output::print(&format!("{file}\n{golden}\n"))?;
        if *is_there {
            eprintln!("{bin}: the file exists, so it stays as it is");
        }
        for remark in &self.remarks {
            eprintln!("{bin}: {remark}");
        }
        match self.added.len() {
            0 if !is_there && self.remarks.is_empty() => eprintln!(
                "next: put `sample-1.in` and `sample-1.out` into the folder, write the solution, \
                 then `cargo x test {bin}`"
            ),
            0 if !is_there => {}
            0 => eprintln!("{bin}: no new sample"),
            _ => eprintln!(
                "{bin}: added {}; next: `cargo x test {bin}`",
                self.added.join(", ")
            ),
        }
        Ok(())
    }
}

/// Writes a problem file and golden samples for a task. `name` replaces the name derived from the
/// task. If the problem exists already, only its missing samples are added; if another problem has
/// the name, the task is filed beside it under the name with a number.
///
/// # Errors
/// If `name` is not valid for a problem or belongs to another problem, or a file cannot be written.
pub fn scaffold(
    workspace: &Workspace,
    task: &Task,
    name: Option<&str>,
    template: &Template,
) -> Result<Scaffolded> {
    let mut description = Description::from_task(task);
    let place = Place::find(workspace, task, &description.title, name)?;
    if description.title.is_empty() {
        description.title.clone_from(&place.bin);
    }
    if !place.is_there {
        create_problem(workspace, &place, &description, template)?;
    }
    let mut scaffolded = Scaffolded {
        remarks: place.remark.clone().into_iter().collect(),
        place,
        added: Vec::new(),
    };
    if task.interactive {
        scaffolded.remarks.push(format!(
            "interactive: its samples are dialogues and stand in the file's header; \
             write tests/checkers/{}.rs (or .cpp, .py)",
            scaffolded.place.bin
        ));
    } else {
        add_samples(workspace, &task.tests, &mut scaffolded)?;
    }
    Ok(scaffolded)
}

/// Writes the problem's file from the template and creates an empty golden folder.
fn create_problem(
    workspace: &Workspace,
    place: &Place,
    description: &Description,
    template: &Template,
) -> Result<()> {
    let text = template.fill(&place.bin, description)?;
    // The file comes last: if this is ended in between, the same command goes on.
    fs::create_dir_all(&place.golden)?;
    atomic::create(&place.file, text)?;
    folders::declare(workspace)
}

/// Adds the missing samples to a problem's golden cases. A case without an answer gets the judge's.
fn add_samples(
    workspace: &Workspace,
    samples: &[Sample],
    scaffolded: &mut Scaffolded,
) -> Result<()> {
    let folder = scaffolded.place.golden.clone();
    let (mut known, mut names) = (BTreeMap::new(), BTreeSet::new());
    for case in kept_cases(workspace, &scaffolded.place.bin)? {
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
