//! Golden cases of a problem: the cases in `tests/golden`, and cases too large to store, which the
//! program `tests/limits/<bin>.rs` writes.
//!
//! The program is called with a folder and writes `<name>.in` and `<name>.out` there for each case
//! that its header lists as `//! - limit-<what>: …`. So the names are known before it runs. The
//! written files are kept below cargo's target folder until the program's source changes.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;

use crate::problem::DEFAULT_STACK_LIMIT;
use crate::runner::{Limits, Setup, SingleFile, build, compile_ahead, in_parallel, run_program};
use crate::system::executable;
use crate::temporary::Temporary;
use crate::workspace::{Workspace, all_files_in, stem};
use catalogue::Header;

const LIMITS: Limits = Limits {
    cpu: Duration::from_secs(20),
    wall: Duration::from_secs(60),
    address_space: 4 << 30,
    output: 256 << 20,
};

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
/// [`write_missing`] before you use them.
///
/// # Errors
/// If a stored case is not a pair of files, or the header of the program that writes the large
/// cases cannot be read.
pub fn cases(workspace: &Workspace, bin: &str) -> Result<Vec<Case>> {
    let mut cases = kept_cases(workspace, bin)?;
    if let Some(writer) = CaseWriter::find(workspace, bin)? {
        cases.extend(writer.cases());
    }
    Ok(cases)
}

/// Runs the program that writes a problem's large cases, if one of `cases` is missing.
///
/// # Errors
/// If the program does not compile, fails, does not end, or writes other cases than it lists.
pub fn write_missing(workspace: &Workspace, bin: &str, cases: &[Case]) -> Result<()> {
    if cases.iter().all(|case| case.input.is_file()) {
        return Ok(());
    }
    let writer = CaseWriter::find(workspace, bin)?;
    writer.map_or(Ok(()), |writer| writer.run(workspace))
}

/// Cases of one problem that a command needs.
#[derive(Debug)]
pub struct NeededCases {
    pub bin: String,
    pub cases: Vec<Case>,
}

/// Writes the missing cases of many problems; their programs are compiled together.
pub fn write_all_missing<'a>(
    workspace: &Workspace,
    needed: &'a [NeededCases],
    written: impl FnMut(&'a NeededCases, Result<()>),
) {
    let missing = needed
        .iter()
        .filter(|needed| !needed.cases.iter().all(|case| case.input.is_file()));
    let writers = missing.filter_map(|needed| CaseWriter::find(workspace, &needed.bin).ok()?);
    let programs: Vec<SingleFile> = writers
        .map(|writer| SingleFile {
            executable: writer.program(),
            source: writer.source,
            stack: DEFAULT_STACK_LIMIT,
        })
        .collect();
    compile_ahead(&programs, &Setup::default());
    in_parallel(
        needed,
        |needed| write_missing(workspace, &needed.bin, &needed.cases),
        written,
    );
}

/// Program that writes a problem's large cases.
struct CaseWriter {
    source: PathBuf,
    names: Vec<String>,
    /// Folder of the written cases, named after the contents of the source.
    folder: PathBuf,
}

impl CaseWriter {
    fn find(workspace: &Workspace, bin: &str) -> Result<Option<Self>> {
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

    fn cases(&self) -> impl Iterator<Item = Case> {
        let path = |name: &str, extension| self.folder.join(format!("{name}.{extension}"));
        self.names.iter().map(move |name| Case {
            name: name.clone(),
            input: path(name, "in"),
            output: path(name, "out"),
        })
    }

    /// Path of its executable if it is compiled ahead.
    fn program(&self) -> PathBuf {
        executable(self.folder.with_extension("program"))
    }

    /// Writes all cases or none.
    fn run(&self, workspace: &Workspace) -> Result<()> {
        let source = workspace.shown(&self.source);
        let parent = self
            .folder
            .parent()
            .context("a scratch folder has a parent")?;
        fs::create_dir_all(parent)?;
        let fresh = Temporary::folder_in(parent)?;
        let (ahead, written) = (self.program(), fresh.as_ref().join("cases"));
        fs::create_dir(&written)?;
        let name = ahead.file_name().context("a program has a name")?;
        let program = fresh.as_ref().join(name);
        // Another process may have moved the file in the meantime.
        let _ = fs::rename(&ahead, &program);
        build::single_file(&self.source, &program)?;
        let ran = run_program(Command::new(&program).arg(&written), None, LIMITS)?;
        if ran.usage.timed_out {
            bail!(
                "{source}: did not end within {:?}; let it do less",
                LIMITS.wall
            );
        }
        let (status, complaint) = (ran.usage.status, ran.stderr.trim_end());
        ensure!(
            status.success(),
            "{source}: {status}; correct it\n{complaint}"
        );
        self.check(&written).context(source)?;
        match fs::rename(&written, &self.folder) {
            // Another process has written the same files in the meantime.
            Err(_) if self.folder.is_dir() => Ok(()),
            renamed => Ok(renamed?),
        }
    }

    /// Checks that the folder holds the listed cases and nothing else.
    fn check(&self, folder: &Path) -> Result<()> {
        let pair = |name: &String| [format!("{name}.in"), format!("{name}.out")];
        let listed: BTreeSet<String> = self.names.iter().flat_map(pair).collect();
        let entries = fs::read_dir(folder)?;
        let written: BTreeSet<String> = entries
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect::<Result<_>>()?;
        if let Some(name) = listed.difference(&written).next() {
            bail!("does not write {name}, which its header lists; write it, or list it no more");
        }
        if let Some(name) = written.difference(&listed).next() {
            bail!("writes {name}; list the case in its header as `//! - limit-<what>: …`");
        }
        Ok(())
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
