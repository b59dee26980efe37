//! Golden cases of a problem: the cases in `tests/golden`, and cases too large to store, which the
//! program `tests/limits/<bin>.rs` writes.
//!
//! The program is called with a folder and writes `<name>.in` and `<name>.out` there for each case
//! that its header lists as `//! - limit-<what>: …`. So the names are known before it runs. The
//! written files are kept below cargo's target folder until the program's source changes.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{ErrorKind, Read as _};
use std::path::PathBuf;
use std::sync::Mutex;

use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;

use super::Workspace;
use crate::eprintln;
use crate::system::executable;
use crate::system::files::temporary::Temporary;
use crate::system::files::{all_files_in, set, text};
use crate::system::output::first_of;
use catalogue::Header;

/// Input and its expected output. If the output file is missing, a run shows what is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    pub name: String,
    pub input: PathBuf,
    pub output: PathBuf,
}

impl Case {
    /// Copies the case into a temporary folder as UTF-8 without byte order marks, if one of its
    /// files begins with such a mark or is UTF-16. An editor may have saved it so.
    ///
    /// # Errors
    /// If a file cannot be read or copied.
    pub fn cleaned(&self) -> Result<Option<(Self, Temporary)>> {
        let is_marked = |path: &PathBuf| -> Result<bool> {
            let mut start = Vec::new();
            match fs::File::open(path) {
                Ok(file) => file.take(3).read_to_end(&mut start)?,
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
                Err(error) => return Err(error.into()),
            };
            Ok(text::is_marked(&start))
        };
        if !is_marked(&self.input)? && !is_marked(&self.output)? {
            return Ok(None);
        }
        let folder = Temporary::folder().context("no temporary folder")?;
        let mut copy = self.clone();
        for (file, name) in [(&mut copy.input, "in"), (&mut copy.output, "out")] {
            let place = folder.as_ref().join(name);
            let from = std::mem::replace(file, place.clone());
            if from.is_file() {
                fs::write(place, text::cleaned(fs::read(from)?))?;
            }
        }
        Ok(Some((copy, folder)))
    }
}

/// Stored golden cases of a problem, in natural order: `sample-2` before `sample-10`. Other files
/// are left out, and told once.
///
/// # Errors
/// If an `.out` has no `.in`, or the folder cannot be read.
pub fn kept_cases(workspace: &Workspace, bin: &str) -> Result<Vec<Case>> {
    let folder = workspace.golden_dir().join(bin);
    let _ = set::complete(&folder); // the folder may be read-only
    let (mut cases, mut others) = (Vec::new(), Vec::new());
    for path in all_files_in(&folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            continue; // of the system, or of an editor
        }
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let extension = path.extension().and_then(|it| it.to_str());
        match (stem, extension) {
            (Some(stem), Some("in")) => cases.push(Case {
                name: stem.to_string(),
                output: path.with_extension("out"),
                input: path,
            }),
            (Some(_), Some("out")) if path.with_extension("in").is_file() => {}
            (Some(_), Some("out")) => {
                let shown = workspace.shown(&path);
                bail!("{shown}: no .in of the same name beside it; add it, or remove this file")
            }
            _ => others.push(name.into_owned()),
        }
    }
    if !others.is_empty() {
        note_left_out(&workspace.shown(&folder), &others);
    }
    cases.sort_by_cached_key(|case| natural_key(&case.name));
    Ok(cases)
}

/// Tells once in a command which files of a folder are no cases.
fn note_left_out(folder: &str, names: &[String]) {
    static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut told = TOLD.lock().expect("no holder panics");
    if !told.insert(folder.to_string()) {
        return;
    }
    let list = first_of(names, 3);
    eprintln!("note: {folder}: left out {list}; a case is an .in and an .out");
}

/// Sort key: the text before a trailing number, then that number.
fn natural_key(name: &str) -> (String, u64, String) {
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = name[letters.len()..].parse().unwrap_or(0);
    (letters.to_string(), number, name.to_string())
}

/// All golden cases of a problem, the stored ones first. Large cases may not be written yet: call
/// [`write_missing`](crate::runner::large_cases::write_missing) before you use them.
///
/// # Errors
/// If a stored case is not a pair of files, or the header of the program that writes the large
/// cases cannot be read.
pub fn cases(workspace: &Workspace, bin: &str) -> Result<Vec<Case>> {
    let mut cases = kept_cases(workspace, bin)?;
    if let Some(writer) = LargeCases::find(workspace, bin)? {
        cases.extend(writer.cases());
    }
    Ok(cases)
}

/// Large cases of a problem, and the program that writes them.
pub struct LargeCases {
    /// Source of the program.
    pub source: PathBuf,
    pub names: Vec<String>,
    /// Folder of the written cases, named after the contents of the source.
    pub folder: PathBuf,
}

impl LargeCases {
    /// Finds the program of a problem, if it has one, and reads the names of its cases.
    ///
    /// # Errors
    /// If the program cannot be read, or its header lists no cases.
    pub fn find(workspace: &Workspace, bin: &str) -> Result<Option<Self>> {
        let Some(source) = workspace.large_cases_path(bin) else {
            return Ok(None);
        };
        let text = fs::read_to_string(&source)?;
        let names = names(&text).with_context(|| workspace.shown(&source))?;
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        for (_, text) in workspace.sources_below(&workspace.large_cases_support_dir())? {
            text.hash(&mut hasher);
        }
        let version = format!("{bin}-{:016x}", hasher.finish());
        Ok(Some(Self {
            source,
            names,
            folder: workspace.scratch_dir("limits").join(version),
        }))
    }

    /// Returns the cases, whether they are written or not.
    pub fn cases(&self) -> impl Iterator<Item = Case> {
        let path = |name: &str, extension| self.folder.join(format!("{name}.{extension}"));
        self.names.iter().map(move |name| Case {
            name: name.clone(),
            input: path(name, "in"),
            output: path(name, "out"),
        })
    }

    /// Returns the path of the executable if it is compiled ahead.
    pub fn program(&self) -> PathBuf {
        executable(self.folder.with_extension("program"))
    }
}

/// Names of the cases that the program's header lists.
fn names(source: &str) -> Result<Vec<String>> {
    let header = Header::parse(source)?;
    let names: Vec<String> = header.fields.into_iter().map(|field| field.name).collect();
    ensure!(
        !names.is_empty() && names.iter().all(|name| name.starts_with("limit-")),
        "list the cases that it writes in its header, a line `//! - limit-<what>: …` for each"
    );
    Ok(names)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn no_stray_file_blocks_a_problem(strays in prop::collection::vec("[a-z#~. -]{1,12}", 4)) {
            let root = tempfile::tempdir().unwrap();
            let folder = root.path().join("tests/golden/cf1_a");
            fs::create_dir_all(&folder).unwrap();
            let usual = ["sample-1.in~", "#sample-1.in#", "sample-1.in.orig", "Thumbs.db", "notes"];
            let strays = strays.iter().map(String::as_str).chain(usual);
            let is_half = |name: &str| name.ends_with(".in") || name.ends_with(".out");
            for name in ["sample-1.in", "sample-1.out"].into_iter().chain(strays) {
                if name == "sample-1.in" || name == "sample-1.out" || !is_half(name) {
                    // Dots and blanks alone name folders, or nothing on Windows.
                    let _ = fs::write(folder.join(name), "1");
                }
            }
            let cases = kept_cases(&Workspace::at(root.path()).unwrap(), "cf1_a").unwrap();
            prop_assert_eq!(cases.len(), 1);
        }
    }

    #[test]
    fn half_a_case_is_named() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("tests/golden/cf1_a");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.out"), "1").unwrap();
        let error = kept_cases(&Workspace::at(root.path()).unwrap(), "cf1_a").unwrap_err();
        let error = error.to_string();
        assert!(
            error.contains("tests/golden/cf1_a/a.out: no .in"),
            "{error}"
        );
    }

    #[test]
    fn cases_are_counted_as_a_reader_counts() {
        assert!(natural_key("sample-2") < natural_key("sample-10"));
        assert!(natural_key("brute-all") < natural_key("sample-1"));
    }
}
