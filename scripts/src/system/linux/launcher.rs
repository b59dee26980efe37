//! Starts programs from a small process, so that their memory is measured exactly.
//!
//! Linux counts a process's memory from the fork on: if the command itself forked, its own memory
//! would count as the program's. So the command starts a small launcher once. It starts each
//! program as a child of the command, and reports its process number.

use std::ffi::CString;
use std::fs::File;
use std::io::{PipeReader, Read as _, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};
use std::sync::OnceLock;
use std::{io, thread};

use rustix::net::{AddressFamily, SocketFlags, SocketType, socketpair};
use rustix::process::{Pid, setpgid};

use super::request::{DESCRIPTORS, MAX_MESSAGE, Request};
use super::{begin_counting, die_with_parent};
use crate::system::confined::{Confinement, Streams};
use crate::system::unix::{self, enforce};

/// Name of the launcher's executable, and its `argv[0]`.
const NAME: &str = "grundy-launch";

/// Path of the command.
static EXECUTABLE: OnceLock<PathBuf> = OnceLock::new();

/// Runs as the launcher if this process was started as one. Call this first in `main`.
pub fn launch_if_asked() {
    if std::env::args_os().next().is_some_and(|name| name == NAME) {
        serve();
    }
    if let Ok(own) = std::env::current_exe() {
        launch_through(&own);
    }
}

/// Makes programs start through the launcher beside this executable of the command.
pub fn launch_through(executable: &Path) {
    let _ = EXECUTABLE.set(executable.to_path_buf()); // the first path stays
}

/// Returns the launcher, which the first call starts; `None` outside the command, where memory is
/// measured less exactly.
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
            let launcher = unix::spawn_with(&mut command, die_with_parent);
            drop(command); // closes its end of the socket
            let _ = started.send(launcher.map(|_| ()));
            loop {
                thread::park();
            }
        });
        start.recv().map_err(io::Error::other)??;
        Ok(Self { requests })
    }

    /// Starts a program and returns its process number.
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

/// Reads the program's process number and the error that prevented its start, as far as they are
/// reported. The pipe closes once the program runs.
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

/// Starts programs on request until the command ends.
fn serve() -> ! {
    let mut message = vec![0; MAX_MESSAGE];
    loop {
        match Request::receive(io::stdin(), &mut message) {
            Ok(Some((request, descriptors))) => start(&request, descriptors),
            Ok(None) => exit(0),
            Err(_) => exit(2), // only the command starts this
        }
    }
}

/// Starts a program and reports its process number or an error.
fn start(request: &Request, descriptors: [OwnedFd; DESCRIPTORS]) {
    let [input, output, errors, report] = descriptors;
    let mut report = File::from(report);
    // Memory that the sibling touches before it runs the program counts as the program's, so as
    // much as possible is prepared here.
    let arguments = Pointers::new(&request.words);
    let environment = environment(&request.environment);
    let environment = Pointers::new(&environment);
    let prepare = || -> io::Result<()> {
        setpgid(None, None)?;
        die_with_parent()?;
        rustix::stdio::dup2_stdin(&input)?;
        rustix::stdio::dup2_stdout(&output)?;
        rustix::stdio::dup2_stderr(&errors)?;
        if !request.folder.is_empty() {
            rustix::process::chdir(request.folder.as_c_str())?;
        }
        let confinement = request.confinement();
        enforce(confinement)?;
        begin_counting(confinement.limits.end())
    };
    let said = match sibling() {
        Ok(None) => {
            let error = prepare().err().unwrap_or_else(|| {
                #[expect(unsafe_code, reason = "the standard library would allocate")]
                // SAFETY: the pointers are to texts and end with a null.
                unsafe {
                    // This process ignores the signal, and the program would inherit that.
                    libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                    libc::execvpe(arguments.0[0], arguments.0.as_ptr(), environment.0.as_ptr());
                }
                io::Error::last_os_error()
            });
            let _ = report.write_all(&negative(&error).to_ne_bytes());
            exit(1);
        }
        Ok(Some(pid)) => pid.as_raw_pid(),
        Err(error) => negative(&error),
    };
    let _ = report.write_all(&said.to_ne_bytes()); // nobody reads it if the command has ended
}

fn negative(error: &io::Error) -> i32 {
    -error.raw_os_error().unwrap_or(libc::EINVAL)
}

/// Returns the environment of this process with these changes.
fn environment(changes: &[CString]) -> Vec<CString> {
    let name = |text: &CString| -> Vec<u8> {
        let mut parts = text.as_bytes().splitn(2, |&byte| byte == b'=');
        parts.next().unwrap_or_default().to_vec()
    };
    let changed: Vec<Vec<u8>> = changes.iter().map(name).collect();
    let own = std::env::vars_os()
        .filter(|(name, _)| !changed.iter().any(|changed| name.as_bytes() == changed))
        .map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat())
        .filter_map(|variable| CString::new(variable).ok());
    let set = changes
        .iter()
        .filter(|text| text.as_bytes().contains(&b'='));
    own.chain(set.cloned()).collect()
}

/// Null-terminated array of pointers to texts, as the kernel wants it.
struct Pointers(Vec<*const libc::c_char>);

impl Pointers {
    fn new(texts: &[CString]) -> Self {
        let pointers = texts.iter().map(|text| text.as_ptr());
        Self(pointers.chain([std::ptr::null()]).collect())
    }
}

/// Forks, but the new process is a child of this one's parent. Returns `None` in the new process.
fn sibling() -> io::Result<Option<Pid>> {
    let flags = libc::CLONE_PARENT | libc::SIGCHLD;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: this process has one thread, so its copy is whole.
    let pid = unsafe { libc::syscall(libc::SYS_clone, flags, 0, 0, 0, 0) };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(Pid::from_raw(
        i32::try_from(pid).expect("process numbers are small"),
    ))
}
