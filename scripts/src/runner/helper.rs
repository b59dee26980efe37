//! Programs in any language that judge or help: checkers, interactors, generators, brute forces.
//!
//! A source file's extension says whether to compile or interpret it.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf, absolute};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};

use super::java;
use super::kept::{inputs_of_rule, kept};
use super::package::utf8;
use super::program::FinishedRun;
use super::{Limits, build};
use crate::system::{PYTHON, executable, is_executable};
use crate::workspace::Workspace;

/// A helper that is ready to run.
#[derive(Debug)]
pub struct Helper {
    /// The user's text, for messages.
    pub text: String,
    /// Program and arguments that run it.
    pub words: Vec<String>,
}

/// How a source file is made runnable.
enum Rule {
    /// Runs the file with the first of these programs that is installed.
    Interpret(&'static [&'static str]),
    Rustc,
    Native(&'static Native),
    Java,
}

/// A language whose compilers take the arguments of `cc`.
struct Native {
    /// Variable that names the compiler, and the variable with more arguments. Both are words as a
    /// shell splits them.
    variables: [&'static str; 2],
    /// Compilers in the order in which they are looked for.
    compilers: &'static [&'static str],
    /// Standards in the order in which they are tried.
    standards: &'static [&'static str],
    libraries: &'static [&'static str],
}

const CXX: Native = Native {
    variables: ["CXX", "CXXFLAGS"],
    compilers: &["g++", "clang++", "c++"],
    standards: &["-std=gnu++20", "-std=gnu++17"],
    libraries: &[],
};

const C: Native = Native {
    variables: ["CC", "CFLAGS"],
    compilers: &["gcc", "clang", "cc"],
    standards: &[],
    libraries: &["-lm"],
};

/// The rule for each file extension.
const RULES: [(&str, Rule); 8] = [
    ("c", Rule::Native(&C)),
    ("cc", Rule::Native(&CXX)),
    ("cpp", Rule::Native(&CXX)),
    ("cxx", Rule::Native(&CXX)),
    ("java", Rule::Java),
    ("py", Rule::Interpret(PYTHON)),
    ("rs", Rule::Rustc),
    ("sh", Rule::Interpret(&["sh"])),
];

/// The extensions, for messages.
const EXTENSIONS: &str = ".c, .cpp, .java, .py, .rs or .sh";

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
        let path = Path::new(first);
        let ready = ready(workspace, path).with_context(|| format!("the {what} `{text}`"))?;
        let mut ready = match ready {
            Some(ready) => ready,
            // A file that is there is meant, not a program of this name in the PATH.
            None if path.is_file() => {
                ensure!(
                    is_executable(path),
                    "the {what} `{text}` is no program; name it {EXTENSIONS}, or make it executable"
                );
                vec![utf8(&absolute(path)?)?.to_string()]
            }
            None => vec![first.clone()],
        };
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
        let unknown = || format!("{}: name it {EXTENSIONS}", source.display());
        Ok(Self {
            text: workspace.shown(source),
            words: words.with_context(unknown)?,
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
    let folder = workspace.scratch_dir("helpers");
    Ok(Some(match rule {
        Rule::Interpret(programs) => {
            let program = first_installed(programs).unwrap_or(programs[0]);
            vec![program.to_string(), utf8(path)?.to_string()]
        }
        Rule::Rustc => {
            let setup = build::setup_of_helper(workspace, path)?;
            let program = kept(&folder, path, &setup.version(), |to| {
                build::rustc(path, to, &setup, Stdio::inherit())?;
                inputs_in(to)
            })?;
            vec![utf8(&program)?.to_string()]
        }
        Rule::Native(native) => {
            let words = native.words()?;
            let program = kept(&folder, path, &words.join("\0"), |to| {
                native.compile(words.clone(), path, to)
            })?;
            vec![utf8(&program)?.to_string()]
        }
        Rule::Java => match first_installed(&["javac"]) {
            Some(_) => {
                let classes = kept(&folder, path, "javac", |to| java::compile(path, to))?;
                let main = java::main_class(&classes)
                    .with_context(|| format!("{}: no class has a `main`", path.display()))?;
                ["java", PLAIN, "-cp", utf8(&classes)?, &main]
                    .map(str::to_string)
                    .into()
            }
            None => ["java", PLAIN, utf8(path)?].map(str::to_string).into(),
        },
    }))
}

/// Argument against a file in the temporary folder that is named after the process: in namespaces
/// of their own many processes have the same number, and Java prints that it is locked.
const PLAIN: &str = "-XX:-UsePerfData";

impl Native {
    /// Returns the compiler and the arguments that the user wants.
    fn words(&self) -> Result<Vec<String>> {
        let mut words = Vec::new();
        for variable in self.variables {
            let text = env::var(variable).unwrap_or_default();
            let more = split(&text)
                .with_context(|| format!("{variable} has an open quote; close it: {text}"))?;
            if words.is_empty() && more.is_empty() {
                let found = first_installed(self.compilers).with_context(|| {
                    let known = self.compilers.join(", ");
                    format!("no compiler here; install one of {known}, or name yours in {variable}")
                })?;
                words.push(found.to_string());
            }
            words.extend(more);
        }
        Ok(words)
    }

    /// Compiles a file, and returns the files that went in.
    fn compile(&self, words: Vec<String>, source: &Path, to: &Path) -> Result<Vec<PathBuf>> {
        let has_standard = words.iter().any(|word| word.starts_with("-std="));
        let known = self.standards.iter().find(|it| knows(&words, it));
        let standard = known.or(self.standards.last()).filter(|_| !has_standard);
        let mut command = Command::new(&words[0]);
        command.arg("-O2").args(standard).args(&words[1..]);
        command.args(["-MMD", "-MF"]).arg(rule_beside(to));
        command.envs(to.parent().map(|folder| ("TMPDIR", folder)));
        command.arg("-o").args([to, source]).args(self.libraries);
        let status = command
            .status()
            .with_context(|| format!("cannot start `{}`", words[0]))?;
        let remedy = if lacks_testlib(source) { TESTLIB } else { "" };
        ensure!(
            status.success(),
            "{} does not compile{remedy}",
            source.display()
        );
        inputs_in(to)
    }
}

/// Returns whether a compiler accepts an argument, by letting it check an empty file.
fn knows(words: &[String], argument: &str) -> bool {
    let mut command = Command::new(&words[0]);
    command
        .args(&words[1..])
        .args([argument, "-fsyntax-only", "-x", "c++", "-"]);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Path of the rule that a compiler writes beside an executable.
fn rule_beside(executable: &Path) -> PathBuf {
    executable.with_extension("d")
}

/// Reads the rule that a compiler has written beside an executable.
fn inputs_in(executable: &Path) -> Result<Vec<PathBuf>> {
    Ok(inputs_of_rule(&fs_err::read_to_string(rule_beside(
        executable,
    ))?))
}

/// Returns the first of these programs that is in a folder of the `PATH`.
fn first_installed<'a>(programs: &[&'a str]) -> Option<&'a str> {
    first_in(programs, &env::var_os("PATH").unwrap_or_default())
}

fn first_in<'a>(programs: &[&'a str], folders: &OsStr) -> Option<&'a str> {
    let is_installed = |program: &&&str| {
        let mut folders = env::split_paths(folders);
        folders.any(|folder| executable(folder.join(program)).is_file())
    };
    programs.iter().find(is_installed).copied()
}

const TESTLIB: &str = "; put testlib.h beside it, from https://github.com/MikeMirzayanov/testlib";

/// Returns whether a source uses testlib, which is not beside it.
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
        let found = || first_in(&["py", "python"], &folders);
        assert_eq!(found(), None);
        for name in ["python", "py"] {
            std::fs::write(executable(folder.path().join(name)), "").unwrap();
            assert_eq!(found(), Some(name));
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
