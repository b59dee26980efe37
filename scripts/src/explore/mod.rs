//! `cargo x explore`: Grundy values, periods with proof, pictures, code to paste.

mod all;
mod closed_form;
mod code;
mod csv;
mod emit;
mod engine;
mod hexadecimal;
mod input;
mod names;
mod octal;
mod period;
mod proof;
mod report;
mod rule;
mod save;
mod sequence;
mod survey;
mod table;
mod take;
mod take_set;
mod values;
mod watch;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use engine::Engine;
use input::Input;
use names::NAMED;
use rule::Rule;
use save::Saved;
use watch::Progress;

/// See a game's Grundy values, prove its period
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A code (0.77, 0.3F), a take-set (take{1,3,4}, take1..5, take{squares}), a name,
    /// or `-` for numbers on standard input
    #[arg(required_unless_present_any = ["list", "all", "resume"])]
    game: Option<String>,

    /// Stop after this many values, heap 0 included
    #[arg(long, value_name = "N", value_parser = terms)]
    terms: Option<usize>,

    /// Write the values as a table
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Print Rust code to paste instead of the report
    #[arg(long)]
    emit: bool,

    /// Save the run now and then, when it ends and when it is interrupted
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Continue a saved run
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// The heap of the first number on standard input
    #[arg(long, value_name = "HEAP", default_value_t = 0)]
    first: usize,

    /// Explore each game of a file, one a line, and print a table
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "csv", "save", "resume"])]
    all: Option<PathBuf>,

    /// Show the games that have a name
    #[arg(long, exclusive = true)]
    list: bool,
}

/// A count such as `200`, `1_000_000` or `1e6`.
fn terms(text: &str) -> Result<usize, String> {
    let digits = text.replace('_', "");
    let exponential = || -> Option<usize> {
        let (mantissa, exponent) = digits.split_once(['e', 'E'])?;
        let power = 10usize.checked_pow(exponent.parse().ok()?)?;
        mantissa.parse::<usize>().ok()?.checked_mul(power)
    };
    let count = digits.parse().ok().or_else(exponential);
    let most = u32::MAX as usize;
    count
        .filter(|count| (1..=most).contains(count))
        .ok_or_else(|| format!("write a number from 1 to {most}, such as 200 or 1e6"))
}

pub fn run(_workspace: &Workspace, args: &Args) -> Result<bool> {
    if args.list {
        for game in NAMED {
            println!("{}\t{}\t{}", game.name, game.rule, game.about);
        }
        return Ok(true);
    }
    watch::heed_interrupts()?;
    if let Some(path) = &args.all {
        return all::run(path, args.terms);
    }
    match args.game.as_deref() {
        Some("-") => look_at_input(args),
        _ => explore(args),
    }
}

fn look_at_input(args: &Args) -> Result<bool> {
    let input = Input::read()?;
    let guesses = input.guesses(args.first);
    if !args.emit {
        report::print_guesses(&guesses)?;
        return Ok(true);
    }
    let code = match &input {
        Input::Sequence(values) => emit::guessed(values, args.first, &guesses)?,
        Input::Table(_) => emit::guessed_table(&guesses)?,
    };
    print!("{code}");
    Ok(true)
}

/// The Grundy values of heaps 0, 1, …, `terms` − 1 of a game on one heap.
///
/// # Errors
/// If `game` is no rule or name.
pub fn values(game: &str, terms: usize) -> Result<Vec<u32>> {
    let mut engine = Rule::parse(game)?.engine();
    engine.extend(terms)?;
    Ok(engine.values().iter().take(terms).collect())
}

fn explore(args: &Args) -> Result<bool> {
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
    if args.emit {
        let code = emit::proven(&title, engine.as_ref(), outcome.proof.as_ref())?;
        print!("{code}");
    } else {
        report::print(&title, &rule, engine.as_ref(), &outcome)?;
    }
    if let Some(path) = &args.csv {
        csv::write(path, engine.as_ref())?;
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
