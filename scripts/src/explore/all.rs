//! `--all FILE`: one line for each game of a list.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};

use super::rule::Rule;
use super::survey::{Outcome, survey};
use super::watch::{self, Progress};

/// Enough for every finite octal game whose period is known, three that are too
/// long for any computer set aside.
const MOST_TERMS: usize = 500_000_000;

/// Explores the games of a file, one a line, and prints a table. True if each
/// period is proven.
///
/// # Errors
/// If the file cannot be read or a line is no game; names file and line.
pub fn run(path: &Path, terms: Option<usize>) -> Result<bool> {
    let games = read(path)?;
    println!("game\tperiod\tpreperiod\tsaltus\tmaximum\tcomputed\tseconds\tproof");
    let start = Instant::now();
    let mut proven = 0;
    for rule in &games {
        let begin = Instant::now();
        let (outcome, max, known) = explore(rule, terms.unwrap_or(MOST_TERMS))?;
        let seconds = begin.elapsed().as_secs_f64();
        match &outcome.proof {
            Some(proof) => println!(
                "{rule}\t{}\t{}\t{}\t{max}\t{known}\t{seconds:.3}\t{}",
                proof.period, proof.preperiod, proof.saltus, proof.criterion
            ),
            None => println!("{rule}\t-\t-\t-\t{max}\t{known}\t{seconds:.3}\tnone"),
        }
        proven += usize::from(outcome.proof.is_some());
        if outcome.interrupted {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    eprintln!(
        "{proven} of {} periods proven in {seconds:.1} s",
        games.len()
    );
    Ok(proven == games.len())
}

fn explore(rule: &Rule, limit: usize) -> Result<(Outcome, u32, usize)> {
    let mut engine = rule.engine();
    let progress = Progress::new(&rule.to_string(), 0, limit);
    let outcome = survey(engine.as_mut(), limit, |engine| {
        progress.reached(engine.values().len());
        Ok(!watch::is_interrupted())
    })?;
    Ok((outcome, engine.values().max(), engine.values().len()))
}

fn read(path: &Path) -> Result<Vec<Rule>> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let lines = text.lines().enumerate();
    let games = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    games
        .map(|(i, line)| {
            Rule::parse(line).with_context(|| format!("{} line {}", path.display(), i + 1))
        })
        .collect()
}
