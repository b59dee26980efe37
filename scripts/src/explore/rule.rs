//! A rule in one line or in a file, from the text to the report.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail};
use explorer::decided::Found;
use explorer::rule::{self, CheckedRule, Play, Table};
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report, tables};
use explorer::theorem::{Statement, Theorem, emit as automaton_code};

use super::budget::Budget;
use super::progress::Progress;
use super::{Args, certificate, interrupt, is_on_terminal, known, plot_file, theorem};
use crate::{atomic, output};

/// The rule in a file.
///
/// # Errors
/// If the file cannot be read.
pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path)
        .with_context(|| format!("cannot read the rule {}", path.display()))
}

/// Checks the rule, then hands it to the engine that knows it or fills its table, and reports.
/// False if it was interrupted.
///
/// # Errors
/// If the text is no rule, if an option does not go with it, or if a file cannot be written.
pub fn explore(text: &str, args: &Args) -> Result<bool> {
    let checked = CheckedRule::new(text);
    let checked = match (&args.rule, checked) {
        (_, Ok(checked)) => checked,
        (Some(path), Err(error)) => bail!("{}: {error}", path.display()),
        (None, Err(error)) => return Err(anyhow!(error)),
    };
    if !args.misere
        && let Some(notation) = rule::same_as(checked.rule())
    {
        return known::explore_rule(&checked, &notation.to_string(), args);
    }
    if args.save.is_some() || args.resume.is_some() {
        bail!("a run of a rule is not saved; `--csv` keeps its values");
    }
    let coordinates = checked.rule().coordinates.len();
    if args.plot.is_some() && coordinates > 2 {
        bail!("only tables of two heaps can be drawn; fix the third with a number");
    }
    if args.emit {
        output::print(&code(&checked, args)?)?;
        return Ok(true);
    }
    match coordinates {
        1 => explore_heaps(&checked, args),
        _ => explore_tables(&checked, args),
    }
}

/// A function of all heaps by a theorem about the values, else one that fills their table.
fn code(checked: &CheckedRule, args: &Args) -> Result<String> {
    if args.misere {
        return match theorem::find(checked, true) {
            Ok(theorem) => Ok(automaton_code(checked.rule(), true, &theorem.statement)),
            Err(obstacle) => bail!(
                "no code: the misère outcomes are not decided ({obstacle}); `--csv` keeps their table"
            ),
        };
    }
    let table = filled(checked, &enough_to_guess(checked, args))?;
    let found = theorem::found(checked, false, &table);
    match proven_code(checked, &table, &found)? {
        Some((code, Says::Values)) => Ok(code),
        _ => Ok(rule::emitted(checked)?),
    }
}

/// So many values of a game on one heap are enough to guess from.
pub const GUESSED: usize = 1000;

/// They are computed for no longer than this.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// The arguments with as many values as are guessed from.
fn enough_to_guess(checked: &CheckedRule, args: &Args) -> Args {
    let has_one_heap = checked.rule().coordinates.len() == 1;
    Args {
        terms: if has_one_heap {
            Some(GUESSED)
        } else {
            args.terms
        },
        time: Some(PATIENCE),
        ..args.clone()
    }
}

/// What a function returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    Values,
    /// Who wins alone.
    Outcomes,
}

/// A function for all positions, if there is a theorem: a formula that was guessed from the table,
/// else the automaton.
///
/// # Errors
/// If a formula cannot be written.
pub fn proven_code(
    checked: &CheckedRule,
    table: &Table<'_>,
    found: &Found,
) -> Result<Option<(String, Says)>> {
    let rule = checked.rule();
    let automaton = |theorem: &Theorem| {
        let is_of_values = matches!(theorem.statement, Statement::Values(_));
        is_of_values.then(|| {
            (
                automaton_code(rule, false, &theorem.statement),
                Says::Values,
            )
        })
    };
    let Ok(theorem) = &found.theorem else {
        return Ok(None);
    };
    if let Some(Ok(values)) = &found.values {
        return Ok(automaton(values));
    }
    let Some(claim) = &found.claim else {
        return Ok(automaton(theorem));
    };
    let says = match &theorem.statement {
        Statement::Values(_) => Says::Values,
        Statement::Positions(_) => Says::Outcomes,
    };
    let code = emit::of_claim(rule, table, claim)?;
    Ok(code.map(|code| (code, says)).or_else(|| automaton(theorem)))
}

/// Writes the certificate if one is asked for; false if there is none.
///
/// # Errors
/// If the file cannot be written.
pub fn certified(checked: &CheckedRule, found: &Found, args: &Args) -> Result<bool> {
    match &args.certificate {
        Some(path) => certificate::write(path, checked, args.misere, &found.theorem),
        None => Ok(true),
    }
}

/// Fills the table up to `--terms`, or as far as the patience goes.
///
/// # Errors
/// If the table would be too large.
pub fn filled<'a>(checked: &'a CheckedRule, args: &Args) -> Result<Table<'a>> {
    let coordinates = checked.rule().coordinates.len();
    let rows = args.terms.unwrap_or(rule::DEFAULT_ROWS[coordinates - 1]);
    let play = if args.misere {
        Play::Misere
    } else {
        Play::Normal
    };
    let mut table = checked.table(play, &vec![rows; coordinates - 1])?;
    let start = Instant::now();
    let budget = Budget::of(args, rows);
    let has_time = || !budget.is_over(start.elapsed());
    let mut progress = Progress::new(&checked.rule().to_string(), 0, rows, budget.time);
    table.fill(rows, |known| {
        progress.reached(known);
        !interrupt::has_come() && (known == 0 || has_time())
    })?;
    drop(progress);
    if table.rows() < rows && !interrupt::has_come() {
        eprintln!(
            "stopped after {} s with {} of {rows} rows; `--terms {rows}` fills all of them, `--time` \
             sets the seconds",
            start.elapsed().as_secs(),
            table.rows()
        );
    }
    Ok(table)
}

/// A rule with one coordinate.
fn explore_heaps(checked: &CheckedRule, args: &Args) -> Result<bool> {
    let table = filled(checked, args)?;
    let rule = checked.rule().to_string();
    output::print(&report::of_rule(
        checked.rule(),
        table.values(),
        args.misere,
    ))?;
    let found = theorem::found(checked, args.misere, &table);
    output::print(&report::of_found(checked, args.misere, &found, &table)?)?;
    let series = Series::given(table.values(), 0);
    if is_on_terminal() {
        eprint!("{}", plot::sketch(&series, plot::SKETCHED));
    }
    if let Some(path) = &args.csv {
        let mut csv = String::from("heap,value\n");
        for (heap, value) in table.values().iter().enumerate() {
            let _ = writeln!(csv, "{heap},{value}");
        }
        atomic::replace(path, csv)?;
    }
    if let Some(path) = &args.plot {
        let title = format!("{} of {rule}", what(args.misere));
        plot_file::write(path, &plot::scatter(&title, &series, None))?;
    }
    Ok(certified(checked, &found, args)? && !interrupt::has_come())
}

fn what(misere: bool) -> &'static str {
    if misere {
        "Misère outcomes"
    } else {
        "Grundy values"
    }
}

/// A rule with two or three coordinates: a table, or one for each first coordinate.
fn explore_tables(checked: &CheckedRule, args: &Args) -> Result<bool> {
    let table = filled(checked, args)?;
    let rule = checked.rule();
    let layers = tables::layers(&table, rule.coordinates.len());
    let lines = |separator| tables::of_rule(rule, &layers, separator);
    output::print(&lines("\t"))?;
    let found = theorem::found(checked, args.misere, &table);
    eprint!(
        "{}",
        report::of_found(checked, args.misere, &found, &table)?
    );
    if let Some(path) = &args.csv {
        atomic::replace(path, lines(","))?;
    }
    if let (Some(path), [table]) = (&args.plot, &layers[..]) {
        let title = format!("{} of {rule}", what(args.misere));
        plot_file::write(path, &plot::heat_map(&title, table, 0))?;
    }
    Ok(certified(checked, &found, args)? && !interrupt::has_come())
}
