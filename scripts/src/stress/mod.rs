//! `cargo x stress`: random inputs against a brute force.

mod hunt;
mod programs;
mod property;

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anstream::eprintln;
use anyhow::{Context, Result, ensure};

use crate::atomic;
use crate::output;
use crate::problem::Problem;
use crate::runner::kill_all_on_interrupt;
use crate::workspace::Workspace;

/// Run random inputs against the brute force until one fails, and shrink it
///
/// Drives the property test in the problem's file, of the form that `cargo x new`
/// writes; or, with --gen and --brute, two programs in any language.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem by binary name
    bin: String,

    /// Begin with this seed, to see a failure again
    #[arg(long)]
    seed: Option<u64>,

    /// Seconds after which no further input is tried
    #[arg(long, default_value_t = 10.0, value_name = "S", value_parser = parse_seconds)]
    time: f64,

    /// Keep the failing input as a golden case, with the brute force's answer
    #[arg(long)]
    save: bool,

    /// A program that answers as the problem asks, slowly but surely
    #[arg(long, value_name = "PROGRAM", requires = "generator")]
    brute: Option<String>,

    /// A program that prints an input for `PROGRAM SEED SIZE`; SIZE grows from 1
    #[arg(
        long = "gen",
        id = "generator",
        value_name = "PROGRAM",
        requires = "brute"
    )]
    generator: Option<String>,
}

/// What to try, and for how long.
struct Plan {
    problem: Problem,
    seed: u64,
    time: Duration,
}

enum Finding {
    /// This many inputs, none of them wrong.
    Nothing(u64),
    Failure(Failure),
    /// A property failed, but its message names no input: the text as it is.
    Unreadable {
        seed: u64,
        message: String,
    },
}

struct Failure {
    seed: u64,
    input: String,
    expected: String,
    got: String,
    /// What else is known: a panic's message, a verdict.
    remark: String,
}

/// Looks for an input on which the solution fails.
///
/// # Errors
/// If the problem is not there, or nothing can be run.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    kill_all_on_interrupt();
    let plan = Plan {
        problem: workspace.problem(&args.bin)?,
        seed: args.seed.unwrap_or_else(fresh_seed),
        time: Duration::from_secs_f64(args.time),
    };
    let finding = match (&args.brute, &args.generator) {
        (Some(brute), Some(generator)) => programs::search(workspace, &plan, generator, brute)?,
        _ => property::search(workspace, &plan)?,
    };
    match finding {
        Finding::Nothing(count) => {
            eprintln!("{count} inputs in {} s, all right", args.time);
            Ok(true)
        }
        Finding::Unreadable { seed, message } => {
            output::print(&format!("{message}\nseed {seed}\n"))?;
            let remedy = "write its message as the template of `cargo x new` does";
            ensure!(
                !args.save,
                "the failing test names no input to save; {remedy}"
            );
            Ok(false)
        }
        Finding::Failure(failure) => {
            output::print(&failure.to_string())?;
            if args.save {
                save(workspace, &args.bin, &failure)?;
            } else {
                eprintln!(
                    "keep it as a golden case with the same command and `--seed {} --save`",
                    failure.seed
                );
            }
            Ok(false)
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "input\n{}", self.input.trim_end())?;
        let expected = self.expected.trim_end();
        writeln!(f, "\nexpected, by the brute force\n{expected}")?;
        writeln!(f, "\ngot\n{}", self.got.trim_end())?;
        if !self.remark.is_empty() {
            writeln!(f, "{}", self.remark.trim_end())?;
        }
        writeln!(f, "\nseed {}", self.seed)
    }
}

fn save(workspace: &Workspace, bin: &str, failure: &Failure) -> Result<()> {
    let folder = workspace.golden_dir().join(bin);
    let stem = (1..)
        .map(|n| folder.join(format!("stress-{n}")))
        .find(|stem| {
            !["in", "out"]
                .iter()
                .any(|e| stem.with_extension(e).exists())
        })
        .context("some number is free")?;
    for (extension, text) in [("in", &failure.input), ("out", &failure.expected)] {
        let path = stem.with_extension(extension);
        atomic::create(&path, text)?;
        eprintln!("saved {}", workspace.relative(&path).display());
    }
    Ok(())
}

/// Another one every time, short enough to type.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| u64::from(now.subsec_micros()))
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|s| (0.1..=86_400.0).contains(s));
    seconds.ok_or_else(|| "write seconds between 0.1 and 86400".to_string())
}
