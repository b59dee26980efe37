//! Progress on a terminal, and Ctrl-C.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

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

/// Shorter runs show no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// A line on standard error if that is a terminal and the run takes a while.
pub struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    pub fn new(game: &str, known: usize, limit: usize) -> Self {
        let template =
            "{msg}  {human_pos} of at most {human_len} values, {rate}, {eta} left at most";
        let style = ProgressStyle::with_template(template)
            .expect("the template is right")
            .with_key("rate", |state: &ProgressState, out: &mut dyn Write| {
                let _ = write!(out, "{:.2} million a second", state.per_sec() / 1e6);
            });
        let bar = ProgressBar::with_draw_target(Some(limit as u64), ProgressDrawTarget::hidden());
        bar.set_style(style);
        bar.set_message(game.to_string());
        bar.set_position(known as u64);
        bar.reset_eta();
        Self {
            bar,
            start: Instant::now(),
        }
    }

    pub fn reached(&self, known: usize) {
        if self.bar.is_hidden() && self.start.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(known as u64);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
