//! Refuses crates that are too large.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use super::blame::Blame;
use crate::inline::{Inlined, InlinedCrates};
use crate::rejected::Rejected;
use crate::request::Job;
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
    let sizes = Sizes::of(crates, |krate| krate.text.len());
    Err(Rejected::new(format!(
        "{}: `{}` is too large to be inlined: with the crates that it uses it has {bytes} bytes, \
         and the limit is {MAX_BYTES}; write out what you need of it",
        job.source(),
        sizes.largest(),
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
    let sizes = Sizes::of(crates, of_crate);
    let target = job.request.target;
    Err(Rejected::new(format!(
        "{}: too large for {}, which takes {} bytes: the search for unused parts gave up at {} \
         bytes of the crates, squeezed, {sizes}; write out what you need of `{}`",
        job.source(),
        target.judge,
        target.source_limit,
        bytes.values().sum::<usize>(),
        sizes.largest(),
    )))
}

/// Bytes of the crates that the solution mentions, with what each needs of others, largest first.
pub struct Sizes(Vec<(String, usize)>);

impl Sizes {
    pub fn new(crates: impl IntoIterator<Item = (Blame, usize)>) -> Self {
        let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
        for (blame, bytes) in crates {
            *sizes.entry(blame.mentioned).or_default() += bytes;
        }
        let mut sizes: Vec<(String, usize)> = sizes.into_iter().collect();
        sizes.retain(|&(_, bytes)| bytes > 0);
        sizes.sort_by_key(|&(_, bytes)| Reverse(bytes));
        Self(sizes)
    }

    /// `bytes` returns the bytes of one crate.
    fn of(crates: &InlinedCrates, bytes: impl Fn(&Inlined) -> usize) -> Self {
        let crates = crates.list.iter();
        Self::new(crates.map(|krate| (krate.blame.clone(), bytes(krate))))
    }

    /// Returns the name of the largest crate.
    pub fn largest(&self) -> &str {
        self.0.first().map_or("them", |(name, _)| name)
    }
}

/// Formats a list: "12 for `first`, 5 for `second`".
impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let crates = self.0.iter();
        let list: Vec<String> = crates
            .map(|(name, bytes)| format!("{bytes} for `{name}`"))
            .collect();
        f.write_str(&list.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_dependencies_count_for_the_crate_that_the_solution_mentions() {
        let blame = |mentioned: &str, behind: Option<&str>| Blame {
            mentioned: mentioned.to_string(),
            behind: behind.map(str::to_string),
            is_own: false,
        };
        let sizes = Sizes::new([
            (blame("a", None), 5),
            (blame("b", None), 6),
            (blame("a", Some("c")), 2),
            (blame("d", None), 0),
        ]);
        assert_eq!(sizes.to_string(), "7 for `a`, 6 for `b`");
        assert_eq!(sizes.largest(), "a");
    }
}
