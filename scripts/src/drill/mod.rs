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
mod stats;

use anstream::eprintln;
use anyhow::{Context, Result, bail};
use chrono::{DateTime, NaiveDate, Utc};

use crate::output;
use crate::runner::kill_all_on_interrupt;
use crate::workspace::Workspace;
use grade::Grade;
use history::{History, Open};
use log::{Event, Log, What};
use material::Material;
use plan::Step;

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
    /// What there is to practise and when each is due
    List {
        #[command(flatten)]
        wanted: Wanted,
    },
    /// What is due, the streak, retention and median time per game, a plot
    Stats,
    /// Every review as CSV
    Export,
}

/// What to choose from.
#[derive(Debug, Default, clap::Args)]
struct Wanted {
    /// Only where a game, the title or the name holds this text
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Only problems of this judge
    #[arg(long)]
    judge: Option<String>,

    /// Plan towards a contest on this day, `YYYY-MM-DD`: all new material before it
    #[arg(long, value_name = "DATE", value_parser = parse_date)]
    until: Option<NaiveDate>,
}

/// Begins, checks or ends a drill, or shows what is known of all.
///
/// # Errors
/// If the log cannot be read or written, or no attempt is under way that could end.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    kill_all_on_interrupt();
    let log = Log::new(&workspace.drills_dir());
    let now = Utc::now();
    args.wanted.check(now)?;
    match &args.action {
        None => start(workspace, &log, args, now),
        Some(Action::Check) => {
            let open = running(workspace, &log, now)?;
            let material = material::find(workspace, &open.name)?;
            check(workspace, &log, &open, &material)
        }
        Some(Action::Pause) => pause(&log, now),
        Some(Action::Drop) => {
            let open = History::of(&log.read()?).open_attempt()?;
            end(workspace, &log, &open.name, "dropped without a review")?;
            Ok(true)
        }
        Some(Action::Done { grade }) => done(workspace, &log, *grade),
        Some(Action::List { wanted }) => {
            wanted.check(now)?;
            let history = History::of(&log.read()?);
            let (materials, all_readable) = wanted.select(workspace)?;
            output::print(&stats::list(&materials, &history, now))?;
            Ok(all_readable)
        }
        Some(Action::Stats) => {
            let history = History::of(&log.read()?);
            let (materials, _) = material::all(workspace)?;
            let report = stats::report(&materials, &history, now);
            output::print(&report)?;
            Ok(true)
        }
        Some(Action::Export) => {
            output::print(&export::csv(&History::of(&log.read()?)))?;
            Ok(true)
        }
    }
}

impl Wanted {
    /// # Errors
    /// If the contest is over.
    fn check(&self, now: DateTime<Utc>) -> Result<()> {
        match self.until {
            Some(day) if day < now.date_naive() => {
                bail!("`--until {day}` is over; write the day of a contest that is still to come")
            }
            _ => Ok(()),
        }
    }

    /// What is about games and wanted, and whether all headers could be read.
    fn select(&self, workspace: &Workspace) -> Result<(Vec<Material>, bool)> {
        let (mut materials, unreadable) = material::all(workspace)?;
        for error in &unreadable {
            eprintln!("error: {error:#}");
        }
        materials.retain(|material| {
            material.is_of_a_game()
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

fn start(workspace: &Workspace, log: &Log, args: &Args, now: DateTime<Utc>) -> Result<bool> {
    drop_if_left(workspace, log, now)?;
    let history = History::of(&log.read()?);
    if let Some(open) = history.open {
        return go_on(workspace, log, open, args.name.as_deref(), now);
    }
    let mut all_readable = true;
    let material = match &args.name {
        Some(name) => material::find(workspace, name)?,
        None => {
            let (materials, readable) = args.wanted.select(workspace)?;
            all_readable = readable;
            if materials.is_empty() {
                bail!("nothing is of this game and judge; `cargo x drill list` shows all");
            }
            let plan = plan::next(&materials, &history, now, args.wanted.until);
            eprintln!("{}", plan.summary);
            match plan.step {
                Step::Practise(index) => materials[index].clone(),
                Step::Rest => return Ok(all_readable),
            }
        }
    };
    attempt::create(workspace, &material)?;
    log.append(|events| match History::of(events).open {
        Some(open) => bail!("`{}` is under way, begun by another process", open.name),
        None => Ok(Event::now(&material.name, What::Start)),
    })?;
    show(workspace, &material)?;
    eprintln!("the clock runs; `cargo x drill check` tests it, `cargo x drill done` ends it");
    Ok(all_readable)
}

/// Shows the attempt under way, unless another one is asked for; its clock runs again.
fn go_on(
    workspace: &Workspace,
    log: &Log,
    open: Open,
    wanted: Option<&str>,
    now: DateTime<Utc>,
) -> Result<bool> {
    let (name, minutes) = (&open.name, open.minutes(now));
    if let Some(wanted) = wanted.filter(|wanted| wanted != name) {
        let is_paused = if open.paused.is_some() {
            "paused"
        } else {
            "under way"
        };
        eprintln!(
            "`{name}` is {is_paused} with {minutes} min on the clock, so `{wanted}` was not begun; \
             first end `{name}` by `cargo x drill done` or `cargo x drill drop`"
        );
        return Ok(false);
    }
    let material = material::find(workspace, name)?;
    show(workspace, &material)?;
    resume(log, &open)?;
    eprintln!(
        "under way for {minutes} min; `cargo x drill check` tests it, `cargo x drill pause` stops \
         the clock, `cargo x drill done` ends it"
    );
    Ok(true)
}

/// Lets the clock of a paused attempt run again.
fn resume(log: &Log, open: &Open) -> Result<()> {
    if open.paused.is_some() {
        log.append(|_| Ok(Event::now(&open.name, What::Resume)))?;
        eprintln!("the clock runs again");
    }
    Ok(())
}

fn pause(log: &Log, now: DateTime<Utc>) -> Result<bool> {
    let open = History::of(&log.read()?).open_attempt()?;
    let (name, minutes) = (&open.name, open.minutes(now));
    if open.paused.is_some() {
        eprintln!("`{name}` is paused already, with {minutes} min on the clock");
        return Ok(true);
    }
    log.append(|_| Ok(Event::now(name, What::Pause)))?;
    eprintln!("`{name}` is paused with {minutes} min on the clock; `cargo x drill` goes on");
    Ok(true)
}

/// The attempt under way with its clock running.
fn running(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<Open> {
    drop_if_left(workspace, log, now)?;
    let open = History::of(&log.read()?).open_attempt()?;
    resume(log, &open)?;
    History::of(&log.read()?).open_attempt()
}

/// Ends an attempt that was left: what its clock shows is no time of practice.
fn drop_if_left(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<()> {
    match History::of(&log.read()?).open {
        Some(open) if open.is_left(now) => end(
            workspace,
            log,
            &open.name,
            "left for more than a day: dropped without a review",
        ),
        _ => Ok(()),
    }
}

/// Ends this attempt without a review; its file is kept.
fn end(workspace: &Workspace, log: &Log, name: &str, why: &str) -> Result<()> {
    let event = log.append(|events| match History::of(events).open_attempt()? {
        open if open.name == name => Ok(Event::now(name, What::Drop)),
        open => bail!("`{}` is under way now, begun by another process", open.name),
    })?;
    eprintln!("`{name}` {why}");
    if let Some(kept) = attempt::archive(workspace, name, event.at)? {
        eprintln!(
            "your attempt is kept in {}",
            workspace.relative(&kept).display()
        );
    }
    Ok(())
}

fn show(workspace: &Workspace, material: &Material) -> Result<()> {
    let path = attempt::path(workspace, &material.name);
    let lines = [
        material.title.clone(),
        material.url.clone().unwrap_or_default(),
        material.rules.clone(),
        format!("goal: {} min", material.goal.as_secs() / 60),
        workspace.relative(&path).display().to_string(),
    ];
    let lines = lines.iter().filter(|line| !line.is_empty());
    output::print(&lines.map(|line| format!("{line}\n")).collect::<String>())
}

/// Runs the cases or tests on the attempt and records how it went.
fn check(workspace: &Workspace, log: &Log, open: &Open, material: &Material) -> Result<bool> {
    let passed = check::passes(workspace, material)?;
    log.append(|events| {
        let open_now = History::of(events).open_attempt()?;
        if open_now != *open {
            bail!("`{}` was ended or checked meanwhile", open.name);
        }
        Ok(Event::now(&open.name, What::Check { passed }))
    })?;
    let verdict = if passed { "passed" } else { "failed" };
    eprintln!("{verdict}; {} min on the clock", open.minutes(Utc::now()));
    Ok(passed)
}

fn done(workspace: &Workspace, log: &Log, grade: Option<Grade>) -> Result<bool> {
    drop_if_left(workspace, log, Utc::now())?;
    let open = History::of(&log.read()?).open_attempt()?;
    let material = material::find(workspace, &open.name)?;
    if grade.is_none() && open.passed.is_none() {
        check(workspace, log, &open, &material)?;
    }
    let mut chosen = Grade::Again;
    let event = log.append(|events| {
        let open = History::of(events).open_attempt()?;
        let spent = open.spent(Utc::now());
        chosen = grade.unwrap_or_else(|| {
            Grade::earned(open.passed.is_some(), open.failed, spent, material.goal)
        });
        let seconds = spent.as_secs();
        Ok(Event::now(
            &open.name,
            What::Done {
                grade: chosen,
                seconds,
            },
        ))
    })?;
    output::print(&format!("recorded {} {chosen}\n", event.name))?;
    let ended = attempt::archive(workspace, &material.name, event.at)?;
    if let Some(ended) = ended {
        output::print_styled(&attempt::diff(&ended, &material.reference)?)?;
        eprintln!(
            "your attempt is kept in {}",
            workspace.relative(&ended).display()
        );
    }
    let history = History::of(&log.read()?);
    let card = history
        .cards
        .get(&event.name)
        .context("it was just recorded")?;
    output::print(&format!("next on {}\n", card.memory.due.date_naive()))?;
    Ok(true)
}

fn parse_date(text: &str) -> Result<NaiveDate, String> {
    let date = text.parse();
    date.map_err(|_| "write a day as year-month-day, such as `2027-03-14`".to_string())
}
