//! The launcher's process, and the guard that it makes for each program.
//!
//! A guard is the parent of its program and the subreaper of all that the program starts: whoever
//! leaves its session or group, or loses its parent, becomes a child of the guard. When the program
//! ends, or the command asks for it or ends itself, the guard kills all its descendants. Where the
//! system allows it, a guard is also the first process of a PID namespace, so that the kernel kills
//! the rest even if the guard itself is killed.

use std::ffi::CString;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::mem::MaybeUninit;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt as _;
use std::process::exit;

use rustix::process::{
    Pid, Signal, getgid, getpid, getuid, kill_process, kill_process_group, set_child_subreaper,
    setpgid,
};

use super::launcher::{DESCRIPTORS, FAILED, GUARD, MAX_MESSAGE, Request, STATUS};
use super::{begin_counting, children, die_with_parent};
use crate::system::unix::enforce;

/// Starts programs on request until the command ends.
pub(super) fn serve() -> ! {
    let mut message = vec![0; MAX_MESSAGE];
    loop {
        match Request::receive(io::stdin(), &mut message) {
            Ok(Some((request, descriptors))) => start(&request, descriptors),
            Ok(None) => exit(0),
            Err(_) => exit(2), // only the command starts this
        }
    }
}

/// Makes a guard and reports its process number, or the negative number of an error.
fn start(request: &Request, descriptors: [OwnedFd; DESCRIPTORS]) {
    let [streams @ .., reports] = descriptors;
    let mut reports = File::from(reports);
    let user = (getuid().as_raw(), getgid().as_raw());
    match sibling() {
        Ok(None) => guard(request, streams, reports, user),
        Ok(Some(pid)) => report(&mut reports, GUARD, pid),
        Err(error) => report(&mut reports, GUARD, -number(&error)),
    }
}

fn report(reports: &mut File, kind: i32, value: i32) {
    let message = [kind, value].map(i32::to_ne_bytes).concat();
    let _ = reports.write_all(&message); // nobody reads it if the command has ended
}

fn number(error: &io::Error) -> i32 {
    error.raw_os_error().unwrap_or(libc::EINVAL)
}

/// Forks a process that is a child of this one's parent, in a PID namespace of its own if possible.
/// Returns its number, or `None` in the new process.
fn sibling() -> io::Result<Option<i32>> {
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
            Ok(pid @ 1..) => return Ok(Some(pid)),
            _ => {}
        }
    }
    Err(io::Error::last_os_error())
}

/// Runs a program to its end, then kills all that it has left behind.
fn guard(request: &Request, streams: [OwnedFd; 3], mut reports: File, user: (u32, u32)) -> ! {
    let signals = Signals::block();
    let _ = die_with_parent(Signal::TERM);
    let _ = set_child_subreaper(Some(getpid()));
    if getuid().as_raw() != user.0 {
        let _ = name_user(user); // the program then only lacks a user's name
    }
    match begin(request, streams, &signals) {
        Ok(program) => {
            let status = oversee(program, &signals);
            report(&mut reports, STATUS, status);
        }
        Err(error) => report(&mut reports, FAILED, number(&error)),
    }
    exit(0)
}

/// Keeps the user and the group in a new user namespace.
fn name_user((user, group): (u32, u32)) -> io::Result<()> {
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))
}

/// Starts the program and returns its process number.
fn begin(request: &Request, streams: [OwnedFd; 3], signals: &Signals) -> io::Result<Pid> {
    let (mut failed, mut failing) = io::pipe()?;
    // Memory that the fork touches before it runs the program counts as the program's, so as much
    // as possible is prepared here.
    let arguments = Pointers::new(&request.words);
    let environment = environment(&request.environment);
    let environment = Pointers::new(&environment);
    let prepare = || -> io::Result<()> {
        setpgid(None, None)?;
        die_with_parent(Signal::KILL)?;
        rustix::stdio::dup2_stdin(&streams[0])?;
        rustix::stdio::dup2_stdout(&streams[1])?;
        rustix::stdio::dup2_stderr(&streams[2])?;
        if !request.folder.is_empty() {
            rustix::process::chdir(request.folder.as_c_str())?;
        }
        signals.unblock();
        enforce(request.confinement)?;
        begin_counting(request.confinement.limits.end())
    };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: this process has one thread, so its copy is whole.
    let forked = unsafe { libc::fork() };
    if forked < 0 {
        return Err(io::Error::last_os_error());
    }
    let Some(program) = Pid::from_raw(forked) else {
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
        let _ = failing.write_all(&number(&error).to_ne_bytes());
        exit(1)
    };
    drop(failing);
    let mut error = [0; 4];
    match failed.read_exact(&mut error) {
        Ok(()) => Err(io::Error::from_raw_os_error(i32::from_ne_bytes(error))),
        Err(_) => Ok(program), // the pipe closed when the program began
    }
}

/// Waits until the program ends or the command asks for it, then kills all descendants. Returns the
/// program's exit status.
fn oversee(program: Pid, signals: &Signals) -> i32 {
    let mut status = None;
    while status.is_none() {
        match reap(libc::WNOHANG) {
            Ok(Some((ended, its))) if ended == program.as_raw_pid() => status = Some(its),
            Ok(Some(_)) => {}
            Ok(None) if signals.wait() == libc::SIGTERM => break,
            Ok(None) => {}
            Err(_) => break,
        }
    }
    loop {
        if status.is_none() {
            let _ = kill_process_group(program, Signal::KILL);
        }
        kill_descendants();
        match reap(0) {
            Ok(Some((ended, its))) if ended == program.as_raw_pid() => status = Some(its),
            Ok(_) => {}
            Err(_) => return status.unwrap_or(libc::SIGKILL), // no child is left
        }
    }
}

/// Kills all processes of this one's PID namespace, or else its children. Theirs become its own.
fn kill_descendants() {
    if getpid().is_init() {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the call has no memory to break.
        unsafe {
            libc::kill(-1, libc::SIGKILL);
        }
        return;
    }
    for child in children(getpid().as_raw_pid()).unwrap_or_default() {
        if let Some(child) = Pid::from_raw(child) {
            let _ = kill_process(child, Signal::KILL); // it may have ended
        }
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

/// The signals that a guard waits for: a child's end, and the command's wish or end.
struct Signals(libc::sigset_t);

impl Signals {
    /// Blocks the signals, so that none is lost before [`wait`](Self::wait).
    fn block() -> Self {
        let mut set = MaybeUninit::uninit();
        #[expect(unsafe_code, reason = "the standard library has no such calls")]
        // SAFETY: the first call initializes the set, which outlives the others.
        unsafe {
            libc::sigemptyset(set.as_mut_ptr());
            let mut set = set.assume_init();
            libc::sigaddset(&raw mut set, libc::SIGCHLD);
            libc::sigaddset(&raw mut set, libc::SIGTERM);
            libc::sigprocmask(libc::SIG_BLOCK, &raw const set, std::ptr::null_mut());
            Self(set)
        }
    }

    fn unblock(&self) {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the pointer is to a value that outlives the call.
        unsafe {
            libc::sigprocmask(libc::SIG_UNBLOCK, &raw const self.0, std::ptr::null_mut());
        }
    }

    /// Waits for one of the signals and returns it.
    fn wait(&self) -> i32 {
        let mut signal = 0;
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the pointers are to values that outlive the call.
        unsafe {
            libc::sigwait(&raw const self.0, &raw mut signal);
        }
        signal
    }
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
