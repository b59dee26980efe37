//! Measures the seconds of each step.

use std::fmt;
use std::time::Instant;

/// Steps and their seconds.
#[derive(Debug, Clone)]
pub struct Timings {
    start: Instant,
    pub steps: Vec<(String, f64)>,
}

impl Timings {
    /// Starts the first step.
    pub fn start() -> Self {
        Self {
            start: Instant::now(),
            steps: Vec::new(),
        }
    }

    /// Ends the current step, which started at the end of the previous one.
    pub fn done(&mut self, what: impl Into<String>) {
        let spent: f64 = self.steps.iter().map(|(_, seconds)| seconds).sum();
        let seconds = self.start.elapsed().as_secs_f64() - spent;
        self.steps.push((what.into(), seconds));
    }
}

/// Formats the total, `1.83 s`; `{:#}` lists each step before it.
impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            for (what, seconds) in &self.steps {
                write!(f, "{what} {seconds:.2} s, ")?;
            }
            f.write_str("in all ")?;
        }
        write!(f, "{:.2} s", self.start.elapsed().as_secs_f64())
    }
}
