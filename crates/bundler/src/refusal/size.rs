//! Refuses crates that are too large.

use anyhow::Result;

use super::blame::{Blame, Sizes};
use crate::cargo::Graph;
use crate::inline::InlinedCrates;
use crate::plan::Plan;
use crate::rejected::Rejected;
use crate::request::{Job, Target};
use crate::shake::{MAX_BYTES, Shaken};

/// Refuses crates that rustc would read for too long to find out what can be removed.
///
/// # Errors
/// If the crates have more than `MAX_BYTES`; names the crate that the solution mentions.
pub fn refuse_to_search(
    job: &Job,
    graph: &Graph,
    plan: &Plan,
    crates: &InlinedCrates,
    bytes: usize,
) -> Result<()> {
    let largest = crates.list.iter().max_by_key(|krate| krate.text.len());
    let largest = largest.filter(|_| bytes > MAX_BYTES);
    let Some(blame) = largest.and_then(|krate| Blame::new(graph, plan, krate.index)) else {
        return Ok(());
    };
    let largest = match &blame.behind {
        Some(behind) => format!(", most of them in `{behind}`"),
        None => String::new(),
    };
    Err(Rejected(format!(
        "{}: `{}` is too large to be inlined: with the crates that it uses it has {bytes} \
         bytes{largest}, and the limit is {MAX_BYTES}; \
         write out what you need of it",
        job.source(),
        blame.mentioned
    ))
    .into())
}

/// Refuses crates for which the search gave up, as too many of their parts seemed to be needed.
///
/// # Errors
/// If it gave up; the message names the crates that the solution mentions, and their bytes.
pub fn refuse_what_is_needed(
    job: &Job,
    graph: &Graph,
    plan: &Plan,
    crates: &InlinedCrates,
    shaken: &Shaken,
) -> Result<()> {
    let Some(sizes) = &shaken.too_large else {
        return Ok(());
    };
    let blamed = crates.list.iter().filter_map(|krate| {
        let bytes = sizes.get(&krate.module).copied().unwrap_or_default();
        Some((Blame::new(graph, plan, krate.index)?, bytes))
    });
    let of_crates = Sizes::new(blamed);
    let Target {
        judge,
        source_limit,
        ..
    } = job.request.target;
    Err(Rejected(format!(
        "{}: too large for {judge}, which takes {source_limit} bytes: the search for unused parts \
         gave up at {} bytes of the crates, squeezed, {of_crates}; write out \
         what you need of `{}`",
        job.source(),
        sizes.values().sum::<usize>(),
        of_crates.largest(),
    ))
    .into())
}
