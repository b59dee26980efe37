//! Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From here on the first Ctrl-C asks the work to stop, the second ends the process.
///
/// # Errors
/// If the system refuses to install the handler.
pub fn handle() -> Result<()> {
    let on_interrupt = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\nstopping; press Ctrl-C again to end at once");
    };
    ctrlc::set_handler(on_interrupt).context("cannot install a handler for Ctrl-C")
}

/// Whether Ctrl-C was pressed.
pub fn has_come() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
