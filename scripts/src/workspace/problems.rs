//! Problems of the user and of the collection.

use std::collections::BTreeSet;

use anyhow::{Error, Result};

use crate::workspace::Workspace;
use crate::workspace::problem::Problem;

/// Problem and its owner.
#[derive(Debug, Clone)]
pub struct OwnedProblem {
    pub problem: Problem,
    /// `true` if the problem belongs to the user, not to the collection.
    pub is_own: bool,
}

/// The workspace's problems, then the collection's unless the settings hide them, and the errors of
/// unreadable files. A problem of the workspace replaces one of the same name.
///
/// # Errors
/// If a folder cannot be read.
pub fn problems(workspace: &Workspace) -> Result<(Vec<OwnedProblem>, Vec<Error>)> {
    let (mut found, mut unreadable) = (Vec::new(), Vec::new());
    let mut met = BTreeSet::new();
    for root in shown(workspace) {
        let (problems, errors) = root.readable_problems()?;
        unreadable.extend(errors);
        for problem in problems {
            // The collection itself has none.
            let is_own = root.collection().is_some();
            if met.insert(problem.bin.clone()) {
                found.push(OwnedProblem { problem, is_own });
            }
        }
    }
    Ok((found, unreadable))
}

/// Returns the workspace, then the collection unless the settings hide it.
pub fn shown(workspace: &Workspace) -> impl Iterator<Item = &Workspace> {
    let shows_collection = workspace.config().list.collection != Some(false);
    let collection = workspace.collection().filter(|_| shows_collection);
    [workspace].into_iter().chain(collection)
}

/// Names of the user's problems and of the collection's problems, sorted.
///
/// # Errors
/// If a folder cannot be read.
pub fn bins(workspace: &Workspace) -> Result<Vec<String>> {
    let mut bins = BTreeSet::new();
    for root in workspace.roots() {
        bins.extend(root.bins()?);
    }
    Ok(bins.into_iter().collect())
}
