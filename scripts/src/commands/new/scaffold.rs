//! Creates the files of a new problem, or adds new samples to an existing one.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use anyhow::Result;
use fs_err as fs;

use super::place::Place;
use super::task::Description;
use super::task::{Sample, Task};
use super::template::Template;
use crate::eprintln;
use crate::system::files::atomic;
use crate::system::files::below::Below;
use crate::system::files::set::Set;
use crate::system::files::text::{self, trimmed};
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::cases::{Case, kept_cases};
use crate::workspace::problems;

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
            self.samples = add(workspace, bin, &task.tests, renews)?;
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

/// Writes a problem file for a task, and no samples: there may be many. `name` replaces the name
/// derived from the task. If the problem exists already, its file stays; if another problem has the
/// name, the task is filed beside it under the name with a number.
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
    let place = Place::find(workspace, task, name)?;
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
    let [golden, file] = [&place.golden, &place.file].map(|path| workspace.to_write(path.clone()));
    // The file comes last: if this is ended in between, the same command goes on.
    fs::create_dir_all(golden?)?;
    atomic::create(&file?, text)?;
    problems::declare(workspace)
}

/// Samples that were written, and what else the user should know.
#[derive(Debug, Default)]
pub struct Added {
    pub names: Vec<String>,
    pub remarks: Vec<String>,
}

/// Adds the missing samples to a problem's golden cases. A case without an answer gets the judge's.
/// A sample that the judge has corrected is shown; with `renews` it's replaced.
///
/// # Errors
/// If a case can't be read or written; no sample is added then.
fn add(workspace: &Workspace, bin: &str, samples: &[Sample], renews: bool) -> Result<Added> {
    let folder = workspace.to_write(workspace.golden_dir().join(bin))?;
    let (mut known, mut names) = (HashMap::new(), BTreeSet::new());
    for case in kept_cases(workspace, bin)? {
        names.insert(case.name.clone());
        known.insert(key(&text::read(&case.input)?), case);
    }
    let sent: BTreeSet<u64> = samples.iter().map(|sample| key(&sample.input)).collect();
    // Samples that are there and that the judge no longer has, by name.
    let gone = known.iter().filter(|(key, _)| !sent.contains(key));
    let gone: HashMap<&str, &Case> = gone.map(|(_, case)| (&case.name[..], case)).collect();
    let mut set = Set::new(&folder)?;
    let mut added = Added::default();
    let (mut number, mut kept) = (1, Vec::new());
    let mut met = BTreeSet::new();
    for (at, Sample { input, output }) in samples.iter().enumerate() {
        let key = key(input);
        if !met.insert(key) {
            continue; // the judge shows it twice
        }
        let place = format!("sample-{}", at + 1);
        match (known.get(&key), gone.get(&place[..])) {
            (Some(case), _) if !case.output.is_file() => {
                let name = &case.name;
                let remark = format!("`{name}` had no answer and has the judge's now");
                added.remarks.push(remark);
                set.add(&format!("{name}.out"), output.as_bytes())?;
            }
            (Some(case), _) => kept.push((format!("{}.out", case.name), &case.output, output)),
            (None, Some(case)) => kept.extend([
                (format!("{place}.in"), &case.input, input),
                (format!("{place}.out"), &case.output, output),
            ]),
            (None, None) => {
                while !names.insert(format!("sample-{number}")) {
                    number += 1;
                }
                let name = format!("sample-{number}");
                set.add(&format!("{name}.in"), input.as_bytes())?;
                set.add(&format!("{name}.out"), output.as_bytes())?;
                added.names.push(name);
            }
        }
    }
    let mut differing = Vec::new();
    for (file, path, new) in kept {
        let old = text::read_or_nothing(path)?;
        if trimmed(&old) != trimmed(new) {
            added.remarks.push(difference(&file, &old, new, renews));
            differing.push((file, new));
        }
    }
    set.commit()?;
    if renews {
        for (file, new) in differing {
            atomic::replace(&Below::parse(&file)?.in_folder(&folder)?, new)?;
        }
    } else if !differing.is_empty() {
        added.remarks.push(
            "your files stay as they are; to take the judge's, run `cargo x listen --renew` and \
             send the problem again"
                .to_string(),
        );
    }
    Ok(added)
}

/// Stands for a text whose blanks at the ends of lines don't matter.
fn key(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    trimmed(text).hash(&mut hasher);
    hasher.finish()
}

/// Shows in which lines the judge's text differs from the file.
fn difference(file: &str, old: &str, new: &str, renews: bool) -> String {
    const LINES: usize = 5;
    const WIDTH: usize = 80;
    let [old, new] = [old, new].map(|text| text.lines().map(str::trim_end).collect::<Vec<_>>());
    let length = old.len().max(new.len());
    let differing = (0..length).filter(|at| old.get(*at) != new.get(*at));
    let cut = |line: &str| -> String { line.chars().take(WIDTH).collect() };
    let side = |sign: char, line: Option<&&str>| {
        line.map_or(String::new(), |line| format!("\n    {sign} {}", cut(line)))
    };
    let shown = differing.clone().take(LINES);
    let lines = shown.map(|at| side('-', old.get(at)) + &side('+', new.get(at)));
    let lines: String = lines.collect();
    let more = differing.count().saturating_sub(LINES);
    let more = (more > 0).then(|| format!("\n    … and {more} more lines"));
    let more = more.unwrap_or_default();
    let done = if renews {
        "was corrected by the judge and is replaced"
    } else {
        "is another at the judge now"
    };
    format!("`{file}` {done}:{lines}{more}")
}
