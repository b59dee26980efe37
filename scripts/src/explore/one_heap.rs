//! A game on one heap, from the game that is named or saved to the report.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use explorer::engine::{self, Engine, Outcome, compute_until_proven};
use explorer::game::OneHeap;
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report};

use super::budget::Budget;
use super::progress::Progress;
use super::save::{self, Saved};
use super::{Args, csv, is_on_terminal, plot_file};
use crate::interrupt;
use crate::output;

/// Computes, reports and writes what is asked for. False if it was interrupted. `named` is the
/// game on the command line, which a saved run may stand for; `has_theorem` says that its rule has
/// told already what holds for all heaps.
///
/// # Errors
/// If a file cannot be read or written, or holds the run of another game. What is reported is
/// reported all the same.
pub fn explore(named: Option<OneHeap>, args: &Args, has_theorem: bool) -> Result<bool> {
    let (game, mut engine) = begin(named, args)?;
    let budget = Budget::from_args(args, engine::default_terms(&game));
    let name = args.game.clone().unwrap_or_else(|| game.to_string());
    let mut saves = Saves::new(args.save.as_deref(), &game);
    let outcome = compute(engine.as_mut(), &name, &budget, &mut saves)?;
    let run = Run {
        game: &game,
        name: &name,
        engine: engine.as_ref(),
        outcome: &outcome,
    };
    let shown = run.show(args, &budget, has_theorem);
    saves.save(engine.as_ref());
    // The first error is the answer; the others do not hide it, and nothing is lost by any.
    let results = [shown, saves.result(), run.write_files(args)];
    results.into_iter().collect::<Result<()>>()?;
    Ok(outcome.proof.is_some() || !interrupt::has_come())
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
    budget: &Budget,
    saves: &mut Saves<'_>,
) -> Result<Outcome> {
    let start = Instant::now();
    let mut progress = Progress::new(name, engine.values().len(), budget.terms, budget.time);
    let now = || start.elapsed();
    compute_until_proven(engine, budget.terms, now, |engine| {
        progress.reached(engine.values().len());
        saves.save_now_and_then(engine);
        let may_go_on = !budget.is_over(start.elapsed()) && budget.obstacle(engine).is_none();
        Ok(may_go_on && !interrupt::has_come())
    })
}

/// A run that is over.
struct Run<'a> {
    game: &'a OneHeap,
    /// What the user calls it.
    name: &'a str,
    engine: &'a dyn Engine,
    outcome: &'a Outcome,
}

impl Run<'_> {
    /// Prints the report or the code.
    fn show(&self, args: &Args, budget: &Budget, has_theorem: bool) -> Result<()> {
        let (game, name, engine) = (self.game, self.name, self.engine);
        let proof = self.outcome.proof.as_ref();
        // An engine may compute a little more than it was asked for.
        let values = match proof {
            Some(_) => engine.values(),
            None => engine.values().first(budget.terms),
        };
        if args.emit {
            return output::print(&emit::of_game(name, values, proof)?);
        }
        output::print(&match proof {
            Some(_) => report::of_game(name, game, values, self.outcome),
            None if has_theorem => report::of_values(name, game, values),
            None => {
                let obstacle = budget.obstacle(engine);
                let is_interrupted = interrupt::has_come();
                let stopped = budget.stopped(values.len(), obstacle.as_deref(), is_interrupted);
                report::of_game(name, game, values, self.outcome) + &stopped
            }
        })?;
        if is_on_terminal() {
            let shown = proof.map_or(plot::SKETCHED, |proof| proof.preperiod + 3 * proof.period);
            let shown = shown.clamp(plot::SKETCHED / 3, plot::SKETCHED);
            eprint!("{}", plot::sketch(&Series::computed(engine), shown));
        }
        Ok(())
    }

    fn write_files(&self, args: &Args) -> Result<()> {
        let csv = args
            .csv
            .as_ref()
            .map_or(Ok(()), |path| csv::write(path, self.engine, args.terms));
        let plot = args.plot.as_ref().map_or(Ok(()), |path| {
            let title = report::title(self.name, self.game);
            let title = format!("Grundy values of {title}");
            let series = Series::computed(self.engine);
            let proof = self.outcome.proof.as_ref();
            plot_file::write(path, &plot::scatter(&title, &series, proof))
        });
        csv.and(plot)
    }
}

/// How long a run may go on without being saved.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// Saves a run into the file, if one is named. A save that fails does not end the run.
struct Saves<'a> {
    path: Option<&'a Path>,
    game: &'a OneHeap,
    last: Instant,
    /// How the last save went.
    result: Result<()>,
}

impl<'a> Saves<'a> {
    fn new(path: Option<&'a Path>, game: &'a OneHeap) -> Self {
        Self {
            path,
            game,
            last: Instant::now(),
            result: Ok(()),
        }
    }

    fn save(&mut self, engine: &dyn Engine) {
        if let Some(path) = self.path {
            self.result = save::write(path, self.game, engine);
            self.last = Instant::now();
        }
    }

    fn save_now_and_then(&mut self, engine: &dyn Engine) {
        if self.last.elapsed() > BETWEEN_SAVES {
            self.save(engine);
        }
    }

    fn result(self) -> Result<()> {
        self.result
    }
}
