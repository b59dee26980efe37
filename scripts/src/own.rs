//! Problems of a workspace and of its linked collection, and which of them belong to the user.

use std::collections::BTreeSet;

use anyhow::{Error, Result};

use crate::course::Course;
use crate::problem::Problem;
use crate::workspace::Workspace;

/// Problem and its owner.
#[derive(Debug, Clone)]
pub struct OwnedProblem {
    pub problem: Problem,
    /// Whether the problem belongs to the user, not to the collection.
    pub is_own: bool,
}

/// Names of the collection's problems and modules.
pub struct Collection {
    names: BTreeSet<String>,
}

impl Collection {
    /// Reads the course, which names everything that the collection owns.
    ///
    /// # Errors
    /// If the course cannot be read.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let course = Course::read(&workspace.course_path())?;
        let names = course.order().into_iter().map(str::to_string).collect();
        Ok(Self { names })
    }

    /// Whether a problem in this workspace belongs to the user. Without a course in an unlinked
    /// workspace, no problem does.
    pub fn is_own(&self, workspace: &Workspace, bin: &str) -> bool {
        workspace.collection().is_some() || !self.names.is_empty() && !self.names.contains(bin)
    }
}

/// Problems of the workspace, then problems of the linked collection that the workspace does not
/// replace, and the errors of unreadable files.
///
/// # Errors
/// If a folder or the course cannot be read.
pub fn problems(workspace: &Workspace) -> Result<(Vec<OwnedProblem>, Vec<Error>)> {
    let collection = Collection::read(workspace)?;
    let (mut found, mut unreadable) = (Vec::new(), Vec::new());
    let mut met = BTreeSet::new();
    for root in shown_roots(workspace) {
        let (problems, errors) = root.readable_problems()?;
        unreadable.extend(errors);
        for problem in problems {
            let is_own = collection.is_own(root, &problem.bin);
            if met.insert(problem.bin.clone()) {
                found.push(OwnedProblem { problem, is_own });
            }
        }
    }
    Ok((found, unreadable))
}

/// Workspaces to show: this one, and the linked collection unless the settings hide it.
fn shown_roots(workspace: &Workspace) -> impl Iterator<Item = &Workspace> {
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
