//! Starts programs from a small process, so that their memory is measured exactly.
//!
//! Linux counts a process's memory from the fork on: if the command itself forked, its own memory
//! would count as the program's. So the command starts a small launcher once, and sends it a
//! [`Request`] for each program, a line of JSON. The launcher opens the streams through `/proc` and
//! makes a [guard] for each program, as a child of the command.

use std::io::{self, PipeReader, Read as _, Write as _};
use std::os::fd::{AsRawFd as _, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio, exit};
use std::sync::{Mutex, OnceLock};
use std::thread;

use nix::libc;
use nix::sys::prctl::set_pdeathsig;
use nix::sys::signal::Signal;
use nix::unistd::Pid;

use super::guard::{self, Request};
use crate::system::confined::{Limits, Streams};
use crate::system::unix;

/// Name of the launcher's executable, and its `argv[0]`.
const NAME: &str = "grundy-launch";

/// Path of the command.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Runs as the launcher if this process was started as one. Call this first in `main`.
pub fn launch_if_asked() {
    if std::env::args_os().next().is_some_and(|name| name == NAME) {
        exit(guard::serve().map_or(2, |()| 0)); // only the command starts this
    }
    if let Ok(command) = std::env::current_exe() {
        launch_through(&command);
    }
}

/// Makes programs start through the launcher beside this executable of the command.
pub fn launch_through(executable: &Path) {
    let _ = EXECUTABLE.set(executable.to_path_buf()); // the first path stays
}

/// Returns the launcher, which the first call starts.
///
/// # Errors
/// If the launcher cannot be started.
pub(super) fn running() -> io::Result<&'static Launcher> {
    static LAUNCHER: OnceLock<Result<Launcher, i32>> = OnceLock::new();
    let unknown = || io::Error::other("call `launch_through` first");
    let command = EXECUTABLE.get().ok_or_else(unknown)?;
    let launcher = LAUNCHER.get_or_init(|| {
        let launcher = Launcher::new(&program(command));
        launcher.map_err(|error| error.raw_os_error().unwrap_or(libc::EIO))
    });
    let launcher = launcher.as_ref();
    launcher.map_err(|error| io::Error::from_raw_os_error(*error))
}

/// Returns the path of the small program beside the command. A command that was built alone is its
/// own launcher.
fn program(command: &Path) -> PathBuf {
    let small = command.with_file_name(NAME);
    if small.is_file() {
        return small;
    }
    command.to_path_buf()
}

/// A running launcher, on the other end of a socket.
pub(super) struct Launcher {
    socket: Mutex<UnixStream>,
}

impl Launcher {
    fn new(executable: &Path) -> io::Result<Self> {
        let (socket, theirs) = UnixStream::pair()?;
        let mut command = Command::new(executable);
        command
            .arg0(NAME)
            .stdin(OwnedFd::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0); // Ctrl-C must not reach it
        // The launcher and the programs die with this thread, so it must not end.
        let (started, start) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let die_with_parent = || Ok(set_pdeathsig(Signal::SIGKILL)?);
            let launcher = unix::spawn_with(&mut command, die_with_parent);
            drop(command); // closes its end of the socket
            let _ = started.send(launcher.map(|_| ()));
            loop {
                thread::park();
            }
        });
        start.recv().map_err(io::Error::other)??;
        let socket = Mutex::new(socket);
        Ok(Self { socket })
    }

    /// Starts a program under a guard. Returns the guard's process number and its report.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(
        &self,
        command: &Command,
        streams: &Streams,
        limits: Limits,
    ) -> io::Result<(Pid, PipeReader)> {
        let (report, reporting) = io::pipe()?;
        let descriptors = [
            streams.input.as_raw_fd(),
            streams.output.as_raw_fd(),
            streams.errors.as_raw_fd(),
            reporting.as_raw_fd(),
        ];
        let request = Request::new(command, limits, descriptors);
        let request = serde_json::to_string(&request)? + "\n";
        let mut answer = [0; 4];
        {
            let mut socket = self.socket.lock().expect("no holder panics");
            socket.write_all(request.as_bytes())?;
            socket.read_exact(&mut answer)?;
        }
        match i32::from_ne_bytes(answer) {
            error @ ..0 => Err(io::Error::from_raw_os_error(-error)),
            guard => Ok((Pid::from_raw(guard), report)),
        }
    }
}

/// Waits for the exit status of a program, which its guard reports. A guard that was killed reports
/// none; then the program was killed as well.
///
/// # Errors
/// If the program could not be started, or the report cannot be read.
pub(super) fn status(mut report: &PipeReader) -> io::Result<ExitStatus> {
    let [mut status, mut error] = [[0; 4]; 2];
    match report.read_exact(&mut status) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            return Ok(ExitStatus::from_raw(libc::SIGKILL));
        }
        read => read?,
    }
    report.read_exact(&mut error)?;
    match i32::from_ne_bytes(error) {
        0 => Ok(ExitStatus::from_raw(i32::from_ne_bytes(status))),
        error => Err(io::Error::from_raw_os_error(error)),
    }
}
