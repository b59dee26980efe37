//! Starts programs from a small process, so that their memory is measured exactly.
//!
//! Linux counts a process's memory from the fork on: if the command itself forked, its own memory
//! would count as the program's. So for each program the command starts a small launcher, which
//! makes a [guard](super::guard) as a child of the command, and ends.

use std::env;
use std::fs::File;
use std::io::{self, PipeReader, Read as _};
use std::os::fd::{AsRawFd as _, FromRawFd as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::OnceLock;
use std::time::Duration;

use rustix::io::{FdFlags, fcntl_setfd};
use rustix::process::Pid;

use super::guard;
use crate::system::confined::{Confinement, Limits, Streams};
use crate::system::unix;

/// Name of the launcher's executable, and its `argv[0]`.
const NAME: &str = "grundy-launch";

/// Path of the command.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Runs as the launcher if this process was started as one. Call this first in `main`.
pub fn launch_if_asked() {
    if env::args_os().next().is_some_and(|name| name == NAME) {
        launch();
    }
    if let Ok(own) = env::current_exe() {
        launch_through(&own);
    }
}

/// Makes programs start through the launcher beside this executable of the command.
pub fn launch_through(executable: &Path) {
    let _ = EXECUTABLE.set(executable.to_path_buf()); // the first path stays
}

/// Returns the path of the small program beside the command. A command that was built alone is its
/// own launcher.
fn program() -> io::Result<PathBuf> {
    let command = EXECUTABLE.get();
    let command = command.ok_or_else(|| io::Error::other("call `launch_through` first"))?;
    let small = command.with_file_name(NAME);
    Ok(if small.is_file() {
        small
    } else {
        command.clone()
    })
}

/// Starts a program under a guard. Returns the guard's process number and its reports. The guard
/// ends with the thread that calls this.
///
/// # Errors
/// If the program cannot be started.
pub(super) fn start(
    command: &Command,
    streams: Streams,
    confinement: Confinement,
) -> io::Result<(Pid, Reports)> {
    let (pipe, reporting) = io::pipe()?;
    let Limits {
        cpu,
        address_space,
        output,
        ..
    } = confinement.limits;
    let cpu = u64::try_from(cpu.as_micros()).unwrap_or(u64::MAX);
    let mut launcher = Command::new(program()?);
    launcher
        .arg0(NAME)
        .arg(reporting.as_raw_fd().to_string())
        .args([cpu, address_space, output, confinement.stack].map(|number| number.to_string()))
        .arg(command.get_program())
        .args(command.get_args())
        .stdin(streams.input)
        .stdout(streams.output)
        .stderr(streams.errors)
        .process_group(0); // Ctrl-C must not reach it
    if let Some(folder) = command.get_current_dir() {
        launcher.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => launcher.env(name, value),
            None => launcher.env_remove(name),
        };
    }
    let inherit = move || Ok(fcntl_setfd(&reporting, FdFlags::empty())?);
    let mut child = unix::spawn_with(&mut launcher, inherit)?;
    drop(launcher); // closes this process's end of the pipe and of the streams
    child.wait()?;
    let mut reports = Reports {
        pipe,
        guard: None,
        ended: None,
    };
    // Nothing of the guard is awaited: its program may have stopped it at once.
    while reports.guard.is_none() {
        if !reports.read_next()? {
            return Err(io::Error::other("the launcher has failed"));
        }
    }
    match reports.guard {
        Some(error @ ..0) => Err(io::Error::from_raw_os_error(-error)),
        guard => match guard.and_then(Pid::from_raw) {
            Some(guard) => Ok((guard, reports)),
            None => Err(io::Error::other("no process number")),
        },
    }
}

/// Reads the arguments that [`start`] writes, makes the guard, and ends.
fn launch() -> ! {
    let mut words = env::args_os().skip(1);
    let mut number = || words.next()?.to_str()?.parse::<u64>().ok();
    let numbers = [(); 5].map(|()| number());
    let [
        Some(reports),
        Some(cpu),
        Some(address_space),
        Some(output),
        Some(stack),
    ] = numbers
    else {
        std::process::exit(2); // only the command starts this
    };
    let confinement = Confinement {
        limits: Limits {
            cpu: Duration::from_micros(cpu),
            wall: Duration::MAX,
            address_space,
            output,
        },
        stack,
        idle_after: None,
    };
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words);
    #[expect(unsafe_code, reason = "the descriptor comes from the command")]
    // SAFETY: it was inherited, and nothing else closes it.
    let reports = unsafe { File::from_raw_fd(reports as i32) };
    guard::make(&mut command, confinement, reports)
}

/// What the launcher and a guard report, in any order.
#[derive(Debug)]
pub(super) struct Reports {
    pipe: PipeReader,
    /// The guard's process number, or the negative number of an error.
    guard: Option<i32>,
    /// The program's exit status, or the error that prevented its start.
    ended: Option<io::Result<i32>>,
}

/// Kinds of reports.
pub(super) const GUARD: i32 = 1;
pub(super) const FAILED: i32 = 2;
pub(super) const STATUS: i32 = 3;

impl Reports {
    /// Waits for the program's exit status. A guard that was killed reports none; then the program
    /// was killed, too.
    ///
    /// # Errors
    /// If the program could not be started, or the pipe cannot be read.
    pub fn status(&mut self) -> io::Result<ExitStatus> {
        while self.ended.is_none() && self.read_next()? {}
        let status = self.ended.take().unwrap_or(Ok(libc::SIGKILL))?;
        Ok(ExitStatus::from_raw(status))
    }

    /// Reads a report; false if none is left.
    fn read_next(&mut self) -> io::Result<bool> {
        let [mut kind, mut value] = [[0; 4]; 2];
        match self.pipe.read_exact(&mut kind) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(false),
            read => read?,
        }
        self.pipe.read_exact(&mut value)?;
        let value = i32::from_ne_bytes(value);
        match i32::from_ne_bytes(kind) {
            GUARD => self.guard = Some(value),
            FAILED => self.ended = Some(Err(io::Error::from_raw_os_error(value))),
            _ => self.ended = Some(Ok(value)),
        }
        Ok(true)
    }
}
