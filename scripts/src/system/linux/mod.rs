//! Linux: kernel limits, a launcher, `pidfd`.

mod launcher;
mod request;

use std::io;
use std::os::fd::OwnedFd;
use std::process::Command;
use std::time::Duration;

pub use launcher::{launch_if_asked, launch_through};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, set_parent_process_death_signal};

use super::confined::{Confinement, Limits, Streams, Usage};
use super::unix;
pub(super) use super::unix::was_killed;

/// The system reports another process's processor time, so idle programs are noticed.
pub const NOTICES_IDLERS: bool = true;

/// Time between two checks of the limits: the kernel enforces them, so none is needed.
pub(super) const POLL: Duration = Duration::MAX;

/// A child process that leads a process group.
#[derive(Debug)]
pub struct Process {
    pid: Pid,
    /// Readable once the process has ended; `None` if the kernel is too old.
    end: Option<OwnedFd>,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        confinement: Confinement,
    ) -> io::Result<Self> {
        let pid = match launcher::running()? {
            Some(launcher) => launcher.start(command, &streams, confinement)?,
            None => unix::start(command, streams, confinement, move || {
                die_with_parent()?;
                begin_counting(confinement.limits.end())
            })?,
        };
        let end = pidfd_open(pid, PidfdFlags::empty()).ok();
        Ok(Self { pid, end })
    }

    /// Kills the process and its children. Call this before the process is reaped.
    pub(super) fn kill(&self) {
        unix::kill(self.pid);
    }

    pub(super) fn has_exceeded(&self, _: &Limits) -> bool {
        false
    }

    /// Waits at most this long; returns whether the process has ended.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        let Some(end) = &self.end else {
            return unix::ends_within(self.pid, time);
        };
        let timeout = Timespec::try_from(time).ok();
        match poll(&mut [PollFd::new(end, PollFlags::IN)], timeout.as_ref()) {
            Ok(ended) => Ok(ended > 0),
            Err(rustix::io::Errno::INTR) => Ok(false), // the caller asks again
            Err(error) => Err(error.into()),
        }
    }

    pub(super) fn reap(&self, _: &Limits) -> io::Result<Usage> {
        unix::reap(self.pid)
    }

    /// Returns the processor time of all its threads; `None` if the process is gone.
    pub(super) fn processor_time(&self) -> Option<Duration> {
        let mut clock = 0;
        let mut time = libc::timespec {
            tv_sec: 0,
            tv_nsec: 0,
        };
        #[expect(unsafe_code, reason = "the standard library has no such calls")]
        // SAFETY: the pointers are to values that live longer than the calls.
        let known = unsafe {
            libc::clock_getcpuclockid(self.pid.as_raw_pid(), &raw mut clock) == 0
                && libc::clock_gettime(clock, &raw mut time) == 0
        };
        let seconds = u64::try_from(time.tv_sec).ok().filter(|_| known)?;
        let nanoseconds = u64::try_from(time.tv_nsec).ok()?;
        Some(Duration::from_secs(seconds) + Duration::from_nanos(nanoseconds))
    }
}

/// Makes this process, and the program that it becomes, end when its parent does.
pub fn die_with_parent() -> io::Result<()> {
    Ok(set_parent_process_death_signal(Some(Signal::KILL))?)
}

/// Limits the processor time of this process and the program that it becomes: the kernel then kills
/// it with `SIGPROF`.
pub fn begin_counting(until: Duration) -> io::Result<()> {
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
