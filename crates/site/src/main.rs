//! The program that `cargo x site` runs to write the pages.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Parser;
use site::site::Site;
use site::{pages, stale, wasm};
use site_content::Material;

/// Write the pages of `cargo x site`
#[derive(Debug, Parser)]
enum Command {
    /// Write the pages into an empty folder
    Write {
        #[command(flatten)]
        input: Input,

        /// The folder for the pages
        out: PathBuf,

        /// Leave out what needs WebAssembly
        #[arg(long)]
        no_explorer: bool,
    },

    /// List translations that are missing or older than their source
    Translations(Input),

    /// Check that the explorer can be built here
    CheckExplorer,
}

#[derive(Debug, clap::Args)]
struct Input {
    /// The workspace's root folder
    root: PathBuf,

    /// Modules, problems and the course, as JSON from `cargo x site`
    material: PathBuf,
}

/// Exit code 0: done; 2: an error, and the pages must not be used.
fn main() -> ExitCode {
    match run(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Write {
            input,
            out,
            no_explorer,
        } => {
            let mut site = Site::new(&input.root, input.material()?, !no_explorer)?;
            let mut files = pages::all(&mut site)?;
            files.slim();
            // Pages about problems of one's own may take what they need.
            let problems = &site.material.problems;
            if problems.iter().all(|problem| problem.own_file.is_none()) {
                files.check_size()?;
            }
            files.write(&out)
        }
        Command::Translations(input) => {
            for line in stale::translations(&input.root, &input.material()?)? {
                println!("{line}");
            }
            Ok(())
        }
        Command::CheckExplorer => wasm::check(),
    }
}

impl Input {
    fn material(&self) -> Result<Material> {
        let json = fs_err::read(&self.material)?;
        let file = self.material.display();
        serde_json::from_slice(&json)
            .with_context(|| format!("{file} wasn't written by this version of `cargo x site`"))
    }
}
