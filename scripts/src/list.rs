//! `cargo x list`: the catalogue.

use anyhow::Result;

use crate::workspace::Workspace;

/// Show problems and snippets by game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Only what matches all of these words
    words: Vec<String>,
}

pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    for problem in workspace.problems()? {
        println!("{} {:?}", problem.bin, args.words);
    }
    Ok(true)
}
