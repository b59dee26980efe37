//! Names the crate that the solution mentions, and the indirect dependency that is to blame.

use std::fmt;

use crate::cargo::Graph;
use crate::plan::Plan;
use crate::rejected::Rejected;
use crate::request::Job;

/// A crate as the solution's author knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blame {
    /// Name of the crate that the solution mentions.
    pub mentioned: String,
    /// Package of the crate to blame, if it is only a dependency of the mentioned crate.
    pub behind: Option<String>,
}

impl Blame {
    /// Blame for an inlined crate; `None` if no mentioned crate is it or depends on it.
    pub fn new(graph: &Graph, plan: &Plan, krate: usize) -> Option<Self> {
        let mut inlined = plan.inlined.iter();
        if let Some((name, _)) = inlined.clone().find(|(_, i)| **i == krate) {
            return Some(Self {
                mentioned: name.clone(),
                behind: None,
            });
        }
        let depends = |i: usize| graph.closure_without([i], &plan.stay).contains(&krate);
        let (name, _) = inlined.find(|(_, i)| depends(**i))?;
        Some(Self {
            mentioned: name.clone(),
            behind: Some(graph.crates[krate].package.clone()),
        })
    }
}

/// The error for a crate that the solution mentions and that can't be inlined.
pub fn cannot_be_inlined(job: &Job, mentioned: &str, why: &str) -> Rejected {
    let (solution, judge) = (job.source(), &job.request.target.judge);
    Rejected(format!(
        "{solution}: `{mentioned}` cannot be inlined for {judge}: {why}; write out what you need \
         of it, or choose a judge that has it"
    ))
}

/// Formats the crate after the mentioned one has been named: "it", or the dependency's name.
impl fmt::Display for Blame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.behind {
            None => f.write_str("it"),
            Some(behind) => write!(f, "`{behind}`, which it uses,"),
        }
    }
}
