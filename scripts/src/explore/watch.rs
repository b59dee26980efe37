//! Progress on a terminal, and Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From here on the first Ctrl-C asks the work to stop, the second ends the process.
///
/// # Errors
/// If the system refuses.
pub fn heed_interrupts() -> Result<()> {
    let heed = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\nstopping; press Ctrl-C again to end at once");
    };
    ctrlc::set_handler(heed).context("cannot watch for Ctrl-C")
}

pub fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// A bar on standard error if that is a terminal, else nothing.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    pub fn new(game: &str, known: usize, limit: usize) -> Self {
        let style =
            "{msg}  {human_pos} of at most {human_len} values  {per_sec}  {eta} left at most";
        let style = ProgressStyle::with_template(style).expect("the template is right");
        let bar = ProgressBar::new(limit as u64).with_style(style);
        bar.set_message(game.to_string());
        bar.set_position(known as u64);
        bar.reset_eta();
        Self { bar }
    }

    pub fn reached(&self, known: usize) {
        self.bar.set_position(known as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
