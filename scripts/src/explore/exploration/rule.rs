//! Explores a rule from the command line or a file: from the text to the report.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use explorer::decided::Findings;
use explorer::rule::{self, CheckedRule, Table};
use explorer::show::plot::{self, Picture, Series};
use explorer::show::{emit, report, tables};

use super::table::filled_aloud;
use super::terminal::is_on_terminal;
use super::{additions, certificate, known, plot_file, results, theorem};
use crate::explore::Args;
use crate::interrupt;
use crate::{atomic, output};

/// Reads the rule in a file.
///
/// # Errors
/// If the file cannot be read.
pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path)
        .with_context(|| format!("cannot read the rule {}", path.display()))
}

/// Checks the rule, passes it to an engine that knows the game or fills its table, and reports.
/// False if the run was interrupted.
///
/// # Errors
/// If the text is not a rule, an option does not apply to it, or a file cannot be written.
pub fn explore(text: &str, args: &Args) -> Result<bool> {
    let checked = CheckedRule::new(text);
    let checked = match (&args.rule, checked) {
        (_, Ok(checked)) => checked,
        (Some(path), Err(error)) => bail!("{}: {error}", path.display()),
        (None, Err(error)) => return Err(anyhow!(error)),
    };
    if let Some(other) = &args.same_as {
        return theorem::compare(&checked, other, args);
    }
    if let Some(moves) = &args.add {
        return additions::explore(&checked, moves, args);
    }
    if !args.misere
        && let Some(notation) = rule::same_as(checked.rule())
    {
        return known::explore_rule(&checked, &notation.to_string(), args);
    }
    let coordinates = checked.rule().coordinates.len();
    if args.plot.is_some() && coordinates > 2 {
        bail!("only tables of two heaps can be drawn; fix the third with a number");
    }
    if args.emit {
        let code = theorem::watched(args, |watch| emit::of_rule(&checked, args.misere, watch));
        output::print(&code?)?;
        if args.csv.is_none() && args.plot.is_none() {
            return Ok(true);
        }
    }
    match coordinates {
        1 => explore_heaps(&checked, args),
        _ => explore_tables(&checked, args),
    }
}

/// Explores a rule with one coordinate.
fn explore_heaps(checked: &CheckedRule, args: &Args) -> Result<bool> {
    let table = filled_aloud(checked, args)?;
    let rule = checked.rule().to_string();
    let head = report::of_rule(checked.rule(), table.values(), args.misere);
    let found = report_on(checked, &table, &head, args)?;
    let series = Series::given(table.values(), 0);
    if is_on_terminal() && !args.emit {
        eprint!("{}", plot::sketch(&series, plot::SKETCHED));
    }
    let csv = || {
        let mut csv = String::from("heap,value\n");
        for (heap, value) in table.values().iter().enumerate() {
            let _ = writeln!(csv, "{heap},{value}");
        }
        csv
    };
    let picture = || {
        let title = format!("{} of {rule}", what(checked, args.misere));
        plot::scatter(&title, &series, None)
    };
    write_files(args, found.as_ref(), csv, picture)
}

fn what(checked: &CheckedRule, misere: bool) -> &'static str {
    match (misere, checked.rule().has_blocking()) {
        (true, _) => "Misère outcomes",
        (false, true) => "Outcomes",
        (false, false) => "Grundy values",
    }
}

/// Explores a rule with two or three coordinates: prints a table, or one for each first coordinate.
fn explore_tables(checked: &CheckedRule, args: &Args) -> Result<bool> {
    let table = filled_aloud(checked, args)?;
    let rule = checked.rule();
    let layers = tables::layers(&table, rule.coordinates.len());
    let lines = |separator| tables::of_rule(rule, &layers, separator);
    let found = report_on(checked, &table, &lines("\t"), args)?;
    let picture = || {
        let title = format!("{} of {rule}", what(checked, args.misere));
        let [a, b] = [0, 1].map(|at| rule.coordinates[at].name.as_str());
        plot::heat_map(&title, &layers[0], 0, [a, b])
    };
    write_files(args, found.as_ref(), || lines(","), picture)
}

/// Prints the head of the report and what is found about the table. None if code is printed
/// instead.
fn report_on(
    checked: &CheckedRule,
    table: &Table<'_>,
    head: &str,
    args: &Args,
) -> Result<Option<Findings>> {
    if args.emit {
        return Ok(None);
    }
    output::print(head)?;
    let found = theorem::found(checked, table, args);
    output::print(&report::of_found(checked, args.misere, &found, table)?)?;
    Ok(Some(found))
}

/// Writes the requested files. False if a certificate is requested but there is none, or after
/// Ctrl-C.
fn write_files(
    args: &Args,
    found: Option<&Findings>,
    csv: impl FnOnce() -> String,
    picture: impl FnOnce() -> Picture,
) -> Result<bool> {
    let csv = args
        .csv
        .as_ref()
        .map_or(Ok(()), |path| atomic::replace(path, csv()));
    let plot = args.plot.as_ref();
    let plot = plot.map_or(Ok(()), |path| plot_file::write(path, &picture()));
    let mut is_certified = true;
    let certificate = found.map_or(Ok(true), |found| certificate::write_if_asked(found, args));
    let certificate = certificate.map(|is| is_certified = is);
    results::all([csv, plot, certificate])?;
    Ok(is_certified && !interrupt::has_come())
}
