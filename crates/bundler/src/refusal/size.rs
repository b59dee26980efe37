//! Refuses crates that are too large.

use std::collections::BTreeMap;

use super::Blame;
use crate::inline::{Inlined, InlinedCrates};
use crate::request::{Job, Rejected};
use crate::shake::Shaken;

/// Limit on the bytes of the crates that are searched.
const MAX_BYTES: usize = 2 << 20;

/// Refuses crates that rustc would read for too long to find out what can be removed.
///
/// # Errors
/// If the crates have more than `MAX_BYTES`.
pub fn refuse_to_search(job: &Job, crates: &InlinedCrates, bytes: usize) -> Result<(), Rejected> {
    if bytes <= MAX_BYTES {
        return Ok(());
    }
    let sizes = crates
        .list
        .iter()
        .map(|krate| (krate.blame.clone(), krate.text.len()));
    Err(Rejected::new(format!(
        "{}: `{}` is too large to paste: with the crates that it uses it has {bytes} bytes, and \
         the limit is {MAX_BYTES}; copy what you need of it into the solution",
        job.source(),
        largest(sizes),
    )))
}

/// Refuses crates for which the search gave up.
///
/// # Errors
/// If too many of their parts seemed to be needed.
pub fn refuse_needed(job: &Job, crates: &InlinedCrates, shaken: &Shaken) -> Result<(), Rejected> {
    let Some(bytes) = &shaken.too_large else {
        return Ok(());
    };
    let of_crate = |krate: &Inlined| bytes.get(&krate.module).copied().unwrap_or_default();
    let sizes = crates
        .list
        .iter()
        .map(|krate| (krate.blame.clone(), of_crate(krate)));
    let target = job.request.target;
    Err(Rejected::new(format!(
        "{}: too large for {}, which takes {} bytes: even minified, what the solution runs of its \
         crates has {} bytes; copy what you need of `{}` into the solution",
        job.source(),
        target.judge,
        target.source_limit,
        bytes.values().sum::<usize>(),
        largest(sizes),
    )))
}

/// Returns the crate that has most of these bytes, with what it needs of others, as the solution
/// mentions it.
pub fn largest(crates: impl IntoIterator<Item = (Blame, usize)>) -> String {
    let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
    for (blame, bytes) in crates {
        *sizes.entry(blame.mentioned).or_default() += bytes;
    }
    let largest = sizes.into_iter().max_by_key(|&(_, bytes)| bytes);
    largest.map_or("them".into(), |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_dependencies_count_for_the_crate_that_the_solution_mentions() {
        let blame = |mentioned: &str, behind: Option<&str>| Blame {
            mentioned: mentioned.to_string(),
            behind: behind.map(str::to_string),
        };
        let largest = largest([
            (blame("a", None), 5),
            (blame("b", None), 6),
            (blame("a", Some("c")), 2),
            (blame("d", None), 0),
        ]);
        assert_eq!(largest, "a");
    }
}
