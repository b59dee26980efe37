//! Explores a game on one heap: computes its values and prints the report.

use std::time::Instant;

use anyhow::Result;
use explorer::engine::{self, Engine, Outcome, compute_until_proven};
use explorer::game::OneHeap;
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report};

use super::budget::Budget;
use super::progress::Progress;
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
/// interrupted.
///
/// # Errors
/// If a value is too large to store, or a file cannot be written. The report is printed even if a
/// file fails.
pub fn explore(game: &OneHeap, args: &Args, before: Shown) -> Result<bool> {
    let mut engine = engine::start(game);
    let budget = Budget::from_args(args, engine::default_terms(game));
    let name = args.game.clone().unwrap_or_else(|| game.to_string());
    let outcome = compute(engine.as_mut(), &name, &budget)?;
    let run = Run {
        game,
        name: &name,
        engine: engine.as_ref(),
        outcome: &outcome,
    };
    let shown = run.show(args, &budget, before);
    let [csv, plot] = run.write_files(args);
    results::all([shown, csv, plot])?;
    Ok(outcome.proof.is_some() || !interrupt::has_come())
}

fn compute(engine: &mut dyn Engine, name: &str, budget: &Budget) -> Result<Outcome> {
    let start = Instant::now();
    let mut progress = Progress::new(name, budget.terms, budget.time);
    let now = || start.elapsed();
    compute_until_proven(engine, budget.terms, now, |engine| {
        progress.reached(engine.values().len());
        let may_go_on = !budget.is_over(start.elapsed()) && budget.obstacle(engine).is_none();
        Ok(may_go_on && !interrupt::has_come())
    })
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
                let known = values.len();
                let stopped = budget.stopped(known, obstacle.as_deref(), interrupt::asked_by());
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
