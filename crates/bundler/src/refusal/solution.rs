//! The error for a solution that does not compile.

use anyhow::Result;

use crate::cargo::Binary;
use crate::rejected::Rejected;
use crate::request::Job;

/// Rustc's errors in the unbundled solution; `None` if it compiles, or is in no package.
///
/// # Errors
/// If cargo cannot be run.
pub fn solution_errors(job: &Job, binary: Option<&Binary>) -> Result<Option<Rejected>> {
    let report = binary.map(Binary::compile_errors).transpose()?.flatten();
    let path = job.source();
    Ok(report.map(|report| Rejected(format!("{path} does not compile\n{report}"))))
}
