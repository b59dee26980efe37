//! Limits of a computation: number of values, time and memory, and the line that says which one
//! ended it.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::Result;
use explorer::decided::Watch;
use explorer::engine::{Engine, Outcome, compute_until_proven};
use explorer::rule::{self, CheckedRule, Play, Table};

use super::Args;
use super::progress::Progress;
use crate::eprintln;
use crate::interrupt;
use crate::system::{own_memory, own_processor_time};

/// Default time limit.
pub const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// Time between two looks at the memory, each of which takes some microseconds.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Time limit for the values from which the prover guesses.
const TIME_TO_GUESS: Duration = Duration::from_secs(2);

/// Measures how long this process computes: time that it waits for a busy machine doesn't count.
struct Stopwatch {
    start: Instant,
    /// Processor time at the start, if the system tells it.
    computed: Option<Duration>,
}

impl Stopwatch {
    fn start() -> Self {
        Self {
            start: Instant::now(),
            computed: own_processor_time(),
        }
    }

    fn elapsed(&self) -> Duration {
        let before_and_now = self.computed.zip(own_processor_time());
        before_and_now.map_or_else(
            || self.start.elapsed(),
            |(before, now)| now.saturating_sub(before),
        )
    }

    fn is_over(&self, limit: Option<Duration>) -> bool {
        // The clock answers faster than the system, and a single thread computes no longer.
        limit.is_some_and(|limit| self.start.elapsed() >= limit && self.elapsed() >= limit)
    }
}

/// Limits of a computation.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub terms: usize,
    pub time: Option<Duration>,
    /// Memory in MiB.
    memory: u64,
    /// Whether the user chose the number of values.
    are_terms_chosen: bool,
}

impl Limits {
    /// Reads the limits from the command line. By default there are `default_terms` values and,
    /// unless `--terms` is given, a few seconds.
    pub fn from_args(args: &Args, default_terms: usize) -> Self {
        let default_time = args.terms.is_none().then_some(DEFAULT_TIME);
        Self {
            terms: args.terms.unwrap_or(default_terms),
            time: args.time.or(default_time),
            memory: args.memory,
            are_terms_chosen: args.terms.is_some(),
        }
    }

    /// Computes values until a period is proven, a limit is reached or Ctrl-C comes. On a terminal
    /// it shows the progress.
    pub fn compute(&self, engine: &mut dyn Engine, name: &str) -> Outcome {
        let watch = Stopwatch::start();
        let mut progress = Progress::new(name);
        let now = || watch.elapsed();
        compute_until_proven(engine, self.terms, now, |engine| {
            progress.reached(engine.values().len());
            let may_go_on = !watch.is_over(self.time) && self.obstacle(engine).is_none();
            may_go_on && !interrupt::has_come()
        })
    }

    /// Why there can't be more values: an obstacle of the engine, or full memory.
    fn obstacle(&self, engine: &dyn Engine) -> Option<String> {
        let full = || is_full(self.memory).then(|| full(self.memory));
        engine.obstacle().or_else(full)
    }

    /// Line of a report without a proof: why the computation ended with `shown` values, and how to
    /// get more.
    pub fn stopped(&self, engine: &dyn Engine, shown: usize) -> String {
        self.why_stopped(
            shown,
            self.obstacle(engine).as_deref(),
            interrupt::asked_by(),
        )
    }

    /// `signal` is the one that ended the computation, if any.
    fn why_stopped(&self, known: usize, obstacle: Option<&str>, signal: Option<&str>) -> String {
        let further = 10_usize.pow(known.max(1).ilog10() + 1);
        let longer = self.time.map(|time| 10 * time.as_secs().max(1));
        let goes_on = match longer {
            Some(seconds) if !self.are_terms_chosen => {
                format!("`--time {seconds}` or `--terms {further}` goes on")
            }
            Some(seconds) => format!("`--time {seconds}` goes on"),
            None => format!("`--terms {further}` goes on"),
        };
        match (obstacle, signal) {
            (Some(obstacle), _) => format!("stopped\tat {known} values: {obstacle}\n"),
            _ if known >= self.terms && self.are_terms_chosen => String::new(),
            _ if known >= self.terms => {
                format!(
                    "stopped\tat {known} values, as no criterion proves such a game; \
                     `--terms {further}` goes on\n"
                )
            }
            (None, Some(signal)) => {
                format!("stopped\tat {known} values by {signal}; {goes_on}\n")
            }
            (None, None) => {
                let seconds = self.time.unwrap_or_default().as_secs_f64();
                format!("stopped\tafter {seconds} s with {known} values; {goes_on}\n")
            }
        }
    }
}

/// Whether this process has reached so many MiB of memory. If it has, nothing more is computed,
/// even if some of it is free again.
fn is_full(memory: u64) -> bool {
    static LAST: Mutex<Option<(Instant, bool)>> = Mutex::new(None);
    let mut last = LAST.lock().expect("no holder panics");
    if last.is_none_or(|(at, was_full)| !was_full && at.elapsed() >= BETWEEN_LOOKS) {
        let is_now = own_memory().is_some_and(|bytes| bytes >> 20 >= memory);
        *last = Some((Instant::now(), is_now));
    }
    last.is_some_and(|(_, is_full)| is_full)
}

/// Says that the memory is full, and how to get more.
fn full(memory: u64) -> String {
    let more = memory.saturating_mul(4);
    format!("reached the limit of {memory} MiB of memory; `--memory {more}` goes on")
}

/// Runs a search with this process's clock. Ctrl-C, the end of `time` or full `memory` (in MiB)
/// stops it. Without `time` a search has its own work limit.
pub fn watched<T>(time: Option<Duration>, memory: u64, search: impl FnOnce(Watch<'_>) -> T) -> T {
    let watch = Stopwatch::start();
    let was_full = is_full(memory);
    let found = search(Watch {
        now: &|| watch.elapsed(),
        is_stopped: &|| interrupt::has_come() || watch.is_over(time) || is_full(memory),
    });
    if is_full(memory) && !was_full {
        eprintln!("{}", full(memory));
    }
    found
}

/// The options with the number of values from which the prover guesses; an engine computes more.
pub fn to_guess_from(args: &Args, values: Option<usize>) -> Args {
    Args {
        terms: values.or(args.terms),
        time: args.time.or(Some(TIME_TO_GUESS)),
        ..args.clone()
    }
}

/// Number of rows of a rule's table: `--terms`, or as many as are computed by default.
fn rows(checked: &CheckedRule, args: &Args) -> usize {
    let default = rule::DEFAULT_ROWS[checked.rule().coordinates.len() - 1];
    args.terms.unwrap_or(default)
}

/// Fills the table of a rule up to `--terms`, or until the time limit.
///
/// # Errors
/// If the table would be too large.
pub fn filled<'a>(checked: &'a CheckedRule, args: &Args) -> Result<Table<'a>> {
    let rows = rows(checked, args);
    let play = Play::of(args.misere);
    let mut table = checked.table(play, &vec![rows; checked.rule().coordinates.len() - 1])?;
    let watch = Stopwatch::start();
    let limits = Limits::from_args(args, rows);
    let mut progress = Progress::new(&checked.rule().to_string());
    table.fill(rows, |known| {
        progress.reached(known);
        let may_go_on = !interrupt::has_come() && !is_full(args.memory);
        may_go_on && (known == 0 || !watch.is_over(limits.time))
    })?;
    Ok(table)
}

/// Tells the user if the time or the memory ended before all rows were filled.
pub fn tell_if_short(table: &Table<'_>, checked: &CheckedRule, args: &Args) {
    let rows = rows(checked, args);
    if table.rows() < rows && is_full(args.memory) {
        eprintln!(
            "{} of {rows} rows are filled: {}",
            table.rows(),
            full(args.memory)
        );
    } else if table.rows() < rows && !interrupt::has_come() {
        let time = Limits::from_args(args, rows).time.unwrap_or_default();
        eprintln!(
            "stopped after {} s with {} of {rows} rows; `--terms {rows}` fills all of them, `--time` \
             sets the seconds",
            time.as_secs_f64(),
            table.rows()
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::MEMORY;

    const BY_DEFAULT: Limits = Limits {
        terms: 20_000,
        time: Some(DEFAULT_TIME),
        memory: MEMORY,
        are_terms_chosen: false,
    };

    #[test]
    fn a_run_that_is_over_says_how_far_it_came_and_what_goes_on() {
        assert_eq!(
            BY_DEFAULT.why_stopped(1234, None, None),
            "stopped\tafter 5 s with 1234 values; `--time 50` or `--terms 10000` goes on\n"
        );
        assert_eq!(
            BY_DEFAULT.why_stopped(20_000, None, None),
            "stopped\tat 20000 values, as no criterion proves such a game; `--terms 100000` goes \
             on\n"
        );
        assert_eq!(
            BY_DEFAULT.why_stopped(30, Some("no more memory"), None),
            "stopped\tat 30 values: no more memory\n"
        );
    }

    #[test]
    fn a_run_is_over_when_it_has_computed_for_its_time() {
        let watch = Stopwatch::start();
        assert!(watch.is_over(Some(Duration::ZERO)));
        assert!(!watch.is_over(Some(Duration::MAX)) && !watch.is_over(None));
    }

    #[test]
    fn who_chooses_the_number_of_values_is_told_nothing_new() {
        let chosen = Limits {
            time: None,
            are_terms_chosen: true,
            ..BY_DEFAULT
        };
        assert_eq!(chosen.why_stopped(20_000, None, None), "");
        assert_eq!(
            chosen.why_stopped(400, None, Some("SIGTERM")),
            "stopped\tat 400 values by SIGTERM; `--terms 1000` goes on\n"
        );
    }
}
