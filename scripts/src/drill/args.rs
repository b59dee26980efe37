//! Options of `cargo x drill`.

use anstream::eprintln;
use anyhow::{Result, bail};
use chrono::{DateTime, NaiveDate, Utc};

use super::grade::Grade;
use super::material::{self, Material};
use crate::workspace::Workspace;

/// Practise what is due: a blank file, the clock, the golden cases
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    pub action: Option<Action>,

    /// Problem or snippet to practise instead of what is due
    pub name: Option<String>,

    #[command(flatten)]
    pub wanted: MaterialOptions,
}

#[derive(Debug, clap::Subcommand)]
pub enum Action {
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
        wanted: MaterialOptions,
    },
    /// Show number of due cards, streak, retention and median time per game, a plot
    Stats,
    /// Every review as CSV
    Export,
}

/// Options that choose the material.
#[derive(Debug, Default, clap::Args)]
pub struct MaterialOptions {
    /// Only where a game, the title or the name holds this text
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,

    /// Only problems of this judge
    #[arg(long)]
    pub judge: Option<String>,

    /// Your own problems instead of the collection's
    #[arg(long)]
    pub own: bool,

    /// Plan towards a contest on this day, `YYYY-MM-DD`: all new material before it
    #[arg(long, value_name = "DATE", value_parser = parse_date)]
    pub until: Option<NaiveDate>,
}

impl MaterialOptions {
    /// Checks the contest day.
    ///
    /// # Errors
    /// If the contest day is in the past.
    pub fn check(&self, now: DateTime<Utc>) -> Result<()> {
        match self.until {
            Some(day) if day < now.date_naive() => {
                bail!("`--until {day}` is over; write the day of a contest that is still to come")
            }
            _ => Ok(()),
        }
    }

    /// Material that the options select, and whether all headers could be read.
    pub fn select(&self, workspace: &Workspace) -> Result<(Vec<Material>, bool)> {
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
