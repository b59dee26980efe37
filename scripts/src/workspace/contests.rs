//! Contests as the judges show them: `problems/contests.jsonl` has a line for each task that
//! `listen` or `new` filed. Judges use a task in several contests, with another letter and another
//! page in each. So neither can be read from the problem's name.

use std::fs::File;
use std::path::PathBuf;

use anyhow::Result;
use chrono::{DateTime, SubsecRound as _, Utc};
use serde::{Deserialize, Serialize};

use crate::eprintln;
use crate::system::files::atomic;
use crate::workspace::Workspace;
use crate::workspace::judge;
use crate::workspace::problem::Problem;

/// Task of a contest: a line of the file.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
pub struct Task {
    /// Time of the import, in UTC.
    pub at: DateTime<Utc>,
    /// Text that all tasks of the contest share, and no other task has.
    pub contest: String,
    /// Name of the contest, such as "AtCoder - AtCoder Regular Contest 065"; empty if it has none.
    pub group: String,
    pub bin: String,
    /// Title in the contest.
    pub title: String,
    /// Page in the contest.
    pub url: String,
}

impl Task {
    /// Returns the task's letter in lower case, if its title has one.
    pub fn letter(&self) -> Option<String> {
        judge::letter_of(&self.title)
    }

    /// Returns title and contest for a message.
    pub fn shown(&self) -> String {
        match &*self.group {
            "" => self.title.clone(),
            group => format!("{} ({group})", self.title),
        }
    }
}

/// Contest that was imported last.
#[derive(Debug, Default)]
pub struct Contest {
    /// Tasks in the order in which they came, each once.
    pub tasks: Vec<Task>,
}

/// What a judge says of a task that is filed.
#[derive(Debug, Default)]
pub struct Import<'a> {
    pub group: &'a str,
    pub title: &'a str,
    pub url: &'a str,
    /// Text that tasks share which were sent at once.
    pub batch: Option<&'a str>,
}

impl Contest {
    /// Reads the contest of the task that was imported last. Lines that cannot be read are left
    /// out: they cost a letter, and must not cost a contest.
    pub fn latest(workspace: &Workspace) -> Self {
        let text = fs_err::read_to_string(path(workspace)).unwrap_or_default();
        let tasks = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let mut tasks: Vec<Task> = tasks.collect();
        // Git may have merged the lines of two machines.
        tasks.sort_by_key(|task| task.at);
        let Some(last) = tasks.last() else {
            return Self::default();
        };
        let contest = last.contest.clone();
        tasks.retain(|task| task.contest == contest);
        let mut whole: Vec<Task> = Vec::new();
        for task in tasks {
            match whole.iter_mut().find(|known| known.bin == task.bin) {
                Some(known) => *known = task,
                None => whole.push(task),
            }
        }
        Self { tasks: whole }
    }

    /// Returns the task that this problem is in the contest.
    pub fn task(&self, bin: &str) -> Option<&Task> {
        self.tasks.iter().find(|task| task.bin == bin)
    }

    /// Returns letter and name of each task for a message.
    pub fn shown(&self) -> String {
        let shown = self.tasks.iter().map(|task| match task.letter() {
            Some(letter) => format!("{letter} ({})", task.bin),
            None => task.bin.clone(),
        });
        shown.collect::<Vec<_>>().join(", ")
    }

    /// Returns what the names of all problems begin with, such as `abc433_`, if it is the same.
    pub fn prefix(&self) -> Option<&str> {
        let mut prefixes = self.tasks.iter().map(|task| prefix_of(&task.bin));
        let first = prefixes.next()??;
        prefixes.all(|it| it == Some(first)).then_some(first)
    }

    /// Returns the contest that an import belongs to: the one that the judge names, or else the one
    /// that it was sent with, or that the problem's name begins with. So a task that is sent again,
    /// alone and weeks later, comes to the others of its contest.
    fn of(&self, import: &Import, bin: &str) -> String {
        let prefix = prefix_of(bin);
        match (import.batch, self.tasks.last()) {
            _ if import.group.contains(" - ") => import.group.to_string(),
            (Some(batch), _) => batch.to_string(),
            (None, Some(last)) if prefix.is_some() && prefix == self.prefix() => {
                last.contest.clone()
            }
            (None, _) => prefix.unwrap_or(bin).to_string(),
        }
    }
}

/// Returns the page of a problem: in the contest that was imported last if it is a task there,
/// otherwise the page in its header. `None` if neither is known.
pub fn page(workspace: &Workspace, problem: &Problem) -> Option<String> {
    let latest = Contest::latest(workspace);
    let task = latest.task(&problem.bin);
    let (title, url) = match task.filter(|task| !task.url.is_empty()) {
        Some(task) => (&task.title, &task.url),
        None => (&problem.title, problem.url.as_ref()?),
    };
    (!url.is_empty()).then(|| judge::problem_page(url, title))
}

/// Notes that a task was filed as the problem `bin`, unless it came alone and has no letter: a task
/// to practise doesn't end a contest. A file that cannot be written is no reason to stop.
pub fn note(workspace: &Workspace, import: &Import, bin: &str) {
    if workspace.is_clone() {
        return; // the collection isn't a contest
    }
    let end = bin.rsplit('_').next().unwrap_or(bin);
    let has_letter = judge::letter_of(import.title).is_some() || judge::is_letter(end);
    if import.batch.is_none() && !has_letter {
        return;
    }
    let latest = Contest::latest(workspace);
    let task = Task {
        at: Utc::now().trunc_subsecs(3),
        contest: latest.of(import, bin),
        group: import.group.to_string(),
        bin: bin.to_string(),
        title: import.title.to_string(),
        url: import.url.to_string(),
    };
    let known = latest.task(bin).map(|known| Task {
        at: task.at,
        ..known.clone()
    });
    let is_noted = known.as_ref() == Some(&task);
    if !is_noted && let Err(error) = append(workspace, &task) {
        eprintln!("note: the contest's letters are not kept: {error:#}");
    }
}

/// Adds a line. Where a folder can be locked, a command at the same time loses none.
fn append(workspace: &Workspace, task: &Task) -> Result<()> {
    let path = workspace.to_write(path(workspace))?;
    let folder = File::open(workspace.root().join("problems"));
    let _ = folder.as_ref().map(File::lock);
    let mut text = fs_err::read_to_string(&path).unwrap_or_default();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text += &format!("{}\n", serde_json::to_string(task)?);
    atomic::replace(&path, text)
}

fn path(workspace: &Workspace) -> PathBuf {
    workspace.root().join("problems/contests.jsonl")
}

/// Beginning of a problem's name, up to the letter: `abc433_` of `abc433_c`.
fn prefix_of(bin: &str) -> Option<&str> {
    bin.rfind('_').map(|at| &bin[..=at])
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn tasks_that_are_noted_at_once_are_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        fs_err::create_dir(folder.path().join("problems")).unwrap();
        // An editor may have left out the last line end.
        fs_err::write(path(&workspace), "no task").unwrap();
        let bins: Vec<String> = (0..40).map(|number| format!("cf1_a{number}")).collect();
        std::thread::scope(|scope| {
            for bins in bins.chunks(10) {
                scope.spawn(|| {
                    let import = Import {
                        batch: Some("day"),
                        ..Import::default()
                    };
                    bins.iter().for_each(|bin| note(&workspace, &import, bin));
                });
            }
        });
        let contest = Contest::latest(&workspace);
        assert!(bins.iter().all(|bin| contest.task(bin).is_some()));
        let text = fs_err::read_to_string(path(&workspace)).unwrap();
        assert!(text.starts_with("no task\n{") && text.ends_with("}\n"));
    }
}
