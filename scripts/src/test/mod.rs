//! `cargo x test`: runs golden cases.

mod diagnose;
mod message;
mod report;
mod run;
mod saves;
mod select;
mod wanted;
mod warnings;
mod watch;

use std::sync::atomic::AtomicBool;

use anyhow::{Result, bail};

use crate::short_name::find_bins_of_contest;
use crate::workspace::Workspace;
use run::{built, bundled, test};
use wanted::{MessageFormat, Wanted};

/// Run problems on their golden cases and judge what they print
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Problems by name, its beginning, or a letter of the latest contest; `cf2999` means all
    /// problems of that contest; all of the workspace if none is given
    #[arg(value_name = "BIN")]
    bins: Vec<String>,

    /// Only the case of this name, such as `sample-1`
    #[arg(long, value_name = "NAME")]
    case: Option<String>,

    /// Show what solutions write to standard error, also when they are accepted
    #[arg(long)]
    stderr: bool,

    /// Run what `cargo x paste` would hand in, not what cargo builds
    #[arg(long, conflicts_with = "watch")]
    bundle: bool,

    /// Lines for people, or one JSON object for each case on standard output
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: MessageFormat,

    /// After every save rebuild and rerun what the change touches
    #[arg(long)]
    watch: bool,
}

/// Runs golden cases; true if all are accepted.
///
/// # Errors
/// If a problem or a case does not exist, or a checker fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let homes = by_home(workspace, &args.bins)?;
    if args.watch && homes.len() > 1 {
        bail!("--watch looks at one workspace; name your problems or the collection's, not both");
    }
    let mut accepted = true;
    for (home, bins) in homes {
        let wanted = Wanted {
            bins,
            case: args.case.clone(),
            stderr: args.stderr || args.case.is_some(),
            message_format: args.message_format,
        };
        if args.watch {
            return watch::run(&home, &wanted);
        }
        let build = if args.bundle { bundled } else { built };
        accepted &= test(&home, &wanted, build, &AtomicBool::new(false))?.accepted;
    }
    Ok(accepted)
}

/// Requested problems by full name, grouped by the workspace that has them. Without names, all
/// problems of this workspace.
fn by_home(workspace: &Workspace, texts: &[String]) -> Result<Vec<(Workspace, Vec<String>)>> {
    let mut homes: Vec<(Workspace, Vec<String>)> = Vec::new();
    for text in texts {
        for bin in find_bins_of_contest(workspace, text)? {
            let home = workspace.home_of(&bin);
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
