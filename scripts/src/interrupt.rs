//! Ctrl-C, and every other request to end: `SIGTERM`, `SIGHUP`, a terminal that is closed.

use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::system::kill_all;
use crate::temporary;

static HAS_COME: AtomicBool = AtomicBool::new(false);

/// Message on the first Ctrl-C, for a command that ends by itself then.
static MESSAGE: OnceLock<&str> = OnceLock::new();

/// From now on Ctrl-C kills every program that this process runs, removes its temporary files and
/// ends it. The first call in `main`, but for the launcher's.
pub fn handle() {
    // Fails only if there is a handler already, which is this one.
    let _ = ctrlc::set_handler(|| {
        let is_first = !HAS_COME.swap(true, Ordering::Relaxed);
        match MESSAGE.get() {
            Some(message) if is_first => {
                eprint!("{message}");
                kill_all();
            }
            _ => end(),
        }
    });
}

/// From now on the first Ctrl-C only shows a message and kills the programs that run: the command
/// asks [`has_come`] and ends by itself, with what it has found. The second one ends at once.
pub fn finish_first(message: &'static str) {
    let _ = MESSAGE.set(message); // only the first counts
}

/// Whether Ctrl-C was pressed. What a program did last means nothing then: it was killed.
pub fn has_come() -> bool {
    HAS_COME.load(Ordering::Relaxed)
}

/// Whether [`end`] was called.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Stops here if Ctrl-C is ending this process. To be called before results are told: programs
/// that were killed have none.
pub fn stop_if_ending() {
    while IS_ENDING.load(Ordering::SeqCst) {
        std::thread::park(); // until the process is gone
    }
}

/// Ends this process as Ctrl-C does.
pub fn end() -> ! {
    IS_ENDING.store(true, Ordering::SeqCst);
    kill_all();
    temporary::remove_all();
    exit(130)
}
