//! Lets the kernel end a process: when its parent ends, or when it computes too long.

use std::io;
use std::time::Duration;

use rustix::process::{Signal, set_parent_process_death_signal};

/// Makes this process, and the program that it becomes, end when its parent does.
pub fn die_with_parent() -> io::Result<()> {
    Ok(set_parent_process_death_signal(Some(Signal::KILL))?)
}

/// Sets a limit on the processor time of this process and the program that it becomes: after it,
/// the kernel kills the process by `SIGPROF`.
pub fn begin_counting(until: Duration) -> io::Result<()> {
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
