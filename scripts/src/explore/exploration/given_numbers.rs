//! `-`: explores numbers on standard input.

use std::io::Read as _;

use anyhow::{Context, Result};
use explorer::guess::{Numbers, Shape};
use explorer::show::plot::{self, Series};
use explorer::show::{emit, report};

use super::plot_file;
use super::terminal::is_on_terminal;
use crate::explore::Args;
use crate::output;

/// Prints guesses about the numbers on standard input, or code for them.
///
/// # Errors
/// If the input is not a list of numbers, or an option needs more than numbers.
pub fn explore(args: &Args) -> Result<bool> {
    let numbers = read()?;
    let first = args.first.or(numbers.first).unwrap_or(0);
    let guesses = numbers.guesses(first);
    if args.emit {
        output::print(&emit::of_guesses(&guesses)?)?;
    } else {
        output::print(&(numbers.described(first) + &report::of_guesses(&guesses)))?;
    }
    let values = numbers.as_grundy_values();
    let series = values.as_ref().map(|values| Series::given(values, first));
    if let Some(series) = series.as_ref().filter(|_| is_on_terminal() && !args.emit) {
        eprint!("{}", plot::sketch(series, plot::SKETCHED));
    }
    if let Some(path) = &args.plot {
        let title = "Values on standard input";
        let picture = match &numbers.shape {
            Shape::Table(table) => plot::heat_map(title, table, first, ["row a", "column b"]),
            Shape::Sequence(_) => {
                let series = series.context("only values from 0 to 2³² − 1 can be drawn")?;
                plot::scatter(title, &series, None)
            }
        };
        plot_file::write(path, &picture)?;
    }
    Ok(true)
}

/// Reads the numbers on standard input.
///
/// # Errors
/// If standard input contains no numbers, or anything else than numbers.
fn read() -> Result<Numbers> {
    let mut text = String::new();
    let input = std::io::stdin().lock().read_to_string(&mut text);
    input.context("cannot read standard input as text")?;
    Numbers::parse(report::rows_alone(&text)).context("on standard input")
}
