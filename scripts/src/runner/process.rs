//! A child process that cannot outlive its limits, and takes its children with it.

use std::collections::BTreeSet;
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use wait4::Wait4;

use super::limits::Limits;

/// How a process ended and what it used.
#[derive(Debug)]
pub struct Usage {
    pub status: ExitStatus,
    /// Killed at the end of `Limits::wall`.
    pub timed_out: bool,
    /// User and system time of the process and the children it waited for.
    pub cpu: Duration,
    /// Largest resident set in bytes. The kernel counts from the fork on, so it is never below
    /// what this process held then; therefore this process reads no large file whole.
    pub peak_memory: u64,
}

impl Usage {
    /// Did this signal end it?
    pub fn killed_by(&self, signal: Signal) -> bool {
        self.status.signal() == Some(signal.as_raw())
    }
}

/// A running process under `Limits`, in a group of its own with its children.
#[derive(Debug)]
pub struct Confined {
    pub child: Child,
    group: Pid,
    wall: Duration,
}

/// Groups to kill on Ctrl-C: the terminal does not send them its signal.
static RUNNING: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// From now on Ctrl-C kills every confined process, then this one.
pub fn kill_all_on_interrupt() {
    let kill_all = || {
        let running = RUNNING.lock().expect("no holder of this lock panics");
        for group in running.iter().filter_map(|&raw| Pid::from_raw(raw)) {
            kill(group);
        }
        std::process::exit(130);
    };
    // A process may have one handler; if there is one already, it does the same.
    let _ = ctrlc::set_handler(kill_all);
}

impl Confined {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn spawn(command: &mut Command, limits: Limits) -> io::Result<Self> {
        // The panic's message is shown; a backtrace would bury it.
        command.env("RUST_BACKTRACE", "0").process_group(0);
        #[expect(unsafe_code, reason = "limits are set between fork and exec")]
        // SAFETY: the closure only makes system calls, which are async-signal-safe.
        unsafe {
            command.pre_exec(move || confine(limits));
        }
        let child = command.spawn()?;
        let group = Pid::from_child(&child);
        RUNNING
            .lock()
            .expect("no holder panics")
            .insert(group.as_raw_pid());
        Ok(Self {
            child,
            group,
            wall: limits.wall,
        })
    }

    /// Waits for the end, at most for `Limits::wall`; kills whatever is left of the group.
    ///
    /// # Errors
    /// If the system does not say how it ended.
    pub fn wait(mut self) -> io::Result<Usage> {
        let timed_out = AtomicBool::new(false);
        let (ended, end) = channel::<()>();
        thread::scope(|scope| {
            scope.spawn(|| {
                let end = end; // dropped with this thread
                if end.recv_timeout(self.wall) == Err(RecvTimeoutError::Timeout) {
                    timed_out.store(true, Ordering::Relaxed);
                    kill(self.group);
                }
            });
            let waited = wait_without_reaping(self.group);
            drop(ended);
            waited
        })?;
        // Not reaped yet, so the group's number cannot belong to anybody else.
        kill(self.group);
        RUNNING
            .lock()
            .expect("no holder panics")
            .remove(&self.group.as_raw_pid());
        let used = self.child.wait4()?;
        Ok(Usage {
            status: used.status,
            timed_out: timed_out.into_inner(),
            cpu: used.rusage.utime + used.rusage.stime,
            peak_memory: used.rusage.maxrss,
        })
    }
}

/// Runs in the new process, before its program.
fn confine(limits: Limits) -> io::Result<()> {
    limits.enforce()?;
    #[cfg(target_os = "linux")]
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
    Ok(())
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
