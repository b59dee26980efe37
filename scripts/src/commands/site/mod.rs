//! `cargo x site`: modules and problems as web pages.
//!
//! The package `site` writes the pages. It is built when it is first needed, so that other commands
//! needn't wait for it. This module has the command's arguments, runs that program, and holds what
//! needs the workspace:
//!
//! - `collect`: the problems and the course. `library`: the modules.
//! - `bundles`: bundles, and what refutes wrong solutions. `cache`: keeps these slow results.
//! - `publish`: replaces the folder of pages whole or not at all.
//! - `serve`: serves the pages as a web server would.

mod bundles;
mod cache;
mod collect;
mod library;
mod publish;
mod serve;

use std::ffi::OsStr;
use std::io::{IsTerminal as _, stderr};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context as _, Result, ensure};

use crate::system::files::atomic;

use crate::eprintln;
use crate::system::executable;
use crate::system::output;
use crate::system::toolchain;
use crate::workspace::Workspace;
use collect::Collected;
use publish::Destination;

/// Write the modules, the problems and the explorer as web pages
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Write into DIR instead of target/site; DIR is replaced whole
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Open the pages in the browser
    #[arg(long)]
    open: bool,

    /// Serve the pages on this machine until Ctrl-C
    #[arg(long)]
    serve: bool,

    /// Leave out the explorer, play and the search, which need Rust's target for WebAssembly
    #[arg(long)]
    no_explorer: bool,

    /// Write links that search engines need, for pages published at URL
    #[arg(long, value_name = "URL", value_parser = address)]
    address: Option<String>,

    /// Link each page to its file in the repository at URL
    #[arg(long, value_name = "URL", value_parser = address)]
    repository: Option<String>,

    /// Leave out the bundles and what refutes wrong solutions, which take minutes the first time
    #[arg(long)]
    no_bundles: bool,

    /// Write no pages; list translations that are missing or older than their source
    #[arg(long)]
    translations: bool,
}

/// Writes the pages. Returns false if a bundle or a refutation is missing.
///
/// # Errors
/// If the folder has files that this command didn't make, a problem or a module can't be read, or a
/// page can't be written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let out = args.out.clone();
    let destination = Destination::new(out.unwrap_or_else(|| workspace.target_dir().join("site")))?;
    // The program that writes the pages belongs to the collection.
    let collection = workspace.collection_or_self();
    ensure!(
        collection.root().join("crates/site/Cargo.toml").is_file(),
        "an installed command doesn't carry the programs that write the pages: clone the \
         repository that you installed it from, set GRUNDY_COLLECTION to the whole path of the \
         clone, and run `cargo x site` again"
    );
    let Some(program) = Program::build(collection)? else {
        return Ok(false);
    };
    if !args.no_explorer && !args.translations {
        program.check_explorer()?;
    }
    let mut collected = collect::collected(workspace, args.no_bundles || args.translations)?;
    collected.material.address = args.address.as_ref().map(|url| format!("{url}/"));
    collected.material.repository.clone_from(&args.repository);
    atomic::replace(&program.material, serde_json::to_vec(&collected.material)?)?;
    if args.translations {
        return program.run("translations", &[]);
    }
    let fresh = destination.fresh()?;
    let option = args.no_explorer.then_some("--no-explorer".as_ref());
    let arguments: Vec<&OsStr> = [fresh.as_ref().as_os_str()]
        .into_iter()
        .chain(option)
        .collect();
    if !program.run("write", &arguments)? {
        return Ok(false);
    }
    let folder = destination.replace(fresh)?;
    output::print(&format!("{}\n", workspace.shown(&folder)))?;
    let served = args.serve.then(|| serve::start(&folder)).transpose()?;
    if args.open {
        let file = std::path::absolute(folder.join("index.html"))?;
        let file = file.display().to_string();
        let opened = output::open(served.as_ref().unwrap_or(&file));
        match (opened, &served) {
            // Served pages can also be opened by hand.
            (Err(error), Some(_)) => eprintln!("error: {error:#}"),
            (opened, _) => opened?,
        }
    }
    let is_whole = is_whole(&collected);
    if let Some(address) = served {
        serve::wait(&address);
    }
    Ok(is_whole)
}

/// An address without the slash at its end.
fn address(url: &str) -> Result<String, String> {
    if !["https://", "http://"].iter().any(|it| url.starts_with(it)) || url.contains([' ', '"']) {
        return Err("an address begins with https:// and has no blanks".to_string());
    }
    Ok(url.trim_end_matches('/').to_string())
}

/// Returns whether nothing is missing. What is missing is reported here, and explained on its page.
fn is_whole(collected: &Collected) -> bool {
    for bin in &collected.not_bundled {
        eprintln!("error: no bundle of {bin}, as its page says; see `cargo x paste {bin}`");
    }
    for name in &collected.not_refuted {
        let bin = name.split('-').next().unwrap_or_default();
        eprintln!(
            "error: nothing refutes tests/wrong/{name}.rs, as the page of {bin} says; \
             add a golden case on which it fails, or correct it"
        );
    }
    collected.not_bundled.is_empty() && collected.not_refuted.is_empty()
}

/// The program of the package `site`, with the paths that it needs.
struct Program {
    executable: PathBuf,
    root: PathBuf,
    /// File for the material that it reads.
    material: PathBuf,
}

impl Program {
    /// Builds the program. `None` if it doesn't compile; cargo prints why.
    ///
    /// # Errors
    /// If cargo can't be run.
    fn build(workspace: &Workspace) -> Result<Option<Self>> {
        let profile = own_profile();
        // The first build takes a while, so a user at a terminal sees its progress.
        let quiet = (!stderr().is_terminal()).then_some("--quiet");
        let built = Command::new(toolchain::cargo())
            .args(["build", "--package", "site", "--profile", profile])
            .args(quiet)
            .current_dir(workspace.root())
            .status()
            .context("cannot run cargo")?;
        let folder = if profile == "dev" { "debug" } else { profile };
        Ok(built.success().then(|| Self {
            executable: executable(workspace.target_dir().join(folder).join("site")),
            root: workspace.root().to_path_buf(),
            material: workspace.scratch_dir("site").join("material.json"),
        }))
    }

    /// Checks that the explorer can be built here.
    ///
    /// # Errors
    /// If no compiler here can build for the browser; the error says how to get one.
    fn check_explorer(&self) -> Result<()> {
        let mut command = Command::new(&self.executable);
        let Output { status, stderr, .. } = command
            .arg("check-explorer")
            .output()
            .with_context(|| format!("cannot run {}", self.executable.display()))?;
        let said = String::from_utf8_lossy(&stderr);
        let said = said.trim().trim_start_matches("error: ");
        ensure!(status.success(), "{said}");
        Ok(())
    }

    /// Runs a command of the program on the material. False if it fails; it prints why.
    ///
    /// # Errors
    /// If the program can't be run.
    fn run(&self, command: &str, arguments: &[&OsStr]) -> Result<bool> {
        let status = Command::new(&self.executable)
            .arg(command)
            .args([&self.root, &self.material])
            .args(arguments)
            .status()
            .with_context(|| format!("cannot run {}", self.executable.display()))?;
        Ok(status.success())
    }
}

/// Profile that this program was built with: with the same profile, shared crates compile once.
fn own_profile() -> &'static str {
    let own = std::env::current_exe().unwrap_or_default();
    let is_in_debug = own.parent().is_some_and(|it: &Path| it.ends_with("debug"));
    if is_in_debug { "dev" } else { "command" }
}
