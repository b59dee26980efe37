//! `cargo x drill`: spaced practice from a blank file.

mod attempt;
mod history;
mod log;
mod plan;
mod session;

use std::fmt::Write as _;

use anyhow::{Result, bail};
use chrono::{DateTime, Datelike as _, NaiveDate, Utc};

use crate::eprintln;
use crate::system::output;
use crate::workspace::Workspace;
use history::History;
use log::Grade;
use log::Log;
use plan::Material;
pub use plan::all_material;

/// Practise what is due: a blank file, the clock, the golden cases
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    action: Option<Action>,

    /// Practise this problem or snippet, due or not
    name: Option<String>,

    #[command(flatten)]
    wanted: MaterialOptions,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Run the golden cases or the snippet's tests on your attempt
    Check,
    /// Stop the clock; `cargo x drill` starts it again
    Pause,
    /// End the attempt without recording a review
    Drop,
    /// End the attempt: grade it, show the reference, set the next date
    Done {
        /// Your own grade, without a check; the default comes from your time and failed checks
        #[arg(long)]
        grade: Option<Grade>,
    },
    /// List all material and when each item is due
    List {
        #[command(flatten)]
        wanted: MaterialOptions,
    },
}

/// Options that choose the material.
#[derive(Debug, Default, clap::Args)]
struct MaterialOptions {
    /// Only items whose game, title or name contains this text
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only problems of this judge
    #[arg(long)]
    judge: Option<String>,

    /// Your own problems instead of the collection's
    #[arg(long)]
    own: bool,

    /// Prepare for a contest on this day, `YYYY-MM-DD`: all new material comes before it
    #[arg(long, value_name = "DATE", value_parser = parse_date)]
    until: Option<NaiveDate>,
}

impl MaterialOptions {
    /// Checks the contest day.
    ///
    /// # Errors
    /// If the contest day is in the past.
    fn check(&self, now: DateTime<Utc>) -> Result<()> {
        match self.until {
            Some(day) if day < now.date_naive() => {
                bail!("`--until {day}` is in the past; give the day of a contest to come")
            }
            _ => Ok(()),
        }
    }

    /// Returns the material that the options select, and whether all headers could be read.
    fn select(&self, workspace: &Workspace) -> Result<(Vec<Material>, bool)> {
        let (mut materials, unreadable) = all_material(workspace)?;
        for error in &unreadable {
            eprintln!("error: {error:#}");
        }
        let (game, judge) = (self.game.as_ref(), self.judge.as_ref());
        materials.retain(|material| {
            material.is_own == self.own
                && (self.own || material.is_of_a_game())
                && game.is_none_or(|game| material.is_about(game))
                && judge.is_none_or(|judge| material.is_from(judge))
        });
        Ok((materials, unreadable.is_empty()))
    }
}

/// Last year of a date. Dates far beyond it overflow when days are added.
const LAST_YEAR: i32 = 9999;

fn parse_date(text: &str) -> Result<NaiveDate, String> {
    let date: Option<NaiveDate> = text.parse().ok();
    date.filter(|date| date.year() <= LAST_YEAR)
        .ok_or_else(|| "write year-month-day, such as `2027-03-14`".to_string())
}

/// Begins, checks or ends a drill, or shows the state of all material.
///
/// # Errors
/// If the log cannot be read or written, or there is no attempt to end.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let log = Log::new(&workspace.to_write(workspace.drills_dir())?);
    let history = || Ok::<_, anyhow::Error>(History::from_events(&log.read()?));
    let now = Utc::now();
    args.wanted.check(now)?;
    match &args.action {
        None => session::start(workspace, &log, args, now),
        Some(Action::Check) => session::check(workspace, &log, now),
        Some(Action::Pause) => session::pause(&log, now),
        Some(Action::Drop) => {
            let open = history()?.open_attempt()?;
            session::end(workspace, &log, &open.name, "dropped without a review")?;
            Ok(true)
        }
        Some(Action::Done { grade }) => session::done(workspace, &log, *grade),
        Some(Action::List { wanted }) => {
            wanted.check(now)?;
            let (materials, all_readable) = wanted.select(workspace)?;
            output::print(&list(&materials, &history()?, now))?;
            Ok(all_readable)
        }
    }
}

/// Makes a table with the due date, number of reviews, name and title of each item.
fn list(materials: &[Material], history: &History, now: DateTime<Utc>) -> String {
    let widths = materials.iter().map(|material| material.name.len());
    let width = widths.max().unwrap_or(0);
    let mut text = String::new();
    for material in materials {
        let (due, times) = match history.cards.get(&material.name) {
            None => ("new".to_string(), 0),
            Some(card) if card.memory.due <= now => ("due".to_string(), card.reviews.len()),
            Some(card) => (card.memory.due.date_naive().to_string(), card.reviews.len()),
        };
        let (name, title) = (&material.name, &material.title);
        let _ = writeln!(text, "{due:10}  {times:3}  {name:width$}  {title}");
    }
    text
}
