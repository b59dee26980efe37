//! `--all FILE`: one line for each game of a list.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use explorer::decided::{Findings, GUESSED, rule_beside, values_to_guess_from};
use explorer::engine::{self, Engine, Outcome, compute_until_proven};
use explorer::game::{Game, OneHeap};
use explorer::guess::Period;
use explorer::rule::{CheckedRule, Play};

use super::progress::Progress;
use crate::explore::OPEN;
use crate::interrupt;
use crate::output;

/// Limit of the values of a game. Enough for each finite octal game whose period is known, except
/// three whose periods are too long for any computer.
const MAX_TERMS: usize = 500_000_000;

/// Remedy for a command line that names several games, or a game in place of the file.
pub const ALL: &str = "`--all FILE` goes through the codes of a file, one a line";

/// Explores the games of a file, one per line, and prints a table. `terms` and `time` apply to each
/// game. True if each period is proven.
///
/// # Errors
/// If the file cannot be read or a line is no game; the error names file and line.
pub fn run(path: &Path, terms: Option<usize>, time: Option<Duration>) -> Result<bool> {
    let games = read(path)?;
    output::print("game\tperiod\tpreperiod\tsaltus\tmaximum\tcomputed\tseconds\tproof\n")?;
    let start = Instant::now();
    let mut proven = 0;
    for game in &games {
        let begin = Instant::now();
        if let Some(theorem) = proven_by_rule(game, time)? {
            let seconds = begin.elapsed().as_secs_f64();
            output::print(&theorem.line(game, seconds))?;
            proven += 1;
            continue;
        }
        let mut engine = engine::start(game);
        let outcome = explore(game, engine.as_mut(), terms.unwrap_or(MAX_TERMS), time)?;
        let seconds = begin.elapsed().as_secs_f64();
        let (max, known) = (engine.values().max(), engine.values().len());
        output::print(&match &outcome.proof {
            Some(proof) => format!(
                "{game}\t{}\t{}\t{}\t{max}\t{known}\t{seconds:.3}\t{}\n",
                proof.period, proof.preperiod, proof.saltus, proof.criterion
            ),
            None => format!("{game}\t-\t-\t-\t{max}\t{known}\t{seconds:.3}\tnone\n"),
        })?;
        proven += usize::from(outcome.proof.is_some());
        if interrupt::has_come() {
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

/// Period that a theorem states for all heaps, and facts about the values from which it was
/// guessed.
struct Theorem {
    period: Period,
    maximum: u32,
    known: usize,
}

impl Theorem {
    fn line(&self, game: &OneHeap, seconds: f64) -> String {
        let Period {
            preperiod,
            period,
            saltus,
        } = self.period;
        let Self { maximum, known, .. } = self;
        format!(
            "{game}\t{period}\t{preperiod}\t{saltus}\t{maximum}\t{known}\t{seconds:.3}\ttheorem by \
             its rule\n"
        )
    }
}

/// Proves the period of a game by its rule, if the engine proves none or takes too long.
fn proven_by_rule(game: &OneHeap, time: Option<Duration>) -> Result<Option<Theorem>> {
    let game = Game::OneHeap(game.clone());
    let Some(rule) = rule_beside(&game) else {
        return Ok(None);
    };
    let start = Instant::now();
    let is_stopped = || interrupt::has_come() || time.is_some_and(|time| start.elapsed() >= time);
    let checked = CheckedRule::new(&rule)?;
    let mut table = checked.table(Play::Normal, &[])?;
    let rows = values_to_guess_from(&game).unwrap_or(GUESSED);
    table.fill(rows, |_| !is_stopped())?;
    let found = Findings::about(&checked, false, &table, &is_stopped);
    let maximum = table.values().iter().max().copied().unwrap_or(0);
    let known = table.values().len();
    Ok(found.period().map(|period| Theorem {
        period,
        maximum,
        known,
    }))
}

fn explore(
    game: &OneHeap,
    engine: &mut dyn Engine,
    limit: usize,
    time: Option<Duration>,
) -> Result<Outcome> {
    let start = Instant::now();
    let mut progress = Progress::new(&game.to_string(), 0, limit, time);
    compute_until_proven(
        engine,
        limit,
        || start.elapsed(),
        |engine| {
            progress.reached(engine.values().len());
            let is_over = time.is_some_and(|time| start.elapsed() >= time);
            Ok(!is_over && !interrupt::has_come())
        },
    )
}

/// Octal codes whose period is not known, and Grundy's game.
const OPEN_CODES: &str = include_str!("open_codes.txt");

/// Reads the games of a file, one per line, or the built-in open codes for [`OPEN`].
///
/// # Errors
/// If the file cannot be read or a line is no game; the error names file and line, and the remedy
/// if a game is named in place of the file.
pub fn read(path: &Path) -> Result<Vec<OneHeap>> {
    let game = path.to_str().filter(|text| OneHeap::parse(text).is_ok());
    if let Some(game) = game.filter(|_| !path.exists()) {
        bail!("`{game}` is a game and no file: {ALL}; `cargo x explore {game}` explores one");
    }
    let text = if path == Path::new(OPEN) {
        OPEN_CODES.to_string()
    } else {
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    let lines = text.lines().enumerate();
    let games = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    games
        .map(|(i, line)| {
            OneHeap::parse(line).with_context(|| format!("{} line {}", path.display(), i + 1))
        })
        .collect()
}
