//! Problems of a workspace and of the collection behind it, and which of them are the user's own.

use std::collections::BTreeSet;

use anyhow::{Error, Result};

use crate::course::Course;
use crate::problem::Problem;
use crate::workspace::Workspace;

/// A problem and its owner.
#[derive(Debug, Clone)]
pub struct Found {
    pub problem: Problem,
    /// Whether it is the user's, not the collection's.
    pub is_own: bool,
}

/// Names of the collection's problems and modules.
pub struct Collection {
    names: BTreeSet<String>,
}

impl Collection {
    /// Reads the course, which names all that the collection owns.
    ///
    /// # Errors
    /// If the course cannot be read.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let course = Course::read(&workspace.course_path())?;
        let names = course.order().into_iter().map(str::to_string).collect();
        Ok(Self { names })
    }

    /// Whether a problem in this workspace is the user's own. Where nothing is a course, nothing
    /// is told apart.
    pub fn is_own(&self, workspace: &Workspace, bin: &str) -> bool {
        let is_linked = workspace.collection().is_some();
        is_linked || !self.names.is_empty() && !self.names.contains(bin)
    }
}

/// Problems of the workspace, then those of the linked collection that it does not replace, and
/// what is wrong with files that cannot be read.
///
/// # Errors
/// If a folder, the settings or the course cannot be read.
pub fn problems(workspace: &Workspace) -> Result<(Vec<Found>, Vec<Error>)> {
    let collection = Collection::read(workspace)?;
    let (mut found, mut unreadable) = (Vec::new(), Vec::new());
    let mut met = BTreeSet::new();
    for root in shown_roots(workspace)? {
        let (problems, errors) = root.readable_problems()?;
        unreadable.extend(errors);
        for problem in problems {
            let is_own = collection.is_own(&root, &problem.bin);
            if met.insert(problem.bin.clone()) {
                found.push(Found { problem, is_own });
            }
        }
    }
    Ok((found, unreadable))
}

/// This workspace, and the linked collection unless the settings hide it.
fn shown_roots(workspace: &Workspace) -> Result<Vec<Workspace>> {
    let mut roots = workspace.roots();
    if workspace.config()?.list.collection == Some(false) {
        roots.truncate(1);
    }
    Ok(roots)
}

/// Problems that the user owns and those of the collection, by name.
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
