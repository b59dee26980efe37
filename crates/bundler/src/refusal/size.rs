//! Refuses crates that are too large.

use anyhow::Result;

use super::blame::Blame;
use crate::cargo::Graph;
use crate::inline::InlinedCrates;
use crate::plan::Plan;
use crate::rejected::Rejected;
use crate::request::{Job, Target};
use crate::shake::{MOST_BYTES, Shaken};

/// Refuses crates that rustc would read for too long to find out what can be removed.
///
/// # Errors
/// If the crates have more than `MOST_BYTES`; names the crate that the solution mentions.
pub fn refuse_to_search(
    job: &Job,
    graph: &Graph,
    plan: &Plan,
    crates: &InlinedCrates,
    bytes: usize,
) -> Result<()> {
    let largest = crates.list.iter().max_by_key(|krate| krate.text.len());
    let largest = largest.filter(|_| bytes > MOST_BYTES);
    let Some(blame) = largest.and_then(|krate| Blame::new(graph, plan, krate.index)) else {
        return Ok(());
    };
    let largest = match &blame.behind {
        Some(behind) => format!(", most of them in `{behind}`"),
        None => String::new(),
    };
    Err(Rejected(format!(
        "{}: `{}` is too large to be inlined: with the crates that it uses it has {bytes} \
         bytes{largest}, and of at most {MOST_BYTES} it is found out what the solution needs; \
         write out what you need of it",
        job.source(),
        blame.mentioned
    ))
    .into())
}

/// Refuses crates whose executed parts alone exceed the judge's size limit.
///
/// # Errors
/// If the executed parts are too large; names the largest crate.
pub fn refuse_what_runs(job: &Job, shaken: &Shaken) -> Result<()> {
    let Some((name, bytes)) = &shaken.too_large else {
        return Ok(());
    };
    let Target {
        judge,
        source_limit,
        ..
    } = job.request.target;
    Err(Rejected(format!(
        "{}: `{name}` is too large: what runs of the crates has {bytes} bytes, {judge} takes \
         {source_limit}; write out what you need of it",
        job.source()
    ))
    .into())
}
