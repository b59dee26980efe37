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
/// If the engine has one.
pub fn survey(
    engine: &mut dyn Engine,
    limit: usize,
    mut go_on: impl FnMut(&dyn Engine) -> bool,
) -> Result<Outcome> {
    let mut pace = Pace::default();
    loop {
        let known = engine.values().len();
        let look = next_look(known).min(limit);
        while engine.values().len() < look {
            engine.extend(pace.next_stop(engine.values().len()).min(look))?;
            if !go_on(engine) {
                return Ok(Outcome {
                    proof: None,
                    interrupted: true,
                });
            }
        }
        let proof = engine.prove();
        if proof.is_some() || engine.values().len() >= limit {
            return Ok(Outcome {
                proof,
                interrupted: false,
            });
        }
    }
}

/// Where a period is looked for: each time the table has grown by a sixteenth.
/// A function of what is known alone, so that a resumed run looks where an
/// uninterrupted one does.
fn next_look(known: usize) -> usize {
    let mut look = FIRST_LOOK;
    while look <= known {
        look += look / 16;
    }
    look
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
