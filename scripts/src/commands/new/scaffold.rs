//! Creates the files of a new problem, or adds new samples to an existing one.

use anyhow::Result;
use fs_err as fs;

use super::description::Description;
use super::place::Place;
use super::samples::{self, Added};
use super::task::Task;
use super::template::Template;
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::folders;

/// Written files.
#[derive(Debug)]
pub struct Scaffolded {
    /// Place of the problem; a file that was there is left unchanged.
    pub place: Place,
    pub samples: Added,
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
        let Added { names, remarks } = &self.samples;
        for remark in remarks {
            eprintln!("{bin}: {remark}");
        }
        match names.len() {
            0 if !is_there && remarks.is_empty() => eprintln!(
                "next: put `sample-1.in` and `sample-1.out` into the folder, write the solution, \
                 then `cargo x test {bin}`"
            ),
            0 if !is_there => {}
            0 => eprintln!("{bin}: no new sample"),
            1..=9 => eprintln!(
                "{bin}: added {}; next: `cargo x test {bin}`",
                names.join(", ")
            ),
            count => eprintln!("{bin}: added {count} samples; next: `cargo x test {bin}`"),
        }
        Ok(())
    }

    /// Adds the task's samples to the golden cases; with `renews`, also replaces those that the
    /// judge has corrected.
    ///
    /// # Errors
    /// If a case cannot be read or written.
    pub fn add_samples(&mut self, workspace: &Workspace, task: &Task, renews: bool) -> Result<()> {
        let bin = &self.place.bin;
        if !task.interactive {
            self.samples = samples::add(workspace, bin, &task.tests, renews)?;
        } else {
            self.samples.remarks.push(format!(
                "interactive: its samples are dialogues and stand in the file's header; \
                 write tests/checkers/{bin}.rs (or .cpp, .py)"
            ));
        }
        self.samples.remarks.splice(0..0, self.place.remark.clone());
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
    let mut scaffolded = begin(workspace, task, name, template)?;
    scaffolded.add_samples(workspace, task, false)?;
    Ok(scaffolded)
}

/// Writes the problem file as [`scaffold`] does, and no samples: there may be many.
///
/// # Errors
/// If `name` is not valid for a problem or belongs to another problem, or a file cannot be written.
pub fn begin(
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
    Ok(Scaffolded {
        samples: Added::default(),
        place,
    })
}

/// Writes the problem's file from the template and creates an empty golden folder.
fn create_problem(
    workspace: &Workspace,
    place: &Place,
    description: &Description,
    template: &Template,
) -> Result<()> {
    let text = template.fill(&place.bin, description)?;
    let [golden, file] = [&place.golden, &place.file].map(|path| workspace.own(path.clone()));
    // The file comes last: if this is ended in between, the same command goes on.
    fs::create_dir_all(golden?)?;
    atomic::create(&file?, text)?;
    folders::declare(workspace)
}
