//! Linux: kernel limits, a launcher, `pidfd`.

mod ending;
mod launcher;

use std::io;
use std::os::fd::OwnedFd;
use std::process::Command;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, PidfdFlags, pidfd_open};

use super::confined::{Streams, Usage};
use super::confinement::{Confinement, Limits};
pub use super::programs_of_desktop::{copy_to_clipboard, open_in_browser};
pub use super::signals::{signal_name, tell_signals_apart};
use super::unix;
pub(super) use super::unix::is_in_use;
pub use super::unix::{
    NO_INPUT, PYTHON, Stream, grant_stack, make_readable_by_all, new_file, stack_granted,
    sync_folder,
};
use ending::{begin_counting, die_with_parent};
pub use launcher::{launch_if_asked, launch_through};

/// Whether idle programs are detected: the system reports another process's processor time.
pub const NOTICES_IDLERS: bool = true;

/// Time between two checks of the limits: none, because the kernel enforces limits.
pub(super) const POLL: Duration = Duration::MAX;

/// Child process that leads a process group.
#[derive(Debug)]
pub struct Process {
    pid: Pid,
    /// Descriptor that is readable once the process has ended; None if the kernel is too old.
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

    /// Waits at most this long for the end; true if the process has ended.
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

    /// Processor time of all its threads; None if the process is gone.
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
