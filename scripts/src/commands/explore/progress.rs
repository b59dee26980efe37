//! Shows on a terminal how far a run has come.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use crate::system::output;

/// Time after which a run shows its progress.
const SHOWN_AFTER: Duration = Duration::from_millis(500);

/// Least time between two lines: nobody can read more lines per second.
const BETWEEN_LINES: Duration = Duration::from_millis(100);

/// Progress line on standard error, if that's a terminal and the run takes a while.
pub struct Progress {
    game: String,
    start: Instant,
    is_on_terminal: bool,
    /// When the line was last written, if ever.
    shown: Option<Instant>,
}

impl Progress {
    /// Starts the clock of a run.
    pub fn new(game: &str) -> Self {
        Self {
            game: game.to_string(),
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
        let (game, seconds) = (&self.game, elapsed.as_secs_f64());
        let rate = known as f64 / seconds / 1e6;
        format!("{game}  {known} values in {seconds:.0} s, {rate:.2} million a second")
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            output::overwrite_line("");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_fast() {
        let progress = Progress::new("0.007");
        assert_eq!(
            progress.line(3_000_000, Duration::from_secs(4)),
            "0.007  3000000 values in 4 s, 0.75 million a second"
        );
    }
}
