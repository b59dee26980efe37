//! What a process may use: processor time, time on the clock, memory, output.

use std::io;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, setrlimit};

use super::clock;
use crate::problem::{DEFAULT_STACK_LIMIT, Problem};

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

/// Limits, and what only matters to a solution.
#[derive(Debug, Clone, Copy)]
pub struct Confinement {
    pub limits: Limits,
    /// Bytes of stack.
    pub stack: u64,
    /// After this time on the clock it is killed as soon as it has not computed for a while.
    pub idle_after: Option<Duration>,
}

/// The largest output that is kept; a program that prints more is stopped. The largest right one
/// has 20 MB, the nim products of 10^6 pairs.
pub(super) const OUTPUT_LIMIT: u64 = 32 << 20;

/// When the kernel ends a process that may compute for so long: a little later, as what it counts
/// for this is less exact than the time that it tells at the end.
fn end_of(cpu: Duration) -> Duration {
    cpu + cpu / 8 + Duration::from_millis(100)
}

impl From<Limits> for Confinement {
    fn from(limits: Limits) -> Self {
        Self {
            limits,
            stack: DEFAULT_STACK_LIMIT,
            idle_after: None,
        }
    }
}

impl Confinement {
    /// What a solution of this problem may use.
    pub fn of(problem: &Problem) -> Self {
        let stack = problem.stack_limit.unwrap_or(DEFAULT_STACK_LIMIT);
        // A busy machine may take many times as long for the same work. Where it is noticed, who
        // loops or sleeps ends much earlier, and this is for those who do a little of both.
        let wall = if clock::NOTICES_IDLERS {
            problem.time_limit * 10 + Duration::from_secs(10)
        } else {
            problem.time_limit * 3 + Duration::from_secs(1)
        };
        let limits = Limits {
            cpu: problem.time_limit,
            wall,
            address_space: problem.memory_limit * 2 + stack + (512 << 20),
            output: OUTPUT_LIMIT,
        };
        Self {
            limits,
            stack,
            idle_after: Some(problem.time_limit),
        }
    }

    /// Puts this process under the limits that its programs inherit. To be called in a new
    /// process before it runs its program.
    ///
    /// # Errors
    /// If the kernel refuses one.
    pub fn enforce(self) -> io::Result<()> {
        let Limits {
            cpu,
            address_space,
            output,
            ..
        } = self.limits;
        // For its children, and where nothing finer is there: it counts whole seconds.
        set(Resource::Cpu, end_of(cpu).as_secs() + 1)?;
        set(Resource::Fsize, output)?;
        set(Resource::Core, 0)?;
        set(Resource::Stack, self.stack)?;
        if cfg!(target_os = "linux") {
            set(Resource::As, address_space)?;
        }
        Ok(())
    }
}

/// From now on this process and the program that it becomes may compute for this long, and not
/// much longer: the kernel kills it by `SIGPROF`.
///
/// # Errors
/// If the kernel refuses.
#[cfg(target_os = "linux")]
pub(super) fn begin_counting(cpu: Duration) -> io::Result<()> {
    let until = end_of(cpu);
    let never = libc::timeval {
        tv_sec: 0,
        tv_usec: 0,
    };
    let timer = libc::itimerval {
        it_interval: never,
        it_value: libc::timeval {
            tv_sec: until.as_secs().try_into().unwrap_or(libc::time_t::MAX),
            tv_usec: until.subsec_micros().into(),
        },
    };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: it reads `timer` and writes nothing.
    let set = unsafe { libc::setitimer(libc::ITIMER_PROF, &raw const timer, std::ptr::null_mut()) };
    if set == 0 {
        return Ok(());
    }
    Err(io::Error::last_os_error())
}

fn set(resource: Resource, limit: u64) -> io::Result<()> {
    let maximum = rustix::process::getrlimit(resource).maximum;
    let current = Some(maximum.map_or(limit, |maximum| limit.min(maximum)));
    Ok(setrlimit(resource, Rlimit { current, maximum })?)
}

/// The stack in bytes that a process gets which asks for `stack`.
pub(super) fn stack_granted(stack: u64) -> u64 {
    let maximum = rustix::process::getrlimit(Resource::Stack).maximum;
    maximum.map_or(stack, |maximum| stack.min(maximum))
}
