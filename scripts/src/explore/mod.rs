//! `cargo x explore`: Grundy values, periods with proof, pictures, code to paste.

mod budget;
mod certificate;
mod csv;
mod game_list;
mod given_numbers;
mod known;
mod one_heap;
mod plot_file;
mod progress;
mod results;
mod rule;
mod run_file;
mod run_folder;
mod save;
mod saves;
mod targets;
mod theorem;
mod two_heaps;
mod verify;

use std::io::{IsTerminal as _, stderr, stdout};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use explorer::game::{Game, NAMED_GAMES, NamedGame, UnknownGame};

use crate::interrupt;
use crate::output;
use crate::workspace::Workspace;

/// See a game's Grundy values, prove its period
#[derive(Debug, Clone, clap::Args)]
pub struct Args {
    /// A code (0.77, 0.3F, 4.3...), a take-set (take{1,3,4}, take1..5, take{squares}), coins to
    /// turn (coins{1,2}, coins{run}), a name, a rule ('n -> n-k where k divides n, k < n'), or
    /// `-` for numbers on standard input
    ///
    /// In a rule, `|` separates families of moves, `,` the components that a move leaves, and
    /// `where` begins conditions; it covers its family and those before it back to the previous
    /// `where`: '(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1'.
    #[arg(required_unless_present_any = [
        "list", "all", "resume", "rule", "check", "run", "verify",
    ])]
    game: Option<String>,

    /// Read the rule from a file; `#` begins a comment
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "all", "first"])]
    rule: Option<PathBuf>,

    /// With a rule: find who wins if the player who cannot move wins
    #[arg(long)]
    misere: bool,

    /// Stop after this many values, heap 0 included
    #[arg(long, value_name = "N", value_parser = terms, allow_hyphen_values = true)]
    terms: Option<usize>,

    /// Stop after this time, in seconds or such as 15min or 3h [default: 5 s, unless `--terms` or
    /// `--run` is given]
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,

    /// Write the values as a table
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Draw the values
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,

    /// Print Rust code to paste instead of the report
    #[arg(long)]
    emit: bool,

    /// With a rule: write the automaton that proves the theorem
    #[arg(long, value_name = "FILE", conflicts_with_all = ["emit", "all", "save", "resume"])]
    certificate: Option<PathBuf>,

    /// Verify a certificate, from the rule in it alone; with a rule beside it, that it is of this
    /// one
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "rule", "misere", "terms", "time", "csv", "plot", "emit", "certificate", "save", "resume",
        "first", "all", "run",
    ])]
    check: Option<PathBuf>,

    /// Save the run now and then, when it ends and when it is interrupted
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Begin a run in a file or continue it, saved each minute; with `--all` a folder of files
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "rule", "save", "resume", "csv", "plot", "emit", "misere", "first",
    ])]
    run: Option<PathBuf>,

    /// Compute the archived stretches of a run again, on all cores
    #[arg(long, value_name = "FILE", exclusive = true)]
    verify: Option<PathBuf>,

    /// Continue a saved run
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// The heap of the first number, or row and column, on standard input [default: 0]
    #[arg(long, value_name = "HEAP", value_parser = heap, allow_hyphen_values = true)]
    first: Option<usize>,

    /// Explore each game of a file, one a line, and print a table; without FILE the open codes
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = game_list::OPEN,
        conflicts_with_all = ["game", "csv", "plot", "emit", "save", "resume", "misere"],
    )]
    all: Option<PathBuf>,

    /// Show the games that have a name
    #[arg(long, exclusive = true)]
    list: bool,
}

impl Args {
    /// # Errors
    /// If an option is given that needs the rule of the game.
    fn only_of_given_numbers(&self) -> Result<()> {
        let needing_a_rule = [
            ("--terms", self.terms.is_some()),
            ("--time", self.time.is_some()),
            ("--csv", self.csv.is_some()),
            ("--save", self.save.is_some()),
            ("--resume", self.resume.is_some()),
            ("--run", self.run.is_some()),
            ("--certificate", self.certificate.is_some()),
        ];
        match needing_a_rule.iter().find(|(_, is_asked)| *is_asked) {
            Some((option, _)) => bail!(
                "`{option}` is for games by their rule; from numbers on standard input nothing \
                 more can be computed"
            ),
            None => Ok(()),
        }
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

/// Message shown on the first Ctrl-C.
const STOPPING: &str = "\nstopping; press Ctrl-C again to end at once\n";

/// Largest heap with which a list of numbers may begin.
const LARGEST_FIRST: usize = 1 << 53;

fn heap(text: &str) -> Result<usize, String> {
    let heap = text.replace('_', "").parse().ok();
    heap.filter(|heap| *heap <= LARGEST_FIRST)
        .ok_or_else(|| format!("write a heap from 0 to {LARGEST_FIRST}"))
}

/// Parses a count such as `200`, `1_000_000` or `1e6`.
fn terms(text: &str) -> Result<usize, String> {
    let digits = text.replace('_', "");
    let exponential = || -> Option<usize> {
        let (mantissa, exponent) = digits.split_once(['e', 'E'])?;
        let power = 10usize.checked_pow(exponent.parse().ok()?)?;
        mantissa.parse::<usize>().ok()?.checked_mul(power)
    };
    let count = digits.parse().ok().or_else(exponential);
    let most = u32::MAX as usize;
    count
        .filter(|count| (1..=most).contains(count))
        .ok_or_else(|| format!("write a number from 1 to {most}, such as 200 or 1e6"))
}

pub fn run(_workspace: &Workspace, args: &Args) -> Result<bool> {
    if args.list {
        let line = |game: &NamedGame| {
            let notation = game.notation();
            format!("{}\t{notation}\t{}\n", game.name, game.about)
        };
        output::print(&NAMED_GAMES.iter().map(line).collect::<String>())?;
        return Ok(true);
    }
    if let Some(path) = &args.verify {
        interrupt::finish_first(STOPPING);
        return verify::run(path);
    }
    if let Some(path) = &args.check {
        return certificate::check(path, args.game.as_deref());
    }
    targets::check(args)?;
    interrupt::finish_first(STOPPING);
    if let (Some(path), Some(folder)) = (&args.all, &args.run) {
        return run_folder::run(game_list::read(path)?, folder, args.time);
    }
    if let Some(path) = &args.all {
        return game_list::run(path, args.terms, args.time);
    }
    if args.game.as_deref() == Some("-") {
        args.only_of_given_numbers()?;
        return given_numbers::explore(args);
    }
    if args.first.is_some() {
        bail!(
            "`--first` is for numbers on standard input, `cargo x explore -`; games begin at heap 0"
        );
    }
    if let Some(path) = &args.rule {
        return rule::explore(&rule::read(path)?, args);
    }
    let text = args.game.as_deref().map(explorer::rule::spelled_out);
    if let Some(text) = text.as_deref().filter(|text| explorer::rule::is_rule(text)) {
        if args.run.is_some() {
            bail!("`--run` is for codes, take-sets and coins, such as 0.106");
        }
        return rule::explore(text, args);
    }
    if args.certificate.is_some() {
        bail!("`--certificate` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    if args.misere {
        bail!("`--misere` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    let game = text.as_deref().map(parsed).transpose()?;
    match game {
        Some(Game::TwoHeaps(game)) if args.run.is_some() => {
            bail!("`--run` is for games on one heap, such as 0.106; `{game}` is played on two")
        }
        Some(game) => known::explore(&game, args),
        None => one_heap::explore(None, args, false),
    }
}

/// Parses the game on the command line.
fn parsed(text: &str) -> Result<Game> {
    if text.contains("=>") {
        let rule = text.replace("=>", "->");
        bail!("the moves of a rule stand after `->`: write '{rule}'");
    }
    Game::parse(text).map_err(|error| match error.downcast::<UnknownGame>() {
        Ok(unknown) => anyhow!(
            "{unknown} from `cargo x explore --list`; or a rule, such as \
             'n -> n-k where 1 <= k <= 3'; or `-` for a sequence on standard input"
        ),
        Err(error) => error,
    })
}

/// Whether a person reads the output, so that a picture made of letters is useful.
fn is_on_terminal() -> bool {
    stdout().is_terminal() && stderr().is_terminal()
}
