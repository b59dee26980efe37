//! Clock of the benchmarks: beside other work, the time that passes tells little.

use std::time::{Duration, Instant};

/// The system counts what a thread computes in steps of a few milliseconds, so that the time that
/// passes is nearer below this.
const FINEST: Duration = Duration::from_millis(20);

/// Time that this thread computes, where the system tells it; else the time that passes.
pub struct Clock {
    start: Instant,
    computed: Option<Duration>,
}

impl Clock {
    pub fn start() -> Self {
        Self {
            start: Instant::now(),
            computed: Self::computed(),
        }
    }

    pub fn elapsed(&self) -> Duration {
        let passed = self.start.elapsed();
        match (self.computed, Self::computed()) {
            (Some(before), Some(now)) if passed >= FINEST => now.saturating_sub(before),
            _ => passed,
        }
    }

    fn computed() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
        Some(Duration::from_nanos(nanoseconds))
    }
}
