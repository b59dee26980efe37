//! The launcher's process, and the guard that it makes for each program.
//!
//! A guard is the parent of its program and the subreaper of all that the program starts: whoever
//! leaves its session or group, or loses its parent, becomes a child of the guard. When the program
//! ends, or the command asks for it or ends itself, the guard kills all its descendants. Where the
//! system allows it, a guard is also the first process of a PID namespace, so that the kernel kills
//! the rest even if the guard itself is killed.

use std::env;
use std::ffi::{CString, OsStr};
use std::fs::{self, File};
use std::io::{self, BufRead as _, Read as _, Write as _};
use std::os::fd::{AsRawFd as _, RawFd};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::parent_id;
use std::process::{Command, exit};

use nix::libc;
use nix::sys::prctl::{set_child_subreaper, set_pdeathsig};
use nix::sys::signal::{SigHandler, SigSet, Signal, kill, killpg, signal};
use nix::unistd::{ForkResult, Pid, execvpe, fork, getgid, getpid, getuid, setsid, write};
use serde::{Deserialize, Serialize};

use super::{begin_counting, children};
use crate::system::confined::Limits;
use crate::system::unix::{enforce, kernel_end};

/// A request to start a program.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Request {
    pub limits: Limits,
    /// Working folder; empty means the launcher's own.
    pub folder: CString,
    /// Program and arguments.
    pub words: Vec<CString>,
    /// Changes to the environment: `NAME=value`, or `NAME` alone to remove a variable.
    pub environment: Vec<CString>,
    /// The command's descriptors: standard input, output and error, and a pipe for the report.
    pub descriptors: [RawFd; 4],
}

impl Request {
    pub fn new(command: &Command, limits: Limits, descriptors: [RawFd; 4]) -> Self {
        let words = [command.get_program()]
            .into_iter()
            .chain(command.get_args());
        let environment = command.get_envs().map(|(name, value)| match value {
            Some(value) => text(&[name.as_bytes(), b"=", value.as_bytes()].concat()),
            None => text(name.as_bytes()),
        });
        let folder = command.get_current_dir();
        Self {
            limits,
            folder: text(folder.map_or(b"", |folder| folder.as_os_str().as_bytes())),
            words: words.map(|word| text(word.as_bytes())).collect(),
            environment: environment.collect(),
            descriptors,
        }
    }
}

/// Makes a C string. Arguments and variables contain no zero; what follows one is dropped.
fn text(bytes: &[u8]) -> CString {
    let before = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    CString::new(before).expect("cut at the first zero")
}

/// Starts programs on request until the command ends.
///
/// # Errors
/// If standard input is not the command's socket, or a request is malformed.
pub(super) fn serve() -> io::Result<()> {
    for request in io::stdin().lock().lines() {
        // The guard's process number, or the negative number of an error.
        let answer = start(&serde_json::from_str(&request?)?);
        let answer = answer.map_or_else(|error| -number(&error), Pid::as_raw);
        write(io::stdin(), &answer.to_ne_bytes())?;
    }
    Ok(())
}

/// Makes a guard and returns its process number.
fn start(request: &Request) -> io::Result<Pid> {
    // The command keeps its descriptors open until it has the answer.
    let path = |number| format!("/proc/{}/fd/{number}", parent_id());
    let open = |number| File::options().write(true).open(path(number));
    let [input, output, errors, report] = request.descriptors;
    let streams = [File::open(path(input))?, open(output)?, open(errors)?];
    let report = open(report)?;
    let user = (getuid().as_raw(), getgid().as_raw());
    match sibling()? {
        Some(pid) => Ok(pid),
        None => guard(request, streams, report, user),
    }
}

fn number(error: &io::Error) -> i32 {
    error.raw_os_error().unwrap_or(libc::EINVAL)
}

/// Forks a process that is a child of this one's parent, in a PID namespace of its own if possible.
/// Returns its number, or `None` in the new process.
fn sibling() -> io::Result<Option<Pid>> {
    let is_root = getuid().is_root();
    // In a user namespace root would lose its rights to the files of others.
    let user = if is_root { 0 } else { libc::CLONE_NEWUSER };
    for namespaces in [libc::CLONE_NEWPID | user, 0] {
        let flags = libc::CLONE_PARENT | libc::SIGCHLD | namespaces;
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: this process has one thread, so its copy is whole.
        let pid = unsafe { libc::syscall(libc::SYS_clone, flags, 0, 0, 0, 0) };
        match i32::try_from(pid) {
            Ok(0) => return Ok(None),
            Ok(pid @ 1..) => return Ok(Some(Pid::from_raw(pid))),
            _ => {}
        }
    }
    Err(io::Error::last_os_error())
}

/// Runs a program to its end, then kills all that it has left behind.
fn guard(request: &Request, streams: [File; 3], mut report: File, user: (u32, u32)) -> ! {
    // It waits for a child's end, and for the command's wish or end.
    let signals = SigSet::from_iter([Signal::SIGCHLD, Signal::SIGTERM]);
    let _ = signals.thread_block();
    let _ = set_pdeathsig(Signal::SIGTERM);
    let _ = set_child_subreaper(true);
    let _ = put_at(0, &report); // only the launcher holds its end of the socket
    if getuid().as_raw() != user.0 {
        let _ = name_user(user); // the program then only lacks a user's name
    }
    let [status, error] = match begin(request, streams, &signals) {
        Ok(program) => [oversee(program, &signals), 0],
        Err(error) => [0, number(&error)],
    };
    // Nobody reads it if the command has ended.
    let _ = report.write_all(&[status, error].map(i32::to_ne_bytes).concat());
    exit(0)
}

/// Keeps the user and the group in a new user namespace.
fn name_user((user, group): (u32, u32)) -> io::Result<()> {
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
}

/// Starts the program and returns its process number.
fn begin(request: &Request, streams: [File; 3], signals: &SigSet) -> io::Result<Pid> {
    let (mut failed, mut failing) = io::pipe()?;
    let environment = environment(&request.environment);
    let become_program = || -> io::Result<()> {
        // Without the user's terminal, nothing can be typed there or written past our filter.
        setsid()?;
        set_pdeathsig(Signal::SIGKILL)?;
        for (number, stream) in (0..).zip(&streams) {
            put_at(number, stream)?;
        }
        if !request.folder.is_empty() {
            env::set_current_dir(OsStr::from_bytes(request.folder.as_bytes()))?;
        }
        signals.thread_unblock()?;
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: this installs no handler. The program would inherit that the signal is ignored.
        unsafe { signal(Signal::SIGPIPE, SigHandler::SigDfl) }?;
        enforce(request.limits)?;
        begin_counting(kernel_end(&request.limits))?;
        execvpe(&request.words[0], &request.words, &environment)?;
        Ok(())
    };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: this process has one thread, so its copy is whole.
    let ForkResult::Parent { child: program } = (unsafe { fork() })? else {
        if let Err(error) = become_program() {
            let _ = failing.write_all(&number(&error).to_ne_bytes());
        }
        exit(1)
    };
    drop(failing);
    let mut error = [0; 4];
    match failed.read_exact(&mut error) {
        Ok(()) => Err(io::Error::from_raw_os_error(i32::from_ne_bytes(error))),
        Err(_) => Ok(program), // the pipe closed when the program began
    }
}

/// Makes a descriptor with this number for the file.
fn put_at(number: i32, file: &File) -> io::Result<()> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: nothing owns the standard streams, whose numbers this gets.
    match unsafe { libc::dup2(file.as_raw_fd(), number) } {
        0.. => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Waits until the program ends or the command asks for it, then kills all descendants. Returns the
/// program's exit status.
fn oversee(program: Pid, signals: &SigSet) -> i32 {
    let mut status = None;
    while status.is_none() {
        match reap(libc::WNOHANG) {
            Ok(Some((ended, its))) if ended == program.as_raw() => status = Some(its),
            Ok(Some(_)) => {}
            Ok(None) if signals.wait() == Ok(Signal::SIGTERM) => break,
            Ok(None) => {}
            Err(_) => break,
        }
    }
    loop {
        if status.is_none() {
            let _ = killpg(program, Signal::SIGKILL);
        }
        kill_descendants();
        match reap(0) {
            Ok(Some((ended, its))) if ended == program.as_raw() => status = Some(its),
            Ok(_) => {}
            Err(_) => return status.unwrap_or(libc::SIGKILL), // no child is left
        }
    }
}

/// Kills all processes of this one's PID namespace, or else its children. Theirs become its own.
fn kill_descendants() {
    let below = match getpid() {
        own if own.as_raw() == 1 => vec![Pid::from_raw(-1)], // all but this one
        own => children(own).unwrap_or_default(),
    };
    for process in below {
        let _ = kill(process, Signal::SIGKILL); // it may have ended
    }
}

/// Reaps a child: its process number and exit status. `None` if none has ended.
///
/// # Errors
/// If there is no child.
fn reap(options: i32) -> io::Result<Option<(i32, i32)>> {
    let mut status = 0;
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the pointer is to a value that outlives the call.
    match unsafe { libc::waitpid(-1, &raw mut status, options) } {
        0 => Ok(None),
        pid if pid > 0 => Ok(Some((pid, status))),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Returns the environment of this process with these changes.
fn environment(changes: &[CString]) -> Vec<CString> {
    let name = |text: &CString| -> Vec<u8> {
        let mut parts = text.as_bytes().splitn(2, |&byte| byte == b'=');
        parts.next().unwrap_or_default().to_vec()
    };
    let changed: Vec<Vec<u8>> = changes.iter().map(name).collect();
    let kept = env::vars_os()
        .filter(|(name, _)| !changed.iter().any(|changed| name.as_bytes() == changed))
        .map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat())
        .filter_map(|variable| CString::new(variable).ok());
    let set = changes
        .iter()
        .filter(|text| text.as_bytes().contains(&b'='));
    kept.chain(set.cloned()).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

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
            stack: 9,
            idle_after: None,
        };
        let request = Request::new(&command, limits, [3, 4, 5, 6]);
        let message = serde_json::to_vec(&request).unwrap();
        let parsed: Request = serde_json::from_slice(&message).unwrap();
        assert_eq!(parsed, request);
        assert_eq!(parsed.words.len(), 4);
        assert_eq!(parsed.environment, [c"A=b=c", c"D"].map(CString::from));
    }
}
