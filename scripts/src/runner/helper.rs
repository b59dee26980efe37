//! Programs in any language that judge or help: checkers, interactors, generators, brute forces.
//!
//! A source file's extension says whether to compile or interpret it. An executable is kept by its
//! source's full path and contents, and by those of the files beside it that the source names.

use std::env;
use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use super::program::FinishedRun;
use super::{Limits, build};
use crate::system::files::temporary::Temporary;
use crate::system::{PYTHON, executable};
use crate::workspace::Workspace;

/// A helper that is ready to run.
#[derive(Debug)]
pub struct Helper {
    /// The user's text, for messages.
    pub text: String,
    words: Vec<String>,
}

/// How a source file is made runnable.
enum Rule {
    /// Runs the file with the first of these programs that is installed.
    Interpret(&'static [&'static str]),
    Rustc,
    /// Compiles with `CXX`, or with the first C++ compiler that is installed.
    Cxx,
}

/// The rule for each file extension.
const RULES: [(&str, Rule); 7] = [
    ("cc", Rule::Cxx),
    ("cpp", Rule::Cxx),
    ("cxx", Rule::Cxx),
    ("java", Rule::Interpret(&["java"])),
    ("py", Rule::Interpret(PYTHON)),
    ("rs", Rule::Rustc),
    ("sh", Rule::Interpret(&["sh"])),
];

/// C++ compilers in the order in which they are tried.
const COMPILERS: [&str; 3] = ["g++", "clang++", "c++"];

impl Helper {
    /// Reads what a user names: a command line, which is split as a shell does, or a source file.
    ///
    /// # Errors
    /// If a quote is open, the text is empty, or the file does not compile.
    pub fn new(workspace: &Workspace, what: &str, text: &str) -> Result<Self> {
        let words = if Path::new(text).is_file() {
            vec![text.to_string()]
        } else {
            let words = split(text);
            words.with_context(|| format!("the {what} `{text}` has an open quote; close it"))?
        };
        let first = words.first();
        let first = first.with_context(|| format!("the {what} has no name"))?;
        let mut ready = ready(workspace, Path::new(first))
            .with_context(|| format!("the {what} `{text}`"))?
            .unwrap_or_else(|| vec![first.clone()]);
        ready.extend(words[1..].iter().cloned());
        Ok(Self {
            text: text.to_string(),
            words: ready,
        })
    }

    /// Makes a source file ready to run.
    ///
    /// # Errors
    /// If it does not compile, or its extension is unknown.
    pub fn from_source(workspace: &Workspace, source: &Path) -> Result<Self> {
        let words = ready(workspace, source)?;
        let unknown = || format!("{}: name it .rs, .cpp or .py", source.display());
        Ok(Self {
            text: workspace.shown(source),
            words: words.with_context(unknown)?,
        })
    }

    /// Makes a helper from an executable.
    pub fn from_executable(text: &str, executable: &Path) -> Result<Self> {
        Ok(Self {
            text: text.to_string(),
            words: vec![self::text(executable)?],
        })
    }

    /// Returns the helper's command, to which arguments can be added.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

/// Splits words as a shell does. On Windows a backslash belongs to a path.
fn split(text: &str) -> Option<Vec<String>> {
    if std::path::MAIN_SEPARATOR == '\\' {
        return shlex::split(&text.replace('\\', "\\\\"));
    }
    shlex::split(text)
}

/// Returns the words that run a source file; `None` if the path is no source file.
fn ready(workspace: &Workspace, path: &Path) -> Result<Option<Vec<String>>> {
    let extension = path.extension().and_then(|it| it.to_str());
    let rule = RULES.iter().find(|(known, _)| Some(*known) == extension);
    let Some((_, rule)) = rule.filter(|_| path.is_file()) else {
        return Ok(None);
    };
    let file = text(path)?;
    Ok(Some(match rule {
        Rule::Interpret(programs) => {
            let folders = env::var_os("PATH").unwrap_or_default();
            vec![first_installed(programs, &folders).to_string(), file]
        }
        Rule::Rustc => {
            let program = program(workspace, path)?;
            build::helper(workspace, path, &program)?;
            vec![text(&program)?]
        }
        Rule::Cxx => {
            let program = program(workspace, path)?;
            if !program.is_file() {
                compile_cxx(path, &program)?;
            }
            vec![text(&program)?]
        }
    }))
}

/// Returns the first program found in one of the folders, or else the first program.
fn first_installed<'a>(programs: &[&'a str], folders: &OsStr) -> &'a str {
    let is_installed = |program: &&&str| {
        let mut folders = env::split_paths(folders);
        folders.any(|folder| executable(folder.join(program)).is_file())
    };
    programs.iter().find(is_installed).unwrap_or(&programs[0])
}

fn text(path: &Path) -> Result<String> {
    let text = path.to_str();
    let text = text.with_context(|| format!("{}: the path is not UTF-8", path.display()));
    Ok(text?.to_string())
}

/// Returns the path of the executable for a source file. Its name depends on all that is compiled,
/// so a file there is up to date.
fn program(workspace: &Workspace, path: &Path) -> Result<PathBuf> {
    let path = fs_err::canonicalize(path)?;
    let source = fs_err::read(&path)?;
    let mut hasher = DefaultHasher::new();
    (&path, &source).hash(&mut hasher);
    let source = String::from_utf8_lossy(&source);
    let mut beside = Vec::new();
    for entry in fs_err::read_dir(path.parent().unwrap_or(Path::new(".")))? {
        let file = entry?.path();
        let stem = file.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        if file != path && !stem.is_empty() && source.contains(stem) && file.is_file() {
            beside.push(file);
        }
    }
    beside.sort();
    for file in beside {
        (&file, fs_err::read(&file)?).hash(&mut hasher);
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{name}-{:016x}", hasher.finish());
    Ok(executable(workspace.scratch_dir("helpers").join(name)))
}

fn compile_cxx(source: &Path, program: &Path) -> Result<()> {
    let folder = program.parent().unwrap_or(Path::new("."));
    fs_err::create_dir_all(folder)?;
    let fresh = Temporary::executable_in(folder);
    let named = env::var("CXX").ok();
    let compilers = named.iter().map(String::as_str).chain(COMPILERS);
    for compiler in compilers {
        let mut command = Command::new(compiler);
        command
            .args(["-O2", "-std=c++17", "-o"])
            .arg(fresh.as_ref())
            .arg(source);
        match command.status() {
            Ok(status) => {
                let lacks = lacks_testlib(source);
                let remedy = if lacks { TESTLIB } else { "" };
                ensure!(
                    status.success(),
                    "{} does not compile{remedy}",
                    source.display()
                );
                return Ok(fresh.put_in_place(program)?);
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot run {compiler}")),
        }
    }
    bail!(
        "no C++ compiler here; install one of {}, or name yours in CXX",
        COMPILERS.join(", ")
    )
}

const TESTLIB: &str = "; put testlib.h beside it, from https://github.com/MikeMirzayanov/testlib";

/// Whether a source uses testlib, which is not beside it.
fn lacks_testlib(source: &Path) -> bool {
    let text = fs_err::read_to_string(source).unwrap_or_default();
    text.contains("testlib.h") && !source.with_file_name("testlib.h").is_file()
}

/// Returns the output of a helper that succeeded.
///
/// # Errors
/// If the helper failed or was stopped.
pub fn succeeded(what: &str, ran: FinishedRun, limits: Limits) -> Result<String> {
    ensure!(
        !ran.usage.timed_out && !ran.usage.computed_too_long(),
        "{what} took over {:?} and was stopped",
        limits.cpu
    );
    if !ran.usage.status.success() {
        bail!(
            "{what} failed: {}\n{}",
            ran.usage.status,
            ran.stderr.trim_end()
        );
    }
    Ok(ran.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_name_is_taken_where_only_that_is_installed() {
        let [empty, folder] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let folders = env::join_paths([empty.path(), folder.path()]).unwrap();
        let found = || first_installed(&["py", "python"], &folders);
        assert_eq!(found(), "py");
        for name in ["python", "py"] {
            std::fs::write(executable(folder.path().join(name)), "").unwrap();
            assert_eq!(found(), name);
        }
    }

    #[test]
    fn words_are_split_as_a_shell_does() {
        let workspace = Workspace::at(Path::new("nowhere")).unwrap();
        let words = |text: &str| Helper::new(&workspace, "generator", text).unwrap().words;
        assert_eq!(
            words("python3 'my gen.py' \"a b\" c"),
            ["python3", "my gen.py", "a b", "c"]
        );
        for (text, complaint) in [("sh 'a", "open quote"), (" ", "has no name")] {
            let error = Helper::new(&workspace, "generator", text).unwrap_err();
            assert!(format!("{error:#}").contains(complaint), "{error:#}");
        }
    }
}
