//! Explains to the solution's author why no bundle can be made.
//!
//! - `more_than_rust`: crates that are more than Rust source.
//! - `compile_errors`: the report for a bundle or a solution that does not compile.
//! - `size`: crates that are too large.
//!
//! Here is the crate that the solution mentions, and the dependency that is to blame.

pub mod compile_errors;
pub mod more_than_rust;
pub mod size;

use std::fmt;

use crate::cargo::Graph;
use crate::plan::Plan;
use crate::request::{Job, Rejected};

/// A crate as the solution's author knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blame {
    /// Name of the crate that the solution mentions.
    pub mentioned: String,
    /// Package of the crate to blame, if it is only a dependency of the mentioned crate.
    pub behind: Option<String>,
}

impl Blame {
    /// Returns the blame for an inlined crate, which is a mentioned one or a dependency of one.
    pub fn new(graph: &Graph, plan: &Plan, krate: usize) -> Self {
        let mut inlined = plan.inlined.iter();
        let own = inlined.clone().find(|(_, i)| **i == krate);
        let depends = |i: usize| graph.closure_without([i], &plan.stay).contains(&krate);
        let package = &graph.crates[krate].package;
        let mentioned = own.or_else(|| inlined.find(|(_, i)| depends(**i)));
        Self {
            mentioned: mentioned.map_or(package, |(name, _)| name).clone(),
            behind: own.is_none().then(|| package.clone()),
        }
    }
}

/// Returns the error for a crate that the solution mentions and that can't be inlined.
pub fn cannot_be_inlined(job: &Job, mentioned: &str, why: &str) -> Rejected {
    let (solution, judge) = (job.source(), &job.request.target.judge);
    Rejected::new(format!(
        "{solution}: {judge} lacks `{mentioned}`, which cannot be pasted: {why}; copy what you \
         need of it into the solution"
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
