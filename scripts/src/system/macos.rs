//! macOS: kernel limits, which count whole seconds of processor time.

use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::time::Duration;
use std::{io, mem};

use rustix::process::{Pid, Signal, kill_process_group};

use super::confined::{Confinement, Limits, Streams, Usage};
pub use super::unix::*;

/// The system does not report another process's processor time, so idle programs go unnoticed.
pub const NOTICES_IDLERS: bool = false;

/// Time between two checks of the limits: the kernel enforces them, so none is needed.
pub(super) const POLL: Duration = Duration::MAX;

/// Returns the most memory that this process has had, in bytes.
pub fn own_memory() -> Option<u64> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: zeros are a valid value of this plain structure.
    let mut used: libc::rusage = unsafe { mem::zeroed() };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the pointer is to a value that outlives the call.
    let is_known = unsafe { libc::getrusage(libc::RUSAGE_SELF, &raw mut used) } == 0;
    u64::try_from(used.ru_maxrss).ok().filter(|_| is_known)
}

/// A child process that leads a process group.
#[derive(Debug)]
pub struct Process {
    pid: Pid,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        confinement: Confinement,
    ) -> io::Result<Self> {
        command
            .stdin(streams.input)
            .stdout(streams.output)
            .stderr(streams.errors)
            .process_group(0);
        let child = spawn_with(command, move || enforce(confinement))?;
        let pid = Pid::from_child(&child);
        Ok(Self { pid })
    }

    /// Kills the process and those of its children that stay in its group. Call this before the
    /// process is reaped.
    pub(super) fn kill(&self) {
        let _ = kill_process_group(self.pid, Signal::KILL); // fails if none is left
    }

    pub(super) fn has_exceeded(&self, _: &Limits) -> bool {
        false
    }

    /// Waits at most this long; returns whether the process has ended.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        ends_within(self.pid, time)
    }

    pub(super) fn reap(&self, _: &Limits) -> io::Result<Usage> {
        let (status, used) = reap(self.pid)?;
        Ok(usage(status, used))
    }

    pub(super) fn processor_time(&self) -> Option<Duration> {
        None
    }
}
