//! What a process may use: processor time, time on the clock, memory, output.

use std::io;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, setrlimit};

use crate::problem::Problem;

/// What a process and its children may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Processor time. Whoever runs the process decides what exceeding it means.
    pub cpu: Duration,
    /// Time on the clock, after which the whole process group is killed.
    pub wall: Duration,
    /// Address space in bytes: protects the machine, far above the judge's memory limit.
    pub address_space: u64,
    /// Size in bytes of any file it writes, redirected output included.
    pub output: u64,
}

/// The largest output that is kept; a program that prints more is stopped. The largest right one
/// has 20 MB, the nim products of 10^6 pairs.
pub(super) const OUTPUT_LIMIT: u64 = 32 << 20;

impl Limits {
    /// What a solution of this problem may use.
    pub(super) fn of(problem: &Problem) -> Self {
        Self {
            cpu: problem.time_limit,
            // On a machine busy with other cases the same work takes up to three times as
            // long; a program that sleeps must end too.
            wall: problem.time_limit * 3 + Duration::from_secs(1),
            address_space: problem.memory_limit * 2 + (512 << 20),
            output: OUTPUT_LIMIT,
        }
    }

    /// Puts this process under the limits that the kernel enforces. To be called in a new
    /// process before it runs its program.
    ///
    /// # Errors
    /// If the kernel refuses one.
    pub(super) fn enforce(self) -> io::Result<()> {
        set(Resource::Cpu, self.cpu.as_secs() + 2)?;
        set(Resource::Fsize, self.output)?;
        set(Resource::Core, 0)?;
        // Deep recursion should fail here if it would fail on a judge with a plain stack.
        set(Resource::Stack, 8 << 20)?;
        #[cfg(target_os = "linux")]
        set(Resource::As, self.address_space)?;
        Ok(())
    }
}

fn set(resource: Resource, limit: u64) -> io::Result<()> {
    let maximum = rustix::process::getrlimit(resource).maximum;
    let current = Some(maximum.map_or(limit, |maximum| limit.min(maximum)));
    Ok(setrlimit(resource, Rlimit { current, maximum })?)
}
