//! The error for a solution and crates that do not compile in one file.

use anyhow::Result;

use crate::cargo::Graph;
use crate::rejected::Rejected;
use crate::request::Job;

/// Rustc's message about the solution as it is; `None` if it compiles.
///
/// # Errors
/// If cargo cannot be run.
pub fn solution_errors(job: &Job, graph: &Graph) -> Result<Option<Rejected>> {
    let report = graph.compile_errors()?;
    let path = job.source();
    Ok(report.map(|report| Rejected(format!("{path} does not compile\n{report}"))))
}
