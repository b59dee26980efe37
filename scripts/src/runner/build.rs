//! Builds executables from sources.

use std::collections::{BTreeMap, BTreeSet};
use std::env::consts::DLL_EXTENSION;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, ensure};
use fs_err::File;
use serde_json::Value;
use toml::Value as Toml;

use super::package;
use super::program::run_program;
use crate::eprintln;
use crate::system::files::temporary::{PROGRAM, Temporary};
use crate::system::files::{State, is_newer, states};
use crate::system::{HELPER_LIMITS, Limits, executable as executable_path, grant_stack};
use crate::system::{interrupt, toolchain};
use crate::workspace::Workspace;
use crate::workspace::modules;
use crate::workspace::problem::DEFAULT_STACK_LIMIT;

/// Builds these problems, optimised as a judge does.
///
/// The compiler's messages go to standard error. A problem that does not compile is missing from
/// the result.
///
/// # Errors
/// If cargo cannot be run.
pub fn problems(workspace: &Workspace, bins: &[String]) -> Result<BTreeMap<String, PathBuf>> {
    let package = edition_of_problems(workspace)?;
    let is_older = |bin: &&String| older_edition(workspace, bin, &package).is_some();
    let by_rustc = bins
        .iter()
        .filter(|bin| workspace.lender().is_some() || is_older(bin));
    let mut built = problems_by_rustc(workspace, &by_rustc.collect::<Vec<_>>(), &package)?;
    let is_left = |bin: &&String| !built.contains_key(*bin) && !is_older(bin);
    let by_cargo: Vec<&String> = bins.iter().filter(is_left).collect();
    // Without names cargo would build all.
    if !by_cargo.is_empty() {
        wait_for_lock(&workspace.target_dir().join("release"));
        let mut command = cargo(workspace, "build");
        command
            .args(["--release", "--keep-going", "--package", "problems"])
            .args(by_cargo.into_iter().flat_map(|bin| ["--bin", bin]));
        built.extend(executables(&mut command)?);
    }
    for bin in bins.iter().filter(|bin| !built.contains_key(*bin)) {
        note_missing_crates(workspace, bin)?;
    }
    Ok(built)
}

fn manifest_of_problems(workspace: &Workspace) -> Result<toml::Table> {
    package::manifest(&workspace.root().join("problems/Cargo.toml"))
}

/// Packages on which problems depend, each with its name in the manifest.
fn dependencies_of_problems(workspace: &Workspace) -> Result<BTreeMap<String, String>> {
    let manifest = manifest_of_problems(workspace)?;
    let dependencies = manifest.get("dependencies").and_then(Toml::as_table);
    let names = dependencies.into_iter().flatten().map(|(name, value)| {
        let package = value.get("package").and_then(Toml::as_str);
        (package.unwrap_or(name).to_string(), name.clone())
    });
    Ok(names.collect())
}

/// Name by which code uses a dependency, as far as the manifest tells.
fn name_in_code(dependency: &str) -> String {
    match dependency {
        "ac-library-rs" => "ac_library".to_string(),
        name => name.replace('-', "_"),
    }
}

/// Says where to add the crates of judges that a problem names without a dependency on them.
fn note_missing_crates(workspace: &Workspace, bin: &str) -> Result<()> {
    let dependencies = dependencies_of_problems(workspace)?;
    let source = fs_err::read_to_string(workspace.bin_path(bin))?;
    let judges = workspace.config().judge.values();
    let crates: BTreeMap<_, _> = judges.flat_map(|judge| &judge.crates).collect();
    for (name, version) in crates {
        let library = name_in_code(name);
        if !dependencies.contains_key(name) && !modules::used(&library, &source).is_empty() {
            eprintln!(
                "note: `{library}` is not among the dependencies; add `{name} = \"={version}\"` to \
                 [dependencies] in problems/Cargo.toml"
            );
        }
    }
    Ok(())
}

/// Edition of the package `problems`.
fn edition_of_problems(workspace: &Workspace) -> Result<String> {
    let manifest = manifest_of_problems(workspace)?;
    let package = manifest.get("package");
    let edition = package.and_then(|package| package.get("edition"));
    Ok(edition.and_then(Toml::as_str).unwrap_or("2021").to_string())
}

/// Edition of the problem's judge, if that judge has none as new as the package's. A solution may
/// compile under one and not under the other.
pub fn older_edition(workspace: &Workspace, bin: &str, package: &str) -> Option<String> {
    let problem = workspace.read_problem(bin).ok()?;
    let (_, profile) = workspace.profile_of(&problem)?;
    let mut editions = profile.other_editions.iter().chain([&profile.edition]);
    let is_older = editions.all(|edition| edition.as_str() < package);
    is_older.then(|| profile.edition.clone())
}

/// Compiles problems with plain rustc, each under its edition: cargo has one for the package. Those
/// of the collection get the crates that the user's repository has compiled: compiling them again
/// would take half a minute. A problem that needs others is missing.
fn problems_by_rustc(
    workspace: &Workspace,
    bins: &[&String],
    package: &str,
) -> Result<BTreeMap<String, PathBuf>> {
    let mut built = BTreeMap::new();
    if bins.is_empty() {
        return Ok(built);
    }
    let (home, folder) = match workspace.lender() {
        Some(lender) => (lender, "collection"),
        None => (workspace, "edition"),
    };
    let mut setup = setup_of_problems(home)?;
    let names = dependencies_of_problems(home)?.into_values();
    let mut missing: Vec<String> = names.map(|name| name_in_code(&name)).collect();
    missing.retain(|name| setup.crates.iter().all(|(built, _)| built != name));
    for bin in bins {
        // Cargo has said why. An executable that is there has an earlier state of the crate.
        let source = fs_err::read_to_string(workspace.bin_path(bin))?;
        if missing
            .iter()
            .any(|name| source.contains(&format!("{name}::")))
        {
            continue;
        }
        let older = older_edition(workspace, bin, package);
        setup.edition = older.unwrap_or_else(|| package.to_string());
        let folder = home.scratch_dir(folder).join(&setup.edition);
        let executable = executable_path(folder.join(bin));
        let errors = match workspace.lender() {
            Some(_) => Stdio::null(),
            None => Stdio::inherit(),
        };
        if compile(&workspace.bin_path(bin), &executable, &setup, errors).is_ok() {
            built.insert(bin.to_string(), executable);
        }
    }
    Ok(built)
}

/// Compiles the crates that the problems use, with optimisation.
///
/// # Errors
/// If cargo cannot be run or `problems/Cargo.toml` cannot be read.
pub fn setup_of_problems(workspace: &Workspace) -> Result<Setup> {
    let mut cargo = cargo(workspace, "build");
    cargo.args(["--release", "--package", "problems", "--lib"]);
    let mut setup = Setup {
        edition: edition_of_problems(workspace)?,
        ..Setup::default()
    };
    setup.add_crates(workspace, messages_of(&mut cargo)?)?;
    Ok(setup)
}

/// Edition and crates with which programs are compiled.
#[derive(Debug)]
pub struct Setup {
    pub edition: String,
    /// Compiled crates that the programs may use: name and path.
    pub crates: Vec<(String, PathBuf)>,
    /// The crates and all their dependencies, compiled.
    pub files: Vec<PathBuf>,
}

/// A setup without crates.
impl Default for Setup {
    fn default() -> Self {
        Self {
            edition: "2021".to_string(),
            crates: Vec::new(),
            files: Vec::new(),
        }
    }
}

impl Setup {
    /// Adds the crates that cargo's messages name.
    fn add_crates(&mut self, workspace: &Workspace, messages: Vec<Value>) -> Result<()> {
        let mut names = dependencies_of_problems(workspace)?;
        let own = "problems".to_string(); // the library of the package itself
        names.insert(own.clone(), own);
        for message in messages {
            let (target, files) = (message["target"]["name"].as_str(), &message["filenames"]);
            let package = package_of(&message).unwrap_or_default();
            let name = names.get_key_value(package).and_then(|(package, name)| {
                if name == package { target } else { Some(name) }
            });
            let files = files.as_array().into_iter().flatten();
            let files = files.filter_map(Value::as_str).map(PathBuf::from);
            // With `build.target`, cargo has another folder for procedural macros.
            let is_crate = |file: &PathBuf| {
                let extension = file.extension().unwrap_or_default();
                extension == "rlib" || extension == DLL_EXTENSION
            };
            for file in files.filter(is_crate) {
                self.files.push(file.clone());
                if let Some(name) = name {
                    self.crates.push((name.replace('-', "_"), file));
                }
            }
        }
        Ok(())
    }

    /// Returns a text that changes when a crate is compiled again.
    pub fn version(&self) -> String {
        format!("{:?} {:?}", self.arguments(), states(&self.files))
    }

    pub fn arguments(&self) -> Vec<OsString> {
        let said = |option: &str, path: &Path| {
            let mut argument = OsString::from(option);
            argument.push(path);
            argument
        };
        let edition = OsString::from(format!("--edition={}", self.edition));
        let crates = self.crates.iter();
        let crates = crates.map(|(name, file)| said(&format!("--extern={name}="), file));
        let folders: BTreeSet<&Path> = self.files.iter().filter_map(|it| it.parent()).collect();
        let folders = folders
            .into_iter()
            .map(|folder| said("-Ldependency=", folder));
        crates.chain(folders).chain([edition]).collect()
    }
}

/// Settings of cargo for the tests of problems and for [`checked`]. Both take the same, so that the
/// crates that problems use are compiled once for both.
const CHECKED: [&str; 3] = [
    "profile.dev.overflow-checks=true",
    // The tests may run for a long time, so they are optimised.
    "profile.dev.package.problems.opt-level=1",
    "profile.dev.package.problems.debug=\"line-tables-only\"",
];

/// Builds one problem with overflow checks and line numbers, silently. Returns `None` if it does
/// not compile, or if [`kill_all`](crate::system::kill_all) has ended the compilation.
///
/// # Errors
/// If cargo cannot be run.
pub fn checked(workspace: &Workspace, bin: &str) -> Result<Option<PathBuf>> {
    const LONG: Duration = Duration::from_secs(3600);
    const UNLIMITED: Limits = Limits {
        cpu: LONG,
        wall: LONG,
        address_space: u64::MAX,
        output: u64::MAX,
        ..HELPER_LIMITS
    };
    let home = workspace.lender().unwrap_or(workspace);
    let mut command = cargo(home, "build");
    command.args(["--package", "problems", "--lib"]);
    command.args(CHECKED.iter().flat_map(|setting| ["--config", setting]));
    let built = run_program(&mut command, None, UNLIMITED)?;
    if !built.usage.status.success() {
        return Ok(None);
    }
    let mut setup = Setup::default();
    setup.add_crates(home, messages_in(&built.stdout))?;
    let package = edition_of_problems(workspace)?;
    setup.edition = older_edition(workspace, bin, &package).unwrap_or(package);
    let folder = home.scratch_dir("checked");
    fs_err::create_dir_all(&folder)?;
    let executable = executable_path(folder.join(bin));
    let mut rustc = rustc_command(&workspace.bin_path(bin), &setup);
    rustc.args(["-Coverflow-checks=on", "-Cdebuginfo=line-tables-only", "-o"]);
    rustc.arg(&executable);
    let compiled = run_program(&mut rustc, None, UNLIMITED)?;
    Ok(compiled.usage.status.success().then_some(executable))
}

/// Builds the tests of one problem. Returns `None` if they do not compile.
///
/// # Errors
/// If cargo cannot be run.
pub fn tests(workspace: &Workspace, bin: &str) -> Result<Option<PathBuf>> {
    wait_for_lock(&workspace.target_dir().join("debug"));
    let mut command = cargo(workspace, "test");
    command.args(["--no-run", "--package", "problems", "--bin", bin]);
    command.args(CHECKED.iter().flat_map(|setting| ["--config", setting]));
    Ok(executables(&mut command)?.remove(bin))
}

/// Runs a cargo subcommand on a package of its own; it is built in the workspace's target folder.
///
/// # Errors
/// If cargo cannot be run.
pub fn package(
    workspace: &Workspace,
    folder: &Path,
    subcommand: &[&str],
) -> Result<BTreeMap<String, PathBuf>> {
    wait_for_lock(&workspace.target_dir().join("debug"));
    let [subcommand, arguments @ ..] = subcommand else {
        return Ok(BTreeMap::new());
    };
    let mut command = cargo(workspace, subcommand);
    command
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", workspace.target_dir())
        .args(arguments);
    executables(&mut command)
}

/// Starts a quiet cargo command that prints a message for each artifact.
fn cargo(workspace: &Workspace, subcommand: &str) -> Command {
    let library = workspace.root().join("library");
    let sources = [workspace.bin_dir(), workspace.snippets_dir(), library];
    renew_times(&workspace.scratch_dir("sources.json"), &sources);
    let mut command = Command::new(toolchain::cargo());
    command.current_dir(workspace.root()).arg(subcommand);
    command.args(["--quiet", "--message-format=json-render-diagnostics"]);
    command
}

/// Gives a source the present time if it has changed since the last command and has an older time,
/// as it does when it was moved, unpacked or synchronised: cargo and rustc go by the time. `list`
/// has the sources of earlier commands. What can't be read or written is left alone.
fn renew_times(list: &Path, folders: &[PathBuf]) {
    let last = list.metadata().and_then(|it| it.modified()).ok();
    let known = fs_err::read(list).unwrap_or_default();
    let mut known: BTreeMap<PathBuf, State> = serde_json::from_slice(&known).unwrap_or_default();
    for (path, state) in states(folders) {
        let is_other = known.get(&path).is_some_and(|before| *before != state);
        known.insert(path.clone(), state);
        if is_other && last.is_some_and(|last| state.0 <= last) {
            let file = std::fs::File::options().write(true).open(&path);
            let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
            // The system may have rounded the time.
            known.extend(states(&[path]));
        }
    }
    let _ = list.parent().map(fs_err::create_dir_all);
    let _ = fs_err::write(list, serde_json::to_vec(&known).unwrap_or_default());
}

/// Runs cargo and returns the executables, keyed by the names of their targets.
fn executables(command: &mut Command) -> Result<BTreeMap<String, PathBuf>> {
    let messages = messages_of(command)?;
    let executables = messages.iter().filter_map(|message| {
        let name = message["target"]["name"].as_str()?;
        Some((name.to_string(), message["executable"].as_str()?.into()))
    });
    Ok(executables.collect())
}

/// Runs cargo and reads its message for each artifact.
fn messages_of(command: &mut Command) -> Result<Vec<Value>> {
    let ran = command.stderr(Stdio::inherit()).output();
    interrupt::end_if_come();
    let stdout = ran.context("cannot run cargo")?.stdout;
    Ok(messages_in(&String::from_utf8_lossy(&stdout)))
}

/// Returns the name of the package that a message of cargo is about. An identifier ends with
/// `#name@version`, or with `name#version` if the folder has the package's name.
fn package_of(message: &Value) -> Option<&str> {
    let (path, version) = message["package_id"].as_str()?.rsplit_once('#')?;
    let name = version.split_once('@').map(|(name, _)| name);
    name.or_else(|| path.rsplit('/').next())
}

/// Reads cargo's messages. Lines that are not JSON come from programs run by the build.
fn messages_in(stdout: &str) -> Vec<Value> {
    let lines = stdout.lines();
    lines
        .filter_map(|it| serde_json::from_str(it).ok())
        .collect()
}

/// Compiles one self-contained file with bare `rustc`, unless `executable` is newer.
///
/// # Errors
/// If it does not compile.
pub fn single_file(source: &Path, executable: &Path) -> Result<()> {
    compile(source, executable, &Setup::default(), Stdio::inherit())
}

/// Returns the setup of a helper's file, which may use the crates that the problems use.
///
/// # Errors
/// If the file cannot be read, or the crates do not compile.
pub fn setup_of_helper(workspace: &Workspace, source: &Path) -> Result<Setup> {
    let names = dependencies_of_problems(workspace).unwrap_or_default();
    let text = fs_err::read_to_string(source)?;
    let mut names = names.values().map(|name| name_in_code(name));
    if names.any(|name| !modules::used(&name, &text).is_empty()) {
        return setup_of_problems(workspace);
    }
    Ok(Setup::default())
}

fn compile(source: &Path, executable: &Path, setup: &Setup, errors: Stdio) -> Result<()> {
    let mut inputs = setup.crates.iter().map(|(_, file)| file.as_path());
    if is_newer(executable, source) && inputs.all(|input| is_newer(executable, input)) {
        return Ok(());
    }
    let folder = executable
        .parent()
        .context("an executable lies in a folder")?;
    fs_err::create_dir_all(folder)?;
    // Two runs at once must never see half a file, so it is compiled elsewhere and renamed.
    let fresh = Temporary::executable_in(folder)?;
    rustc(source, fresh.as_ref(), setup, errors)?;
    fresh
        .put_in_place(executable)
        .context("cannot put the executable in place")?;
    Ok(())
}

/// Compiles one file with `rustc` to a [temporary executable](Temporary::executable_in), and writes
/// a rule beside it with the files that went in.
///
/// # Errors
/// If it does not compile.
pub fn rustc(source: &Path, executable: &Path, setup: &Setup, errors: Stdio) -> Result<()> {
    let folder = executable.parent().context("an executable has a folder")?;
    let mut command = rustc_command(source, setup);
    // The path of a rule may not be named here if it has a comma.
    command.args(["-O", "--emit=link,dep-info", "--out-dir"]);
    let status = command.arg(folder).stderr(errors).status();
    let is_compiled = status.context("cannot run rustc")?.success();
    ensure!(is_compiled, "{} does not compile", source.display());
    Ok(grant_stack(executable, DEFAULT_STACK_LIMIT)?)
}

fn rustc_command(source: &Path, setup: &Setup) -> Command {
    let mut command = Command::new(toolchain::rustc());
    command.args(["--crate-name", PROGRAM]).arg(source);
    command.args(setup.arguments());
    command
}

/// A wait that takes longer is explained.
const UNSAID: Duration = Duration::from_secs(1);

/// Waits while another cargo builds in this folder. Explains the wait after a second: with
/// `--quiet`, cargo waits for its lock without a word.
fn wait_for_lock(folder: &Path) {
    const PAUSE: Duration = Duration::from_millis(50);
    let started = Instant::now();
    let mut is_said = false;
    while is_locked(folder) {
        if !is_said && started.elapsed() >= UNSAID {
            is_said = true;
            let shown = folder.display();
            eprintln!("waiting for another cargo, which builds in {shown}; Ctrl-C stops waiting");
        }
        thread::sleep(PAUSE);
    }
}

/// Returns whether the folder is locked. If that is unknown, cargo itself waits.
fn is_locked(folder: &Path) -> bool {
    let lock = File::open(folder.join(".cargo-lock"));
    let tried = lock.map(|lock| lock.file().try_lock());
    matches!(tried, Ok(Err(std::fs::TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        /// Each step saves a version of a file, or moves an older version there, which is as long
        /// as others; the file may be away for a command before. Only what changes and has an older
        /// time gets another.
        #[test]
        fn a_source_that_changes_is_newer_than_what_was_built(
            steps in prop::collection::vec((0..2_u64, 1..3_u64, any::<[bool; 2]>()), 1..8),
        ) {
            let folder = tempfile::tempdir().unwrap();
            let [sources, list] = ["inner/deep", "x/list"].map(|it| folder.path().join(it));
            let path = |file: u64| sources.join(format!("{file}.rs"));
            let modified = |path: &Path| path.metadata().unwrap().modified().unwrap();
            fs_err::create_dir_all(&sources).unwrap();
            for file in 0..2 {
                fs_err::write(path(file), "0").unwrap();
            }
            let renew = || renew_times(&list, &[folder.path().join("inner")]);
            renew();
            for (file, version, [is_moved, is_away]) in steps {
                let other = modified(&path(1 - file));
                let before = (modified(&path(file)), fs_err::read(path(file)).unwrap());
                if is_away {
                    fs_err::remove_file(path(file)).unwrap();
                    renew();
                }
                let (built, fresh) = (modified(&list), folder.path().join("fresh"));
                fs_err::write(&fresh, version.to_string()).unwrap();
                if is_moved {
                    let old = SystemTime::UNIX_EPOCH + Duration::from_secs(version);
                    std::fs::File::options().write(true).open(&fresh).unwrap()
                        .set_modified(old).unwrap();
                }
                fs_err::rename(&fresh, path(file)).unwrap();
                renew();
                let now = (modified(&path(file)), fs_err::read(path(file)).unwrap());
                prop_assert!(now.1 == before.1 || now.0 >= built);
                prop_assert_eq!(other, modified(&path(1 - file)));
                renew();
                prop_assert_eq!(now.0, modified(&path(file)));
            }
        }
    }

    #[test]
    fn a_folder_is_waited_for_until_it_is_unlocked() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!is_locked(folder.path()));
        let lock = std::fs::File::create(folder.path().join(".cargo-lock")).unwrap();
        lock.lock().unwrap();
        assert!(is_locked(folder.path()));
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            drop(lock);
        });
        wait_for_lock(folder.path());
        assert!(!is_locked(folder.path()));
    }
}
