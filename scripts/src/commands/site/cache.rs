//! Caches slow results below cargo's target folder until their sources change.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{IsTerminal as _, stderr};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::eprintln;
use crate::runner::in_parallel;
use crate::system::files::atomic;
use crate::system::output;

/// A wanted result. Its file has the same name.
pub struct CachedTask<T> {
    pub name: String,
    /// Key of everything that the result depends on.
    pub key: u64,
    pub of: T,
}

/// The wanted results, in their order. Those cached in the folder `what` of `folder` are read; the
/// others are made, several at once, and cached unless they fail.
pub fn all<T: Sync, R>(
    folder: &Path,
    what: &str,
    wanted: &[CachedTask<T>],
    make: impl Fn(&CachedTask<T>) -> Result<R> + Sync,
) -> Vec<Result<R>>
where
    R: Serialize + DeserializeOwned + Send,
{
    let folder = folder.join(what);
    let path = |it: &CachedTask<T>| folder.join(&it.name).with_extension("json");
    let mut values: Vec<Option<Result<R>>> = wanted
        .iter()
        .map(|it| read(path(it), it.key).map(Ok))
        .collect();
    let missing: Vec<usize> = (0..wanted.len()).filter(|&i| values[i].is_none()).collect();
    let mut done = 0;
    if !missing.is_empty() {
        show_progress(what, done, missing.len());
    }
    in_parallel(
        &missing,
        |&i| {
            let value: R = make(&wanted[i])?;
            let kept = serde_json::to_vec(&(wanted[i].key, &value))?;
            atomic::replace(&path(&wanted[i]), kept)?;
            Ok(value)
        },
        |&i, made| {
            done += 1;
            show_progress(what, done, missing.len());
            values[i] = Some(made);
        },
    );
    values.into_iter().flatten().collect()
}

fn read<R: DeserializeOwned>(path: PathBuf, key: u64) -> Option<R> {
    let (kept, value): (u64, R) = serde_json::from_slice(&std::fs::read(path).ok()?).ok()?;
    (key == kept).then_some(value)
}

/// Shows progress: one line on a terminal, elsewhere a line for every tenth part.
fn show_progress(what: &str, done: usize, all: usize) {
    if stderr().is_terminal() {
        output::overwrite_line(&format!("{what}: {done} of {all}"));
        if done == all {
            output::overwrite_line("");
        }
    } else if done == 0 || done * 10 / all > (done - 1) * 10 / all {
        eprintln!("{what}: {done} of {all}");
    }
}

/// Hash of these parts.
pub fn key_of(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use anyhow::Context as _;

    use super::*;

    #[test]
    fn what_is_kept_is_made_again_only_when_its_key_changes() {
        let folder = tempfile::tempdir().unwrap();
        let made = AtomicUsize::new(0);
        let squares = |keys: [u64; 2]| {
            let numbers = [3_u64, 4];
            let wanted = numbers.iter().zip(keys).map(|(of, key)| CachedTask {
                name: of.to_string(),
                key,
                of,
            });
            let wanted: Vec<CachedTask<&u64>> = wanted.collect();
            let square = |task: &CachedTask<&u64>| {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(task.of * task.of)
            };
            let squares: Result<Vec<u64>> = all(folder.path(), "kept-squares", &wanted, square)
                .into_iter()
                .collect();
            squares.unwrap()
        };
        assert_eq!(squares([1, 1]), [9, 16]);
        assert_eq!(squares([1, 1]), [9, 16]);
        assert_eq!(made.load(Ordering::Relaxed), 2);
        assert_eq!(squares([1, 2]), [9, 16]);
        assert_eq!(made.load(Ordering::Relaxed), 3);
    }

    #[test]
    fn what_cannot_be_made_keeps_nothing_else_from_being_made() {
        let folder = tempfile::tempdir().unwrap();
        let divisors = [2_u64, 0, 5];
        let wanted = divisors.iter().map(|of| CachedTask {
            name: of.to_string(),
            key: *of,
            of,
        });
        let wanted: Vec<CachedTask<&u64>> = wanted.collect();
        let quotients = all(folder.path(), "kept-quotients", &wanted, |task| {
            10_u64.checked_div(*task.of).context("no number")
        });
        let said: Vec<String> = quotients
            .into_iter()
            .map(|it| it.map_or_else(|error| error.to_string(), |it| it.to_string()))
            .collect();
        assert_eq!(said, ["5", "no number", "2"]);
    }
}
