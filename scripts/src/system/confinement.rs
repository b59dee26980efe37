//! Limits of a process: processor time, wall-clock time, memory, output.

use std::time::Duration;

/// Limits for a process and its children.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Processor time. The caller decides the consequence of exceeding it.
    pub cpu: Duration,
    /// Wall-clock time after which the process and all its children are killed.
    pub wall: Duration,
    /// Address space in bytes: protects the machine, far above the judge's memory limit.
    pub address_space: u64,
    /// Size in bytes of any file that the process writes, including redirected output.
    pub output: u64,
}

impl Limits {
    /// Processor time at which the process is killed: a little above the limit, because the
    /// kernel's count for this purpose is less exact than the time that it reports at the end.
    pub(super) fn end(&self) -> Duration {
        self.cpu + self.cpu / 8 + Duration::from_millis(100)
    }
}

/// Limits, with those that only matter to a solution.
#[derive(Debug, Clone, Copy)]
pub struct Confinement {
    pub limits: Limits,
    /// Stack size in bytes.
    pub stack: u64,
    /// Wall-clock time after which the process is killed as soon as it has been idle for a while.
    pub idle_after: Option<Duration>,
}
