//! Linux: kernel limits, a launcher, and a guard for each program.

mod guard;
mod launcher;

use std::os::fd::OwnedFd;
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fs, io};

use launcher::Reports;
pub use launcher::{launch_if_asked, launch_through};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{
    Pid, PidfdFlags, Signal, kill_process, pidfd_open, set_parent_process_death_signal,
};

use super::confined::{Confinement, Limits, Streams, Usage};
pub use super::unix::*;

/// The system reports another process's processor time, so idle programs are noticed.
pub const NOTICES_IDLERS: bool = true;

/// Time between two checks of the limits: the kernel enforces them, so none is needed.
pub(super) const POLL: Duration = Duration::MAX;

/// A program and the guard that watches it.
#[derive(Debug)]
pub struct Process {
    guard: Pid,
    reports: Mutex<Reports>,
    /// Readable once the process has ended; `None` if the kernel is too old.
    end: Option<OwnedFd>,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        confinement: Confinement,
    ) -> io::Result<Self> {
        let (guard, reports) = launcher::running()?.start(command, &streams, confinement)?;
        let end = pidfd_open(guard, PidfdFlags::empty()).ok();
        let reports = Mutex::new(reports);
        Ok(Self {
            guard,
            end,
            reports,
        })
    }

    /// Makes the guard kill the program and all its descendants. Call this before the process is
    /// reaped.
    pub(super) fn kill(&self) {
        let _ = kill_process(self.guard, Signal::TERM); // it may have ended
    }

    pub(super) fn has_exceeded(&self, _: &Limits) -> bool {
        false
    }

    /// Waits at most this long; returns whether the process and all its descendants have ended.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        let Some(end) = &self.end else {
            return ends_within(self.guard, time);
        };
        let timeout = Timespec::try_from(time).ok();
        match poll(&mut [PollFd::new(end, PollFlags::IN)], timeout.as_ref()) {
            Ok(ended) => Ok(ended > 0),
            Err(rustix::io::Errno::INTR) => Ok(false), // the caller asks again
            Err(error) => Err(error.into()),
        }
    }

    /// Waits for the end. A guard that the program has stopped is killed, after its descendants:
    /// one of them may be tracing it.
    pub(super) fn reap(&self, _: &Limits) -> io::Result<Usage> {
        const PATIENCE: Duration = Duration::from_secs(5);
        const BETWEEN_KILLS: Duration = Duration::from_millis(100);
        let began = Instant::now();
        while !self.ends_within(PATIENCE.saturating_sub(began.elapsed()).max(BETWEEN_KILLS))? {
            if began.elapsed() >= PATIENCE {
                let below = descendants(self.guard.as_raw_pid()).unwrap_or_default();
                let below = below.into_iter().filter_map(Pid::from_raw);
                for process in below.chain([self.guard]) {
                    let _ = kill_process(process, Signal::KILL); // it may have ended
                }
            }
        }
        let (_, used) = reap(self.guard)?;
        let mut reports = self.reports.lock().expect("no holder panics");
        Ok(usage(reports.status()?, used))
    }

    /// Returns the processor time of the program and all its descendants, those included that have
    /// ended and been waited for. `None` if the kernel does not list children.
    pub(super) fn processor_time(&self) -> Option<Duration> {
        let below = descendants(self.guard.as_raw_pid()).ok()?.into_iter();
        let times = below.flat_map(|process| [own_time(process), time_of_reaped(process)]);
        Some(times.flatten().sum())
    }
}

/// Lists the children of a process, and theirs.
fn descendants(process: i32) -> io::Result<Vec<i32>> {
    let mut all = children(process)?;
    let mut at = 0;
    while let Some(&process) = all.get(at) {
        all.extend(children(process).unwrap_or_default());
        at += 1;
    }
    Ok(all)
}

/// Lists the children of a process.
fn children(process: i32) -> io::Result<Vec<i32>> {
    let mut children = Vec::new();
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        let text = fs::read_to_string(thread?.path().join("children"))?;
        children.extend(
            text.split_whitespace()
                .filter_map(|it| it.parse::<i32>().ok()),
        );
    }
    Ok(children)
}

/// Returns the processor time of all threads of a process; `None` if it is gone.
fn own_time(process: i32) -> Option<Duration> {
    let mut clock = 0;
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    #[expect(unsafe_code, reason = "the standard library has no such calls")]
    // SAFETY: the pointers are to values that live longer than the calls.
    let known = unsafe {
        libc::clock_getcpuclockid(process, &raw mut clock) == 0
            && libc::clock_gettime(clock, &raw mut time) == 0
    };
    let seconds = u64::try_from(time.tv_sec).ok().filter(|_| known)?;
    let nanoseconds = u64::try_from(time.tv_nsec).ok()?;
    Some(Duration::from_secs(seconds) + Duration::from_nanos(nanoseconds))
}

/// Returns the processor time of the children that a process has waited for.
fn time_of_reaped(process: i32) -> Option<Duration> {
    /// Place of `cutime` after the name in `/proc/PID/stat`, by proc(5); `cstime` follows.
    const CUTIME: usize = 13;
    /// Ticks in a second, the same for all programs of Linux.
    const TICKS: u64 = 100;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let fields = fields.split_whitespace().skip(CUTIME).take(2);
    let ticks: u64 = fields.filter_map(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

/// Returns the memory that this process has now, in bytes.
pub fn own_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let resident = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = resident.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// Makes this process, and the program that it becomes, get a signal when its parent ends.
fn die_with_parent(signal: Signal) -> io::Result<()> {
    Ok(set_parent_process_death_signal(Some(signal))?)
}

/// Limits the processor time of this process and the program that it becomes: the kernel then kills
/// it with `SIGPROF`.
fn begin_counting(until: Duration) -> io::Result<()> {
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
