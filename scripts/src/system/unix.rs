//! What Linux and macOS have in common.

use std::fs::Permissions;
use std::os::fd::OwnedFd;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;
use std::{io, mem};

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, getrlimit, setrlimit, test_kill_process,
    waitid,
};
use rustix::time::{ClockId, clock_gettime};
use tempfile::{Builder, NamedTempFile};

use super::confined::{Confinement, Excess, Usage};
pub use super::desktop::{copy_to_clipboard, open_in_browser};

/// Commands that may start a Python program.
pub const PYTHON: &[&str] = &["python3"];

/// Path of an empty file.
pub const NO_INPUT: &str = "/dev/null";

/// Open stream.
pub type Stream = OwnedFd;

/// Returns the user and system time of this process.
pub fn own_processor_time() -> Option<Duration> {
    clock_gettime(ClockId::ProcessCPUTime).try_into().ok()
}

/// Creates a temporary file whose name has this prefix. It may become permanent, so it has the
/// permissions that the user's umask gives any new file.
///
/// # Errors
/// If the file cannot be created.
pub fn new_file(folder: &Path, prefix: &str) -> io::Result<NamedTempFile> {
    let as_usual = Permissions::from_mode(0o666);
    let mut file = Builder::new();
    file.prefix(prefix)
        .permissions(as_usual)
        .tempfile_in(folder)
}

/// Whether a process with this number is running.
pub fn is_running(process: i32) -> bool {
    let process = Pid::from_raw(process);
    process.is_some_and(|it| test_kill_process(it) != Err(rustix::io::Errno::SRCH))
}

/// Whether a file could not be replaced because a program has it open. On Unix it always can.
pub(super) fn is_in_use(_: &io::Error) -> bool {
    false
}

/// Writes a folder's entries to the disk, so that they survive a crash of the system.
///
/// # Errors
/// If the folder cannot be opened.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    fs_err::File::open(folder)?.sync_all()
}

/// Lets other users read a folder. Temporary folders are private to their owner.
///
/// # Errors
/// If the folder belongs to another user.
pub fn make_readable_by_all(folder: &Path) -> io::Result<()> {
    fs_err::set_permissions(folder, Permissions::from_mode(0o755))
}

/// Does nothing: on Unix each process asks for its stack when it starts.
///
/// # Errors
/// Never fails.
pub fn grant_stack(_: &Path, _: u64) -> io::Result<()> {
    Ok(())
}

/// Returns the stack in bytes that a process gets if it asks for `stack` bytes.
pub fn stack_granted(stack: u64) -> u64 {
    let maximum = getrlimit(Resource::Stack).maximum;
    maximum.map_or(stack, |maximum| stack.min(maximum))
}

/// Starts a program. `prepare` runs in the new process before it, and may only make system calls.
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

/// Sets limits on this process and the program that it becomes.
///
/// # Errors
/// If the kernel refuses a limit.
pub(super) fn enforce(confinement: Confinement) -> io::Result<()> {
    let Confinement { limits, stack, .. } = confinement;
    // This limit has whole seconds. It is for children, and for systems without a finer one. A
    // second later the program is killed, even if it ignores the signal.
    let seconds = limits.end().as_secs() + 1;
    set(Resource::Cpu, seconds, seconds + 1)?;
    set(Resource::Fsize, limits.output, limits.output)?;
    set(Resource::Core, 0, 0)?;
    set(Resource::Stack, stack, stack)?;
    if cfg!(target_os = "linux") {
        set(Resource::As, limits.address_space, limits.address_space)?;
    }
    Ok(())
}

/// Sets a limit, and the largest one that the program may set itself.
fn set(resource: Resource, limit: u64, most: u64) -> io::Result<()> {
    let maximum = getrlimit(resource).maximum;
    let [current, maximum] = [limit, most].map(|it| Some(maximum.map_or(it, |max| it.min(max))));
    Ok(setrlimit(resource, Rlimit { current, maximum })?)
}

/// Whether a child has ended. It remains to be reaped.
pub(super) fn has_ended(process: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    loop {
        match waitid(WaitId::Pid(process), options) {
            Err(rustix::io::Errno::INTR) => {}
            ended => return Ok(ended?.is_some()),
        }
    }
}

/// Waits for a child's end by polling; returns whether it has ended.
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

/// Returns the exit status and resources of a child. Its process number is free afterwards.
pub(super) fn reap(process: Pid) -> io::Result<(ExitStatus, libc::rusage)> {
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
            return Ok((ExitStatus::from_raw(status), used));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Whether a process with this exit status was killed from outside.
pub(super) fn was_killed(status: ExitStatus) -> bool {
    status.signal() == Some(Signal::KILL.as_raw())
}

/// Puts together the exit status of a process and the resources it used.
pub(super) fn usage(status: ExitStatus, used: libc::rusage) -> Usage {
    let killed_by = |signal: Signal| status.signal() == Some(signal.as_raw());
    // The unit of `ru_maxrss` is a kilobyte on Linux and a byte on macOS.
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
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
