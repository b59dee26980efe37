//! Process under limits, from start to end.

use std::io;
use std::process::{Command, ExitStatus};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::confinement::Confinement;
use super::platform::{NOTICES_IDLERS, POLL, Process, Stream};

/// Standard streams of a process.
#[derive(Debug)]
pub struct Streams {
    pub input: Stream,
    pub output: Stream,
    pub errors: Stream,
}

/// Exit status of a process, and the resources that it used.
#[derive(Debug)]
pub struct Usage {
    pub status: ExitStatus,
    /// Whether it was killed because of wall-clock time.
    pub timed_out: bool,
    /// User and system time of the process and the children it waited for.
    pub cpu: Duration,
    /// Largest resident set in bytes. On Linux, without a launcher, it is at least the memory that
    /// this process had when it started the program.
    pub peak_memory: u64,
    pub(super) excess: Option<Excess>,
}

/// Limit whose excess killed a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Excess {
    Processor,
    Output,
}

impl Usage {
    /// Whether the process was killed because it used too much processor time.
    pub fn computed_too_long(&self) -> bool {
        self.excess == Some(Excess::Processor)
    }

    /// Whether the process was killed because it wrote too much.
    pub fn printed_too_much(&self) -> bool {
        self.excess == Some(Excess::Output)
    }
}

/// Running process under limits, with its children.
#[derive(Debug)]
pub struct Confined {
    process: Arc<Process>,
    confinement: Confinement,
}

/// Processes to kill on Ctrl-C: the terminal does not send its signal to them.
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

/// Time in which a process must use some processor time. On a busy machine each process gets a turn
/// within it.
const IDLE_TIME: Duration = Duration::from_millis(400);

/// Processor time within [`IDLE_TIME`] up to which a process counts as idle.
const MAX_IDLE_PROCESSOR_TIME: Duration = Duration::from_millis(2);

impl Confined {
    /// Starts a program under limits.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(
        command: &mut Command,
        streams: Streams,
        confinement: Confinement,
    ) -> io::Result<Self> {
        if command.get_envs().all(|(name, _)| name != "RUST_BACKTRACE") {
            // The panic's message is shown; a backtrace would hide it.
            command.env("RUST_BACKTRACE", "0");
        }
        let process = Arc::new(Process::start(command, streams, confinement)?);
        running().push(process.clone());
        Ok(Self {
            process,
            confinement,
        })
    }

    /// Handle of the process, for another process that waits for it.
    pub fn process(&self) -> Arc<Process> {
        self.process.clone()
    }

    /// Waits for the end, or until the limits are exceeded; then kills the remaining children.
    ///
    /// # Errors
    /// If the system does not report the exit status.
    pub fn wait(self) -> io::Result<Usage> {
        self.wait_talking_to(&[])
    }

    /// Waits for a process that may itself wait for the processes `others` while they compute.
    ///
    /// # Errors
    /// If the system does not report the exit status.
    pub fn wait_talking_to(self, others: &[Arc<Process>]) -> io::Result<Usage> {
        let timed_out = self.is_over_before_its_end(others);
        // The process is not reaped yet, so its group's number cannot belong to another process.
        self.process.kill();
        running().retain(|process| !Arc::ptr_eq(process, &self.process));
        let usage = self.process.reap(&self.confinement.limits)?;
        Ok(Usage {
            timed_out: timed_out?,
            ..usage
        })
    }

    /// Waits for the end, or until the process must be killed. True if the reason is wall-clock
    /// time: the limit is reached, or the process was idle for a while.
    fn is_over_before_its_end(&self, others: &[Arc<Process>]) -> io::Result<bool> {
        let limits = &self.confinement.limits;
        let started = Instant::now();
        let mut talking = vec![self.process.clone()];
        talking.extend_from_slice(others);
        // Two processes that talk may each compute very little and still make progress.
        let little = match others {
            [] => MAX_IDLE_PROCESSOR_TIME,
            _ => Duration::ZERO,
        };
        let mut look = self.confinement.idle_after.unwrap_or(limits.wall);
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
                let before = computed.replace(computed_by(&talking));
                let new = computed.zip(before);
                // None if a process has ended: its time is no longer in the sum.
                let new = new.and_then(|(now, before)| now.checked_sub(before));
                if NOTICES_IDLERS && new.is_some_and(|time| time <= little) {
                    return Ok(true);
                }
                look = now + IDLE_TIME;
            }
        }
    }
}

/// Total processor time of these processes.
fn computed_by(processes: &[Arc<Process>]) -> Duration {
    let times = processes.iter().map(|process| process.processor_time());
    times.map(Option::unwrap_or_default).sum()
}
