//! Starts programs from a small process, so that the peak of their memory is their own.
//!
//! Linux counts a process's memory from the fork on: a program that is started directly is said
//! to have used what this process held then. So a launcher is started, a program that is small and
//! stays. It starts each program as a child of this process and says its number.

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
use request::Request;

/// The launcher's executable, and its name for itself in place of the path.
const NAME: &str = "x-launch";

/// The command itself.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Becomes a launcher if this process was started as one. The first call in `main` of `cargo x`.
pub fn launch_if_asked() {
    if std::env::args_os().next().is_some_and(|name| name == NAME) {
        server::serve();
    }
    if let Ok(own) = std::env::current_exe() {
        launch_through(&own);
    }
}

/// From now on programs are started through the launcher beside this executable, `cargo x`.
pub fn launch_through(executable: &Path) {
    let _ = EXECUTABLE.set(executable.to_path_buf()); // only the first counts
}

/// The launcher, started by the first call; None outside `cargo x`: then memory is measured less
/// exactly.
///
/// # Errors
/// If it cannot be started.
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

/// The small program beside the command; the command, which can be a launcher as well, where
/// somebody built it alone.
fn program(command: &Path) -> PathBuf {
    let small = command.with_file_name(NAME);
    if small.is_file() {
        return small;
    }
    command.to_path_buf()
}

/// The running launcher.
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
            .process_group(0); // Ctrl-C is not for it
        // Its children are those of this thread, and die with it: it must not end.
        let (started, start) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let launcher = unix::spawn_with(&mut command, super::die_with_parent);
            drop(command); // and its end of the socket
            let _ = started.send(launcher.map(|_| ()));
            loop {
                thread::park();
            }
        });
        start.recv().map_err(io::Error::other)??;
        Ok(Self { requests })
    }

    /// Starts a program; gives its number.
    ///
    /// # Errors
    /// If it cannot be started.
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

/// The program's number and why it could not be started, as far as the launcher says them: the
/// end of the report says that the program runs.
fn read_report(mut report: PipeReader) -> io::Result<(Option<Pid>, Option<io::Error>)> {
    let mut said = Vec::new();
    report.read_to_end(&mut said)?;
    let numbers = said.chunks_exact(4).map(|bytes| {
        let bytes = bytes.try_into().expect("chunks have four bytes");
        i32::from_ne_bytes(bytes)
    });
    // Which of the two is said first is open; errors are negative.
    let pid = numbers.clone().find(|&number| number > 0);
    let error = numbers.clone().find(|&number| number < 0);
    let error = error.map(|number| io::Error::from_raw_os_error(-number));
    Ok((pid.and_then(Pid::from_raw), error))
}
