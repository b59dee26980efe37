//! `cargo x explore`: Grundy values, periods with proof, pictures, code to paste.
//!
//! Compiling the explorer takes as long as the rest of `cargo x`. So `launch` builds `x` without
//! the feature `explorer` until somebody explores a game; the options are in the help either way.

use std::io::Read as _;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::system::files::atomic;
use crate::system::files::text::cleaned;

#[cfg(feature = "explorer")]
mod limits;
#[cfg(feature = "explorer")]
pub mod moves;
#[cfg(feature = "explorer")]
mod run;

#[cfg(feature = "explorer")]
pub use limits::watched;
#[cfg(feature = "explorer")]
pub use run::{parsed, refuse_words, run};

/// Refuses to explore: this program was built without the explorer.
///
/// # Errors
/// Always.
#[cfg(not(feature = "explorer"))]
pub fn run(_args: &Args) -> Result<bool> {
    bail!("this program was built without the explorer: run `cargo x explore`")
}

/// Memory limit in MiB, unless the user sets another.
pub const MEMORY: u64 = 512;

/// Show a game's Grundy values and prove who wins
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Args {
    /// The game: a rule ('n -> n-k where k divides n, k < n'), a name (kayles), a code (0.77,
    /// 4.007), a take-set (take{1,3,4}, take1..5, take{squares}), coins to turn (coins{1,2},
    /// coins{run}), or `-` to read numbers or a rule from standard input; without a game, the names
    /// are listed
    ///
    /// In a rule, `|` separates families of moves, `,` separates the parts that a move leaves,
    /// and `where` begins conditions. They hold for all families before them, back to the previous
    /// `where`:
    /// '(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-k, b-k) where k % 2 == 1'.
    pub game: Option<String>,

    /// Words after the game: a second game, or the rest of one without quotes
    #[arg(hide = true)]
    pub words: Vec<String>,

    /// The game whose options this program prints, a source in Python, C++, Rust or Java, or an
    /// executable; then GAME is a range of states such as 0..200, several such as 0..30 0..30, a
    /// state in quotes, or a file with a state a line [default: 0..100]
    ///
    /// The program reads a state a line. For each it prints the options, one a line, with ` + `
    /// between the parts of a sum, and an empty line. `cargo x new --moves NAME` writes a template.
    #[arg(long, value_name = "FILE")]
    pub moves: Option<PathBuf>,

    /// The game of a token on a directed graph: `n m`, then m moves `u v`
    #[arg(long, value_name = "FILE", conflicts_with = "moves")]
    pub graph: Option<PathBuf>,

    /// With `--moves`: play may go on for ever, which is a draw
    #[arg(long, requires = "moves")]
    pub loopy: bool,

    /// With `--moves`: write the states with their answers as golden cases of this problem, whose
    /// samples show how
    #[arg(long, value_name = "BIN", requires = "moves")]
    pub save: Option<String>,

    /// With a rule, a program or a graph: the player who can't move wins
    #[arg(long)]
    pub misere: bool,

    /// Stop after this many values, counting heap 0; with `--moves`, after so many states
    #[arg(long, value_name = "N", value_parser = terms, allow_hyphen_values = true)]
    pub terms: Option<usize>,

    /// Stop after this time of computing: seconds, or a time such as 15min or 3h [default: 5 s, or
    /// no limit with `--terms`; with `--moves`, 60 s on the clock]
    #[arg(long, value_name = "S", value_parser = seconds, allow_hyphen_values = true)]
    pub time: Option<Duration>,

    /// Stop at this memory in MiB
    #[arg(long, value_name = "MIB", default_value_t = MEMORY)]
    pub memory: u64,

    /// Print all rows of a table, and not only the first
    #[arg(long)]
    pub table: bool,

    /// Write the values to a CSV file
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,

    /// Draw the values as an SVG picture
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,

    /// Print code to paste in this language, instead of the report; `--emit` alone means Rust
    #[arg(long, value_name = "LANGUAGE", num_args = 0..=1, default_missing_value = "rust")]
    pub emit: Option<Language>,

    /// List the moves that win from this position, such as 20 or 12,7; of a game on one heap,
    /// several numbers are several heaps. A letter ranges: `n,0` asks who loses (0, 0), (1, 0), …
    /// With numbers on standard input: the first one's heap
    #[arg(long, value_name = "POSITION", value_parser = position, allow_hyphen_values = true)]
    pub from: Option<Position>,
}

/// Heaps of a position, or positions in which a letter ranges
#[derive(Debug, Clone)]
pub enum Position {
    Heaps(Vec<u64>),
    /// The letter, and the given coordinates; `None` for the letter.
    Slice(String, Vec<Option<u64>>),
}

/// Language of the code that `--emit` prints
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    Rust,
    Cpp,
    Python,
}

impl Args {
    /// The words that say which states `--moves` and `--graph` start from.
    #[cfg(feature = "explorer")]
    fn words_of_states(&self) -> Vec<&str> {
        let words = self.game.iter().chain(&self.words);
        words.map(String::as_str).collect()
    }

    /// Refuses options that need the rule of a game.
    ///
    /// # Errors
    /// If there is such an option; names it.
    pub fn only_of_given_numbers(&self) -> Result<()> {
        let needing_a_rule = [
            ("--terms", self.terms.is_some()),
            ("--time", self.time.is_some()),
            ("--csv", self.csv.is_some()),
            ("--table", self.table),
        ];
        match needing_a_rule.iter().find(|(_, is_asked)| *is_asked) {
            Some((option, _)) => bail!(
                "`{option}` is for games by their rule: numbers on standard input don't say how to \
                 compute more"
            ),
            None => Ok(()),
        }
    }

    /// Refuses files that couldn't be written at the end.
    ///
    /// # Errors
    /// If a picture is no SVG, a folder is missing, or a file can't be written; the error names the
    /// path.
    pub fn check_files(&self) -> Result<()> {
        let is_no_picture = |path: &&PathBuf| path.extension().is_none_or(|it| it != "svg");
        if let Some(path) = self.plot.as_ref().filter(is_no_picture) {
            bail!(
                "{}: pictures are drawn as SVG; name a file that ends in .svg",
                path.display()
            );
        }
        if let Some(path) = self.csv.as_ref().filter(|_| self.csv == self.plot) {
            let path = path.display();
            bail!("{path} is named twice; name a file for each of them");
        }
        let mut targets = self.csv.iter().chain(&self.plot);
        targets.try_for_each(|path| atomic::check_writable(path))
    }
}

/// Reads a file, or standard input if its name is `-`, as text without a byte order mark.
///
/// # Errors
/// If it can't be read as text.
pub fn read_text(name: &str) -> Result<String> {
    let mut bytes = Vec::new();
    if name == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = fs_err::read(name)?;
    }
    let text = String::from_utf8(cleaned(bytes));
    text.with_context(|| format!("`{name}` can't be read as text"))
}

/// Parses a time such as `60`, `0.5`, `90s`, `15min` or `3h`.
pub fn seconds(text: &str) -> Result<Duration, String> {
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

/// Largest heap of a position.
const MAX_HEAP: u64 = 1 << 60;

/// Parses a position such as `20`, `12,7` or `(12, 7)`.
fn position(text: &str) -> Result<Position, String> {
    let inside = text.trim().trim_start_matches('(').trim_end_matches(')');
    let mut letter = String::new();
    let mut parsed = Vec::new();
    for part in inside.split(',').map(str::trim) {
        let number = part.replace('_', "").parse().ok();
        let number = number.filter(|heap| *heap <= MAX_HEAP);
        let is_letter =
            part.starts_with(char::is_alphabetic) && (letter.is_empty() || letter == part);
        if number.is_none() && !is_letter {
            return Err(format!(
                "write heaps from 0 to {MAX_HEAP}, such as 20 or 12,7; one letter ranges, as in n,0"
            ));
        }
        if is_letter {
            part.clone_into(&mut letter);
        }
        parsed.push(number);
    }
    Ok(match parsed.iter().copied().collect() {
        Some(heaps) => Position::Heaps(heaps),
        None => Position::Slice(letter, parsed),
    })
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
