//! A game on one heap, from the game that is named or saved to the report.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use explorer::engine::{self, Engine, Outcome, compute_until_proven};
use explorer::game::OneHeap;
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report};

use super::progress::Progress;
use super::save::{self, Saved};
use super::{Args, csv, interrupt, is_on_terminal, plot_file};
use crate::output;

/// Computes, reports and writes what is asked for. False if it was interrupted. `named` is the
/// game on the command line, which a saved run may stand for.
///
/// # Errors
/// If a file cannot be read or written, or holds the run of another game.
pub fn explore(named: Option<OneHeap>, args: &Args) -> Result<bool> {
    let (game, mut engine) = begin(named, args)?;
    if let Some(path) = &args.save {
        save::check_target(path, args.resume.as_deref())?;
    }
    let limit = args.terms.unwrap_or_else(|| engine::default_terms(&game));
    let name = args.game.clone().unwrap_or_else(|| game.to_string());
    let mut saves = Saves::new(args.save.as_deref(), &game);
    let outcome = compute(engine.as_mut(), &name, limit, &mut saves)?;
    saves.save(engine.as_ref())?;
    show(args, &game, &name, limit, engine.as_ref(), &outcome)?;
    Ok(!outcome.interrupted)
}

/// The game that is named or saved, and an engine that knows what is saved.
fn begin(named: Option<OneHeap>, args: &Args) -> Result<(OneHeap, Box<dyn Engine>)> {
    let Some(path) = &args.resume else {
        let game = named.context("no game is named")?;
        let engine = engine::start(&game);
        return Ok((game, engine));
    };
    let Saved {
        game,
        values,
        notes,
    } = save::read(path)?;
    if let Some(named) = named.filter(|named| *named != game) {
        bail!("{} is a run of {game}, not of {named}", path.display());
    }
    let engine = engine::resume(&game, values, notes);
    Ok((game, engine))
}

fn compute(
    engine: &mut dyn Engine,
    name: &str,
    limit: usize,
    saves: &mut Saves<'_>,
) -> Result<Outcome> {
    let start = Instant::now();
    let mut progress = Progress::new(name, engine.values().len(), limit);
    let now = || start.elapsed();
    compute_until_proven(engine, limit, now, |engine| {
        progress.reached(engine.values().len());
        saves.save_now_and_then(engine)?;
        Ok(!interrupt::has_come())
    })
}

fn show(
    args: &Args,
    game: &OneHeap,
    name: &str,
    limit: usize,
    engine: &dyn Engine,
    outcome: &Outcome,
) -> Result<()> {
    let proof = outcome.proof.as_ref();
    // An engine may compute a little more than it was asked for.
    let values = match proof {
        Some(_) => engine.values(),
        None => engine.values().first(limit),
    };
    let series = Series::computed(engine);
    if args.emit {
        output::print(&emit::of_game(name, values, proof)?)?;
    } else {
        output::print(&report::of_game(name, game, values, outcome))?;
        if is_on_terminal() {
            let shown = proof.map_or(plot::SKETCHED, |proof| proof.preperiod + 3 * proof.period);
            let shown = shown.clamp(plot::SKETCHED / 3, plot::SKETCHED);
            eprint!("{}", plot::sketch(&series, shown));
        }
    }
    if let Some(path) = &args.csv {
        csv::write(path, engine, args.terms)?;
    }
    if let Some(path) = &args.plot {
        let title = format!("Grundy values of {}", report::title(name, game));
        plot_file::write(path, &plot::scatter(&title, &series, proof))?;
    }
    Ok(())
}

/// How long a run may go on without being saved.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// Saves a run into the file, if one is named.
struct Saves<'a> {
    path: Option<&'a Path>,
    game: &'a OneHeap,
    last: Instant,
}

impl<'a> Saves<'a> {
    fn new(path: Option<&'a Path>, game: &'a OneHeap) -> Self {
        Self {
            path,
            game,
            last: Instant::now(),
        }
    }

    fn save(&mut self, engine: &dyn Engine) -> Result<()> {
        if let Some(path) = self.path {
            save::write(path, self.game, engine)?;
            self.last = Instant::now();
        }
        Ok(())
    }

    fn save_now_and_then(&mut self, engine: &dyn Engine) -> Result<()> {
        if self.last.elapsed() > BETWEEN_SAVES {
            self.save(engine)?;
        }
        Ok(())
    }
}
