//! The commands of an attempt, from start to end, with its clock.

use std::path::Path;

use anyhow::{Context, Result, bail};
use chrono::{DateTime, Utc};

use super::Args;
use super::attempt::{self, Checked};
use super::history::{History, OpenAttempt};
use super::log::Grade;
use super::log::{Event, EventKind, Log};
use super::plan::{self, Material, find_material};
use crate::eprintln;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::find::find;

/// Begins an attempt, or continues the one in progress.
pub fn start(workspace: &Workspace, log: &Log, args: &Args, now: DateTime<Utc>) -> Result<bool> {
    drop_if_abandoned(workspace, log, now)?;
    let history = History::from_events(&log.read()?);
    let is_file = |name: &&String| name.ends_with(".rs") && Path::new(name).is_file();
    let name = match args.name.as_ref().filter(is_file) {
        Some(file) => Some(find(workspace, file)?.bin),
        None => args.name.clone(),
    };
    if let Some(open) = history.open {
        return go_on(workspace, log, open, name.as_deref(), now);
    }
    let mut all_readable = true;
    let material = match &name {
        Some(name) => find_material(workspace, name)?,
        None => {
            let (mut materials, readable) = args.wanted.select(workspace)?;
            all_readable = readable;
            if materials.is_empty() {
                bail!("no material is of this game and judge; `cargo x drill list` shows all");
            }
            let plan = plan::next(&materials, &history, now, args.wanted.until);
            eprintln!("{}", plan.summary);
            match plan.step {
                Some(index) => materials.swap_remove(index),
                None => return Ok(all_readable),
            }
        }
    };
    // The log is locked meanwhile, so only one of several commands creates a file.
    log.append(|events| match History::from_events(events).open {
        Some(open) => bail!("`{}` is under way; another command began it", open.name),
        None => {
            attempt::create(workspace, &material)?;
            Ok(Event::now(&material.name, EventKind::Start))
        }
    })?;
    show(workspace, &material)?;
    eprintln!("the clock runs; `cargo x drill check` tests it, `cargo x drill done` ends it");
    Ok(all_readable)
}

/// Shows the attempt in progress and starts its clock again, unless the user wants another one.
fn go_on(
    workspace: &Workspace,
    log: &Log,
    open: OpenAttempt,
    wanted: Option<&str>,
    now: DateTime<Utc>,
) -> Result<bool> {
    let (name, minutes) = (&open.name, open.minutes(now));
    if let Some(wanted) = wanted.filter(|wanted| wanted != name) {
        let state = match open.paused {
            Some(_) => "paused",
            None => "under way",
        };
        eprintln!(
            "`{name}` is {state} with {minutes} min on the clock, so `{wanted}` was not begun; \
             end `{name}` first with `cargo x drill done` or `cargo x drill drop`"
        );
        return Ok(false);
    }
    let material = find_material(workspace, name)?;
    if !attempt::path(workspace, name).exists() {
        attempt::create(workspace, &material)?; // it was begun on another machine
    }
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

/// Drops an abandoned attempt: its clock doesn't measure practice.
fn drop_if_abandoned(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<()> {
    match History::from_events(&log.read()?).open {
        Some(open) if open.is_abandoned(now) => end(
            workspace,
            log,
            &open.name,
            "was left for more than a day: dropped without a review",
        ),
        _ => Ok(()),
    }
}

/// Ends this attempt without a review; its file is kept.
pub fn end(workspace: &Workspace, log: &Log, name: &str, why: &str) -> Result<()> {
    let event = log.append(
        |events| match History::from_events(events).open_attempt()? {
            open if open.name == name => Ok(Event::now(name, EventKind::Drop)),
            open => bail!("`{}` is under way now; another command began it", open.name),
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

/// Runs the cases or tests on the attempt in progress and records the result. The clock runs on.
///
/// # Errors
/// If there is no attempt, its file is gone, or another command changed it meanwhile.
pub fn check(workspace: &Workspace, log: &Log, now: DateTime<Utc>) -> Result<bool> {
    drop_if_abandoned(workspace, log, now)?;
    resume(log, &History::from_events(&log.read()?).open_attempt()?)?;
    let open = History::from_events(&log.read()?).open_attempt()?;
    let material = find_material(workspace, &open.name)?;
    let passed = attempt::check(workspace, &material)? == Checked::Passed;
    record(log, &open, passed)?;
    Ok(passed)
}

fn record(log: &Log, open: &OpenAttempt, passed: bool) -> Result<()> {
    log.append(|events| {
        let open_now = History::from_events(events).open_attempt()?;
        if open_now != *open {
            bail!("another command ended or checked `{}` meanwhile", open.name);
        }
        Ok(Event::now(&open.name, EventKind::Check { passed }))
    })?;
    let verdict = if passed { "passed" } else { "failed" };
    eprintln!("{verdict}; {} min on the clock", open.minutes(Utc::now()));
    Ok(())
}

/// Ends the attempt with a grade, and shows the reference and the next date.
///
/// # Errors
/// If no attempt is in progress, or a file cannot be read or written.
pub fn done(workspace: &Workspace, log: &Log, grade: Option<Grade>) -> Result<bool> {
    drop_if_abandoned(workspace, log, Utc::now())?;
    let open = History::from_events(&log.read()?).open_attempt()?;
    let material = find_material(workspace, &open.name)?;
    if grade.is_none() && open.passed.is_none() {
        let checked = attempt::check(workspace, &material)?;
        if checked == Checked::DoesNotCompile {
            eprintln!(
                "the attempt does not compile, and the clock runs on; fix it, or end it by \
                 `cargo x drill done --grade again`"
            );
            return Ok(false);
        }
        record(log, &open, checked == Checked::Passed)?;
    }
    let mut chosen = Grade::Again;
    let event = log.append(|events| {
        let open = History::from_events(events).open_attempt()?;
        let spent = open.spent(Utc::now());
        let earned = || Grade::earned(open.passed.is_some(), open.failed, spent, material.goal);
        chosen = grade.unwrap_or_else(earned);
        let kind = EventKind::Done {
            grade: chosen,
            seconds: spent.as_secs(),
        };
        Ok(Event::now(&open.name, kind))
    })?;
    output::print(&format!("recorded {} {chosen}\n", event.name))?;
    if let Some(kept) = attempt::archive(workspace, &material.name, event.at)? {
        output::print_styled(&attempt::diff(&kept, &material.reference)?)?;
        eprintln!("your attempt is kept in {}", workspace.shown(&kept));
    }
    let history = History::from_events(&log.read()?);
    let card = history.cards.get(&event.name);
    let card = card.context("it was just recorded")?;
    output::print(&format!("next on {}\n", card.memory.due.date_naive()))?;
    Ok(true)
}
