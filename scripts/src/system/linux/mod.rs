//! Linux: kernel limits, a launcher, and a guard for each program.

mod guard;
mod launcher;

use std::ffi::CString;
use std::fs::File;
use std::io::PipeReader;
use std::os::fd::AsFd as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, Once};
use std::time::{Duration, Instant};
use std::{fs, io};

pub use launcher::{launch_if_asked, launch_through};
use nix::errno::Errno;
use nix::libc;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, kill};
use nix::time::clock_getcpuclockid;
use nix::unistd::{Pid, getpgid, getpgrp, getpid};

use super::confined::{Excess, Limits, Streams, Usage};
pub use super::unix::*;
use crate::eprintln;

/// The system reports another process's processor time, so idle programs are noticed.
pub const NOTICES_IDLERS: bool = true;

/// Time between two looks at the descendants. The kernel enforces the limits of each process; what
/// several use together is seen here.
pub(super) const POLL: Duration = Duration::from_millis(50);

/// A program and the guard that watches it.
#[derive(Debug)]
pub struct Process {
    guard: Pid,
    /// The guard's report, which it writes when the program and all its descendants have ended.
    report: PipeReader,
    /// Standard output and error, to see whether the process has written too much.
    outputs: Vec<File>,
    seen: Mutex<Seen>,
}

/// What the looks at a program's descendants have shown.
#[derive(Debug, Default)]
struct Seen {
    /// Processor time at the last look.
    time: Duration,
    /// Processor time of children for which nobody waited: the kernel forgets it if their parent
    /// ignores `SIGCHLD`.
    lost: Duration,
    /// Most memory in bytes that several processes had at once.
    peak_memory: u64,
}

impl Process {
    pub(super) fn start(
        command: &mut Command,
        streams: Streams,
        limits: Limits,
    ) -> io::Result<Self> {
        let (guard, report) = launcher::running()?.start(command, &streams, limits)?;
        Ok(Self {
            guard,
            report,
            outputs: streams.files()?,
            seen: Mutex::default(),
        })
    }

    /// Makes the guard kill the program and all its descendants. Call this before the process is
    /// reaped.
    pub(super) fn kill(&self) {
        let _ = kill(self.guard, Signal::SIGTERM); // it may have ended
    }

    /// Looks at the program and its descendants. Returns whether they exceed the time together.
    pub(super) fn has_exceeded(&self, limits: &Limits) -> bool {
        /// The kernel tells the time of children that were waited for in hundredths of a second.
        const UNCERTAINTY: Duration = Duration::from_millis(50);
        let mut seen = self.seen.lock().expect("no holder panics");
        let seen = &mut *seen;
        let before = seen.time;
        let is_less = |(time, _): &(Duration, u64)| *time + UNCERTAINTY < before;
        let Some(mut look) = self.look() else {
            self.say_once_if_blind();
            return false;
        };
        if is_less(&look) {
            // A process may have got another parent while its old and new one were asked.
            let Some(again) = self.look() else {
                return false;
            };
            look = look.max(again);
        }
        if is_less(&look) {
            seen.lost += before - look.0;
        }
        seen.time = look.0;
        seen.peak_memory = seen.peak_memory.max(look.1);
        seen.time + seen.lost >= limits.end()
    }

    /// Says once that this kernel does not list the children of a process.
    fn say_once_if_blind(&self) {
        static SAYING: Once = Once::new();
        let own = format!("/proc/self/task/{}/children", getpid());
        if !Path::new(&own).exists() {
            SAYING.call_once(|| {
                eprintln!(
                    "note: this system lists no children of a process, so their time and memory \
                     count only if their parent waits for them"
                );
            });
        }
    }

    /// Returns the processor time that the program and its descendants have used, and the memory
    /// that they have now if they are several. `None` if one of them ends meanwhile.
    fn look(&self) -> Option<(Duration, u64)> {
        let below = descendants(self.guard).ok()?;
        below.first()?;
        let mut time = time_of_reaped(self.guard)?;
        for &process in &below {
            time += time_of_reaped(process)? + own_time(process)?;
        }
        let memories = below.iter().filter(|_| below.len() > 1);
        Some((time, memories.filter_map(|&it| memory(it)).sum()))
    }

    /// Waits at most this long; returns whether the process and all its descendants have ended.
    pub(super) fn ends_within(&self, time: Duration) -> io::Result<bool> {
        let report = PollFd::new(self.report.as_fd(), PollFlags::POLLIN);
        // A fraction of a millisecond counts as one.
        let timeout = PollTimeout::try_from(time.as_micros().div_ceil(1000));
        match poll(&mut [report], timeout.unwrap_or(PollTimeout::MAX)) {
            Ok(ended) => Ok(ended > 0),
            Err(Errno::EINTR) => Ok(false), // the caller asks again
            Err(error) => Err(error.into()),
        }
    }

    /// Waits for the end. A guard that the program has stopped is killed, after its descendants:
    /// one of them may be tracing it.
    pub(super) fn reap(&self, limits: &Limits) -> io::Result<Usage> {
        const PATIENCE: Duration = Duration::from_secs(5);
        const BETWEEN_KILLS: Duration = Duration::from_millis(100);
        let began = Instant::now();
        while !self.ends_within(PATIENCE.saturating_sub(began.elapsed()).max(BETWEEN_KILLS))? {
            if began.elapsed() >= PATIENCE {
                let below = descendants(self.guard).unwrap_or_default();
                for process in below.into_iter().chain([self.guard]) {
                    let _ = kill(process, Signal::SIGKILL); // it may have ended
                }
            }
        }
        let (_, used) = reap(self.guard)?;
        let status = launcher::status(&self.report)?;
        let mut usage = usage(status, used, limits, &self.outputs);
        let seen = self.seen.lock().expect("no holder panics");
        usage.cpu += seen.lost;
        usage.peak_memory = usage.peak_memory.max(seen.peak_memory);
        if usage.cpu >= limits.end() {
            usage.excess = Some(Excess::Processor);
        }
        Ok(usage)
    }

    /// Returns the processor time of the program and all its descendants, those included that have
    /// ended and been waited for. `None` if the kernel does not list children.
    pub fn processor_time(&self) -> Option<Duration> {
        let below = descendants(self.guard).ok()?.into_iter();
        let times = below.flat_map(|process| [own_time(process), time_of_reaped(process)]);
        Some(times.flatten().sum())
    }
}

/// Lists the children of a process, and theirs.
fn descendants(process: Pid) -> io::Result<Vec<Pid>> {
    let mut all = children(process)?;
    let mut at = 0;
    while let Some(&process) = all.get(at) {
        all.extend(children(process).unwrap_or_default());
        at += 1;
    }
    Ok(all)
}

/// Ends the compilers that this process runs, and whatever else Ctrl-C in a terminal would reach: a
/// signal to this process alone doesn't reach them. They are stopped first, so that none starts
/// another one.
pub fn end_group() {
    let mut stopped = Vec::new();
    loop {
        let mut new = descendants(getpid()).unwrap_or_default();
        new.retain(|it| getpgid(Some(*it)) == Ok(getpgrp()) && !stopped.contains(it));
        if new.is_empty() {
            break;
        }
        stopped.extend(new.iter().copied());
        signal_all(&new, Signal::SIGSTOP);
    }
    signal_all(&stopped, Signal::SIGTERM);
    signal_all(&stopped, Signal::SIGCONT);
}

fn signal_all(processes: &[Pid], signal: Signal) {
    for process in processes {
        let _ = kill(*process, signal); // it may have ended
    }
}

/// Lists the children of a process.
fn children(process: Pid) -> io::Result<Vec<Pid>> {
    let mut children = Vec::new();
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        let text = fs::read_to_string(thread?.path().join("children"))?;
        let numbers = text.split_whitespace().filter_map(|it| it.parse().ok());
        children.extend(numbers.map(Pid::from_raw));
    }
    Ok(children)
}

/// Returns the processor time of all threads of a process; `None` if it is gone.
fn own_time(process: Pid) -> Option<Duration> {
    let time = clock_getcpuclockid(process).ok()?.now();
    time.ok().map(Duration::from)
}

/// Returns the processor time of the children that a process has waited for.
fn time_of_reaped(process: Pid) -> Option<Duration> {
    /// Place of `cutime` after the name in `/proc/PID/stat`, by proc(5); `cstime` follows.
    const CUTIME: usize = 13;
    /// Ticks in a second, the same for all programs of Linux.
    const TICKS: u64 = 100;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let fields = fields.split_whitespace().skip(CUTIME).take(2);
    let ticks: u64 = fields.filter_map(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

/// Returns the memory of a process in bytes; what it shares with others counts in part.
fn memory(process: Pid) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/smaps_rollup")).ok()?;
    kilobytes_after(&text, "Pss:")
}

/// Reads the number of kilobytes behind this word, in bytes.
fn kilobytes_after(text: &str, word: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(word))?;
    let kilobytes: u64 = rest.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// Renames a file to a name that no file has.
///
/// # Errors
/// If there is a file of this name, or the disk can't do it.
pub fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
    let [from, to] = [from, to].map(|path| CString::new(path.as_os_str().as_bytes()));
    let (from, to) = (from?, to?);
    let (here, flags) = (libc::AT_FDCWD, libc::RENAME_NOREPLACE);
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the pointers are to texts that outlive the call.
    match unsafe { libc::renameat2(here, from.as_ptr(), here, to.as_ptr(), flags) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Writes what has changed on a folder's disk at once, however many files it is.
///
/// # Errors
/// If the folder cannot be opened, or the disk has an error.
pub fn sync_many(folder: &Path) -> io::Result<()> {
    Ok(nix::unistd::syncfs(File::open(folder)?)?)
}

/// Returns the memory that this process has now, in bytes.
pub fn own_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    kilobytes_after(&status, "VmRSS:")
}

/// Limits the processor time of this process and the program that it becomes: the kernel then kills
/// it with `SIGPROF`.
fn begin_counting(until: Duration) -> io::Result<()> {
    let never = libc::timeval {
        tv_sec: 0,
        tv_usec: 0,
    };
    let timer = libc::itimerval {
        it_interval: never,
        it_value: libc::timeval {
            tv_sec: until.as_secs().try_into().unwrap_or(libc::time_t::MAX),
            tv_usec: until.subsec_micros().into(),
        },
    };
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: it reads `timer` and writes nothing.
    let set = unsafe { libc::setitimer(libc::ITIMER_PROF, &raw const timer, std::ptr::null_mut()) };
    if set == 0 {
        return Ok(());
    }
    Err(io::Error::last_os_error())
}
