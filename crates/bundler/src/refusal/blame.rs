//! The crate that the solution mentions, and the crate behind it that is to blame.

use std::fmt;

use crate::cargo::Graph;
use crate::plan::Plan;

/// A crate as the solution's author knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blame {
    /// Name that the solution uses.
    pub mentioned: String,
    /// The crate itself, if the solution does not mention it.
    pub behind: Option<String>,
}

impl Blame {
    /// For a crate that is inlined because the solution mentions it, or one that depends on it.
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

/// After the mentioned crate has been named: "it", or the crate behind it.
impl fmt::Display for Blame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.behind {
            None => f.write_str("it"),
            Some(behind) => write!(f, "`{behind}`, which it uses,"),
        }
    }
}
