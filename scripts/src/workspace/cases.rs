//! Golden cases of a problem: the cases in `tests/golden`, and cases too large to store, which the
//! program `tests/limits/<bin>.rs` writes.
//!
//! The program is called with a folder and writes `<name>.in` and `<name>.out` there for each case
//! that its header lists as `//! - limit-<what>: …`. So the names are known before it runs. The
//! written files are kept below cargo's target folder until the program's source changes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;

use super::Workspace;
use crate::system::executable;
use crate::system::files::{all_files_in, stem};
use catalogue::Header;

/// Input and its expected output. If the output file is missing, a run shows what is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    pub name: String,
    pub input: PathBuf,
    pub output: PathBuf,
}

/// Stored golden cases of a problem, in natural order: `sample-2` before `sample-10`.
///
/// # Errors
/// If an `.out` has no `.in`, or a file has another extension.
pub fn kept_cases(workspace: &Workspace, bin: &str) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for path in all_files_in(&workspace.golden_dir().join(bin))? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            continue; // of the system, or of an editor
        }
        let extension = path.extension().and_then(|e| e.to_str());
        match extension.unwrap_or_default() {
            "in" => cases.push(Case {
                name: stem(&path)?,
                output: path.with_extension("out"),
                input: path,
            }),
            "out" if path.with_extension("in").is_file() => {}
            "out" => bail!("{}: no .in of the same name beside it", path.display()),
            _ => bail!("{}: neither .in nor .out; move it away", path.display()),
        }
    }
    cases.sort_by_cached_key(|case| natural_key(&case.name));
    Ok(cases)
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
    use super::*;

    #[test]
    fn cases_are_counted_as_a_reader_counts() {
        assert!(natural_key("sample-2") < natural_key("sample-10"));
        assert!(natural_key("brute-all") < natural_key("sample-1"));
    }
}
