//! Signals that ask this process to end, on Linux and macOS.

use std::sync::atomic::{AtomicI32, Ordering};

/// Signal that asked this process to end, if it was not that of Ctrl-C; 0 before.
static SIGNAL: AtomicI32 = AtomicI32::new(0);

/// Keeps which signal asks this process to end, and passes it on to the handler of Ctrl-C. Call
/// this after that handler is installed.
pub fn tell_signals_apart() {
    for signal in [libc::SIGTERM, libc::SIGHUP] {
        #[expect(unsafe_code, reason = "the standard library has no such call")]
        // SAFETY: the handler stores a number and makes one system call.
        unsafe {
            libc::signal(signal, pass_on as *const () as libc::sighandler_t);
        }
    }
}

extern "C" fn pass_on(signal: libc::c_int) {
    SIGNAL.store(signal, Ordering::Relaxed);
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: `raise` may be called in a handler.
    unsafe {
        libc::raise(libc::SIGINT);
    }
}

/// Name of the signal that asked this process to end.
pub fn signal_name() -> &'static str {
    match SIGNAL.load(Ordering::Relaxed) {
        libc::SIGTERM => "SIGTERM",
        libc::SIGHUP => "SIGHUP",
        _ => "Ctrl-C",
    }
}
