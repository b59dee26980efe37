//! Progress of a run, shown on a terminal.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use crate::output;

/// Time after which a run shows its progress.
const SHOWN_AFTER: Duration = Duration::from_millis(500);

/// Least time between two lines: more lines per second cannot be read.
const BETWEEN_LINES: Duration = Duration::from_millis(100);

/// Least limit that is not shown, because no run can reach it.
const ENDLESS: usize = 1 << 53;

/// Progress line on standard error, if that is a terminal and the run takes a while.
pub struct Progress {
    game: String,
    limit: usize,
    time: Option<Duration>,
    start: Instant,
    is_on_terminal: bool,
    /// Time when the line was last written, if ever.
    shown: Option<Instant>,
}

impl Progress {
    /// Progress of a run that ends at `limit` values or after `time`, whichever comes first.
    pub fn new(game: &str, limit: usize, time: Option<Duration>) -> Self {
        Self {
            game: game.to_string(),
            limit,
            time,
            start: Instant::now(),
            is_on_terminal: stderr().is_terminal(),
            shown: None,
        }
    }

    /// Updates the line: the run has `known` values now.
    pub fn reached(&mut self, known: usize) {
        let elapsed = self.start.elapsed();
        let is_new = self
            .shown
            .is_none_or(|shown| shown.elapsed() > BETWEEN_LINES);
        if self.is_on_terminal && elapsed > SHOWN_AFTER && is_new {
            output::overwrite_line(&self.line(known, elapsed));
            self.shown = Some(Instant::now());
        }
    }

    fn line(&self, known: usize, elapsed: Duration) -> String {
        let Self { game, limit, .. } = self;
        let rate = known as f64 / elapsed.as_secs_f64();
        let left = limit.saturating_sub(known) as f64 / rate.max(1.0);
        let time_left = self.time.map(|time| time.saturating_sub(elapsed));
        let left = time_left.map_or(left, |time_left| left.min(time_left.as_secs_f64()));
        let mut line = format!("{game}  {}", grouped(known));
        if *limit < ENDLESS {
            line += &format!(" of at most {}", grouped(*limit));
        }
        line += &format!(" values, {:.2} million a second", rate / 1e6);
        if *limit < ENDLESS || time_left.is_some() {
            line += &format!(", {} left at most", rounded(left));
        }
        line
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            output::overwrite_line("");
        }
    }
}

/// Number with separators, such as "1,000,000".
fn grouped(n: usize) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Rounded time, such as "40 s", "7 min", "3 h".
fn rounded(seconds: f64) -> String {
    match seconds {
        ..120.0 => format!("{seconds:.0} s"),
        ..7200.0 => format!("{:.0} min", seconds / 60.0),
        _ => format!("{:.0} h", seconds / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let progress = Progress::new("0.007", 500_000_000, None);
        assert_eq!(
            progress.line(3_000_000, Duration::from_secs(4)),
            "0.007  3,000,000 of at most 500,000,000 values, 0.75 million a second, 11 min left \
             at most"
        );
        let progress = Progress::new("0.007", 500_000_000, Some(Duration::from_secs(5)));
        let line = progress.line(3_000_000, Duration::from_secs(4));
        assert!(line.ends_with("1 s left at most"), "{line}");
        assert_eq!(rounded(59.6), "60 s");
        assert_eq!(grouped(999), "999");
    }
}
