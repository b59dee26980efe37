//! An attempt from start to end, with its clock.

use std::io::stdin;

use anstream::eprintln;
use anyhow::{Context, Result, bail};
use chrono::{DateTime, Utc};

use super::args::Args;
use super::attempt;
use super::check::{self, Checked};
use super::grade::Grade;
use super::history::{History, OpenAttempt};
use super::log::{Event, EventKind, Log};
use super::material::{self, Material};
use super::plan::{self, Step};
use crate::output;
use crate::workspace::Workspace;

/// Begins an attempt, or continues the one in progress.
pub fn start(workspace: &Workspace, log: &Log, args: &Args, now: DateTime<Utc>) -> Result<bool> {
    drop_if_left(workspace, log, now)?;
    let history = History::from_events(&log.read()?);
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
    log.append(|events| match History::from_events(events).open {
        Some(open) => bail!("`{}` is under way, begun by another process", open.name),
        None => Ok(Event::now(&material.name, EventKind::Start)),
    })?;
    show(workspace, &material)?;
    eprintln!("the clock runs; `cargo x drill check` tests it, `cargo x drill done` ends it");
    Ok(all_readable)
}

/// Shows the attempt in progress and starts its clock again, unless another one is requested.
fn go_on(
    workspace: &Workspace,
    log: &Log,
    open: OpenAttempt,
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

/// Starts the clock of a paused attempt again.
fn resume(log: &Log, open: &OpenAttempt) -> Result<()> {
    if open.paused.is_some() {
        log.append(|_| Ok(Event::now(&open.name, EventKind::Resume)))?;
        eprintln!("the clock runs again");
    }
    Ok(())
}

/// Stops the clock of the attempt in progress.
pub fn pause(log: &Log, now: DateTime<Utc>) -> Result<bool> {
    let open = History::from_events(&log.read()?).open_attempt()?;
    let (name, minutes) = (&open.name, open.minutes(now));
    if open.paused.is_some() {
        eprintln!("`{name}` is paused already, with {minutes} min on the clock");
        return Ok(true);
    }
    log.append(|_| Ok(Event::now(name, EventKind::Pause)))?;
    eprintln!("`{name}` is paused with {minutes} min on the clock; `cargo x drill` goes on");
    Ok(true)
}

/// Returns the attempt in progress with its clock running.
pub fn running(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<OpenAttempt> {
    drop_if_left(workspace, log, now)?;
    let open = History::from_events(&log.read()?).open_attempt()?;
    resume(log, &open)?;
    History::from_events(&log.read()?).open_attempt()
}

/// Drops an abandoned attempt: its clock does not measure practice.
fn drop_if_left(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<()> {
    match History::from_events(&log.read()?).open {
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
pub fn end(workspace: &Workspace, log: &Log, name: &str, why: &str) -> Result<()> {
    let event = log.append(
        |events| match History::from_events(events).open_attempt()? {
            open if open.name == name => Ok(Event::now(name, EventKind::Drop)),
            open => bail!("`{}` is under way now, begun by another process", open.name),
        },
    )?;
    eprintln!("`{name}` {why}");
    if let Some(kept) = attempt::archive(workspace, name, event.at)? {
        eprintln!("your attempt is kept in {}", workspace.shown(&kept));
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
        workspace.shown(&path),
    ];
    let lines = lines.iter().filter(|line| !line.is_empty());
    output::print(&lines.map(|line| format!("{line}\n")).collect::<String>())
}

/// Runs the cases or tests on the attempt and records the result.
///
/// # Errors
/// If the attempt is gone, or another process changed it meanwhile.
pub fn check(
    workspace: &Workspace,
    log: &Log,
    open: &OpenAttempt,
    material: &Material,
) -> Result<bool> {
    let passed = check::check(workspace, material)? == Checked::Passed;
    record(log, open, passed)?;
    Ok(passed)
}

fn record(log: &Log, open: &OpenAttempt, passed: bool) -> Result<()> {
    log.append(|events| {
        let open_now = History::from_events(events).open_attempt()?;
        if open_now != *open {
            bail!("`{}` was ended or checked meanwhile", open.name);
        }
        Ok(Event::now(&open.name, EventKind::Check { passed }))
    })?;
    let verdict = if passed { "passed" } else { "failed" };
    eprintln!("{verdict}; {} min on the clock", open.minutes(Utc::now()));
    Ok(())
}

/// Asks the user whether to end an attempt that does not compile.
fn is_given_up() -> Result<bool> {
    eprintln!("the attempt does not compile; end it and record `again`? [y/N]");
    let mut answer = String::new();
    stdin().read_line(&mut answer)?;
    Ok(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
}

/// Ends the attempt with a grade, and shows the reference and the next date.
///
/// # Errors
/// If no attempt is in progress, or a file cannot be read or written.
pub fn done(workspace: &Workspace, log: &Log, grade: Option<Grade>) -> Result<bool> {
    drop_if_left(workspace, log, Utc::now())?;
    let open = History::from_events(&log.read()?).open_attempt()?;
    let material = material::find(workspace, &open.name)?;
    if grade.is_none() && open.passed.is_none() {
        let checked = check::check(workspace, &material)?;
        if checked == Checked::DoesNotCompile && !is_given_up()? {
            eprintln!(
                "the clock runs on; correct the attempt, or `cargo x drill done --grade again`"
            );
            return Ok(false);
        }
        record(log, &open, checked == Checked::Passed)?;
    }
    let mut chosen = Grade::Again;
    let event = log.append(|events| {
        let open = History::from_events(events).open_attempt()?;
        let spent = open.spent(Utc::now());
        chosen = grade.unwrap_or_else(|| {
            Grade::earned(open.passed.is_some(), open.failed, spent, material.goal)
        });
        let seconds = spent.as_secs();
        Ok(Event::now(
            &open.name,
            EventKind::Done {
                grade: chosen,
                seconds,
            },
        ))
    })?;
    output::print(&format!("recorded {} {chosen}\n", event.name))?;
    let ended = attempt::archive(workspace, &material.name, event.at)?;
    if let Some(ended) = ended {
        output::print_styled(&attempt::diff(&ended, &material.reference)?)?;
        eprintln!("your attempt is kept in {}", workspace.shown(&ended));
    }
    let history = History::from_events(&log.read()?);
    let card = history
        .cards
        .get(&event.name)
        .context("it was just recorded")?;
    output::print(&format!("next on {}\n", card.memory.due.date_naive()))?;
    Ok(true)
}
