//! A child process that cannot outlive its limits, and takes its children with it.

use std::collections::BTreeSet;
use std::io;
use std::mem;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

use super::clock;
#[cfg(target_os = "linux")]
use super::launch;
use super::limits::Confinement;

/// How a process ended and what it used.
#[derive(Debug)]
pub struct Usage {
    pub status: ExitStatus,
    /// Killed because of the time on the clock.
    pub timed_out: bool,
    /// User and system time of the process and the children it waited for.
    pub cpu: Duration,
    /// Largest resident set in bytes. That of a program that was not started by a launcher is
    /// on Linux never below what this process held then.
    pub peak_memory: u64,
}

impl Usage {
    /// Did this signal end it?
    pub fn killed_by(&self, signal: Signal) -> bool {
        self.status.signal() == Some(signal.as_raw())
    }

    /// Did the kernel end it because it computed for too long?
    pub fn computed_too_long(&self) -> bool {
        self.killed_by(Signal::PROF) || self.killed_by(Signal::XCPU)
    }
}

/// A running process under limits, in a group with its children.
#[derive(Debug)]
pub struct Confined {
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
    process: Pid,
    group: Pid,
    confinement: Confinement,
}

/// Groups to kill on Ctrl-C: the terminal does not send them its signal.
static RUNNING: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// From now on Ctrl-C kills every confined process, then this one.
pub fn kill_all_on_interrupt() {
    // A process may have one handler; if there is one already, it does the same.
    let _ = ctrlc::set_handler(|| {
        kill_all();
        std::process::exit(130);
    });
}

/// Kills every confined process.
///
/// # Panics
/// Never: nobody panics who holds the lock.
pub fn kill_all() {
    let running = RUNNING.lock().expect("no holder of this lock panics");
    for group in running.iter().filter_map(|&raw| Pid::from_raw(raw)) {
        kill(group);
    }
}

impl Confined {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn spawn(command: &mut Command, confinement: impl Into<Confinement>) -> io::Result<Self> {
        let confinement = confinement.into();
        if command.get_envs().all(|(name, _)| name != "RUST_BACKTRACE") {
            // The panic's message is shown; a backtrace would bury it.
            command.env("RUST_BACKTRACE", "0");
        }
        command.process_group(0);
        let confined = start(command, confinement)?;
        RUNNING
            .lock()
            .expect("no holder panics")
            .insert(confined.group.as_raw_pid());
        Ok(confined)
    }

    /// The process's number.
    pub fn process(&self) -> Pid {
        self.process
    }

    /// Waits for the end, at most until it has exceeded its limits; kills whatever is left of
    /// the group.
    ///
    /// # Errors
    /// If the system does not say how it ended.
    pub fn wait(self) -> io::Result<Usage> {
        self.wait_talking_to(&[])
    }

    /// The same for a process that may wait for these others as long as they compute.
    ///
    /// # Errors
    /// If the system does not say how it ended.
    pub fn wait_talking_to(self, others: &[Pid]) -> io::Result<Usage> {
        let timed_out = AtomicBool::new(false);
        let (ended, end) = channel::<()>();
        let mut talking = vec![self.process];
        talking.extend(others);
        thread::scope(|scope| {
            scope.spawn(|| {
                let end = end; // dropped with this thread
                if clock::is_over(&talking, self.confinement, &end) {
                    timed_out.store(true, Ordering::Relaxed);
                    kill(self.group);
                }
            });
            let waited = wait_without_reaping(self.process);
            drop(ended);
            waited
        })?;
        // Not reaped yet, so the group's number cannot belong to anybody else.
        kill(self.group);
        RUNNING
            .lock()
            .expect("no holder panics")
            .remove(&self.group.as_raw_pid());
        let (status, used) = reap(self.process)?;
        // Kilobytes on Linux, bytes on macOS.
        let unit = if cfg!(target_os = "macos") {
            1
        } else {
            1 << 10
        };
        Ok(Usage {
            status,
            timed_out: timed_out.into_inner(),
            cpu: duration(used.ru_utime) + duration(used.ru_stime),
            peak_memory: u64::try_from(used.ru_maxrss).unwrap_or(0) * unit,
        })
    }
}

/// Starts the program, through the launcher if the command is one's.
#[cfg(target_os = "linux")]
fn start(command: &mut Command, confinement: Confinement) -> io::Result<Confined> {
    let cpu = confinement.limits.cpu;
    if !launch::is_launcher(command) {
        return start_directly(command, confinement, move || {
            launch::die_with_parent()?;
            super::limits::begin_counting(cpu)
        });
    }
    let launching = launch::Launching::prepare(command, cpu)?;
    let descriptor = launching.descriptor();
    let launcher = start_directly(command, confinement, move || launch::inherit(descriptor))?;
    let (pid, error) = launching.solution()?;
    reap(launcher.process)?;
    if let (Some(error), Some(pid)) = (&error, pid) {
        reap(pid)?;
        return Err(io::Error::new(error.kind(), error.to_string()));
    }
    let process = pid.ok_or_else(|| io::Error::other("the launcher failed"))?;
    Ok(Confined {
        process,
        ..launcher
    })
}

#[cfg(not(target_os = "linux"))]
fn start(command: &mut Command, confinement: Confinement) -> io::Result<Confined> {
    start_directly(command, confinement, || Ok(()))
}

/// Starts the program; `more` is done in the new process, before.
fn start_directly(
    command: &mut Command,
    confinement: Confinement,
    more: impl Fn() -> io::Result<()> + Send + Sync + 'static,
) -> io::Result<Confined> {
    #[expect(unsafe_code, reason = "limits are set between fork and exec")]
    // SAFETY: the closure only makes system calls, which are async-signal-safe.
    unsafe {
        command.pre_exec(move || {
            confinement.enforce()?;
            more()
        });
    }
    let mut child = command.spawn()?;
    let process = Pid::from_child(&child);
    Ok(Confined {
        stdin: child.stdin.take(),
        stdout: child.stdout.take(),
        process,
        group: process,
        confinement,
    })
}

fn kill(group: Pid) {
    // It fails only if nobody is left to kill.
    let _ = kill_process_group(group, Signal::KILL);
}

fn wait_without_reaping(process: Pid) -> io::Result<()> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    loop {
        match waitid(WaitId::Pid(process), options) {
            Err(rustix::io::Errno::INTR) => {}
            other => return Ok(other.map(|_| ())?),
        }
    }
}

/// How a child ended and what it used; its number is free from now on.
fn reap(process: Pid) -> io::Result<(ExitStatus, libc::rusage)> {
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

fn duration(time: libc::timeval) -> Duration {
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let microseconds = u64::try_from(time.tv_usec).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_micros(microseconds)
}
