//! Computes a game until its period is proven, or as far as wanted.

use anyhow::Result;

use super::engine::Engine;
use super::proof::Proof;

/// The first number of terms at which a period is looked for.
const FIRST_LOOK: usize = 64;

/// What came out.
#[derive(Debug)]
pub struct Outcome {
    pub proof: Option<Proof>,
    pub interrupted: bool,
}

/// Computes up to `limit` values, or until a period is proven.
///
/// `go_on` is told now and then how many values are known; `false` stops the work.
///
/// # Errors
/// If the engine or `go_on` has one.
pub fn survey(
    engine: &mut dyn Engine,
    limit: usize,
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
            engine.extend(pace.next_stop(engine.values().len()).min(stop))?;
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

/// A period is looked for each time the table has grown by a sixteenth. The
/// looks depend on nothing else, so that a resumed run looks where an
/// uninterrupted one does; engines stop at multiples of 16.
fn next_look(look: usize) -> usize {
    (look + look / 16).next_multiple_of(16)
}

/// Steps of about a tenth of a second.
#[derive(Default)]
struct Pace {
    last: Option<(std::time::Instant, usize)>,
    step: usize,
}

impl Pace {
    fn next_stop(&mut self, known: usize) -> usize {
        let now = std::time::Instant::now();
        let tenth = std::time::Duration::from_millis(100);
        self.step = match self.last {
            Some((before, _)) if now - before < tenth / 2 => (2 * self.step).min(1 << 26),
            Some((before, _)) if now - before > 2 * tenth => (self.step / 2).max(64),
            Some(_) => self.step,
            None => 1024,
        };
        self.last = Some((now, known));
        known + self.step
    }
}
