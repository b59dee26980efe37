//! macOS: kernel limits, which count whole seconds of processor time.

use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{io, mem};

use nix::libc;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::signal::{Signal, killpg};
use nix::unistd::{Pid, setsid};

use super::confined::{Limits, Streams, Usage};
pub use super::unix::*;

/// The system does not report another process's processor time, so idle programs go unnoticed.
pub const NOTICES_IDLERS: bool = false;

/// Time between two checks of the limits: the kernel enforces them, so none is needed.
pub(super) const POLL: Duration = Duration::MAX;

/// Writes what has changed on all disks at once, however many files it is.
///
/// # Errors
/// Never fails.
pub fn sync_many(_: &Path) -> io::Result<()> {
    nix::unistd::sync();
    Ok(())
}

/// Returns the most memory that this process has had, in bytes.
pub fn own_memory() -> Option<u64> {
    let used = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    used.max_rss().try_into().ok()
}

/// A child process that leads a process group.
#[derive(Debug)]
pub struct Process {
    pid: Pid,
    /// Standard output and error, to see whether the process has written too much.
    outputs: Vec<File>,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        limits: Limits,
    ) -> io::Result<Self> {
        let outputs = streams.files()?;
        command
            .stdin(streams.input)
            .stdout(streams.output)
            .stderr(streams.errors);
        let child = spawn_with(command, move || {
            // Without the user's terminal, nothing can be typed there or written past our filter.
            setsid()?;
            enforce(limits)
        })?;
        let pid = child.id().try_into().map_err(io::Error::other)?;
        Ok(Self {
            pid: Pid::from_raw(pid),
            outputs,
        })
    }

    /// Kills the process and the children that stay in its group. Call this before the
    /// process is reaped.
    pub(super) fn kill(&self) {
        let _ = killpg(self.pid, Signal::SIGKILL); // fails if none is left
    }

    pub(super) fn has_exceeded(&self, _: &Limits) -> bool {
        false
    }

    /// Waits at most this long; returns whether the process has ended. It remains to be reaped.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        const MAX_PAUSE: Duration = Duration::from_millis(5);
        let started = Instant::now();
        let mut pause = Duration::from_micros(250);
        loop {
            if has_ended(self.pid)? {
                return Ok(true);
            }
            let left = time.saturating_sub(started.elapsed());
            if left.is_zero() {
                return Ok(false);
            }
            std::thread::sleep(pause.min(left));
            pause = (pause * 2).min(MAX_PAUSE);
        }
    }

    pub(super) fn reap(&self, limits: &Limits) -> io::Result<Usage> {
        let (status, used) = reap(self.pid)?;
        Ok(usage(status, used, limits, &self.outputs))
    }

    /// Returns `None`: this system doesn't tell another process's time.
    pub fn processor_time(&self) -> Option<Duration> {
        None
    }
}

/// Returns whether a child has ended.
fn has_ended(process: Pid) -> io::Result<bool> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: zeros are a valid value of this plain structure.
    let mut ended: libc::siginfo_t = unsafe { mem::zeroed() };
    let id = process.as_raw().cast_unsigned();
    let options = libc::WEXITED | libc::WNOWAIT | libc::WNOHANG;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the pointer is to a value that outlives the call.
    match unsafe { libc::waitid(libc::P_PID, id, &raw mut ended, options) } {
        0 => Ok(ended.si_signo != 0),
        _ => Err(io::Error::last_os_error()),
    }
}
