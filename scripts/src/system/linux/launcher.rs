//! Starts programs from a small process, so that their memory is measured exactly.
//!
//! Linux counts a process's memory from the fork on: the peak of a program that is started directly
//! includes the memory of this process at that time. So a small launcher process is started once.
//! It starts each program as a child of this process and reports its process number.

mod request;
mod server;

use std::io::{self, PipeReader, Read as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread;

use rustix::net::{AddressFamily, SocketFlags, SocketType, socketpair};
use rustix::process::Pid;

use super::super::confined::Streams;
use super::super::confinement::Confinement;
use super::super::unix;
use super::ending;
use request::Request;

/// Name of the launcher's executable, also its `argv[0]`.
const NAME: &str = "x-launch";

/// Path of the command `cargo x`.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Runs as the launcher if this process was started as one. Call this first in `main` of `cargo x`.
pub fn launch_if_asked() {
    if std::env::args_os().next().is_some_and(|name| name == NAME) {
        server::serve();
    }
    if let Ok(own) = std::env::current_exe() {
        launch_through(&own);
    }
}

/// Makes programs start through the launcher beside this executable, `cargo x`.
pub fn launch_through(executable: &Path) {
    let _ = EXECUTABLE.set(executable.to_path_buf()); // the first path stays
}

/// Launcher, started by the first call. None outside `cargo x`: then memory is measured less
/// exactly.
///
/// # Errors
/// If the launcher cannot be started.
pub(super) fn running() -> io::Result<Option<&'static Launcher>> {
    static LAUNCHER: OnceLock<Result<Launcher, i32>> = OnceLock::new();
    let Some(command) = EXECUTABLE.get() else {
        return Ok(None);
    };
    let launcher = LAUNCHER.get_or_init(|| {
        let launcher = Launcher::new(&program(command));
        launcher.map_err(|error| error.raw_os_error().unwrap_or(libc::EIO))
    });
    match launcher {
        Ok(launcher) => Ok(Some(launcher)),
        Err(error) => Err(io::Error::from_raw_os_error(*error)),
    }
}

/// Path of the small program beside the command; or of the command, which can also act as a
/// launcher, if it was built alone.
fn program(command: &Path) -> PathBuf {
    let small = command.with_file_name(NAME);
    if small.is_file() {
        return small;
    }
    command.to_path_buf()
}

/// Running launcher.
pub(super) struct Launcher {
    requests: OwnedFd,
}

impl Launcher {
    fn new(executable: &Path) -> io::Result<Self> {
        let (requests, theirs) = socketpair(
            AddressFamily::UNIX,
            SocketType::SEQPACKET,
            SocketFlags::CLOEXEC,
            None,
        )?;
        let mut command = Command::new(executable);
        command
            .arg0(NAME)
            .stdin(theirs)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0); // Ctrl-C must not reach it
        // The launcher's children belong to this thread and die with it, so the thread must not
        // end.
        let (started, start) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let launcher = unix::spawn_with(&mut command, ending::die_with_parent);
            drop(command); // closes its end of the socket
            let _ = started.send(launcher.map(|_| ()));
            loop {
                thread::park();
            }
        });
        start.recv().map_err(io::Error::other)??;
        Ok(Self { requests })
    }

    /// Starts a program; returns its process number.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(
        &self,
        command: &Command,
        streams: &Streams,
        confinement: Confinement,
    ) -> io::Result<Pid> {
        let (report, reporting) = io::pipe()?;
        let request = Request::new(command, confinement);
        let descriptors = [
            streams.input.as_fd(),
            streams.output.as_fd(),
            streams.errors.as_fd(),
            reporting.as_fd(),
        ];
        request.send(&self.requests, &descriptors)?;
        drop(reporting);
        let (pid, error) = read_report(report)?;
        match (pid, error) {
            (Some(pid), None) => Ok(pid),
            (Some(pid), Some(error)) => {
                unix::reap(pid)?;
                Err(error)
            }
            (None, Some(error)) => Err(error),
            (None, None) => Err(io::Error::other("the launcher has ended")),
        }
    }
}

/// Reads the program's process number and the error that prevented its start, if reported. The pipe
/// closes once the program runs.
fn read_report(mut report: PipeReader) -> io::Result<(Option<Pid>, Option<io::Error>)> {
    let mut said = Vec::new();
    report.read_to_end(&mut said)?;
    let numbers = said.chunks_exact(4).map(|bytes| {
        let bytes = bytes.try_into().expect("chunks have four bytes");
        i32::from_ne_bytes(bytes)
    });
    // The two numbers may come in any order; errors are negative.
    let pid = numbers.clone().find(|&number| number > 0);
    let error = numbers.clone().find(|&number| number < 0);
    let error = error.map(|number| io::Error::from_raw_os_error(-number));
    Ok((pid.and_then(Pid::from_raw), error))
}
