//! The tasks that have arrived, and the contests that they belong to.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anstream::eprintln;
use anyhow::Result;

use crate::new::{Task, Template, scaffold};
use crate::workspace::Workspace;

/// A contest whose tasks stop coming for this long has lost some.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most contests that are waited for at once.
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
    /// An empty one; new problems begin as this template.
    pub fn new(workspace: &Workspace, template: Template) -> Self {
        Self {
            workspace: workspace.clone(),
            template,
            contests: BTreeMap::new(),
        }
    }

    /// Writes the files of one task; gives the problem's name.
    ///
    /// # Errors
    /// If it is no task, or its files cannot be written.
    pub fn take(&mut self, json: &[u8]) -> Result<String> {
        let task = Task::parse(json)?;
        let scaffolded = scaffold(&self.workspace, &task, None, &self.template);
        if let Ok(scaffolded) = &scaffolded {
            scaffolded.report(&self.workspace)?;
        }
        let bin = scaffolded.map(|scaffolded| scaffolded.bin)?;
        if let Some(batch) = task.batch.filter(|batch| batch.size > 1) {
            self.note(batch.id, batch.size, &bin);
        }
        Ok(bin)
    }

    /// For a contest, reports when every problem has arrived.
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

    /// Reports once each contest that is incomplete although nothing more comes.
    pub fn report_lost_tasks(&mut self) {
        self.contests.retain(|_, contest| {
            let waits = contest.last.elapsed() < PATIENCE;
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
