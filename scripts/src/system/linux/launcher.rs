//! Starts programs from a small process, so that their memory is measured exactly.
//!
//! Linux counts a process's memory from the fork on: if the command itself forked, its own memory
//! would count as the program's. So the command starts a small launcher once, and sends it a
//! [`Request`] for each program: one message with open descriptors. The launcher makes a
//! [guard](super::guard) for each program, as a child of the command.

use std::ffi::CString;
use std::io::{self, IoSlice, IoSliceMut, PipeReader, Read as _};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::thread;

use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, recvmsg, sendmsg, socketpair,
};
use rustix::process::{Pid, Signal};
use serde::{Deserialize, Serialize};

use super::{die_with_parent, guard};
use crate::system::confined::{Confinement, Streams};
use crate::system::unix;

/// Name of the launcher's executable, and its `argv[0]`.
const NAME: &str = "grundy-launch";

/// Path of the command.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Runs as the launcher if this process was started as one. Call this first in `main`.
pub fn launch_if_asked() {
    if std::env::args_os().next().is_some_and(|name| name == NAME) {
        guard::serve();
    }
    if let Ok(own) = std::env::current_exe() {
        launch_through(&own);
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

/// A running launcher.
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
        // The launcher and the programs die with this thread, so it must not end.
        let (started, start) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let launcher = unix::spawn_with(&mut command, || die_with_parent(Signal::KILL));
            drop(command); // closes its end of the socket
            let _ = started.send(launcher.map(|_| ()));
            loop {
                thread::park();
            }
        });
        start.recv().map_err(io::Error::other)??;
        Ok(Self { requests })
    }

    /// Starts a program under a guard. Returns the guard's process number and its reports.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(
        &self,
        command: &Command,
        streams: &Streams,
        confinement: Confinement,
    ) -> io::Result<(Pid, Reports)> {
        let (pipe, reporting) = io::pipe()?;
        let request = Request::new(command, confinement);
        let descriptors = [
            streams.input.as_fd(),
            streams.output.as_fd(),
            streams.errors.as_fd(),
            reporting.as_fd(),
        ];
        request.send(&self.requests, &descriptors)?;
        drop(reporting);
        let mut reports = Reports {
            pipe,
            guard: None,
            ended: None,
        };
        // Nothing of the guard is awaited: its program may have stopped it at once.
        while reports.guard.is_none() {
            if !reports.read_next()? {
                return Err(io::Error::other("the launcher has ended"));
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

/// Number of descriptors: standard input, output and error, and a pipe for reports.
pub(super) const DESCRIPTORS: usize = 4;

/// Size of the longest message in bytes, above the kernel's own limit.
pub(super) const MAX_MESSAGE: usize = 1 << 18;

/// A request to start a program.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Request {
    pub confinement: Confinement,
    /// Working folder; empty means the launcher's own.
    pub folder: CString,
    /// Program and arguments.
    pub words: Vec<CString>,
    /// Changes to the environment: `NAME=value`, or `NAME` alone to remove a variable.
    pub environment: Vec<CString>,
}

impl Request {
    pub fn new(command: &Command, confinement: Confinement) -> Self {
        let words = [command.get_program()]
            .into_iter()
            .chain(command.get_args());
        let environment = command.get_envs().map(|(name, value)| match value {
            Some(value) => text(&[name.as_bytes(), b"=", value.as_bytes()].concat()),
            None => text(name.as_bytes()),
        });
        let folder = command.get_current_dir();
        Self {
            confinement,
            folder: text(folder.map_or(b"", |folder| folder.as_os_str().as_bytes())),
            words: words.map(|word| text(word.as_bytes())).collect(),
            environment: environment.collect(),
        }
    }

    /// Sends the request and its descriptors to the launcher.
    ///
    /// # Errors
    /// If the message is too long for the kernel, or the launcher has ended.
    pub fn send(
        &self,
        socket: &OwnedFd,
        descriptors: &[BorrowedFd; DESCRIPTORS],
    ) -> io::Result<()> {
        let message = serde_json::to_vec(self)?;
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS))];
        let mut ancillary = SendAncillaryBuffer::new(&mut space);
        ancillary.push(SendAncillaryMessage::ScmRights(descriptors));
        let text = [IoSlice::new(&message)];
        sendmsg(socket, &text, &mut ancillary, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// Receives the next request; `None` if no sender is left.
    ///
    /// # Errors
    /// If `socket` is not a socket, or the message is malformed.
    pub fn receive(
        socket: impl AsFd,
        message: &mut [u8],
    ) -> io::Result<Option<(Self, [OwnedFd; DESCRIPTORS])>> {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(DESCRIPTORS))];
        let mut ancillary = RecvAncillaryBuffer::new(&mut space);
        let mut into = [IoSliceMut::new(message)];
        let received = recvmsg(socket, &mut into, &mut ancillary, RecvFlags::CMSG_CLOEXEC)?;
        if received.bytes == 0 {
            return Ok(None);
        }
        let mut descriptors: Vec<OwnedFd> = Vec::new();
        for part in ancillary.drain() {
            if let RecvAncillaryMessage::ScmRights(sent) = part {
                descriptors.extend(sent);
            }
        }
        let request = serde_json::from_slice(&message[..received.bytes])?;
        let descriptors = descriptors.try_into();
        let descriptors = descriptors.map_err(|_| io::ErrorKind::InvalidData)?;
        Ok(Some((request, descriptors)))
    }
}

/// Makes a C string. Arguments and variables contain no zero; what follows one is dropped.
fn text(bytes: &[u8]) -> CString {
    let before = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    CString::new(before).expect("cut at the first zero")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::system::Limits;

    #[test]
    fn a_request_is_received_as_it_was_sent() {
        let mut command = Command::new("a program");
        command
            .args(["", "1 2", "ü"])
            .env("A", "b=c")
            .env_remove("D");
        let limits = Limits {
            cpu: Duration::from_millis(1500),
            wall: Duration::MAX,
            address_space: 1 << 33,
            output: 7,
        };
        let confinement = Confinement {
            limits,
            stack: 9,
            idle_after: None,
        };
        let request = Request::new(&command, confinement);
        let message = serde_json::to_vec(&request).unwrap();
        let parsed: Request = serde_json::from_slice(&message).unwrap();
        assert_eq!(parsed, request);
        assert_eq!(parsed.words.len(), 4);
        assert_eq!(parsed.environment, [c"A=b=c", c"D"].map(CString::from));
    }
}
