//! A process under limits, from start to end.

use std::fs::File;
use std::io;
use std::process::{Command, ExitStatus};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::Stream;
use super::platform::{NOTICES_IDLERS, POLL, Process, was_killed};

/// Standard streams of a process.
#[derive(Debug)]
pub struct Streams {
    pub input: Stream,
    pub output: Stream,
    pub errors: Stream,
}

impl Streams {
    /// Returns output and errors as far as they are files, to see how much the process writes. An
    /// open pipe would keep its reader waiting.
    pub(super) fn files(&self) -> io::Result<Vec<File>> {
        let mut files = Vec::new();
        for stream in [&self.output, &self.errors] {
            let file = File::from(stream.try_clone()?);
            if file.metadata().is_ok_and(|it| it.is_file()) {
                files.push(file);
            }
        }
        Ok(files)
    }
}

/// Exit status of a process, and the resources it used.
#[derive(Debug)]
pub struct Usage {
    pub status: ExitStatus,
    /// `true` if it was killed for taking too long on the clock.
    pub timed_out: bool,
    /// User and system time of the process and the children that it waited for.
    pub cpu: Duration,
    /// Part of `cpu` that was spent in the kernel.
    pub kernel: Duration,
    /// When the process had ended, or was going to be killed.
    pub ended: Instant,
    /// Largest resident set in bytes. On Linux, without a launcher, it is at least the memory that
    /// this process had when it started the program.
    pub peak_memory: u64,
    pub(super) excess: Option<Excess>,
}

/// Limit that a process exceeded and was killed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Excess {
    Processor,
    Output,
}

impl Usage {
    /// Returns whether the process was killed for using too much processor time.
    pub fn computed_too_long(&self) -> bool {
        self.excess == Some(Excess::Processor)
    }

    /// Returns whether the process was killed for writing too much.
    pub fn printed_too_much(&self) -> bool {
        self.excess == Some(Excess::Output)
    }

    /// Returns whether the process was killed from outside, so that its exit status says nothing.
    pub fn was_killed(&self) -> bool {
        was_killed(self.status)
    }
}

/// A running process under limits, with its children.
#[derive(Debug)]
pub struct Confined {
    process: Arc<Process>,
    limits: Limits,
}

/// Processes to kill on Ctrl-C: the terminal sends them no signal.
static RUNNING: Mutex<Vec<Arc<Process>>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<Arc<Process>>> {
    RUNNING.lock().expect("no holder of this lock panics")
}

/// Kills every confined process.
///
/// # Panics
/// Never: no holder of the lock panics.
pub fn kill_all() {
    for process in running().iter() {
        process.kill();
    }
}

/// A process that waits for nothing uses some processor time within this, even on a busy machine.
const IDLE_TIME: Duration = Duration::from_millis(400);

/// A process that uses at most this much within [`IDLE_TIME`] counts as idle.
const MAX_IDLE_PROCESSOR_TIME: Duration = Duration::from_millis(2);

impl Confined {
    /// Starts a program under limits.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(command: &mut Command, streams: Streams, limits: Limits) -> io::Result<Self> {
        if command.get_envs().all(|(name, _)| name != "RUST_BACKTRACE") {
            // A backtrace would hide the panic's message.
            command.env("RUST_BACKTRACE", "0");
        }
        let process = Arc::new(Process::start(command, streams, limits)?);
        running().push(process.clone());
        Ok(Self { process, limits })
    }

    /// Returns a handle of the process, for [`wait_talking_to`](Self::wait_talking_to).
    pub fn process(&self) -> Arc<Process> {
        self.process.clone()
    }

    /// Waits until the process ends or exceeds a limit, then kills it and all its children.
    ///
    /// # Errors
    /// If the system does not report the exit status.
    pub fn wait(self) -> io::Result<Usage> {
        self.wait_talking_to(&[])
    }

    /// Like [`wait`](Self::wait), for a process that may wait while `others` compute.
    ///
    /// # Errors
    /// If the system does not report the exit status.
    pub fn wait_talking_to(self, others: &[Arc<Process>]) -> io::Result<Usage> {
        let timed_out = self.is_over_before_its_end(others);
        let ended = Instant::now();
        // The process is not reaped yet, so its group's number cannot belong to another process.
        self.process.kill();
        running().retain(|process| !Arc::ptr_eq(process, &self.process));
        let usage = self.process.reap(&self.limits)?;
        Ok(Usage {
            timed_out: timed_out?,
            ended,
            ..usage
        })
    }

    /// Waits until the process ends or must be killed. Returns whether the clock is the reason: its
    /// limit is reached, or the process was idle for a while.
    fn is_over_before_its_end(&self, others: &[Arc<Process>]) -> io::Result<bool> {
        let limits = &self.limits;
        let started = Instant::now();
        let mut talking = vec![self.process.clone()];
        talking.extend_from_slice(others);
        // Two processes that talk may each compute very little and still make progress.
        let little = match others {
            [] => MAX_IDLE_PROCESSOR_TIME,
            _ => Duration::ZERO,
        };
        let mut look = limits.idle_after.unwrap_or(limits.wall);
        let mut computed = None;
        loop {
            let left = look.min(limits.wall).saturating_sub(started.elapsed());
            if self.process.ends_within(left.min(POLL))? {
                return Ok(false);
            }
            if self.process.has_exceeded(limits) {
                return Ok(false);
            }
            let now = started.elapsed();
            if now >= limits.wall {
                return Ok(true);
            }
            if now >= look {
                let before = std::mem::replace(&mut computed, computed_by(&talking));
                let new = computed.zip(before);
                // None if a process has ended: its time is no longer in the sum.
                let new = new.and_then(|(now, before)| now.checked_sub(before));
                if new.is_some_and(|time| time <= little) {
                    return Ok(true);
                }
                // From now on: this may have had to wait for its turn.
                look = started.elapsed() + IDLE_TIME;
            }
        }
    }
}

/// Adds up the processor time of these processes. `None` if the system does not tell that of the
/// first.
fn computed_by(processes: &[Arc<Process>]) -> Option<Duration> {
    let mut times = processes.iter().map(|process| process.processor_time());
    let first = times.next()??;
    Some(
        times
            .map(Option::unwrap_or_default)
            .fold(first, |a, b| a + b),
    )
}

/// Limits of a process and its children.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time. The process is killed a little later; the caller judges the excess.
    pub cpu: Duration,
    /// Time on the clock after which the process and all its children are killed.
    pub wall: Duration,
    /// Address space in bytes, far above the judge's memory limit: it protects the machine.
    pub address_space: u64,
    /// Size in bytes of a file that the process writes, such as its redirected output.
    pub output: u64,
    /// Stack size in bytes.
    pub stack: u64,
    /// Time on the clock after which the process is killed once it is idle for a while.
    pub idle_after: Option<Duration>,
}

/// Stack limit in bytes for helpers, and for solutions at a judge that publishes none.
pub const DEFAULT_STACK_LIMIT: u64 = 256 << 20;

/// Limits of a program that helps, such as one that writes cases or runs tests.
pub const HELPER_LIMITS: Limits = Limits {
    cpu: Duration::from_secs(20),
    wall: Duration::from_secs(60),
    address_space: 8 << 30,
    output: 256 << 20,
    stack: DEFAULT_STACK_LIMIT,
    idle_after: None,
};

impl Limits {
    /// Gives a program time on a busy machine, where it runs slowly. Where the system shows idling,
    /// one that waits is stopped much earlier.
    #[must_use]
    pub fn patient(self) -> Self {
        let patience = if NOTICES_IDLERS { 60 } else { 10 };
        Self {
            wall: self.wall.max(self.cpu * patience),
            idle_after: Some(self.cpu),
            ..self
        }
    }

    /// Returns the processor time at which the process is killed. It is a little above the limit,
    /// because the kernel counts less exactly for this than for its report at the end.
    pub(super) fn end(&self) -> Duration {
        self.cpu + self.cpu / 8 + Duration::from_millis(100)
    }
}
