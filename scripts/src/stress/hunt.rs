//! Tries input after input until the time is over, or a little longer than the first failure.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::Result;

use super::{Failure, Plan};
use crate::interrupt;
use crate::output;

/// Seed and size of the next input.
#[derive(Debug, Clone, Copy)]
pub struct Try {
    pub seed: u64,
    pub size: u64,
}

/// Keeps the shortest failure, and shows each that is shorter than those before.
pub struct Hunt {
    started: Instant,
    time: Duration,
    seed: u64,
    fixed_size: Option<u64>,
    /// Sizes may not grow beyond this: the brute force takes too long.
    largest: u64,
    /// How many tries follow the first failure, to find a shorter one.
    after: u64,
    /// Tries so far.
    pub tried: u64,
    /// After how many tries there was a failure, and its size.
    first: Option<(u64, u64)>,
    stopped: bool,
    pub shortest: Option<Failure>,
    status: Status,
}

/// Number of steps, of the same time each, that lead to larger sizes.
const STEPS: u32 = 24;

/// The size at this step: one more each time at first, where most bugs are, then a quarter more.
fn size_of_step(step: u32) -> u64 {
    let slow = STEPS / 2;
    (slow..step).fold(u64::from(step.min(slow)) + 1, |size, _| size + size / 4)
}

impl Hunt {
    /// A hunt with `after` more tries once there is a failure.
    pub fn new(plan: &Plan, after: u64) -> Self {
        Self {
            started: Instant::now(),
            time: plan.time,
            seed: plan.seed,
            fixed_size: plan.size,
            largest: u64::MAX,
            after,
            tried: 0,
            first: None,
            stopped: false,
            shortest: None,
            status: Status::default(),
        }
    }

    /// The next try; nothing once the hunt is over.
    pub fn next(&mut self) -> Option<Try> {
        let is_late = self.started.elapsed() >= self.time;
        let is_enough = self
            .first
            .is_some_and(|(tried, _)| self.tried >= tried + self.after);
        if is_late || is_enough || self.stopped || interrupt::has_come() {
            return None;
        }
        let next = Try {
            seed: self.seed.wrapping_add(self.tried),
            size: self.size(),
        };
        self.tried += 1;
        self.status
            .show(self.tried, next.size, self.started.elapsed());
        Some(next)
    }

    fn size(&self) -> u64 {
        if let Some(size) = self.fixed_size {
            return size;
        }
        if let Some((tried, size)) = self.first {
            // Small sizes again: they are what a reader wants to see.
            return 1 + (self.tried - tried) % size;
        }
        let step = self.started.elapsed().as_secs_f64() / self.step().as_secs_f64();
        size_of_step(step as u32).min(self.largest)
    }

    fn step(&self) -> Duration {
        self.time / STEPS
    }

    /// The brute force computed for so long on an input of this size.
    pub fn computed(&mut self, size: u64, time: Duration) {
        if time > self.step() {
            self.largest = self.largest.min(size);
        }
    }

    /// No further try.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Whether a failure on this input would be shorter than the known one.
    pub fn is_shorter(&self, input: &str) -> bool {
        let known = self.shortest.as_ref();
        known.is_none_or(|known| input.len() < known.input.len())
    }

    /// Shows and keeps it if it is shorter than what is known.
    ///
    /// # Errors
    /// If standard output cannot be written.
    pub fn found(&mut self, failure: Failure) -> Result<()> {
        self.first
            .get_or_insert((self.tried, failure.size.unwrap_or(1)));
        if self.is_shorter(&failure.input) {
            self.status.clear();
            let before = if self.shortest.is_some() { "\n" } else { "" };
            output::print(&format!("{before}{failure}"))?;
            self.shortest = Some(failure);
        }
        Ok(())
    }
}

/// A line that is written over and over, on a terminal only.
#[derive(Default)]
struct Status {
    shown: Option<Instant>,
}

impl Status {
    fn show(&mut self, tried: u64, size: u64, time: Duration) {
        const PAUSE: Duration = Duration::from_millis(200);
        if self.shown.is_none_or(|shown| shown.elapsed() > PAUSE) && std::io::stderr().is_terminal()
        {
            self.shown = Some(Instant::now());
            let seconds = time.as_secs();
            eprint!("\r\x1b[K{tried} inputs, size {size}, {seconds} s");
            let _ = std::io::stderr().flush(); // it is only for the eye
        }
    }

    fn clear(&mut self) {
        if self.shown.take().is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

impl Drop for Status {
    fn drop(&mut self) {
        self.clear();
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
