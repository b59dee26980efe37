//! `cargo x init`: creates a self-contained contest repository, and renews its modules.

pub mod update;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use catalogue::header::without_tests;
use fs_err as fs;

use crate::eprintln;
use crate::system::files::atomic;
use crate::system::files::below::Below;
use crate::system::files::without_dots;
use crate::system::output;
use crate::system::toolchain;
use crate::workspace::Workspace;
use crate::workspace::collection;
use crate::workspace::config::CONFIG;
use crate::workspace::config::Config;

/// Make a contest repository of your own: problems, modules, samples
///
/// Plain cargo builds and tests it on any machine. If you call this again for the same folder, it
/// adds what is missing and overwrites nothing.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A new folder, or one that `init` made
    #[arg(
        required_unless_present = "update",
        default_value = ".",
        hide_default_value = true
    )]
    dir: PathBuf,

    /// Renew the collection's modules in a repository, by default the one you are in
    #[arg(long)]
    update: bool,

    /// Hide the problems of the collection in `list` and `drill`: only its modules and tools
    #[arg(long, conflicts_with = "update")]
    clean: bool,
}

/// Writes the missing files, or renews the modules.
///
/// # Errors
/// If the folder belongs to something else, or a file cannot be written.
pub fn run(args: &Args) -> Result<bool> {
    let collection = &collection()?;
    let root = std::path::absolute(&args.dir).context("there is no current folder")?;
    let root = without_dots(&root);
    if args.update {
        return update::run(collection, &root);
    }
    check_place(&root, collection)?;
    let modules = modules(collection)?; // nothing is written without them
    let mut written = write(&root, files(collection, !args.clean))?;
    written.extend(update::add_modules(modules, &root)?);
    lock(collection, &root)?;
    init_git(&root);
    if cfg!(windows) && is_too_deep(&root) {
        eprintln!(
            "note: Windows ends paths at 260 characters, so cargo may fail to start what it builds \
             in this folder; choose one with a shorter path"
        );
    }
    output::print(&written.concat())?;
    let shown = args.dir.display();
    if written.is_empty() {
        eprintln!("{shown}: nothing was missing; your files stay as they are");
    } else {
        eprintln!("next: `cd {shown}`, `cargo x test`, `cargo x listen`; README.md has the rest");
    }
    Ok(true)
}

/// The clone around the current folder, else the collection that the command brings along.
fn collection() -> Result<Workspace> {
    match Workspace::find() {
        Ok(workspace) if workspace.is_clone() => Ok(workspace),
        _ => Workspace::at(&collection::root()?),
    }
}

/// Checks that new problems of the user's may be written into this workspace.
///
/// # Errors
/// If it is the collection, where git would take them for the collection's.
pub fn check_home_of_new_problems(workspace: &Workspace) -> Result<()> {
    ensure!(
        !workspace.is_clone(),
        "this is the collection, which keeps no problems of yours; make a repository of your own \
         by `cargo x init ../contests` and work there (`new --contribute` adds a problem to the \
         collection)"
    );
    Ok(())
}

/// Writes the files that are missing; returns their paths, a line each.
fn write(root: &Path, files: Vec<File>) -> Result<Vec<String>> {
    let mut written = Vec::new();
    for File { path, text } in files {
        let full = Below::parse(&path)?.in_folder(root)?;
        if !full.exists() {
            atomic::create(&full, &text)?;
            written.push(format!("{path}\n"));
        }
    }
    Ok(written)
}

/// Writes `Cargo.lock` with the collection's versions of the crates that both use.
fn lock(collection: &Workspace, root: &Path) -> Result<()> {
    let (theirs, ours) = (
        collection.root().join("Cargo.lock"),
        root.join("Cargo.lock"),
    );
    if !theirs.is_file() {
        return Ok(());
    }
    let versions = fs::read(&theirs)?;
    match fs::read(&ours) {
        Ok(there) if there != versions => return Ok(()),
        Ok(_) => {}
        Err(_) => atomic::create(&ours, versions)?,
    }
    // Cargo drops what this repository does not use; else the first build would, after a commit.
    let mut cargo = Command::new(toolchain::cargo());
    cargo.args(["metadata", "--format-version=1", "--offline", "--quiet"]);
    cargo.stdout(Stdio::null()).stderr(Stdio::null());
    let _ = cargo.current_dir(root).status(); // without the crates, the first build does it
    Ok(())
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
    if is_made_by_init(root) {
        return Ok(());
    }
    if root.join("Cargo.toml").exists() {
        bail!("{shown} has a Cargo.toml that `init` did not write; name a new folder");
    }
    let folder = collection.root();
    ensure!(
        !root.starts_with(folder) || is_ignored(root, folder),
        "{shown} lies in the collection, whose git would take your files for its own; name a \
         folder outside, such as `../contests`"
    );
    Ok(())
}

fn is_made_by_init(root: &Path) -> bool {
    Config::read(&root.join(CONFIG)).is_ok_and(|config| config.modules.is_some())
}

/// Returns whether the paths of programs that cargo builds in this repository may have 260
/// characters.
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

/// File with its path, relative to the repository's root.
pub struct File {
    pub path: String,
    pub text: String,
}

/// Path and text of each file that is the same in every new repository.
const PLAIN: [(&str, &str); 16] = [
    (".cargo/config.toml", include_str!("template/config.toml")),
    (".gitattributes", include_str!("template/gitattributes.txt")),
    (".gitignore", include_str!("template/gitignore.txt")),
    (".vscode/tasks.json", TASKS),
    ("Cargo.toml", include_str!("template/workspace.toml")),
    ("README.md", include_str!("template/README.md")),
    ("library/Cargo.toml", include_str!("template/library.toml")),
    ("library/src/lib.rs", include_str!("template/library.txt")),
    (
        "library/src/take_up_to.rs",
        include_str!("template/take_up_to.txt"),
    ),
    (
        "problems/Cargo.toml",
        include_str!("template/problems.toml"),
    ),
    ("problems/src/lib.rs", include_str!("template/problems.txt")),
    (
        "problems/src/bin/example_stones.rs",
        include_str!("template/example_stones.txt"),
    ),
    (
        "tests/golden/example_stones/sample-1.in",
        include_str!("template/sample-1.in"),
    ),
    (
        "tests/golden/example_stones/sample-1.out",
        include_str!("template/sample-1.out"),
    ),
    (
        "tests/golden/example_stones/sample-2.in",
        include_str!("template/sample-2.in"),
    ),
    (
        "tests/golden/example_stones/sample-2.out",
        include_str!("template/sample-2.out"),
    ),
];

/// Tasks for VS Code; the README shows the same file.
pub const TASKS: &str = include_str!("template/tasks.json");

/// All files of a repository but the modules. The first one marks the folder as a repository, so
/// that what was begun can be completed. `shows_collection` decides whether `list` and `drill` show
/// the collection's problems.
pub fn files(collection: &Workspace, shows_collection: bool) -> Vec<File> {
    let judges: Vec<String> = collection.config().judge.keys().cloned().collect();
    let settings = include_str!("template/cargo-snippet.toml")
        .replace("{judges}", &wrapped(&judges))
        .replace("{shown}", &shows_collection.to_string());
    let plain = PLAIN.map(|(path, text)| (path, text.to_string()));
    let files = [(CONFIG, settings)].into_iter().chain(plain);
    let file = |(path, text): (&str, String)| File {
        path: path.to_string(),
        text,
    };
    files.map(file).collect()
}

/// Joins names with commas, wrapped into the lines of a TOML comment.
fn wrapped(names: &[String]) -> String {
    let lines: Vec<String> = names.chunks(8).map(|line| line.join(", ")).collect();
    lines.join(",\n# ")
}

/// The crate `snippets` for a repository's folder of modules: the collection's sources without
/// their tests, and a manifest. Paths are relative to that folder.
///
/// # Errors
/// If the collection's sources or their manifest cannot be read.
pub fn modules(collection: &Workspace) -> Result<Vec<File>> {
    let folder = collection.snippets_dir();
    let mut files = vec![File {
        path: "Cargo.toml".to_string(),
        text: manifest(&folder.with_file_name("Cargo.toml"))?,
    }];
    for (path, text) in collection.sources_below(&folder)? {
        let path = collection.root().join(path);
        let path = path.strip_prefix(&folder).unwrap_or(&path);
        files.push(File {
            path: format!("src/{}", path.display()).replace('\\', "/"),
            text: without_tests(&text).to_string() + "\n",
        });
    }
    ensure!(
        files.iter().any(|file| file.path == "src/lib.rs"),
        "{} has no modules, so nothing was written; GRUNDY_COLLECTION can name another collection",
        folder.display()
    );
    Ok(files)
}

/// Manifest of the modules, with edition and dependencies as in the collection's.
fn manifest(theirs: &Path) -> Result<String> {
    let table: toml::Table = fs::read_to_string(theirs)?
        .parse()
        .with_context(|| format!("in {}", theirs.display()))?;
    let edition = table.get("package").and_then(|it| it.get("edition"));
    let edition = edition.and_then(toml::Value::as_str).unwrap_or("2021");
    let dependencies = table.get("dependencies").and_then(toml::Value::as_table);
    let dependencies = dependencies.map(toml::to_string).transpose()?;
    let manifest = include_str!("template/modules.toml")
        .replace("{version}", collection::version())
        .replace("{edition}", edition)
        .replace("{dependencies}\n", &dependencies.unwrap_or_default());
    Ok(manifest)
}
