//! Tasks that have arrived, and the contests they belong to.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anstream::eprintln;
use anyhow::{Error, Result};

use crate::atomic;
use crate::new::{Task, Template, scaffold};
use crate::workspace::Workspace;

/// Time without a new task after which an incomplete contest is reported.
const CONTEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Placeholder in advice for the file of a task.
const PLACEHOLDER: &str = "FILE.json";

/// Limit of the contests that are tracked at once.
const CONTESTS: usize = 64;

pub struct Inbox {
    workspace: Workspace,
    template: Template,
    contests: BTreeMap<String, Contest>,
}

struct Contest {
    size: usize,
    bins: Vec<String>,
    last: Instant,
}

impl Inbox {
    /// Empty inbox; `template` is the text of new problems.
    pub fn new(workspace: &Workspace, template: Template) -> Self {
        Self {
            workspace: workspace.clone(),
            template,
            contests: BTreeMap::new(),
        }
    }

    /// Writes the files of one task; returns the problem's name.
    ///
    /// # Errors
    /// If the JSON is no task, or its files cannot be written.
    pub fn take(&mut self, json: &[u8]) -> Result<String> {
        let task = Task::parse(json)?;
        let scaffolded = scaffold(&self.workspace, &task, None, &self.template)
            .map_err(|error| self.save_unfiled(json, &error));
        if let Ok(scaffolded) = &scaffolded {
            scaffolded.report(&self.workspace)?;
        }
        let bin = scaffolded.map(|scaffolded| scaffolded.bin)?;
        if let Some(batch) = task.batch.filter(|batch| batch.size > 1) {
            self.note(batch.id, batch.size, &bin);
        }
        Ok(bin)
    }

    /// Saves a task for which no file could be written, so that it need not be sent again. Returns
    /// the error with advice on how to file the task.
    fn save_unfiled(&self, json: &[u8], error: &Error) -> Error {
        let folder = self.workspace.scratch_dir("unfiled");
        let name = (1..).map(|n| folder.join(format!("task-{n}.json")));
        let path = name.into_iter().find(|path| !path.exists());
        let path = path.expect("some number is free");
        if let Err(unsaved) = atomic::create(&path, json) {
            return unsaved.context(format!("{error:#}"));
        }
        let path = self.workspace.shown(&path);
        let told = format!("{error:#}");
        if told.contains(PLACEHOLDER) {
            return Error::msg(told.replace(PLACEHOLDER, &path));
        }
        Error::msg(format!(
            "{told}; the task is saved: `cargo x new NAME --from {path}`"
        ))
    }

    /// Counts a problem of a contest, and reports when all problems have arrived.
    fn note(&mut self, id: String, size: usize, bin: &str) {
        if !self.contests.contains_key(&id) && self.contests.len() >= CONTESTS {
            return;
        }
        let contest = self.contests.entry(id.clone()).or_insert(Contest {
            size,
            bins: Vec::new(),
            last: Instant::now(),
        });
        contest.last = Instant::now();
        if !contest.bins.iter().any(|known| known == bin) {
            contest.bins.push(bin.to_string());
        }
        let (arrived, size) = (contest.bins.len(), contest.size);
        if arrived < size {
            eprintln!("problem {arrived} of {size}");
            return;
        }
        let bins = self.contests.remove(&id).map(|contest| contest.bins);
        eprintln!(
            "all {size} problems: {}",
            bins.unwrap_or_default().join(" ")
        );
    }

    /// Reports each incomplete contest once, after its tasks have stopped arriving.
    pub fn report_lost_tasks(&mut self) {
        self.contests.retain(|_, contest| {
            let waits = contest.last.elapsed() < CONTEST_TIMEOUT;
            if !waits {
                eprintln!(
                    "{} of {} problems arrived ({}); open the page of each missing one and \
                     send it by itself",
                    contest.bins.len(),
                    contest.size,
                    contest.bins.join(" ")
                );
            }
            waits
        });
    }
}
