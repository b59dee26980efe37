//! `cargo x new`: a problem file from the template, a golden folder, samples.

mod description;
mod name;
mod scaffold;
mod task;
mod template;

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::workspace::Workspace;
use description::Description;
use name::check_name;
pub use scaffold::{Scaffolded, scaffold};
pub use task::Task;

/// Scaffold a problem file and its golden folder
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Binary name, `<judge><contest>_<problem>`, such as `cf15_c`; with `--from` the
    /// task's own if none is given
    #[arg(required_unless_present = "from")]
    bin: Option<String>,

    /// The problem's page; fills the header
    #[arg(long)]
    url: Option<String>,

    /// A task as Competitive Companion sends it: title, limits and samples
    #[arg(long, value_name = "FILE.json")]
    from: Option<PathBuf>,
}

/// Writes the files of a new problem.
///
/// # Errors
/// If the name cannot name a problem, or a file cannot be read or written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let scaffolded = match (&args.from, &args.bin) {
        (Some(file), bin) => {
            let json = fs_err::read(file)?;
            let mut task = Task::parse(&json).with_context(|| format!("in {}", file.display()))?;
            if let Some(url) = &args.url {
                task.url.clone_from(url);
            }
            scaffold(workspace, &task, bin.as_deref())?
        }
        (None, bin) => {
            let bin = bin.as_deref().context("give the problem a name")?;
            check_name(bin)?;
            let description = Description {
                title: bin.to_string(),
                url: args.url.clone(),
                ..Description::default()
            };
            scaffold::create_problem(workspace, bin, &description)?;
            Scaffolded {
                bin: bin.to_string(),
                created: true,
                ..Scaffolded::default()
            }
        }
    };
    scaffolded.report(workspace)?;
    Ok(true)
}
