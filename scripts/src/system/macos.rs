//! macOS: limits of the kernel, which counts whole seconds of processor time.

use std::io;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rustix::process::Pid;

use super::confined::{Streams, Usage};
use super::confinement::{Confinement, Limits};
pub use super::programs_of_desktop::{copy_to_clipboard, open_in_browser};
use super::unix;
pub(super) use super::unix::is_in_use;
pub use super::unix::{
    NO_INPUT, PYTHON, Stream, grant_stack, make_readable_by_all, new_file, stack_granted,
    sync_folder,
};

/// The system does not say how long another process has computed.
pub const NOTICES_IDLERS: bool = false;

/// The kernel enforces limits itself.
pub(super) const POLL: Duration = Duration::MAX;

/// The memory of a program is counted from its start: no launcher is needed.
pub fn launch_if_asked() {}

/// The memory of a program is counted from its start: no launcher is needed.
pub fn launch_through(_: &Path) {}

/// A child that leads a group of processes.
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

    /// Kills it and its children. To be called before it is reaped.
    pub(super) fn kill(&self) {
        unix::kill(self.pid);
    }

    pub(super) fn has_exceeded(&self, _: &Limits) -> bool {
        false
    }

    /// Waits for its end for at most this time; true if it has ended.
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
