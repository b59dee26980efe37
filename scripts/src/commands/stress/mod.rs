//! `cargo x stress`: tests a solution on random inputs against a brute force.

mod hunt;
mod programs;
mod property;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};

use crate::eprintln;
use crate::system::files::atomic;
use crate::system::{interrupt, output};
use crate::workspace::Workspace;
use crate::workspace::find::{Found, find};
use crate::workspace::problem::Problem;
use hunt::{Failure, Finding};

/// Try random inputs against a brute force until one fails, and shrink it
///
/// Runs the property test in the problem's file, in the form that `cargo x new` writes. With
/// --brute, compares with a program in any language, on the inputs of that test or of a program
/// --gen. Prints each failure that is shorter than those before.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The problem: its file, its name or the beginning of it, or a letter of the latest contest
    pub bin: String,

    /// First seed, to see a failure again
    #[arg(long)]
    seed: Option<u64>,

    /// Size of all inputs, to see a failure of --gen again
    #[arg(long, value_name = "N", requires = "generator")]
    size: Option<u64>,

    /// Seconds after which no new input is tried
    #[arg(long, default_value_t = 10.0, value_name = "S", value_parser = parse_seconds)]
    time: f64,

    /// Save the failing input as a golden case, with the brute force's answer
    #[arg(long)]
    save: bool,

    /// A slow but right program for the problem: a command line, or a .c, .cpp, .java, .py, .rs or
    /// .sh file; an interactive problem needs none
    #[arg(long, value_name = "PROGRAM")]
    brute: Option<String>,

    /// A program that prints an input, called as `PROGRAM SEED SIZE`; SIZE starts at 1 and grows
    /// with the time
    #[arg(long = "gen", id = "generator", value_name = "PROGRAM")]
    generator: Option<String>,
}

/// What the user asks for: the inputs to try, and the time.
struct Plan {
    problem: Problem,
    seed: u64,
    time: Duration,
    size: Option<u64>,
}

/// Searches for an input on which the solution fails.
///
/// # Errors
/// If the problem does not exist, or a program cannot be run.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    interrupt::finish_first("", None);
    let Found { home, bin } = find(workspace, &args.bin)?;
    let workspace = &home;
    let started = Instant::now();
    let plan = Plan {
        problem: workspace.problem(&bin)?,
        seed: args.seed.unwrap_or_else(fresh_seed),
        time: Duration::from_secs_f64(args.time),
        size: args.size,
    };
    refuse_scaffold(workspace, &plan.problem, args)?;
    let (generator, brute) = (args.generator.as_deref(), args.brute.as_deref());
    let finding = if generator.is_some() || brute.is_some() {
        programs::compare(workspace, &plan, generator, brute)?
    } else {
        property::test(workspace, &plan)?
    };
    match finding {
        Finding::Nothing { inputs: count, .. } => {
            let seconds = started.elapsed().as_secs_f64().min(args.time); // building does not count
            refuse_nothing(count, seconds)?;
            eprintln!("{}", tried(count, seconds));
            interrupt::end_if_come();
            if count < FEW {
                eprintln!(
                    "warning: {count} inputs show little; make the generator and the brute force \
                     faster, or raise --time"
                );
            }
            Ok(true)
        }
        Finding::Unreadable { seed, message } => {
            output::print(&format!("{message}\nseed {seed}\n"))?;
            let remedy = "write its message like the template of `cargo x new`";
            ensure!(
                !args.save,
                "the failing test names no input to save; {remedy}"
            );
            Ok(false)
        }
        Finding::Failure(failure) => {
            let format = plan.problem.input.as_ref();
            if let Some(Err(breach)) = format.map(|format| format.check(&failure.input)) {
                eprintln!("warning: the problem does not allow this input: {breach}");
            }
            if args.save {
                save(workspace, &bin, &failure)?;
            } else {
                let Failure { seed, size, .. } = failure;
                let size = size.map_or(String::new(), |size| format!(" --size {size}"));
                eprintln!(
                    "to save the last one as a golden case, add `--seed {seed}{size} --save`"
                );
            }
            Ok(false)
        }
    }
}

/// Fewer inputs than this are too few to trust the solution.
const FEW: u64 = 20;

/// Says how many inputs were tried; none if somebody stopped the search before.
fn tried(count: u64, seconds: f64) -> String {
    let found = if count > 0 {
        "all right"
    } else {
        "nothing was compared"
    };
    format!("{count} inputs in {seconds:.1} s, {found}")
}

/// Refuses to call a search successful if it tried no input.
///
/// # Errors
/// If `count` is 0 and nobody stopped the search.
fn refuse_nothing(count: u64, seconds: f64) -> Result<()> {
    ensure!(
        count > 0 || interrupt::has_come(),
        "no input was tried in {seconds:.1} s: another cargo may have blocked the build; try again, \
         or raise `--time`"
    );
    Ok(())
}

/// Refuses to compare a solution with itself.
///
/// # Errors
/// If the brute force in the problem's file is still the scaffold, which calls the solution.
fn refuse_scaffold(workspace: &Workspace, problem: &Problem, args: &Args) -> Result<()> {
    let source = fs_err::read_to_string(&problem.path)?;
    ensure!(
        args.brute.is_some() || args.generator.is_some() || !has_scaffold_slow(&source),
        "{}: `slow` is still the scaffold's and calls `solve`, so nothing would be compared; write \
         a slow solution there, or give --brute",
        workspace.shown(&problem.path)
    );
    Ok(())
}

/// Returns whether the function `slow` only calls `solve`.
fn has_scaffold_slow(source: &str) -> bool {
    let Some((_, body)) = source.split_once("fn slow(") else {
        return false;
    };
    let body = body.split_once('{').map_or("", |(_, body)| body);
    let body = body.split('}').next().unwrap_or_default();
    let lines = body.lines();
    let code: String = lines.filter_map(|line| line.split("//").next()).collect();
    let code: String = code.split_whitespace().collect();
    ["solve(input)", "returnsolve(input);", "solve(&input)"].contains(&code.as_str())
}

/// Saves the case under the first number that is free or has this case, perhaps without its answer,
/// as a killed command leaves it.
fn save(workspace: &Workspace, bin: &str, failure: &Failure) -> Result<()> {
    let folder = workspace.golden_dir().join(bin);
    let answer = failure.expected.as_ref().map(|answer| ("out", answer));
    let texts = [Some(("in", &failure.input)), answer];
    let is_ours = |stem: &std::path::PathBuf| {
        let fits = |path: std::path::PathBuf, text: &String| {
            !path.exists() || fs_err::read_to_string(path).is_ok_and(|it| it == *text)
        };
        let mut texts = texts.into_iter().flatten();
        texts.all(|(extension, text)| fits(stem.with_extension(extension), text))
    };
    let mut stems = (1..).map(|n| folder.join(format!("stress-{n}")));
    let stem = stems.find(is_ours).context("some number is free")?;
    for (extension, text) in texts.into_iter().flatten() {
        let path = stem.with_extension(extension);
        if !path.exists() {
            atomic::create(&workspace.to_write(path.clone())?, text)?;
        }
        eprintln!("saved {}", workspace.shown(&path));
    }
    Ok(())
}

/// Makes a seed that differs at every run and is short enough to type.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| u64::from(now.subsec_micros()))
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|s| (0.1..=86_400.0).contains(s));
    seconds.ok_or_else(|| "write seconds between 0.1 and 86400".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_tried_nothing_has_not_ended_well() {
        assert!(refuse_nothing(1, 2.0).is_ok());
        let error = refuse_nothing(0, 2.0).unwrap_err().to_string();
        assert!(error.starts_with("no input was tried in 2.0 s"), "{error}");
        assert_eq!(tried(1, 2.0), "1 inputs in 2.0 s, all right");
        assert_eq!(tried(0, 2.0), "0 inputs in 2.0 s, nothing was compared");
    }

    #[test]
    fn the_scaffold_s_slow_is_known_and_another_is_not() {
        let scaffold = include_str!("../new/template/neutral.txt");
        assert!(has_scaffold_slow(scaffold));
        let written = scaffold.replace("solve(input)", "input.len().to_string()");
        assert!(!has_scaffold_slow(&written));
        assert!(!has_scaffold_slow("fn main() {}"));
    }
}
