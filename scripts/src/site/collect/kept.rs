//! What takes long to make is kept below cargo's target folder until what it is made of changes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{IsTerminal as _, stderr};
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::atomic;
use crate::runner::in_parallel;
use crate::workspace::Workspace;

/// Moves the cursor to the beginning of the line and clears the line.
const CLEAR_LINE: &str = "\r\x1b[2K";

/// Something to make, by a name that is a file's name too.
pub struct Wanted<'a, T> {
    pub name: String,
    /// Of all that it is made of.
    pub key: u64,
    pub of: &'a T,
}

#[derive(Serialize, Deserialize)]
struct Kept<R> {
    key: u64,
    value: R,
}

/// What is kept or, where that is out of date, made now and kept; several at once.
///
/// # Errors
/// The first that something cannot be made with; what is made by then is kept.
pub fn all<T: Sync, R>(
    workspace: &Workspace,
    what: &str,
    wanted: &[Wanted<T>],
    make: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>>
where
    R: Serialize + DeserializeOwned + Send,
{
    let folder = workspace.scratch_dir("site").join(what);
    let path = |it: &Wanted<T>| folder.join(&it.name).with_extension("json");
    let mut values: Vec<Option<R>> = wanted.iter().map(|it| read(path(it), it.key)).collect();
    let missing: Vec<usize> = (0..wanted.len()).filter(|&i| values[i].is_none()).collect();
    let mut error: Result<()> = Ok(());
    let mut done = 0;
    in_parallel(
        &missing,
        |&i| {
            let value: R = make(wanted[i].of).with_context(|| wanted[i].name.clone())?;
            let kept = Kept {
                key: wanted[i].key,
                value,
            };
            atomic::replace(&path(&wanted[i]), serde_json::to_vec(&kept)?)?;
            Ok::<R, anyhow::Error>(kept.value)
        },
        |&i, made| {
            done += 1;
            show_progress(what, done, missing.len());
            match made {
                Ok(value) => values[i] = Some(value),
                Err(trouble) if error.is_ok() => error = Err(trouble),
                Err(_) => {}
            }
        },
    );
    error?;
    Ok(values.into_iter().flatten().collect())
}

fn read<R: DeserializeOwned>(path: PathBuf, key: u64) -> Option<R> {
    let kept: Kept<R> = serde_json::from_slice(&std::fs::read(path).ok()?).ok()?;
    (kept.key == key).then_some(kept.value)
}

/// A line on a terminal; elsewhere one for every tenth part.
fn show_progress(what: &str, done: usize, all: usize) {
    if stderr().is_terminal() {
        let end = if done == all { CLEAR_LINE } else { "" };
        eprint!("{CLEAR_LINE}{what}: {done} of {all}{end}");
    } else if done * 10 / all > (done - 1) * 10 / all {
        eprintln!("{what}: {done} of {all}");
    }
}

/// A key of everything that was hashed.
pub fn key_of(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn what_is_kept_is_made_again_only_when_its_key_changes() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::at(folder.path());
        let made = AtomicUsize::new(0);
        let squares = |keys: [u64; 2]| {
            let numbers = [3_u64, 4];
            let wanted = numbers.iter().zip(keys).map(|(of, key)| Wanted {
                name: of.to_string(),
                key,
                of,
            });
            let wanted: Vec<Wanted<u64>> = wanted.collect();
            let square = |n: &u64| {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(n * n)
            };
            all(&workspace, "kept-squares", &wanted, square).unwrap()
        };
        assert_eq!(squares([1, 1]), [9, 16]);
        assert_eq!(squares([1, 1]), [9, 16]);
        assert_eq!(made.load(Ordering::Relaxed), 2);
        assert_eq!(squares([1, 2]), [9, 16]);
        assert_eq!(made.load(Ordering::Relaxed), 3);
    }
}
