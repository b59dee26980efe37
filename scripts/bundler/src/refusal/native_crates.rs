//! Crates that are more than Rust source cannot be inlined.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use crate::cargo::{CrateKind, Graph};
use crate::request::Job;
use crate::solution::Solution;

/// Refuses what cannot be inlined where the solution mentions it: procedural macros, and
/// crates that need a library that is not Rust.
///
/// # Errors
/// If there is such a crate among `inlined` or behind it; names the place.
pub fn refuse(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    for path in &solution.crate_paths {
        let Some(&krate) = inlined.get(&path.name) else {
            continue;
        };
        let mut behind = graph.closure([krate]).into_iter();
        let native = behind.find(|&i| graph.crates[i].kind == CrateKind::Native);
        let (culprit, why) = match (graph.crates[krate].kind, native) {
            (CrateKind::ProcMacro, _) => (krate, "is a procedural macro"),
            (_, Some(native)) => (native, "needs a library that is not Rust"),
            _ => continue,
        };
        bail!(
            "{}:{}: `{}` {why} and cannot be inlined for {}; write out what it does, \
             or choose a judge that has it",
            job.source(),
            path.line,
            graph.crates[culprit].package,
            job.request.target.judge
        );
    }
    Ok(())
}
