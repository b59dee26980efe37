//! Limits of a process: processor time, time on the clock, memory, output.

use std::time::Duration;

/// Resources of a process and its children.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Processor time. The caller decides what exceeding it means.
    pub cpu: Duration,
    /// Time on the clock, after which the process is killed with all its children.
    pub wall: Duration,
    /// Address space in bytes: protects the machine, far above the judge's memory limit.
    pub address_space: u64,
    /// Size in bytes of any file it writes, redirected output included.
    pub output: u64,
}

impl Limits {
    /// Processor time at which the process is killed: a little above the limit, as the kernel's
    /// count for this is less exact than the time that it tells at the end.
    pub(super) fn end(&self) -> Duration {
        self.cpu + self.cpu / 8 + Duration::from_millis(100)
    }
}

/// Limits, and what only matters to a solution.
#[derive(Debug, Clone, Copy)]
pub struct Confinement {
    pub limits: Limits,
    /// Bytes of stack.
    pub stack: u64,
    /// After this time on the clock it is killed as soon as it has not computed for a while.
    pub idle_after: Option<Duration>,
}
