//! Notices a process that waits instead of computing.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::limits::Confinement;

/// How long nobody may compute. Each process of a busy machine has its turn within this time.
const IDLE: Duration = Duration::from_millis(400);

/// Who computes no more than this in that time is idle.
const NEXT_TO_NOTHING: Duration = Duration::from_millis(2);

/// Does this system say how long another process has computed?
pub const NOTICES_IDLERS: bool = cfg!(target_os = "linux");

/// Waits until the first of these processes must be killed; false if `end` is closed before.
///
/// That is at the end of its time on the clock, or before when none of them computes.
pub fn is_over(processes: &[Pid], confinement: Confinement, end: &Receiver<()>) -> bool {
    let started = Instant::now();
    let wall = confinement.limits.wall;
    let goes_on = |time| end.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    if !goes_on(confinement.idle_after.unwrap_or(wall).min(wall)) {
        return false;
    }
    // Two that talk may each compute very little and still get on.
    let little = match processes {
        [_] => NEXT_TO_NOTHING,
        _ => Duration::ZERO,
    };
    let mut computed = computed_by(processes);
    while started.elapsed() < wall {
        if !goes_on(IDLE) {
            return false;
        }
        let before = std::mem::replace(&mut computed, computed_by(processes));
        let is_idle = computed
            .zip(before)
            .and_then(|(now, before)| now.checked_sub(before)) // less once one has ended
            .is_some_and(|time| time <= little);
        if is_idle {
            return true;
        }
    }
    true
}

/// Processor time that these have used together; nothing where the system does not say.
#[cfg(target_os = "linux")]
fn computed_by(processes: &[Pid]) -> Option<Duration> {
    let times = processes.iter().map(|&process| processor_time(process));
    Some(times.map(Option::unwrap_or_default).sum())
}

#[cfg(not(target_os = "linux"))]
fn computed_by(_: &[Pid]) -> Option<Duration> {
    None
}

/// Processor time of all threads of a process; nothing if it is gone.
#[cfg(target_os = "linux")]
fn processor_time(process: Pid) -> Option<Duration> {
    let mut clock = 0;
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    #[expect(unsafe_code, reason = "the standard library has no such calls")]
    // SAFETY: the pointers are to values that live longer than the calls.
    let known = unsafe {
        libc::clock_getcpuclockid(process.as_raw_pid(), &raw mut clock) == 0
            && libc::clock_gettime(clock, &raw mut time) == 0
    };
    let seconds = u64::try_from(time.tv_sec).ok().filter(|_| known)?;
    let nanoseconds = u64::try_from(time.tv_nsec).ok()?;
    Some(Duration::from_secs(seconds) + Duration::from_nanos(nanoseconds))
}
