//! Ctrl-C and other requests to terminate: `SIGTERM`, `SIGHUP`, a closed terminal.

use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::eprint;
use crate::system::files::temporary;
use crate::system::{end_group, kill_all};

static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The message on the first Ctrl-C, for a command that then ends by itself, and the time it has.
static MESSAGE: OnceLock<(&str, Option<Duration>)> = OnceLock::new();

/// Installs the handler: Ctrl-C kills every program that this process runs, removes its temporary
/// files, and ends it. Call this first in `main`.
pub fn handle() {
    // This fails only if a handler is installed already, which is this one.
    let _ = ctrlc::set_handler(|| {
        let is_first = !IS_INTERRUPTED.swap(true, Ordering::Relaxed);
        match MESSAGE.get() {
            Some((message, time)) if is_first => {
                eprint!("{message}");
                kill_all();
                end_group();
                if let Some(time) = *time {
                    std::thread::spawn(move || {
                        std::thread::sleep(time);
                        end();
                    });
                }
            }
            _ => end(),
        }
    });
}

/// Makes the first Ctrl-C only show a message and kill the running programs. The command polls
/// [`has_come`] and ends by itself, with the results so far. A second Ctrl-C ends it at once; so
/// does the end of `time`.
pub fn finish_first(message: &'static str, time: Option<Duration>) {
    let _ = MESSAGE.set((message, time)); // an earlier message stays
}

/// Returns whether Ctrl-C was pressed. The last program was then killed, so its result means
/// nothing.
pub fn has_come() -> bool {
    IS_INTERRUPTED.load(Ordering::Relaxed)
}

/// Ends this process if Ctrl-C was pressed. Call this around compilers: they were ended, and later
/// ones would not be.
pub fn end_if_come() {
    if has_come() {
        end();
    }
}

/// `true` if [`end`] was called.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Blocks forever if Ctrl-C is ending this process. Call this before you report results: killed
/// programs have none.
pub fn stop_if_ending() {
    while IS_ENDING.load(Ordering::SeqCst) {
        std::thread::park(); // until the process is gone
    }
}

/// Ends this process as Ctrl-C does.
pub fn end() -> ! {
    IS_ENDING.store(true, Ordering::SeqCst);
    kill_all();
    end_group();
    temporary::remove_all();
    end_group(); // another compiler may have been started
    exit(130)
}
