//! Compiles many single-file programs as modules of a few.
//!
//! Starting rustc, linking, and compiling the standard library's generic code again take longer
//! than most of these programs themselves. Twenty of them compiled together take two fifths of the
//! time.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use fs_err as fs;
use scripts::runner::{Setup, in_parallel};
use scripts::system::files::is_newer;
use scripts::system::files::temporary::Temporary;
use scripts::system::{executable, grant_stack, toolchain};

/// Source of a single-file program, and the path for its executable.
#[derive(Debug)]
pub struct SingleFile {
    pub source: PathBuf,
    pub executable: PathBuf,
    /// Stack in bytes. On Windows the executable states it, so programs in one file share it.
    pub stack: u64,
}

/// Programs per compilation: enough to share common code, few enough that all cores are busy.
const PROGRAMS_PER_COMPILATION: usize = 32;

/// Name of each module's public entry function, because `main` is private.
const START: &str = "start_this_module";

/// Compiles the programs whose executables are out of date, like
/// [`build::single_file`](scripts::runner::build::single_file), but several at once. Programs that do not
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

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let copy = to.join(file_name(&path)?);
        if path.is_dir() {
            copy_folder(&path, &copy)?;
        } else {
            fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}
