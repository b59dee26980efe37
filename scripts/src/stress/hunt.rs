//! Tries seed after seed until the time is over, or a little longer than the first failure.

use std::time::{Duration, Instant};

use super::Failure;

/// Keeps the shortest failure.
pub struct Hunt {
    started: Instant,
    time: Duration,
    /// How many tries follow the first failure, to find a shorter one.
    after: u64,
    /// Tries so far.
    pub tried: u64,
    last: u64,
    pub shortest: Option<Failure>,
}

impl Hunt {
    /// A hunt of this length, and of `after` more tries once there is a failure.
    pub fn new(time: Duration, after: u64) -> Self {
        Self {
            started: Instant::now(),
            time,
            after,
            tried: 0,
            last: u64::MAX,
            shortest: None,
        }
    }

    /// The number of the next try, from 0.
    pub fn next(&mut self) -> Option<u64> {
        let goes_on = self.started.elapsed() < self.time && self.tried < self.last;
        goes_on.then(|| {
            self.tried += 1;
            self.tried - 1
        })
    }

    /// How many tries are left, this one included, once there was a failure.
    pub fn left(&self) -> Option<u64> {
        let known = self.shortest.as_ref();
        known.map(|_| self.last - self.tried + 1)
    }

    /// Would a failure on this input be shorter than the one that is known?
    pub fn is_shorter(&self, input: &str) -> bool {
        let known = self.shortest.as_ref();
        known.is_none_or(|known| input.len() < known.input.len())
    }

    /// Keeps it if it is shorter than what is known.
    pub fn found(&mut self, failure: Failure) {
        if self.shortest.is_none() {
            self.last = self.tried + self.after;
        }
        if self.is_shorter(&failure.input) {
            self.shortest = Some(failure);
        }
    }
}
