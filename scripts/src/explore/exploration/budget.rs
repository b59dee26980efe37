//! Limits of a run, and the report's line on why it ended.

use std::time::Duration;

use explorer::engine::Engine;

use crate::explore::Args;

/// Default time limit of a run.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// Memory limit of the values in megabytes, unless the user chooses their number.
const MAX_MEGABYTES: usize = 2048;

/// Limits of a run: number of values and time.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    pub terms: usize,
    pub time: Option<Duration>,
    /// Whether the user chose the number of values.
    are_terms_chosen: bool,
}

impl Budget {
    /// Limits from the command line; by default `default_terms` values and, unless `--terms` is
    /// given, a few seconds.
    pub fn from_args(args: &Args, default_terms: usize) -> Self {
        let default_time = args.terms.is_none().then_some(DEFAULT_TIME);
        Self {
            terms: args.terms.unwrap_or(default_terms),
            time: args.time.or(default_time),
            are_terms_chosen: args.terms.is_some(),
        }
    }

    /// Whether the time limit is reached.
    pub fn is_over(&self, elapsed: Duration) -> bool {
        self.time.is_some_and(|time| elapsed >= time)
    }

    /// Reason why the run cannot continue, if any: an obstacle of the engine, or values that fill
    /// the memory.
    pub fn obstacle(&self, engine: &dyn Engine) -> Option<String> {
        let megabytes = engine.bytes() >> 20;
        let is_full = megabytes >= MAX_MEGABYTES && !self.are_terms_chosen;
        let full = || {
            format!(
                "they fill {megabytes} MB, more is beyond memory; the workspace's `lab/` \
                 computes such games for days, `--terms` allows more values here"
            )
        };
        engine.obstacle().or_else(|| is_full.then(full))
    }

    /// Line of the report on a run that proved nothing: why it ended, and how to continue it.
    /// `signal` is the one that asked for it, if any.
    pub fn stopped(&self, known: usize, obstacle: Option<&str>, signal: Option<&str>) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    const BY_DEFAULT: Budget = Budget {
        terms: 20_000,
        time: Some(DEFAULT_TIME),
        are_terms_chosen: false,
    };

    #[test]
    fn a_run_that_is_over_says_how_far_it_came_and_what_goes_on() {
        assert!(!BY_DEFAULT.is_over(Duration::from_millis(4999)));
        assert!(BY_DEFAULT.is_over(Duration::from_secs(5)));
        assert_eq!(
            BY_DEFAULT.stopped(1234, None, None),
            "stopped\tafter 5 s with 1234 values; `--time 50` or `--terms 10000` goes on\n"
        );
        assert_eq!(
            BY_DEFAULT.stopped(20_000, None, None),
            "stopped\tat 20000 values, as no criterion proves such a game; `--terms 100000` goes \
             on\n"
        );
        assert_eq!(
            BY_DEFAULT.stopped(30, Some("no more memory"), None),
            "stopped\tat 30 values: no more memory\n"
        );
    }

    #[test]
    fn who_chooses_the_number_of_values_is_told_nothing_new() {
        let chosen = Budget {
            time: None,
            are_terms_chosen: true,
            ..BY_DEFAULT
        };
        assert!(!chosen.is_over(Duration::MAX));
        assert_eq!(chosen.stopped(20_000, None, None), "");
        assert_eq!(
            chosen.stopped(400, None, Some("SIGTERM")),
            "stopped\tat 400 values by SIGTERM; `--terms 1000` goes on\n"
        );
    }
}
