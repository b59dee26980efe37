//! Common to Linux and macOS.

use std::fs::Permissions;
use std::io;
use std::mem;
use std::os::fd::OwnedFd;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, getrlimit, kill_process_group, setrlimit,
    waitid,
};
use tempfile::{Builder, NamedTempFile};

use super::confined::{Excess, Streams, Usage};
use super::confinement::Confinement;

/// Words that start a Python program.
pub const PYTHON: &[&str] = &["python3"];

/// A file that is empty.
pub const NO_INPUT: &str = "/dev/null";

/// An open stream.
pub type Stream = OwnedFd;

/// A temporary file in this folder that may stay: with the permissions of any new file, of which
/// the user's umask takes some away.
///
/// # Errors
/// If it cannot be created.
pub fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let as_usual = Permissions::from_mode(0o666);
    Builder::new().permissions(as_usual).tempfile_in(folder)
}

/// Whether a file could not be replaced because a program has it open: that is no hindrance here.
pub(super) fn is_in_use(_: &io::Error) -> bool {
    false
}

/// Has the names of a folder's files outlive a crash of the system.
///
/// # Errors
/// If the folder cannot be opened.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    fs_err::File::open(folder)?.sync_all()
}

/// Lets others read what is in a folder: temporary ones are their owner's alone.
///
/// # Errors
/// If the folder is another user's.
pub fn make_readable_by_all(folder: &Path) -> io::Result<()> {
    fs_err::set_permissions(folder, Permissions::from_mode(0o755))
}

/// Lets an executable ask for a stack of this size: nothing is to be done here, where each process
/// asks when it is started.
///
/// # Errors
/// None.
pub fn grant_stack(_: &Path, _: u64) -> io::Result<()> {
    Ok(())
}

/// The stack in bytes that a process gets which asks for `stack`.
pub fn stack_granted(stack: u64) -> u64 {
    let maximum = getrlimit(Resource::Stack).maximum;
    maximum.map_or(stack, |maximum| stack.min(maximum))
}

/// Starts the program as a child of this process; `more` is done in the new process, before.
pub(super) fn start(
    command: &mut Command,
    streams: Streams,
    confinement: Confinement,
    more: impl Fn() -> io::Result<()> + Send + Sync + 'static,
) -> io::Result<Pid> {
    command
        .stdin(streams.input)
        .stdout(streams.output)
        .stderr(streams.errors)
        .process_group(0);
    let child = spawn_with(command, move || {
        enforce(confinement)?;
        more()
    })?;
    Ok(Pid::from_child(&child))
}

/// Starts a program after `prepare` in the new process, which may only make system calls.
pub(super) fn spawn_with(
    command: &mut Command,
    prepare: impl FnMut() -> io::Result<()> + Send + Sync + 'static,
) -> io::Result<Child> {
    #[expect(unsafe_code, reason = "limits are set between fork and exec")]
    // SAFETY: the closure only makes system calls, which are async-signal-safe.
    unsafe {
        command.pre_exec(prepare);
    }
    command.spawn()
}

/// Puts this process under the limits that its programs inherit. To be called in a new
/// process before it runs its program.
///
/// # Errors
/// If the kernel refuses one.
pub(super) fn enforce(confinement: Confinement) -> io::Result<()> {
    let Confinement { limits, stack, .. } = confinement;
    // For its children, and where nothing finer is there: it counts whole seconds.
    set(Resource::Cpu, limits.end().as_secs() + 1)?;
    set(Resource::Fsize, limits.output)?;
    set(Resource::Core, 0)?;
    set(Resource::Stack, stack)?;
    if cfg!(target_os = "linux") {
        set(Resource::As, limits.address_space)?;
    }
    Ok(())
}

fn set(resource: Resource, limit: u64) -> io::Result<()> {
    let maximum = getrlimit(resource).maximum;
    let current = Some(maximum.map_or(limit, |maximum| limit.min(maximum)));
    Ok(setrlimit(resource, Rlimit { current, maximum })?)
}

pub(super) fn kill(group: Pid) {
    // Fails only if no process is left to kill.
    let _ = kill_process_group(group, Signal::KILL);
}

/// Whether a child has ended, which it stays to be reaped for.
pub(super) fn has_ended(process: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    loop {
        match waitid(WaitId::Pid(process), options) {
            Err(rustix::io::Errno::INTR) => {}
            ended => return Ok(ended?.is_some()),
        }
    }
}

/// Waits for a child's end by looking now and then.
pub(super) fn ends_within(process: Pid, time: Duration) -> io::Result<bool> {
    const LONGEST: Duration = Duration::from_millis(5);
    let started = std::time::Instant::now();
    let mut pause = Duration::from_micros(250);
    loop {
        if has_ended(process)? {
            return Ok(true);
        }
        let left = time.saturating_sub(started.elapsed());
        if left.is_zero() {
            return Ok(false);
        }
        std::thread::sleep(pause.min(left));
        pause = (pause * 2).min(LONGEST);
    }
}

/// How a child ended and what it used; its number is free from now on.
pub(super) fn reap(process: Pid) -> io::Result<Usage> {
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: zeros are a valid value of this plain structure.
    let mut used: libc::rusage = unsafe { mem::zeroed() };
    let mut status = 0;
    loop {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: both pointers are to values that live longer than the call.
        let reaped =
            unsafe { libc::wait4(process.as_raw_pid(), &raw mut status, 0, &raw mut used) };
        if reaped > 0 {
            return Ok(usage(ExitStatus::from_raw(status), used));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

fn usage(status: ExitStatus, used: libc::rusage) -> Usage {
    let killed_by = |signal: Signal| status.signal() == Some(signal.as_raw());
    // Kilobytes on Linux, bytes on macOS.
    let unit = if cfg!(target_os = "macos") {
        1
    } else {
        1 << 10
    };
    let excess = if killed_by(Signal::PROF) || killed_by(Signal::XCPU) {
        Some(Excess::Processor)
    } else {
        killed_by(Signal::XFSZ).then_some(Excess::Output)
    };
    Usage {
        status,
        timed_out: false,
        cpu: duration(used.ru_utime) + duration(used.ru_stime),
        peak_memory: u64::try_from(used.ru_maxrss).unwrap_or(0) * unit,
        excess,
    }
}

fn duration(time: libc::timeval) -> Duration {
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let microseconds = u64::try_from(time.tv_usec).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_micros(microseconds)
}
