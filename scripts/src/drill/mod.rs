//! `cargo x drill`: spaced practice from a blank file.

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

use anstream::eprintln;
use anyhow::{Result, bail};
use chrono::{DateTime, NaiveDate, Utc};

use crate::output;
use crate::workspace::Workspace;
use grade::Grade;
use history::History;
use log::Log;
use material::Material;

/// Practise what is due: a blank file, the clock, the golden cases
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    action: Option<Action>,

    /// This problem or snippet instead of what is due
    name: Option<String>,

    #[command(flatten)]
    wanted: Wanted,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Run the golden cases or the snippet's tests on the attempt
    Check,
    /// Stop the clock; `cargo x drill` lets it run again
    Pause,
    /// End the attempt without a review, as if it had not begun
    Drop,
    /// End the attempt: grade it, show the reference, set the next date
    Done {
        /// Your own grade instead of the one from time and failed checks; checks nothing
        #[arg(long)]
        grade: Option<Grade>,
    },
    /// List all material and when each is due
    List {
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Show number of due cards, streak, retention and median time per game, a plot
    Stats,
    /// Every review as CSV
    Export,
}

/// Options that choose the material.
#[derive(Debug, Default, clap::Args)]
struct Wanted {
    /// Only where a game, the title or the name holds this text
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only problems of this judge
    #[arg(long)]
    judge: Option<String>,

    /// Your own problems instead of the collection's
    #[arg(long)]
    own: bool,

    /// Plan towards a contest on this day, `YYYY-MM-DD`: all new material before it
    #[arg(long, value_name = "DATE", value_parser = parse_date)]
    until: Option<NaiveDate>,
}

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

impl Wanted {
    /// # Errors
    /// If the contest day is in the past.
    fn check(&self, now: DateTime<Utc>) -> Result<()> {
        match self.until {
            Some(day) if day < now.date_naive() => {
                bail!("`--until {day}` is over; write the day of a contest that is still to come")
            }
            _ => Ok(()),
        }
    }

    /// Material that the options select, and whether all headers could be read.
    fn select(&self, workspace: &Workspace) -> Result<(Vec<Material>, bool)> {
        let (mut materials, unreadable) = material::all(workspace)?;
        for error in &unreadable {
            eprintln!("error: {error:#}");
        }
        materials.retain(|material| {
            material.is_own == self.own
                && (self.own || material.is_of_a_game())
                && self
                    .game
                    .as_ref()
                    .is_none_or(|game| material.is_about(game))
                && self
                    .judge
                    .as_ref()
                    .is_none_or(|judge| material.is_from(judge))
        });
        Ok((materials, unreadable.is_empty()))
    }
}

fn parse_date(text: &str) -> Result<NaiveDate, String> {
    let date = text.parse();
    date.map_err(|_| "write a day as year-month-day, such as `2027-03-14`".to_string())
}
