//! Ctrl-C and other requests to end: `SIGTERM`, `SIGHUP`, a closed terminal.

use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};

static HAS_COME: AtomicBool = AtomicBool::new(false);

/// Installs the handler. The first request only sets a flag, so that runs are saved before the
/// process ends; the second one ends it at once.
pub fn handle() {
    // This fails only if a handler is already installed, and only this one ever is.
    let _ = ctrlc::set_handler(|| {
        if HAS_COME.swap(true, Ordering::Relaxed) {
            exit(130);
        }
        eprintln!("\nsaving; press Ctrl-C again to end at once");
    });
}

/// Returns whether a request to end has come.
pub fn has_come() -> bool {
    HAS_COME.load(Ordering::Relaxed)
}
