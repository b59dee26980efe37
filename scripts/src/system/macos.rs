//! macOS: kernel limits, which count whole seconds of processor time.

use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rustix::process::Pid;

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

/// Whether idle programs are detected: the system does not report another process's processor time.
pub const NOTICES_IDLERS: bool = false;

/// Time between two checks of the limits: none, because the kernel enforces limits.
pub(super) const POLL: Duration = Duration::MAX;

/// Does nothing: a program's memory is counted from its start, so no launcher is needed.
pub fn launch_if_asked() {}

/// Does nothing: a program's memory is counted from its start, so no launcher is needed.
pub fn launch_through(_: &Path) {}

/// Child process that leads a process group.
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
        let pid = unix::start(command, streams, confinement, || Ok(()))?;
        Ok(Self { pid })
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
        unix::ends_within(self.pid, time)
    }

    pub(super) fn reap(&self, _: &Limits) -> io::Result<Usage> {
        unix::reap(self.pid)
    }

    pub(super) fn processor_time(&self) -> Option<Duration> {
        None
    }
}
