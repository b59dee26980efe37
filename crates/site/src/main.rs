//! `site write ROOT MATERIAL DIR`: writes the pages; `cargo x site` runs it.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Parser;
use site::site::Site;
use site::wasm;
use site_content::Material;

/// Write the pages of `cargo x site`
#[derive(Debug, Parser)]
enum Command {
    /// Write the pages
    Write(Args),

    /// Say whether the explorer can be built here, before anything else is done
    CheckExplorer,
}

#[derive(Debug, clap::Args)]
struct Args {
    /// The workspace's root
    root: PathBuf,

    /// Modules, problems and the course as `cargo x site` has collected them, as JSON
    material: PathBuf,

    /// An empty folder for the pages
    out: PathBuf,

    /// Leave out what needs WebAssembly
    #[arg(long)]
    no_explorer: bool,
}

/// Exit code 0: done; 2: error, and the pages are not to be used.
fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Write(args) => run(&args),
        Command::CheckExplorer => wasm::check(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let json = fs_err::read(&args.material)?;
    let material: Material = serde_json::from_slice(&json)
        .with_context(|| format!("{} is not of `cargo x site`", args.material.display()))?;
    let mut site = Site::new(&args.root, material, !args.no_explorer)?;
    let mut files = site::pages::all(&mut site)?;
    files.squeeze_pages();
    files.write(&args.out)
}
