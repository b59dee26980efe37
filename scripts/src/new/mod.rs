//! `cargo x new`: creates a problem file from the template, a golden folder, samples.

mod description;
mod name;
mod scaffold;
mod task;
mod template;
mod tolerance;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::init::check_home_of_new_problems;
use crate::workspace::Workspace;
use description::Description;
use name::{check_name, of_url};
pub use scaffold::{Scaffolded, scaffold};
pub use task::Task;
pub use template::{Own, Template};

/// Scaffold a problem file and its golden folder
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Binary name, `<judge><contest>_<problem>`, such as `cf15_c`; with `--url` or `--from`
    /// the problem's own if none is given
    #[arg(required_unless_present_any = ["from", "url"])]
    bin: Option<String>,

    /// The problem's page; fills the header
    #[arg(long)]
    url: Option<String>,

    /// A task as Competitive Companion sends it: title, limits and samples
    #[arg(long, value_name = "FILE.json")]
    from: Option<PathBuf>,

    /// Begin with a complete solution of Nim, its search and its property test
    #[arg(long)]
    game: bool,

    /// Put it among the collection's problems, to add it there
    #[arg(long)]
    contribute: bool,
}

/// Writes the files of a new problem.
///
/// # Errors
/// If the name is not valid for a problem, or a file cannot be read or written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let workspace = if args.contribute {
        workspace.collection_or_self()
    } else {
        check_home_of_new_problems(workspace)?;
        workspace
    };
    let template = template(workspace, args.game)?;
    let scaffolded = match (&args.from, &args.bin) {
        (Some(file), bin) => {
            let json = fs_err::read(file)?;
            let mut task = Task::parse(&json).with_context(|| format!("in {}", file.display()))?;
            if let Some(url) = &args.url {
                task.url.clone_from(url);
            }
            scaffold(workspace, &task, bin.as_deref(), &template)?
        }
        (None, bin) => {
            let bin = match bin {
                Some(bin) => bin.clone(),
                None => name_by_page(workspace, args.url.as_deref().unwrap_or_default())?,
            };
            check_name(&bin)?;
            let description = Description {
                title: bin.clone(),
                url: args.url.clone(),
                ..Description::default()
            };
            scaffold::create_problem(workspace, &bin, &description, &template)?;
            Scaffolded {
                bin,
                created: true,
                ..Scaffolded::default()
            }
        }
    };
    scaffolded.report(workspace)?;
    Ok(true)
}

/// Template of a new problem: Nim with `game`, else the user's own file, else the scaffold.
///
/// # Errors
/// If the user's file cannot be read.
pub fn template(workspace: &Workspace, game: bool) -> Result<Template> {
    if game {
        return Ok(Template::Game);
    }
    Ok(Own::from_settings(workspace)?.map_or(Template::Neutral, Template::Own))
}

/// Name that `cargo x listen` would give the problem of this page.
fn name_by_page(workspace: &Workspace, url: &str) -> Result<String> {
    if let Some(bin) = scaffold::same_problem(workspace, url)? {
        let path = workspace.bin_path(&bin);
        let path = workspace.shown(&path);
        bail!("{path} is there already for this page and stays as it is");
    }
    of_url(url)
        .with_context(|| format!("{url} tells no name; give one: `cargo x new NAME --url {url}`"))
}
