//! `lab`: computes octal games for days, beyond memory, in files that survive a crash.

mod folder;
mod interrupt;
mod octal;
mod octal_run;
mod progress;
mod register;
mod run_file;
mod saved_run;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;

/// Computes octal games beyond memory, until their period is proven
#[derive(Debug, Parser)]
#[command(version)]
enum Command {
    /// Begin or continue the run of one game in a file, and print what is known
    Run {
        /// File of the run, saved each minute
        file: PathBuf,

        /// Octal code such as 0.106, or `grundy`; a run that has begun knows its game
        game: Option<String>,

        /// Stop after this many heaps, such as 1e9
        #[arg(long, value_name = "N", value_parser = terms)]
        terms: Option<usize>,

        /// Stop after this time, in seconds or such as 15min or 3h
        #[arg(long, value_name = "S", value_parser = seconds)]
        time: Option<Duration>,
    },

    /// Run many games in turn, on all cores, each in a file of its own, and print a table
    All {
        /// Folder of the runs
        folder: PathBuf,

        /// Games, one a line; without it, the octal codes whose period isn't known
        #[arg(long, value_name = "FILE")]
        games: Option<PathBuf>,

        /// Stop after this time for all games together
        #[arg(long, value_name = "S", value_parser = seconds)]
        time: Option<Duration>,
    },

    /// Compute the archived stretches of a run again, on all cores, and compare their ends
    Verify {
        /// File of the run
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    interrupt::handle();
    match run(Command::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the command. Returns false if the answer is no: a stretch is wrong, not every period of a
/// list is proven, or a run was interrupted.
fn run(command: Command) -> Result<bool> {
    match command {
        Command::Run {
            file,
            game,
            terms,
            time,
        } => saved_run::run(&file, game.as_deref(), terms, time),
        Command::All {
            folder,
            games,
            time,
        } => folder::run(folder::games(games.as_deref())?, &folder, time),
        Command::Verify { file } => verify::run(&file),
    }
}

/// Parses a time such as `60`, `0.5`, `90s`, `15min` or `3h`.
fn seconds(text: &str) -> Result<Duration, String> {
    let units = [
        ("min", 60.0),
        ("s", 1.0),
        ("m", 60.0),
        ("h", 3600.0),
        ("d", 86400.0),
    ];
    let with_unit = |&(unit, factor): &(&str, f64)| Some((text.strip_suffix(unit)?, factor));
    let (number, factor) = units.iter().find_map(with_unit).unwrap_or((text, 1.0));
    let number: Option<f64> = number.trim().parse().ok();
    let seconds = number
        .map(|number| number * factor)
        .filter(|seconds| *seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "write a time, such as 60 or 0.5 (seconds), 15min or 3h".to_string())
}

/// Parses a number of heaps such as `200`, `1_000_000` or `1e9`.
fn terms(text: &str) -> Result<usize, String> {
    let digits = text.replace('_', "");
    let exponential = || -> Option<usize> {
        let (mantissa, exponent) = digits.split_once(['e', 'E'])?;
        let power = 10usize.checked_pow(exponent.parse().ok()?)?;
        mantissa.parse::<usize>().ok()?.checked_mul(power)
    };
    let count = digits.parse().ok().or_else(exponential);
    count
        .filter(|count| (1..=octal_run::MAX_TERMS).contains(count))
        .ok_or_else(|| "write a number of heaps, such as 200 or 1e9".to_string())
}
