//! Cache of the parts that an earlier run found to stay: a solution that has not changed is not
//! shaken again.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::inputs::{Inputs, file, write};
use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::Shaken;
use crate::solution::SurroundingText;

/// Cache file with the parts that stay for one binary and one judge.
#[derive(Debug)]
pub struct ShakeCache<'a> {
    file: PathBuf,
    inputs: &'a Inputs,
}

/// Functions that rustc changed: module and name.
pub type Migrated = BTreeSet<(String, String)>;

/// Hash of the inputs of one run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key(u64);

impl<'a> ShakeCache<'a> {
    /// Opens the cache; `None` if the request names no cache folder.
    pub fn new(job: &Job, inputs: &'a Inputs) -> Option<Self> {
        Some(Self {
            file: file(job, "json")?,
            inputs,
        })
    }

    /// Key of everything that the parts depend on: the solution's text and the `decisive` inputs.
    /// `None` if a library is gone.
    pub fn key(
        &self,
        rustc: &Rustc,
        solution: &SurroundingText,
        decisive: &impl Hash,
    ) -> Option<Key> {
        let inputs = (&solution.before, &solution.after, decisive);
        Some(Key(self.inputs.number(rustc, &inputs)?))
    }

    /// The cached text of the crates and the parts that stay; `None` if the key is another.
    pub fn recall(&self, key: Key) -> Option<(String, Shaken, Migrated)> {
        let kept: Value = serde_json::from_slice(&std::fs::read(&self.file).ok()?).ok()?;
        let is_same = kept["key"].as_u64() == Some(key.0);
        is_same.then(|| shaken(&kept)).flatten()
    }

    /// Stores a result. If the file cannot be written, the next run searches again.
    pub fn keep(&self, key: Key, text: &str, shaken: &Shaken, migrated: &Migrated) {
        let live: String = shaken.live.iter().map(|&live| bit(live)).collect();
        let kept = json!({
            "key": key.0,
            "text": text,
            "live": live,
            "unused_imports": shaken.unused_imports,
            "lints": shaken.lints,
            "is_cut_short": shaken.is_cut_short,
            "migrated": migrated,
        });
        let _ = write(&self.file, kept.to_string().as_bytes());
    }
}

fn bit(live: bool) -> char {
    if live { '1' } else { '0' }
}

fn shaken(kept: &Value) -> Option<(String, Shaken, Migrated)> {
    let text = kept["text"].as_str()?.to_string();
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let string = |value: &Value| Some(value.as_str()?.to_string());
    let pairs = |key: &str| Some(kept[key].as_array()?.iter());
    let unused_imports = pairs("unused_imports")?;
    let unused_imports = unused_imports.map(|pair| Some((number(&pair[0])?, string(&pair[1])?)));
    let lints = pairs("lints")?.map(|pair| Some((string(&pair[0])?, number(&pair[1])?)));
    let shaken = Shaken {
        live: kept["live"].as_str()?.chars().map(|c| c == '1').collect(),
        rounds: 0,
        errors: Vec::new(),
        fixes: BTreeMap::new(),
        unused_imports: unused_imports.collect::<Option<_>>()?,
        too_large: None,
        is_cut_short: kept["is_cut_short"].as_bool()?,
        learned: None,
        lints: lints.collect::<Option<_>>()?,
    };
    let migrated = pairs("migrated")?.map(|pair| Some((string(&pair[0])?, string(&pair[1])?)));
    Some((text, shaken, migrated.collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_came_of_the_same_inputs_is_recalled() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (Inputs::with_versions("1.95"), Inputs::with_versions("1.96"));
        let cache = |inputs| ShakeCache {
            file: folder.path().join("kept/a.judge.json"),
            inputs,
        };
        let rustc = Rustc {
            program: "rustc".into(),
            libraries: BTreeMap::new(),
        };
        let solution = |text: &str| SurroundingText::from_lines(text.to_string(), String::new());
        let key = |inputs, text: &str, crates: &str, limit| {
            let key = cache(inputs).key(&rustc, &solution(text), &(crates, limit));
            key.unwrap()
        };
        let own = key(&old, "fn main() {}", "mod a {}", 9);
        let found = Shaken {
            live: vec![true, false],
            rounds: 7,
            errors: Vec::new(),
            fixes: BTreeMap::new(),
            unused_imports: vec![(3, "unused".to_string())],
            too_large: None,
            is_cut_short: true,
            learned: None,
            lints: vec![("dead_code".to_string(), 5)],
        };
        assert!(cache(&old).recall(own).is_none());
        let migrated = BTreeSet::from([("a".to_string(), "f".to_string())]);
        cache(&old).keep(own, "mod a { }", &found, &migrated);
        let (text, shaken, kept) = cache(&old).recall(own).unwrap();
        assert_eq!(kept, migrated);
        assert_eq!((text.as_str(), shaken.rounds), ("mod a { }", 0));
        assert_eq!(shaken.live, found.live);
        assert_eq!(shaken.unused_imports, found.unused_imports);
        assert_eq!(shaken.lints, found.lints);
        assert!(shaken.is_cut_short);
        for other in [
            key(&new, "fn main() {}", "mod a {}", 9),
            key(&old, "fn main() { }", "mod a {}", 9),
            key(&old, "fn main() {}", "mod a { }", 9),
            key(&old, "fn main() {}", "mod a {}", 8),
        ] {
            assert!(cache(&old).recall(other).is_none());
        }
    }
}
