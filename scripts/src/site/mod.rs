//! `cargo x site`: writes modules and problems as web pages.
//!
//! The package `site` writes the pages. It is built when first requested, so that other commands
//! need not wait for it. This module holds the command's arguments and the parts that need the
//! workspace:
//!
//! - `collect`: modules, problems and the course, as the package `site_content` describes them.
//! - `program`: builds the package `site` and runs it.
//! - `publish`: replaces the folder whole or not at all.
//! - `unchanged`: detects pages that need not be written again.
//! - `serve`: serves the pages as a web server would.

mod collect;
mod program;
mod publish;
mod serve;
mod unchanged;

use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::output;
use crate::workspace::Workspace;
use collect::Collected;
use publish::Destination;

/// Write the modules, the problems and the explorer as web pages
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Write into DIR instead of target/site; it is replaced whole
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

    /// Write links that search engines and social networks need, for pages published at URL
    #[arg(long, value_name = "URL", value_parser = address)]
    address: Option<String>,

    /// Link each page to its file in the repository at URL, for those who want to better it
    #[arg(long, value_name = "URL", value_parser = address)]
    repository: Option<String>,

    /// Leave out the bundles and what refutes wrong solutions, which take minutes the first time
    #[arg(long)]
    no_bundles: bool,
}

/// Writes the pages; false if a bundle or a refutation is missing.
///
/// # Errors
/// If the folder was not made by this command, a problem or a module cannot be read, or a page
/// cannot be written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let out = args.out.clone();
    let destination = Destination::new(out.unwrap_or_else(|| workspace.target_dir().join("site")))?;
    // The program that writes the pages belongs to the collection.
    let collection = workspace.collection_or_self();
    ensure!(
        collection.root().join("crates/site").is_dir(),
        "the pages are made in a clone of the collection: run `cargo x site` there"
    );
    let Some(program) = program::build(&collection)? else {
        return Ok(false);
    };
    if !args.no_explorer {
        program.check_explorer()?;
    }
    let mut collected = collect::collected(workspace, args.no_bundles)?;
    collected.material.address = args.address.as_ref().map(|url| format!("{url}/"));
    collected.material.repository.clone_from(&args.repository);
    let material = serde_json::to_vec(&collected.material)?;
    let key = unchanged::key(
        &collection,
        program.executable(),
        &material,
        args.no_explorer,
    )?;
    let folder = if destination.is_made_of(key) {
        destination.kept()
    } else {
        let fresh = destination.fresh()?;
        if !program.write(&material, fresh.as_ref(), args.no_explorer)? {
            return Ok(false);
        }
        destination.replace(fresh, key)?
    };
    output::print(&format!("{}\n", workspace.shown(&folder)))?;
    let served = args.serve.then(|| serve::start(&folder)).transpose()?;
    if args.open {
        let file = folder.join("index.html").display().to_string();
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

/// Address without the slash at its end.
fn address(url: &str) -> Result<String, String> {
    if !["https://", "http://"].iter().any(|it| url.starts_with(it)) || url.contains([' ', '"']) {
        return Err("it begins with https:// and has no blanks".to_string());
    }
    Ok(url.trim_end_matches('/').to_string())
}

/// Whether nothing is missing. Each missing item is reported here, and explained on its page.
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
