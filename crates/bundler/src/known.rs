//! What an earlier run found out from the same inputs: a solution that has not changed is not
//! shaken again. The bundle is compiled and tested every time.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::NamedTempFile;

use crate::request::Job;
use crate::rustc::Rustc;
use crate::shake::Shaken;
use crate::solution::Around;
use crate::tools::Tools;

/// Where one binary's parts for one judge are kept.
#[derive(Debug)]
pub struct Known {
    file: PathBuf,
    tools: String,
}

/// The inputs of one run, as one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key(u64);

impl Known {
    /// `None` if the request names no folder, or this program cannot find itself.
    pub fn of(job: &Job, tools: &Tools) -> Option<Self> {
        Some(Self {
            file: file(job, "json")?,
            tools: tools.versions.clone()?,
        })
    }

    /// All that the shaken parts depend on. `None` if a library has gone.
    pub fn key(
        &self,
        rustc: &Rustc,
        solution: &Around,
        mentioned: &BTreeSet<String>,
        crates: &str,
        limit: usize,
    ) -> Option<Key> {
        let inputs = (&solution.before, &solution.after, mentioned, crates, limit);
        Some(Key(self.number(rustc, &inputs)?))
    }

    /// A number for these inputs, the compiler, this program and the libraries. `None` if one of
    /// those has gone.
    pub fn number(&self, rustc: &Rustc, inputs: &impl Hash) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        (&self.tools, inputs).hash(&mut hasher);
        for (name, file) in &rustc.libraries {
            (name, file, stamp(file)?).hash(&mut hasher);
        }
        Some(hasher.finish())
    }

    /// The text of the crates and its parts that stay.
    pub fn recall(&self, key: Key) -> Option<(String, Shaken)> {
        let kept: Value = serde_json::from_slice(&std::fs::read(&self.file).ok()?).ok()?;
        let is_same = kept["key"].as_u64() == Some(key.0);
        is_same.then(|| shaken(&kept)).flatten()
    }

    /// What cannot be kept is found out again.
    pub fn keep(&self, key: Key, text: &str, shaken: &Shaken) {
        let live: String = shaken.live.iter().map(|&live| bit(live)).collect();
        let kept = json!({
            "key": key.0,
            "text": text,
            "live": live,
            "unused_imports": shaken.unused_imports,
            "lints": shaken.lints,
            "is_cut_short": shaken.is_cut_short,
        });
        let _ = write(&self.file, &kept);
    }
}

/// The file of one binary and one judge; `None` if the request names no folder.
pub fn file(job: &Job, extension: &str) -> Option<PathBuf> {
    let request = job.request;
    let source = request.source.file_stem()?.to_string_lossy();
    let name = format!("{source}.{}.{extension}", request.target.judge);
    Some(request.known?.join(name))
}

/// Whole or not at all.
///
/// # Errors
/// If the file cannot be written.
pub fn write(file: &Path, kept: &Value) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(folder)?;
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(kept.to_string().as_bytes())?;
    new.persist(file)?;
    Ok(())
}

fn bit(live: bool) -> char {
    if live { '1' } else { '0' }
}

/// Changes whenever the file does.
pub fn stamp(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok()?;
    Some(format!(
        "{} {:?}",
        metadata.len(),
        metadata.modified().ok()?
    ))
}

fn shaken(kept: &Value) -> Option<(String, Shaken)> {
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
        lints: lints.collect::<Option<_>>()?,
    };
    Some((text, shaken))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_came_of_the_same_inputs_is_recalled() {
        let folder = tempfile::tempdir().unwrap();
        let known = |tools: &str| Known {
            file: folder.path().join("kept/a.judge.json"),
            tools: tools.to_string(),
        };
        let rustc = Rustc {
            program: "rustc".into(),
            libraries: BTreeMap::new(),
        };
        let solution = |text: &str| Around::of_lines(text.to_string(), String::new());
        let key = |tools: &str, text: &str, crates: &str, limit| {
            let key = known(tools).key(&rustc, &solution(text), &BTreeSet::new(), crates, limit);
            key.unwrap()
        };
        let own = key("1.95", "fn main() {}", "mod a {}", 9);
        let found = Shaken {
            live: vec![true, false],
            rounds: 7,
            errors: Vec::new(),
            fixes: BTreeMap::new(),
            unused_imports: vec![(3, "unused".to_string())],
            too_large: None,
            is_cut_short: true,
            lints: vec![("dead_code".to_string(), 5)],
        };
        assert!(known("1.95").recall(own).is_none());
        known("1.95").keep(own, "mod a { }", &found);
        let (text, shaken) = known("1.95").recall(own).unwrap();
        assert_eq!((text.as_str(), shaken.rounds), ("mod a { }", 0));
        assert_eq!(shaken.live, found.live);
        assert_eq!(shaken.unused_imports, found.unused_imports);
        assert_eq!(shaken.lints, found.lints);
        assert!(shaken.is_cut_short);
        for other in [
            key("1.96", "fn main() {}", "mod a {}", 9),
            key("1.95", "fn main() { }", "mod a {}", 9),
            key("1.95", "fn main() {}", "mod a { }", 9),
            key("1.95", "fn main() {}", "mod a {}", 8),
        ] {
            assert!(known("1.95").recall(other).is_none());
        }
    }
}
