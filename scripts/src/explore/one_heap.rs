//! A game on one heap, from the rule to the report.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::engine::Engine;
use super::rule::Rule;
use super::save::{self, Saved};
use super::watch::{self, Progress};
use super::{Args, csv, emit, plot, report, survey};
use crate::output;

/// Computes, reports and writes what is asked for. False if it was interrupted.
///
/// # Errors
/// If the game is not known, or a file cannot be read or written.
pub fn explore(args: &Args) -> Result<bool> {
    let (rule, mut engine) = begin(args)?;
    if let Some(path) = &args.save {
        save::check_target(path, args.resume.as_deref())?;
    }
    let limit = args.terms.unwrap_or_else(|| rule.default_terms());
    let title = args.game.clone().unwrap_or_else(|| rule.to_string());
    let progress = Progress::new(&title, engine.values().len(), limit);
    let mut saves = Saves::new(args.save.as_deref(), &rule);
    let outcome = survey::survey(engine.as_mut(), limit, |engine| {
        progress.reached(engine.values().len());
        saves.now_and_then(engine)?;
        Ok(!watch::is_interrupted())
    })?;
    drop(progress);
    saves.now(engine.as_ref())?;
    // An engine may compute a little more than it was asked for.
    let values = match &outcome.proof {
        Some(_) => engine.values(),
        None => engine.values().first(limit),
    };
    if args.emit {
        let code = emit::proven(&title, values, outcome.proof.as_ref())?;
        output::print(&code)?;
    } else {
        report::print(&title, &rule, values, &outcome)?;
    }
    if plot::is_watched() && !args.emit {
        let shown = outcome
            .proof
            .as_ref()
            .map_or(plot::SKETCHED, |proof| proof.preperiod + 3 * proof.period);
        let shown = shown.clamp(plot::SKETCHED / 3, plot::SKETCHED);
        eprint!("{}", plot::sketch(engine.as_ref(), 0, shown));
    }
    if let Some(path) = &args.csv {
        csv::write(path, engine.as_ref(), args.terms)?;
    }
    if let Some(path) = &args.plot {
        plot::scatter(
            &titled(&title, &rule),
            engine.as_ref(),
            0,
            outcome.proof.as_ref(),
        )
        .write(path)?;
    }
    Ok(!outcome.interrupted)
}

/// The game that is named or saved, and an engine that knows what is saved.
fn begin(args: &Args) -> Result<(Rule, Box<dyn Engine>)> {
    let named = args.game.as_deref().map(Rule::parse).transpose()?;
    let Some(path) = &args.resume else {
        let rule = named.context("no game is named")?;
        let engine = rule.engine();
        return Ok((rule, engine));
    };
    let Saved {
        rule,
        values,
        notes,
    } = save::read(path)?;
    if let Some(named) = named.filter(|named| *named != rule) {
        bail!("{} is a run of {rule}, not of {named}", path.display());
    }
    let engine = rule.resume(values, notes);
    Ok((rule, engine))
}

/// Saves a run, at most once a minute unless asked to.
struct Saves<'a> {
    path: Option<&'a Path>,
    rule: &'a Rule,
    last: Instant,
}

impl<'a> Saves<'a> {
    fn new(path: Option<&'a Path>, rule: &'a Rule) -> Self {
        Self {
            path,
            rule,
            last: Instant::now(),
        }
    }

    fn now(&mut self, engine: &dyn Engine) -> Result<()> {
        if let Some(path) = self.path {
            save::write(path, self.rule, engine)?;
            self.last = Instant::now();
        }
        Ok(())
    }

    fn now_and_then(&mut self, engine: &dyn Engine) -> Result<()> {
        match self.last.elapsed() > Duration::from_secs(60) {
            true => self.now(engine),
            false => Ok(()),
        }
    }
}

/// "kayles = 0.77"
fn titled(title: &str, rule: &Rule) -> String {
    let rule = rule.to_string();
    match title == rule {
        true => format!("Grundy values of {rule}"),
        false => format!("Grundy values of {title} = {rule}"),
    }
}
