//! Functions common to Linux and macOS.

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

/// Command that starts a Python program.
pub const PYTHON: &[&str] = &["python3"];

/// Path of an empty file.
pub const NO_INPUT: &str = "/dev/null";

/// Open stream.
pub type Stream = OwnedFd;

/// Creates a temporary file that may become permanent: it has the permissions of any new file,
/// reduced by the user's umask.
///
/// # Errors
/// If the file cannot be created.
pub fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let as_usual = Permissions::from_mode(0o666);
    Builder::new().permissions(as_usual).tempfile_in(folder)
}

/// Whether a file could not be replaced because a program has it open: never on Unix.
pub(super) fn is_in_use(_: &io::Error) -> bool {
    false
}

/// Writes the directory entries of a folder to disk, so that they survive a system crash.
///
/// # Errors
/// If the folder cannot be opened.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    fs_err::File::open(folder)?.sync_all()
}

/// Lets other users read a folder: temporary folders are private to their owner.
///
/// # Errors
/// If the folder belongs to another user.
pub fn make_readable_by_all(folder: &Path) -> io::Result<()> {
    fs_err::set_permissions(folder, Permissions::from_mode(0o755))
}

/// Lets an executable request a stack of this size. Does nothing on Unix, where each process
/// requests its stack at its start.
///
/// # Errors
/// Never fails.
pub fn grant_stack(_: &Path, _: u64) -> io::Result<()> {
    Ok(())
}

/// Stack in bytes granted to a process that requests `stack` bytes.
pub fn stack_granted(stack: u64) -> u64 {
    let maximum = getrlimit(Resource::Stack).maximum;
    maximum.map_or(stack, |maximum| stack.min(maximum))
}

/// Starts the program as a child of this process; `more` runs in the new process before the
/// program.
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

/// Starts a program after running `prepare` in the new process, which may only make system calls.
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

/// Sets limits on this process, which its programs inherit. Call this in a new process before it
/// runs its program.
///
/// # Errors
/// If the kernel refuses a limit.
pub(super) fn enforce(confinement: Confinement) -> io::Result<()> {
    let Confinement { limits, stack, .. } = confinement;
    // Counts whole seconds: for child processes, and where there is no finer limit.
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
    // This fails only if no process is left to kill.
    let _ = kill_process_group(group, Signal::KILL);
}

/// Whether a child has ended; it remains to be reaped.
pub(super) fn has_ended(process: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    loop {
        match waitid(WaitId::Pid(process), options) {
            Err(rustix::io::Errno::INTR) => {}
            ended => return Ok(ended?.is_some()),
        }
    }
}

/// Waits for a child's end by polling.
pub(super) fn ends_within(process: Pid, time: Duration) -> io::Result<bool> {
    const MAX_PAUSE: Duration = Duration::from_millis(5);
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
        pause = (pause * 2).min(MAX_PAUSE);
    }
}

/// Exit status and resources of a child; its process number is free afterwards.
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
    // The unit of `ru_maxrss` is kilobytes on Linux, bytes on macOS.
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
