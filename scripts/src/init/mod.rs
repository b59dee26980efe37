//! `cargo x init`: creates a separate contest repository, linked to this collection.

mod files;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use fs_err as fs;

use crate::atomic;
use crate::output;
use crate::workspace::{LINK, Workspace, without_dots};
use files::File;

/// Make a contest repository of your own: your problems, your modules, this collection's drills
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A new folder; one that `cargo x init` made gets what is missing, and nothing is overwritten
    dir: PathBuf,

    /// Hide the problems of the collection in `list` and `drill`: only its modules and tools
    #[arg(long)]
    clean: bool,
}

/// Writes the missing files, and corrects the link to the collection.
///
/// # Errors
/// If the folder belongs to something else, or a file cannot be written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let collection = workspace.collection_or_self();
    let root = std::path::absolute(&args.dir).context("there is no current folder")?;
    let root = without_dots(&root);
    check_place(&root, collection)?;
    let written = write(collection, &root, args.clean)?;
    if cfg!(windows) && is_too_deep(&root) {
        eprintln!(
            "note: Windows ends paths at 260 characters, so cargo may fail to start what it builds \
             in this folder; choose one with a shorter path"
        );
    }
    let lines = written.iter().map(|path| format!("{}\n", path.display()));
    output::print(&lines.collect::<String>())?;
    let shown = args.dir.display();
    if written.is_empty() {
        eprintln!("{shown}: nothing was missing; your files stay as they are");
    } else {
        eprintln!("next: `cd {shown}`, `cargo x test`, `cargo x listen`; README.md has the rest");
    }
    Ok(true)
}

/// Checks that new problems of the user's may be written into this workspace.
///
/// # Errors
/// If it is a clone of the collection, where git would take them for the collection's.
pub fn check_home_of_new_problems(workspace: &Workspace) -> Result<()> {
    ensure!(
        !workspace.is_clone(),
        "this is the collection, which keeps no problems of yours; make a repository of your own \
         by `cargo x init ../contests` and work there (`cargo x new --contribute` adds a problem \
         to the collection)"
    );
    Ok(())
}

/// Writes the files that are missing; returns their paths.
fn write(collection: &Workspace, root: &Path, clean: bool) -> Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for File { path, text } in files::files(collection, !clean)? {
        let full = root.join(&path);
        if !full.exists() {
            atomic::create(&full, &text)?;
            written.push(path);
        } else if path == Path::new(LINK) && fs::read_to_string(&full)? != text {
            atomic::replace(&full, &text)?;
            eprintln!("{}: corrected", full.display());
        }
    }
    // Use the same versions as the collection, as far as both use a crate.
    let lock = collection.root().join("Cargo.lock");
    if lock.is_file() && !root.join("Cargo.lock").exists() {
        atomic::create(&root.join("Cargo.lock"), fs::read(&lock)?)?;
    }
    init_git(root);
    Ok(written)
}

/// Checks that a repository can be made at this root.
///
/// # Errors
/// If the folder is another kind of workspace, or would become part of the collection.
fn check_place(root: &Path, collection: &Workspace) -> Result<()> {
    let shown = root.display();
    ensure!(
        !root.exists() || root.is_dir(),
        "{shown} is a file; name a folder"
    );
    let is_ours = root.join(LINK).is_file();
    if root.join("Cargo.toml").exists() && !is_ours {
        bail!("{shown} has a Cargo.toml that `cargo x init` did not write; name a new folder");
    }
    let folder = collection.root();
    ensure!(
        !root.starts_with(folder) || is_ours || is_ignored(root, folder),
        "{shown} lies in the collection, whose git would take your files for its own; name a \
         folder outside, such as `../contests`"
    );
    Ok(())
}

/// Whether the paths of programs that cargo builds in this repository may have 260 characters.
fn is_too_deep(root: &Path) -> bool {
    const LONGEST_BELOW: usize = 110; // `target\release\build\…\build-script-build` has 80
    root.as_os_str().len() + LONGEST_BELOW >= 260
}

fn is_ignored(root: &Path, collection: &Path) -> bool {
    let mut git = Command::new("git");
    git.args(["check-ignore", "--quiet"])
        .arg(root.join("Cargo.toml"));
    let status = git.current_dir(collection).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Creates a git repository, unless the folder is one or git is not installed.
fn init_git(root: &Path) {
    if root.join(".git").exists() {
        return;
    }
    let mut git = Command::new("git");
    git.args(["init", "--quiet"]).current_dir(root);
    if !git.status().is_ok_and(|status| status.success()) {
        eprintln!("no git repository: `git init` failed in {}", root.display());
    }
}
