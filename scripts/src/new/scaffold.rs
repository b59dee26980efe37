//! Creates the files of a new problem, or adds new samples to an existing one.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;

use super::description::Description;
use super::name::{check_name, of_task, of_url};
use super::task::{Sample, Task};
use super::template::Template;
use crate::atomic;
use crate::eprintln;
use crate::golden::kept_cases;
use crate::output;
use crate::workspace::Workspace;
use catalogue::Header;

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

/// Writes a problem file and golden samples for a task; `bin` replaces the name derived from the
/// task. If the problem exists already, only its missing samples are added.
///
/// # Errors
/// If the name is not valid for a problem or belongs to another problem, or a file cannot be
/// written.
pub fn scaffold(
    workspace: &Workspace,
    task: &Task,
    bin: Option<&str>,
    template: &Template,
) -> Result<Scaffolded> {
    let bin = match (bin, same_problem(workspace, &task.url)?) {
        (Some(bin), _) => bin.to_string(),
        (None, Some(bin)) => bin,
        (None, None) => of_task(task),
    };
    check_name(&bin)?;
    let mut scaffolded = Scaffolded {
        bin,
        ..Scaffolded::default()
    };
    let path = workspace.bin_path(&scaffolded.bin);
    if path.exists() {
        ensure_same(workspace, &path, &task.url)?;
    } else {
        let description = Description::from_task(task);
        create_problem(workspace, &scaffolded.bin, &description, template)?;
        scaffolded.created = true;
    }
    if task.interactive {
        scaffolded.remarks.push(format!(
            "interactive: its samples are dialogues and stand in the file's header; \
             write tests/checkers/{}.rs",
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
    atomic::create(&workspace.bin_path(bin), text)?;
    let golden = workspace.golden_dir().join(bin);
    Ok(fs::create_dir_all(&golden)?)
}

/// Name of the problem whose header names this page.
pub fn same_problem(workspace: &Workspace, url: &str) -> Result<Option<String>> {
    for bin in workspace.bins()? {
        let page = page_of(&workspace.bin_path(&bin))?;
        if page.is_some_and(|page| are_one(&page, url)) {
            return Ok(Some(bin));
        }
    }
    Ok(None)
}

fn ensure_same(workspace: &Workspace, path: &Path, url: &str) -> Result<()> {
    match page_of(path)? {
        Some(page) if !url.is_empty() && !are_one(&page, url) => bail!(
            "{} is there already for {page}; give this task another name: \
             `cargo x new NAME --from FILE.json`",
            workspace.shown(path)
        ),
        _ => Ok(()),
    }
}

/// Page that a problem's header names; None if the header cannot be read.
fn page_of(path: &Path) -> Result<Option<String>> {
    let text = fs::read_to_string(path)?;
    let header = Header::parse(&text).unwrap_or_default();
    let url = header.field("url").map(|field| field.value.clone());
    Ok(url.filter(|url| !url.is_empty()))
}

fn are_one(a: &str, b: &str) -> bool {
    match (of_url(a), of_url(b)) {
        (Some(a), Some(b)) => a == b,
        _ => a.trim_end_matches('/') == b.trim_end_matches('/'),
    }
}

fn add_samples(
    workspace: &Workspace,
    samples: &[Sample],
    scaffolded: &mut Scaffolded,
) -> Result<()> {
    let folder = workspace.golden_dir().join(&scaffolded.bin);
    // By the tokens of the input: the name and the answer.
    let mut known: HashMap<String, (String, String)> = HashMap::new();
    let mut taken = HashSet::new();
    for case in kept_cases(workspace, &scaffolded.bin)? {
        let input = fs::read_to_string(&case.input)?;
        let is_answered = case.output.is_file();
        let answer = is_answered.then(|| fs::read_to_string(&case.output));
        let answer = answer.transpose()?.unwrap_or_default();
        taken.insert(case.name.clone());
        known.entry(tokens(&input)).or_insert((case.name, answer));
    }
    let (mut number, mut files) = (1, Vec::new());
    for Sample { input, output } in samples {
        if let Some((name, answer)) = known.get(&tokens(input)) {
            if tokens(answer) != tokens(output) {
                let remark = format!(
                    "the judge now answers `{name}` differently; the file stays as it is, \
                     look at it"
                );
                scaffolded.remarks.push(remark);
            }
            continue;
        }
        let mut names = (number..).map(|n| (n, format!("sample-{n}")));
        let free = names.find(|(_, name)| !taken.contains(name));
        let (used, name) = free.expect("some number is free");
        number = used + 1;
        files.push((folder.join(format!("{name}.in")), input.clone()));
        files.push((folder.join(format!("{name}.out")), output.clone()));
        scaffolded.added.push(name.clone());
        known.insert(tokens(input), (name, output.clone()));
    }
    atomic::create_all(&files)
}

/// Joins the tokens of a text: two texts with the same tokens differ in white space alone.
fn tokens(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
