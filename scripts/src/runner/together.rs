//! Compiles many single-file programs as modules of a few, and runs many jobs at once.
//!
//! Starting rustc, linking, and compiling the standard library's generic code again take longer
//! than most of these programs themselves. Twenty of them compiled together take two fifths of the
//! time.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;

use crate::system::files::is_newer;
use crate::system::files::temporary::Temporary;
use crate::system::toolchain;
use crate::system::{copy_folder, executable, grant_stack};

/// Source of a single-file program, and the path for its executable.
#[derive(Debug)]
pub struct SingleFile {
    pub source: PathBuf,
    pub executable: PathBuf,
    /// Stack in bytes. On Windows the executable states it, so programs in one file share it.
    pub stack: u64,
}

/// Edition and crates with which programs are compiled.
#[derive(Debug)]
pub struct Setup {
    pub edition: String,
    /// Compiled crates that the programs may use: name and path.
    pub crates: Vec<(String, PathBuf)>,
    /// Folders of the dependencies of these crates.
    pub folders: BTreeSet<PathBuf>,
    /// The crates and all their dependencies, compiled.
    pub files: Vec<PathBuf>,
}

/// A setup without crates.
impl Default for Setup {
    fn default() -> Self {
        Self {
            edition: "2021".to_string(),
            crates: Vec::new(),
            folders: BTreeSet::new(),
            files: Vec::new(),
        }
    }
}

/// Programs per compilation: enough to share common code, few enough that all cores are busy.
const PROGRAMS_PER_COMPILATION: usize = 32;

/// Name of each module's public entry function, because `main` is private.
const START: &str = "start_this_module";

/// Compiles the programs whose executables are out of date, like
/// [`build::single_file`](super::build::single_file), but several at once. Programs that do not
/// compile together are left to that function, which prints the errors.
pub fn compile_ahead(programs: &[SingleFile], setup: &Setup) {
    let stale = programs
        .iter()
        .filter(|program| !is_newer(&program.executable, &program.source));
    let mut stale: Vec<&SingleFile> = stale.collect();
    stale.sort_by_key(|program| program.stack);
    let groups: Vec<&[&SingleFile]> = stale
        .chunk_by(|a, b| a.stack == b.stack)
        .flat_map(|same| same.chunks(PROGRAMS_PER_COMPILATION))
        .filter(|group| group.len() > 1)
        .collect();
    in_parallel(&groups, |group| compile(group, setup), |_, _compiled| {});
}

/// Compiles one executable for the whole group. It runs the module that its file name selects.
fn compile(group: &[&SingleFile], setup: &Setup) -> Result<()> {
    for program in group {
        fs::create_dir_all(parent(&program.executable)?)?;
    }
    let folder = Temporary::folder_in(parent(&group[0].executable)?)?;
    let path = |name: &str| folder.as_ref().join(name);
    let all = executable(path("all"));
    fs::create_dir(path("src"))?;
    let mut names = Vec::new();
    for program in group {
        copy_as_module(&program.source, &path("src"))?;
        names.push((file_name(&program.executable)?, file_name(&program.source)?));
    }
    fs::write(path("src/main.rs"), dispatch(&names))?;
    // Messages must name the original files, not the copies.
    let original = parent(&group[0].source)?.as_os_str();
    let mut remapped = path("src").into_os_string();
    remapped.push("=");
    remapped.push(original);
    let compiled = Command::new(toolchain::rustc())
        .args(["-C", "opt-level=3", "-C", "codegen-units=1"])
        .args(["--crate-name", "solution", "--cap-lints", "allow", "-o"])
        .args([&all, &path("src/main.rs")])
        .arg("--remap-path-prefix")
        .arg(remapped)
        .args(setup.arguments())
        .output()
        .context("cannot run rustc")?;
    ensure!(compiled.status.success(), "they do not compile together");
    grant_stack(&all, group[0].stack)?;
    for program in group {
        // The same file under each program's name, put in place atomically.
        let link = path("link");
        fs::hard_link(&all, &link).or_else(|_| fs::copy(&all, &link).map(|_| ()))?;
        fs::rename(&link, &program.executable)?;
    }
    Ok(())
}

impl Setup {
    /// Returns a text that changes when a crate is compiled again.
    pub fn version(&self) -> String {
        let files = self.files.iter().map(|file| {
            let written = file
                .metadata()
                .and_then(|it| Ok((it.len(), it.modified()?)));
            (file, written.ok())
        });
        format!("{:?} {:?}", self.arguments(), files.collect::<Vec<_>>())
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
        let folders = self.folders.iter();
        let folders = folders.map(|folder| said("-Ldependency=", folder));
        crates.chain(folders).chain([edition]).collect()
    }
}

/// Copies a program, with a public entry function, and the folders that it names.
fn copy_as_module(source: &Path, folder: &Path) -> Result<()> {
    let start = format!(
        "\npub fn {START}() -> std::process::ExitCode {{\n    \
         std::process::Termination::report(main())\n}}\n"
    );
    let text = fs::read_to_string(source)?;
    for entry in fs::read_dir(parent(source)?)? {
        let entry = entry?;
        let beside = folder.join(entry.file_name());
        let is_named = text.contains(&*entry.file_name().to_string_lossy());
        let is_source = is_named && !folder.starts_with(entry.path());
        if is_source && entry.path().is_dir() && !beside.exists() {
            copy_folder(&entry.path(), &beside)?;
        }
    }
    fs::write(folder.join(file_name(source)?), text + &start)?;
    Ok(())
}

/// Writes a program of these modules; its executable's name selects the module to start.
fn dispatch(names: &[(&str, &str)]) -> String {
    let (mut modules, mut arms) = (String::new(), String::new());
    for (i, (executable, source)) in names.iter().enumerate() {
        let _ = writeln!(modules, "#[path = {source:?}]\nmod module_{i};");
        let _ = writeln!(arms, "{executable:?} => module_{i}::{START}(),");
    }
    format!(
        "{modules}
        fn main() -> std::process::ExitCode {{
            let path = std::env::args_os().next().unwrap();
            let name = std::path::Path::new(&path).file_name();
            match name.and_then(std::ffi::OsStr::to_str).unwrap() {{
                {arms}
                name => unreachable!(\"no module is called {{name}}\"),
            }}
        }}"
    )
}

fn parent(path: &Path) -> Result<&Path> {
    let parent = path.parent();
    parent.with_context(|| format!("{} lies in no folder", path.display()))
}

fn file_name(path: &Path) -> Result<&str> {
    let name = path.file_name().and_then(OsStr::to_str);
    name.with_context(|| format!("{}: the name is not UTF-8", path.display()))
}

/// Applies `work` to every item, on all cores, and `show` to the results in the items' order. Each
/// result is shown as soon as all results before it are.
pub fn in_parallel<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&T) -> R + Sync,
    mut show: impl FnMut(&'a T, R),
) {
    let next = AtomicUsize::new(0);
    let (send, receive) = channel();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers.min(items.len()) {
            let send = send.clone();
            let (next, work) = (&next, &work);
            let work = move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(i) else { return };
                    let _ = send.send((i, work(item))); // fails only if `show` panicked
                }
            };
            // As the main one, for bundles.
            let thread = thread::Builder::new().stack_size(64 << 20);
            let spawned = thread.spawn_scoped(scope, work);
            spawned.expect("the system has a thread for each processor");
        }
        drop(send);
        let mut waiting: Vec<Option<R>> = items.iter().map(|_| None).collect();
        let mut shown = 0;
        for (i, result) in receive {
            waiting[i] = Some(result);
            while let Some(result) = waiting.get_mut(shown).and_then(Option::take) {
                show(&items[shown], result);
                shown += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).rev().collect();
        let mut shown = Vec::new();
        in_parallel(&items, |&i| i * i, |_, square| shown.push(square));
        assert_eq!(shown, items.iter().map(|i| i * i).collect::<Vec<_>>());
    }
}
