//! `cargo x drill`: spaced practice from a blank file.

mod args;
mod attempt;
mod blank;
mod check;
mod export;
mod grade;
mod history;
mod log;
mod material;
mod plan;
mod schedule;
mod session;
mod stats;

use anyhow::Result;
use chrono::Utc;

use crate::output;
use crate::workspace::Workspace;
use args::Action;
pub use args::Args;
use history::History;
use log::Log;

/// Starts, checks or ends a drill, or shows the state of all material.
///
/// # Errors
/// If the log cannot be read or written, or there is no attempt to end.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let log = Log::new(&workspace.drills_dir());
    let now = Utc::now();
    args.wanted.check(now)?;
    match &args.action {
        None => session::start(workspace, &log, args, now),
        Some(Action::Check) => {
            let open = session::running(workspace, &log, now)?;
            let material = material::find(workspace, &open.name)?;
            session::check(workspace, &log, &open, &material)
        }
        Some(Action::Pause) => session::pause(&log, now),
        Some(Action::Drop) => {
            let open = History::from_events(&log.read()?).open_attempt()?;
            session::end(workspace, &log, &open.name, "dropped without a review")?;
            Ok(true)
        }
        Some(Action::Done { grade }) => session::done(workspace, &log, *grade),
        Some(Action::List { wanted }) => {
            wanted.check(now)?;
            let history = History::from_events(&log.read()?);
            let (materials, all_readable) = wanted.select(workspace)?;
            output::print(&stats::list(&materials, &history, now))?;
            Ok(all_readable)
        }
        Some(Action::Stats) => {
            let history = History::from_events(&log.read()?);
            let (materials, _) = material::all(workspace)?;
            let report = stats::report(&materials, &history, now);
            output::print(&report)?;
            Ok(true)
        }
        Some(Action::Export) => {
            output::print(&export::csv(&History::from_events(&log.read()?)))?;
            Ok(true)
        }
    }
}
