//! Explores a game on one heap: starts or resumes the run, and prints the report.

use std::path::Path;
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use explorer::engine::{self, Engine, Outcome, compute_until_proven};
use explorer::game::OneHeap;
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report};

use super::budget::Budget;
use super::progress::Progress;
use super::run_file::{Checkpoint, Contents, RunFile};
use super::save::{self, Saved};
use super::saves::Saves;
use super::terminal::is_on_terminal;
use super::{csv, plot_file, results};
use crate::explore::Args;
use crate::interrupt;
use crate::output;

/// Output that came before the engine's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Nothing,
    /// A theorem about all heaps.
    Theorem,
    /// The requested code; only files are left.
    Code,
}

/// Computes values, prints the report and writes the requested files. False if the run was
/// interrupted. `named` is the game on the command line; None takes the game of the saved run.
///
/// # Errors
/// If a file cannot be read or written, or holds the run of another game. The report is printed
/// even if a file fails.
pub fn explore(named: Option<OneHeap>, args: &Args, before: Shown) -> Result<bool> {
    let (game, mut engine, file) = begin(named, args)?;
    let budget = Budget::from_args(args, engine::default_terms(&game));
    let name = args.game.clone().unwrap_or_else(|| game.to_string());
    let mut saves = Saves::new(args.save.as_deref(), &game, file);
    let was_over = engine.is_settled();
    let outcome = compute(engine.as_mut(), &name, &budget, &mut saves)?;
    let run = Run {
        game: &game,
        name: &name,
        engine: engine.as_ref(),
        outcome: &outcome,
    };
    let shown = run.show(args, &budget, before);
    if !was_over {
        saves.save(engine.as_ref());
    }
    let [csv, plot] = run.write_files(args);
    results::all([shown, saves.result(), csv, plot])?;
    Ok(outcome.proof.is_some() || !interrupt::has_come())
}

/// Game that is named or saved, its engine with the saved values, and the file of the run.
fn begin(
    named: Option<OneHeap>,
    args: &Args,
) -> Result<(OneHeap, Box<dyn Engine>, Option<RunFile>)> {
    if let Some(path) = &args.run {
        return begin_run(named, path);
    }
    let Some(path) = &args.resume else {
        let game = named.context("no game is named")?;
        let are_values_needed =
            args.csv.is_some() || args.plot.is_some() || args.emit || args.save.is_some();
        let engine = if are_values_needed {
            engine::start(&game)
        } else {
            engine::start_beyond_memory(&game)
        };
        return Ok((game, engine, None));
    };
    let Saved {
        game,
        values,
        notes,
    } = save::read(path)?;
    check_same(named, &game, path)?;
    let engine = engine::resume(&game, values, notes);
    Ok((game, engine, None))
}

fn check_same(named: Option<OneHeap>, game: &OneHeap, path: &Path) -> Result<()> {
    if let Some(named) = named.filter(|named| named != game) {
        bail!("{} is a run of {game}, not of {named}", path.display());
    }
    Ok(())
}

/// Begins a run, or continues the run of the file.
pub fn begin_run(
    named: Option<OneHeap>,
    path: &Path,
) -> Result<(OneHeap, Box<dyn Engine>, Option<RunFile>)> {
    if !path.exists() {
        let missing = || {
            format!(
                "{} is not there; name a game to begin a run",
                path.display()
            )
        };
        let game = named.with_context(missing)?;
        let file = RunFile::create(path, &game)?;
        return Ok((game.clone(), engine::start_beyond_memory(&game), Some(file)));
    }
    let (file, contents) = RunFile::open(path)?;
    let Contents {
        game,
        checkpoint,
        states,
    } = contents;
    check_same(named, &game, path)?;
    let engine = match checkpoint {
        Checkpoint::Nothing => engine::start_beyond_memory(&game),
        Checkpoint::Table { values, notes } => engine::resume_beyond_memory(&game, values, notes),
        Checkpoint::Register { values, snapshot } => {
            engine::resume_register(&game, values, snapshot, states)
                .with_context(|| format!("{} cannot be continued", path.display()))?
        }
    };
    Ok((game, engine, Some(file)))
}

fn compute(
    engine: &mut dyn Engine,
    name: &str,
    budget: &Budget,
    saves: &mut Saves<'_>,
) -> Result<Outcome> {
    if thread::available_parallelism().is_ok_and(|cores| cores.get() > 1) {
        engine.work_on_both(on_two_threads);
    }
    let start = Instant::now();
    let mut progress = Progress::new(name, engine.reached(), budget.terms, budget.time);
    let now = || start.elapsed();
    compute_until_proven(engine, budget.terms, now, |engine| {
        progress.reached(engine.reached());
        saves.save_now_and_then(engine);
        let may_go_on = !budget.is_over(start.elapsed()) && budget.obstacle(engine).is_none();
        Ok(may_go_on && !interrupt::has_come())
    })
}

fn on_two_threads(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    thread::scope(|scope| {
        scope.spawn(other);
        one();
    });
}

/// Line of the report on a run with `--run` that has proved nothing yet.
fn stopped_run(path: &Path, known: usize, obstacle: Option<&str>, engine: &dyn Engine) -> String {
    let path = path.display();
    let why = obstacle.map_or(String::new(), |obstacle| format!(": {obstacle}"));
    let end = engine.register().map_or(String::new(), |register| {
        let window = register.window();
        match register.suspected() {
            Some(period) => format!("; the period {period} is being verified"),
            None => format!("; it ends when the last {window} codes come again"),
        }
    });
    format!("stopped\tat {known} values{why}; `cargo x explore --run {path}` goes on{end}\n")
}

/// Completed run.
struct Run<'a> {
    game: &'a OneHeap,
    /// The user's name for the game.
    name: &'a str,
    engine: &'a dyn Engine,
    outcome: &'a Outcome,
}

impl Run<'_> {
    /// Prints the report or the generated code.
    fn show(&self, args: &Args, budget: &Budget, before: Shown) -> Result<()> {
        if before == Shown::Code {
            return Ok(());
        }
        let (game, name, engine) = (self.game, self.name, self.engine);
        let proof = self.outcome.proof.as_ref();
        // An engine may compute a little more than requested.
        let values = match proof {
            Some(_) => engine.values(),
            None => engine.values().first(budget.terms),
        };
        if args.emit {
            return output::print(&emit::of_game(name, values, proof)?);
        }
        output::print(&match proof {
            Some(_) => report::of_game(name, game, values, self.outcome),
            None if before == Shown::Theorem => report::of_values(name, game, values),
            None => {
                let obstacle = budget.obstacle(engine);
                let known = values.len().max(engine.reached());
                let stopped = match &args.run {
                    Some(path) => stopped_run(path, known, obstacle.as_deref(), engine),
                    None => budget.stopped(known, obstacle.as_deref(), interrupt::asked_by()),
                };
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

    fn write_files(&self, args: &Args) -> [Result<()>; 2] {
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
        [csv, plot]
    }
}
