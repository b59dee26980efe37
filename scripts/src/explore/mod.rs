//! `cargo x explore`: Grundy values, periods with proof, pictures, code to paste.

mod code;
mod csv;
mod engine;
mod hexadecimal;
mod names;
mod octal;
mod period;
mod proof;
mod report;
mod rule;
mod survey;
mod take;
mod take_set;
mod values;

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::workspace::Workspace;
use names::NAMED;
use rule::Rule;

/// See a game's Grundy values, prove its period
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A code (0.77, 0.3F), a take-set (take{1,3,4}, take1..5, take{squares}) or a name
    #[arg(required_unless_present_any = ["list"])]
    game: Option<String>,

    /// Stop after this many values, heap 0 included
    #[arg(long, value_name = "N", value_parser = terms)]
    terms: Option<usize>,

    /// Write the values as a table
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

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
    let name = args.game.as_deref().context("no game is named")?;
    let rule = Rule::parse(name)?;
    let mut engine = rule.engine();
    let limit = args.terms.unwrap_or_else(|| rule.default_terms());
    let outcome = survey::survey(engine.as_mut(), limit, |_| true)?;
    report::print(name, &rule, engine.as_ref(), &outcome)?;
    if let Some(path) = &args.csv {
        csv::write(path, engine.as_ref())?;
    }
    Ok(!outcome.interrupted)
}
