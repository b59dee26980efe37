//! `cargo x test`: runs golden cases.

mod diagnose;
mod report;
mod run;
mod select;
mod watch;

use std::sync::atomic::AtomicBool;

use anyhow::{Result, bail};

use crate::workspace::Workspace;
use crate::workspace::find::{Found, find_contest};
use run::{built, bundled, test};

/// Run problems on their golden cases and judge what they print
#[derive(Debug, Clone, clap::Args)]
pub struct Args {
    /// Problems: files, names, their beginnings, or letters of the latest contest; `cf2999` means
    /// that whole contest; without any, all problems of the workspace
    #[arg(value_name = "BIN")]
    pub bins: Vec<String>,

    /// Only this case, such as `sample-1`
    #[arg(long, value_name = "NAME")]
    case: Option<String>,

    /// Show all of standard error, also of accepted solutions
    #[arg(long)]
    stderr: bool,

    /// Run what `cargo x paste` would print, not what cargo builds
    #[arg(long, conflicts_with = "watch")]
    bundle: bool,

    /// How to print results: lines for people, or a JSON object for each case
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: MessageFormat,

    /// After every save, rebuild and rerun what the change affects
    #[arg(long)]
    watch: bool,
}

/// How the results of cases are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum MessageFormat {
    Human,
    Json,
}

/// Runs golden cases. Returns whether all are accepted.
///
/// # Errors
/// If a problem or a case does not exist, or a checker fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let homes = by_home(workspace, &args.bins)?;
    if args.watch && homes.len() > 1 {
        bail!("--watch watches one workspace; name your problems or the collection's, not both");
    }
    let mut accepted = true;
    for (home, bins) in homes {
        let wanted = Args {
            bins,
            stderr: args.stderr || args.case.is_some(),
            ..args.clone()
        };
        if args.watch {
            watch::run(&home, &wanted);
        }
        let build = if args.bundle { bundled } else { built };
        accepted &= test(&home, &wanted, build, None, &AtomicBool::new(false))?.accepted;
    }
    Ok(accepted)
}

/// Finds the full names of problems and groups them by the workspace that has them. No names mean
/// all problems of this workspace.
fn by_home(workspace: &Workspace, texts: &[String]) -> Result<Vec<(Workspace, Vec<String>)>> {
    let mut homes: Vec<(Workspace, Vec<String>)> = Vec::new();
    for text in texts {
        for Found { home, bin } in find_contest(workspace, text)? {
            match homes
                .iter_mut()
                .find(|(known, _)| known.root() == home.root())
            {
                Some((_, bins)) if bins.contains(&bin) => {}
                Some((_, bins)) => bins.push(bin),
                None => homes.push((home, vec![bin])),
            }
        }
    }
    if homes.is_empty() {
        homes.push((workspace.clone(), Vec::new()));
    }
    Ok(homes)
}
