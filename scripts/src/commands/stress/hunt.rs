//! The search for a failing input, until time is over or some tries after the first failure.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::Plan;
use crate::commands::Progress;
use crate::eprintln;
use crate::system::{interrupt, output};

/// Seed and size of the next input.
#[derive(Debug, Clone, Copy)]
pub struct NextInput {
    pub seed: u64,
    pub size: u64,
}

/// Returns what makes an input again, for a message.
pub fn seed_and_size(seed: u64, size: Option<u64>) -> String {
    let size = size.map_or(String::new(), |size| format!(", size {size}"));
    format!("seed {seed}{size}")
}

/// What a try shows, or all tries together.
pub enum Finding {
    /// So many inputs, all right; the brute force took this time for the last one.
    Nothing {
        inputs: u64,
        time: Duration,
    },
    Failure(Failure),
    /// A failing test that prints no message like the template's.
    Unreadable {
        seed: u64,
        message: String,
    },
}

/// A search for failures. It keeps the shortest one, and shows each that is shorter than before.
struct Hunt<'a> {
    plan: &'a Plan,
    started: Instant,
    /// Largest size tried: on larger inputs the brute force takes too long.
    largest: u64,
    /// Number of tries after the first failure, to find a shorter one.
    after: u64,
    /// Number of tries so far.
    tried: u64,
    /// Number of inputs that were right.
    inputs: u64,
    /// Number of tries at the first failure, and its size.
    first: Option<(u64, u64)>,
    shortest: Option<Failure>,
    progress: Progress,
}

/// Number of steps to larger sizes; each step takes the same time.
const STEPS: u32 = 24;

/// Returns the size at this step. It grows by one at first, where most bugs are, then by a quarter.
fn size_of_step(step: u32) -> u64 {
    let slow = STEPS / 2;
    (slow..step).fold(u64::from(step.min(slow)) + 1, |size, _| size + size / 4)
}

/// Tries inputs until time is over, or `after` more once there is a failure.
///
/// # Errors
/// If an attempt fails before there is a failure.
pub fn search(
    plan: &Plan,
    after: u64,
    mut attempt: impl FnMut(NextInput) -> Result<Finding>,
) -> Result<Finding> {
    let mut hunt = Hunt {
        plan,
        started: Instant::now(),
        largest: u64::MAX,
        after,
        tried: 0,
        inputs: 0,
        first: None,
        shortest: None,
        progress: Progress::after(Duration::ZERO),
    };
    let mut end = Ok(None);
    while matches!(end, Ok(None))
        && let Some(next) = hunt.next()
    {
        let finding = attempt(next);
        if interrupt::has_come() {
            break; // a killed run shows nothing
        }
        end = hunt.take(next, finding);
    }
    match (hunt.shortest.take(), end) {
        (Some(failure), end) => {
            if let Err(error) = end {
                eprintln!("stopped: {error:#}");
            }
            Ok(Finding::Failure(failure))
        }
        (None, Ok(Some(unreadable))) => Ok(unreadable),
        (None, Err(error)) => Err(error),
        (None, Ok(None)) => Ok(Finding::Nothing {
            inputs: hunt.inputs,
            time: hunt.started.elapsed(),
        }),
    }
}

impl Hunt<'_> {
    /// Returns the next input to try; `None` once the hunt is over.
    fn next(&mut self) -> Option<NextInput> {
        let is_late = self.started.elapsed() >= self.plan.time;
        let is_enough = self
            .first
            .is_some_and(|(tried, _)| self.tried >= tried + self.after);
        if is_late || is_enough || interrupt::has_come() {
            return None;
        }
        let next = NextInput {
            seed: self.plan.seed.wrapping_add(self.tried),
            size: self.size(),
        };
        self.tried += 1;
        let (tried, seconds) = (self.tried, self.started.elapsed().as_secs());
        let line = || format!("{tried} inputs, size {}, {seconds} s", next.size);
        self.progress.show(line);
        Some(next)
    }

    fn size(&self) -> u64 {
        if let Some(size) = self.plan.size {
            return size;
        }
        if let Some((tried, size)) = self.first {
            // Small sizes give the most readable failures.
            return 1 + (self.tried - tried) % size;
        }
        let step = self.started.elapsed().as_secs_f64() / self.step().as_secs_f64();
        size_of_step(step as u32).min(self.largest)
    }

    fn step(&self) -> Duration {
        self.plan.time / STEPS
    }

    /// Takes what a try shows. Returns it if it ends the hunt.
    ///
    /// # Errors
    /// If the try failed, or standard output cannot be written.
    fn take(&mut self, next: NextInput, finding: Result<Finding>) -> Result<Option<Finding>> {
        match finding? {
            Finding::Nothing { inputs, time } => {
                self.inputs += inputs;
                if time > self.step() {
                    self.largest = self.largest.min(next.size);
                }
                Ok(None)
            }
            Finding::Failure(failure) => self.found(failure).map(|()| None),
            unreadable => Ok(Some(unreadable)),
        }
    }

    /// Shows and keeps a failure if it is shorter than the shortest one so far.
    fn found(&mut self, failure: Failure) -> Result<()> {
        self.first
            .get_or_insert((self.tried, failure.size.unwrap_or(1)));
        let known = self.shortest.as_ref();
        if known.is_none_or(|known| failure.input.len() < known.input.len()) {
            self.progress.clear();
            let before = if known.is_some() { "\n" } else { "" };
            output::print(&format!("{before}{failure}"))?;
            self.shortest = Some(failure);
        }
        Ok(())
    }
}

/// A failing input, the answers to it, and how to make it again.
pub struct Failure {
    pub seed: u64,
    /// Size that the generator was asked for, if there is one.
    pub size: Option<u64>,
    pub input: String,
    /// Answer of the brute force, if there is one.
    pub expected: Option<String>,
    pub got: String,
    /// Anything else, such as a verdict.
    pub remark: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "input\n{}", self.input.trim_end())?;
        if let Some(expected) = &self.expected {
            let (expected, got) = (expected.trim_end(), self.got.trim_end());
            writeln!(
                f,
                "\nexpected, by the brute force\n{expected}\n\ngot\n{got}"
            )?;
        }
        if !self.remark.is_empty() {
            writeln!(f, "{}", self.remark.trim_end())?;
        }
        writeln!(f, "\n{}", seed_and_size(self.seed, self.size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_grow_slowly_first() {
        let sizes: Vec<u64> = (0..STEPS).map(size_of_step).collect();
        assert_eq!(sizes[..8], [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!((100..300).contains(&sizes[23]), "{sizes:?}");
        assert!(sizes.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
