//! What Linux and macOS have in common, with the clipboard and browser of their desktops.

use std::fs::{File, Metadata};
use std::io::{IsTerminal as _, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{io, mem, thread};

use nix::errno::Errno;
use nix::libc;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use nix::sys::signal::{Signal, kill};
use nix::time::ClockId;
use nix::unistd::{Pid, getpgrp, read, tcgetpgrp};

use super::confined::{Excess, Limits, Usage};

/// Commands that may start a Python program.
pub const PYTHON: &[&str] = &["python3"];

/// Path of an empty file.
pub const NO_INPUT: &str = "/dev/null";

/// Open stream.
pub type Stream = OwnedFd;

/// Returns whether somebody may execute a file.
pub fn is_executable(path: &Path) -> bool {
    let mode = path.metadata().map(|it| it.permissions().mode());
    mode.is_ok_and(|mode| mode & 0o111 != 0)
}

/// Flags for opening a file.
pub(super) type OpenFlags = i32;

/// Flag that opens a pipe at once, even if nobody writes to it.
pub(super) const NONBLOCKING: OpenFlags = libc::O_NONBLOCK;

/// Flag that refuses a link.
pub(super) const NO_LINK: OpenFlags = libc::O_NOFOLLOW;

/// Returns whether a file has no second name, as a hard link is.
pub(super) fn has_one_name(file: &Metadata) -> bool {
    file.nlink() == 1
}

/// Key that [`has_typed`] notices.
pub const SKIP_KEY: &str = "Enter";

/// Returns whether the user has pressed Enter in this program's terminal, and takes what was typed.
pub fn has_typed() -> bool {
    let stdin = io::stdin();
    // A program in the background would be stopped if it read.
    if !stdin.is_terminal() || tcgetpgrp(&stdin) != Ok(getpgrp()) {
        return false;
    }
    let mut typed = [PollFd::new(stdin.as_fd(), PollFlags::POLLIN)];
    if poll(&mut typed, PollTimeout::ZERO) != Ok(1) {
        return false;
    }
    let _ = read(&stdin, &mut [0; 1024]); // at its end, too, nobody waits for the hints
    true
}

/// Returns the user and system time of this process.
pub fn own_processor_time() -> Option<Duration> {
    let clock = ClockId::from_raw(libc::CLOCK_PROCESS_CPUTIME_ID);
    clock.now().ok().map(Duration::from)
}

/// Returns whether a process with this number is running.
pub fn is_running(process: i32) -> bool {
    process > 0 && kill(Pid::from_raw(process), None) != Err(Errno::ESRCH)
}

/// Returns whether a file could not be replaced because a program has it open. On Unix it always
/// can.
pub fn is_in_use(_: &io::Error) -> bool {
    false
}

/// Writes a folder's entries to the disk, so that they survive a crash of the system.
///
/// # Errors
/// If the folder cannot be opened.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    fs_err::File::open(folder)?.sync_all()
}

/// Returns the bytes that the user may still write to the disk of this file or folder.
pub fn free_space(path: &Path) -> Option<u64> {
    let disk = nix::sys::statvfs::statvfs(path).ok()?;
    // The types differ between systems.
    #[allow(clippy::useless_conversion, clippy::unnecessary_cast)]
    Some(disk.blocks_available() as u64 * disk.fragment_size() as u64)
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
    getrlimit(Resource::RLIMIT_STACK).map_or(stack, |(_, maximum)| stack.min(maximum))
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
pub(super) fn enforce(limits: Limits) -> io::Result<()> {
    // This limit has whole seconds. It is for children, and for systems without a finer one. A
    // second later the program is killed, even if it ignores the signal.
    let seconds = kernel_end(&limits).as_secs() + 1;
    set(Resource::RLIMIT_CPU, seconds, seconds + 1)?;
    set(Resource::RLIMIT_FSIZE, limits.output, limits.output)?;
    set(Resource::RLIMIT_CORE, 0, 0)?;
    set(Resource::RLIMIT_STACK, limits.stack, limits.stack)?;
    if cfg!(target_os = "linux") {
        set(
            Resource::RLIMIT_AS,
            limits.address_space,
            limits.address_space,
        )?;
    }
    Ok(())
}

/// Returns the processor time at which the kernel ends a program, where nobody has done it before.
/// Linux counts it by the ticks of a clock, and on a busy machine a sixth too much was measured, so
/// the time is far above the one at which a look at the exact time ends the program.
pub(super) fn kernel_end(limits: &Limits) -> Duration {
    if cfg!(target_os = "linux") {
        limits.end() * 3 / 2
    } else {
        limits.end()
    }
}

/// Sets a limit, and the largest one that the program may set itself.
fn set(resource: Resource, limit: u64, most: u64) -> io::Result<()> {
    let (_, maximum) = getrlimit(resource)?;
    Ok(setrlimit(resource, limit.min(maximum), most.min(maximum))?)
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
        let reaped = unsafe { libc::wait4(process.as_raw(), &raw mut status, 0, &raw mut used) };
        if reaped > 0 {
            return Ok((ExitStatus::from_raw(status), used));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// Returns whether a process with this exit status was killed from outside.
pub(super) fn was_killed(status: ExitStatus) -> bool {
    status.signal() == Some(libc::SIGKILL)
}

/// Puts together the exit status of a process and the resources it used. A signal of the kernel at
/// a limit may also come from the program itself, so the limit must have been reached.
pub(super) fn usage(
    status: ExitStatus,
    used: libc::rusage,
    limits: &Limits,
    outputs: &[File],
) -> Usage {
    let cpu = duration(used.ru_utime) + duration(used.ru_stime);
    let is_full = |file: &File| file.metadata().is_ok_and(|it| it.len() >= limits.output);
    let killed_by = |signal: Signal| status.signal() == Some(signal as i32);
    // The unit of `ru_maxrss` is a kilobyte on Linux and a byte on macOS.
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
    let is_timer = killed_by(Signal::SIGPROF) || killed_by(Signal::SIGXCPU);
    let excess = if is_timer && cpu >= limits.cpu {
        Some(Excess::Processor)
    } else {
        let is_large = killed_by(Signal::SIGXFSZ) && outputs.iter().any(is_full);
        is_large.then_some(Excess::Output)
    };
    Usage {
        status,
        timed_out: false,
        cpu,
        kernel: duration(used.ru_stime),
        ended: Instant::now(),
        peak_memory: u64::try_from(used.ru_maxrss).unwrap_or(0) * unit,
        excess,
    }
}

fn duration(time: libc::timeval) -> Duration {
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let microseconds = u64::try_from(time.tv_usec).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_micros(microseconds)
}

/// Programs that copy UTF-8 from their standard input to the clipboard.
const CLIPBOARDS: [(&str, &[&str]); 4] = [
    ("wl-copy", &[]),
    ("xclip", &["-selection", "clipboard"]),
    ("xsel", &["--clipboard", "--input"]),
    ("pbcopy", &[]),
];
const BROWSERS: [&str; 3] = ["xdg-open", "open", "wslview"];
const TIMEOUT: Duration = Duration::from_secs(5);

/// Copies a text to the clipboard. Returns the program that took it, if any did.
pub fn copy_to_clipboard(text: &str) -> Option<&'static str> {
    let takes = |(program, arguments): &(&str, &[&str])| {
        takes(Command::new(program).args(*arguments), text)
    };
    let clipboard = CLIPBOARDS.into_iter().find(takes);
    clipboard.map(|(program, _)| program)
}

/// Opens a page in the browser. Returns the program that opened it, if any did.
pub fn open_in_browser(url: &str) -> Option<&'static str> {
    let opens = |program: &&str| opens(Command::new(program).arg(url));
    BROWSERS.into_iter().find(opens)
}

/// Returns whether the program read the text and succeeded in time.
fn takes(command: &mut Command, text: &str) -> bool {
    let Ok(mut child) = silent(command).stdin(Stdio::piped()).spawn() else {
        return false;
    };
    let stdin = child.stdin.take();
    // If the program stops reading, its exit status says whether it failed.
    let text = text.to_string();
    let feeder = thread::spawn(move || {
        let _ = stdin.map(|mut stdin| stdin.write_all(text.as_bytes()));
    });
    let taken = ends_well(&mut child).unwrap_or_else(|| {
        let _ = child.kill();
        let _ = child.wait();
        false
    });
    let _ = feeder.join();
    taken
}

/// Returns whether the program started without failing. One that runs until the browser is closed
/// is left running.
fn opens(command: &mut Command) -> bool {
    let child = silent(command).stdin(Stdio::null()).spawn();
    child.is_ok_and(|mut child| ends_well(&mut child).unwrap_or(true))
}

fn silent(command: &mut Command) -> &mut Command {
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

/// Waits for the program to end and returns whether it succeeded; `None` if time is over.
fn ends_well(child: &mut Child) -> Option<bool> {
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.success()),
            Ok(None) => thread::sleep(Duration::from_millis(10)),
            Err(_) => return Some(false),
        }
    }
    None
}
