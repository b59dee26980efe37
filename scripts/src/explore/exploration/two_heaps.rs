//! Explores a game on two heaps: prints its table.

use anyhow::{Result, bail};
use explorer::engine::two_heaps;
use explorer::game::TwoHeaps;
use explorer::guess::table;
use explorer::show::{emit, plot, report, tables};

use super::one_heap::Shown;
use super::plot_file;
use crate::explore::Args;
use crate::{atomic, output};

/// Limit of the rows: a larger table cannot be read.
const MAX_SIZE: usize = 2000;

/// Prints the table, then `lines`, then the guesses, unless code is already shown; writes the
/// files. `heaps` names the axes.
///
/// # Errors
/// If a file cannot be written, or an option applies only to games on one heap.
pub fn explore(
    game: TwoHeaps,
    heaps: [&str; 2],
    lines: &str,
    args: &Args,
    shown: Shown,
) -> Result<bool> {
    let size = args.terms.unwrap_or(two_heaps::DEFAULT_SIZE);
    if size > MAX_SIZE {
        bail!("a table of two heaps has at most {MAX_SIZE} rows; say `--terms {MAX_SIZE}`");
    }
    let table = two_heaps::table(game, size);
    if args.emit && shown != Shown::Code {
        output::print(&emit::of_guesses(&table::guesses(&table, 0))?)?;
    } else if !args.emit {
        output::print(&tables::lines_of(&table, "\t"))?;
        output::print(lines)?;
        output::print(&report::of_two_heaps(game, &table))?;
    }
    if let Some(path) = &args.csv {
        atomic::replace(path, tables::lines_of(&table, ","))?;
    }
    if let Some(path) = &args.plot {
        let title = format!("Grundy values of {game}");
        plot_file::write(path, &plot::heat_map(&title, &table, 0, heaps))?;
    }
    Ok(true)
}
