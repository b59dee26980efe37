//! Computes a game until its period is proven, or up to a limit.

use std::time::Duration;

use anyhow::Result;

use super::Engine;
use crate::proof::Proof;

/// The first number of terms at which a period is looked for.
const FIRST_LOOK: usize = 64;

/// How a run ended.
#[derive(Debug)]
pub struct Outcome {
    pub proof: Option<Proof>,
    pub interrupted: bool,
}

/// Computes up to `limit` values, or until a period is proven.
///
/// `go_on` is asked about every tenth of a second by the clock `now`, which tells the time since
/// a moment of its choice; `false` stops the work.
///
/// # Errors
/// If the engine or `go_on` has one.
pub fn compute_until_proven(
    engine: &mut dyn Engine,
    limit: usize,
    now: impl Fn() -> Duration,
    mut go_on: impl FnMut(&dyn Engine) -> Result<bool>,
) -> Result<Outcome> {
    let mut pace = Pace::default();
    let mut look = FIRST_LOOK;
    while look < engine.values().len() {
        look = next_look(look);
    }
    loop {
        let stop = look.min(limit);
        while engine.values().len() < stop {
            let step = pace.next_step(now());
            engine.extend((engine.values().len() + step).min(stop))?;
            if !go_on(engine)? {
                return Ok(Outcome {
                    proof: None,
                    interrupted: true,
                });
            }
        }
        let is_last = engine.values().len() >= limit;
        let proof = engine.prove(is_last);
        if proof.is_some() || is_last {
            return Ok(Outcome {
                proof,
                interrupted: false,
            });
        }
        look = next_look(look);
    }
}

/// A period is looked for each time the table has grown by a sixteenth. Only the
/// length of the table decides when, so that a resumed run looks for it where an
/// uninterrupted one does; engines stop at multiples of 16.
fn next_look(look: usize) -> usize {
    (look + look / 16).next_multiple_of(16)
}

/// Steps of about a tenth of a second.
#[derive(Default)]
struct Pace {
    /// When the last step began.
    last: Option<Duration>,
    step: usize,
}

/// The first step, before it is known how long one takes.
const FIRST_STEP: usize = 1024;

const TENTH: Duration = Duration::from_millis(100);

impl Pace {
    /// How many values to compute next.
    fn next_step(&mut self, now: Duration) -> usize {
        let taken = self.last.map(|last| now.saturating_sub(last));
        self.step = match taken {
            Some(taken) if taken < TENTH / 2 => (2 * self.step).min(1 << 26),
            Some(taken) if taken > 2 * TENTH => (self.step / 2).max(64),
            Some(_) => self.step,
            None => FIRST_STEP,
        };
        self.last = Some(now);
        self.step
    }
}
