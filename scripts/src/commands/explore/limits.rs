//! Limits of a computation: time and memory, and the line that says which one ended it.

use std::cell::Cell;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use explorer::decided::Watch;
use explorer::engine;
use explorer::explored::{DEFAULT_TIME, Explored};

use super::Args;
use crate::eprintln;
use crate::system::interrupt;
use crate::system::{own_memory, own_processor_time};

/// Message shown on the first Ctrl-C.
pub const STOPPING: &str = "\nstopping; press Ctrl-C again to end at once\n";

/// Time to print what was found after Ctrl-C.
pub const TIME_TO_FINISH: Duration = Duration::from_secs(2);

/// Time after which a run shows how far it has come.
pub const QUIET: Duration = Duration::from_millis(500);

/// Time between two looks at the processor time or the memory, each of which takes a microsecond or
/// more.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Measures how long this process computes. On a busy machine it counts half of the time that
/// passes, so a limit ends at most twice as late as the user thinks.
struct Stopwatch {
    start: Instant,
    /// Processor time at the start, if the system tells it.
    computed: Option<Duration>,
    /// The last look, and the time computed until then.
    last: Cell<(Instant, Duration)>,
}

impl Stopwatch {
    fn start() -> Self {
        let start = Instant::now();
        Self {
            start,
            computed: own_processor_time(),
            last: Cell::new((start, Duration::ZERO)),
        }
    }

    fn elapsed(&self) -> Duration {
        let (at, elapsed) = self.last.get();
        if at.elapsed() < BETWEEN_LOOKS {
            return elapsed;
        }
        let before_and_now = self.computed.zip(own_processor_time());
        let passed = self.start.elapsed();
        let elapsed = before_and_now.map_or(passed, |(before, now)| {
            now.saturating_sub(before).max(passed / 2)
        });
        self.last.set((Instant::now(), elapsed));
        elapsed
    }
}

/// Sets the line of a report without a proof, or tells the user if the time or the memory ended
/// before all rows were filled.
pub fn tell_if_short(explored: &mut Explored, args: &Args) {
    let full = is_full(args.memory).then(|| full(args.memory));
    if let (Some(run), Some(game)) = (&mut explored.run, &explored.subject.game) {
        let (known, most) = (run.engine.values().len(), engine::default_terms(game));
        let obstacle = run.engine.obstacle().or(full);
        if run.outcome.proof.is_none() {
            run.stopped = why_stopped(args, known, most, obstacle.as_deref());
        }
    } else if let Some(ruled) = &explored.ruled {
        let (filled, rows) = (ruled.sides[0], ruled.rows);
        let more = format!(
            "`--terms {rows}` fills all of them, and `--time` sets the time for them and the proof"
        );
        if filled < rows && !interrupt::has_come() {
            let more = full.unwrap_or(more);
            eprintln!("{filled} of {rows} rows are filled: {more}");
        } else if let Some(full) = full {
            eprintln!("{full}");
        }
    }
}

/// Says why the computation ended with `known` values, and how to get more.
fn why_stopped(args: &Args, known: usize, most: usize, obstacle: Option<&str>) -> String {
    let further = 10_usize.pow(known.max(1).ilog10() + 1);
    let usual = args.terms.is_none().then_some(DEFAULT_TIME);
    let time = args.time.or(usual);
    let longer = time.map(|time| 10 * time.as_secs().max(1));
    let goes_on = match longer {
        Some(seconds) if args.terms.is_none() => {
            format!("`--time {seconds}` or `--terms {further}` goes on")
        }
        Some(seconds) => format!("`--time {seconds}` goes on"),
        None => format!("`--terms {further}` goes on"),
    };
    match obstacle {
        Some(obstacle) => format!("stopped\tat {known} values: {obstacle}\n"),
        _ if args.terms.is_some_and(|terms| known >= terms) => String::new(),
        _ if known >= most => {
            format!(
                "stopped\tat {known} values, as no criterion proves such a game; \
                 `--terms {further}` goes on\n"
            )
        }
        None if interrupt::has_come() => {
            format!("stopped\tat {known} values by a signal; {goes_on}\n")
        }
        None => {
            let seconds = time.unwrap_or_default().as_secs_f64();
            format!("stopped\tafter {seconds} s with {known} values; {goes_on}\n")
        }
    }
}

/// Returns whether this process has reached so many MiB of memory. If it has, nothing more is
/// computed, even if some of it is free again.
pub(super) fn is_full(memory: u64) -> bool {
    static LAST: Mutex<Option<(Instant, bool)>> = Mutex::new(None);
    let mut last = LAST.lock().expect("no holder panics");
    if last.is_none_or(|(at, was_full)| !was_full && at.elapsed() >= BETWEEN_LOOKS) {
        let is_now = own_memory().is_some_and(|bytes| bytes >> 20 >= memory);
        *last = Some((Instant::now(), is_now));
    }
    last.is_some_and(|(_, is_full)| is_full)
}

/// Says that the memory is full, and how to get more.
pub(super) fn full(memory: u64) -> String {
    let more = memory.saturating_mul(4);
    format!("reached the limit of {memory} MiB of memory; `--memory {more}` goes on")
}

/// Runs a search with this process's clock. Ctrl-C, the end of `time` or full `memory` (in MiB)
/// stops it. Without `time` a search has its own work limit.
pub fn watched<T>(time: Option<Duration>, memory: u64, search: impl FnOnce(Watch<'_>) -> T) -> T {
    let watch = Stopwatch::start();
    let is_over = || time.is_some_and(|time| watch.elapsed() >= time);
    search(Watch {
        now: &|| watch.elapsed(),
        is_stopped: &|| interrupt::has_come() || is_over() || is_full(memory),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_default(known: usize, obstacle: Option<&str>) -> String {
        why_stopped(&Args::default(), known, 20_000, obstacle)
    }

    #[test]
    fn a_run_that_is_over_says_how_far_it_came_and_what_goes_on() {
        assert_eq!(
            by_default(1234, None),
            "stopped\tafter 5 s with 1234 values; `--time 50` or `--terms 10000` goes on\n"
        );
        assert_eq!(
            by_default(20_000, None),
            "stopped\tat 20000 values, as no criterion proves such a game; `--terms 100000` goes \
             on\n"
        );
        assert_eq!(
            by_default(30, Some("no more memory")),
            "stopped\tat 30 values: no more memory\n"
        );
    }

    #[test]
    fn who_chooses_the_number_of_values_is_told_nothing_new() {
        let chosen = Args {
            terms: Some(20_000),
            ..Args::default()
        };
        assert_eq!(why_stopped(&chosen, 20_000, usize::MAX, None), "");
    }
}
