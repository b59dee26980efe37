//! Clock of the benchmarks. Beside other work, the time that passes says little.

use std::time::{Duration, Instant};

/// The system counts a thread's time in steps of a few milliseconds. Below this, the time that
/// passes is closer.
const FINEST: Duration = Duration::from_millis(20);

/// Returns the time that this thread has computed if the system says so, otherwise the time that
/// has passed.
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
