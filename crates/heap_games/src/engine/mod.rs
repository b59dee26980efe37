//! Engines: fast ways to compute Grundy values.

mod coins;
mod octal;
mod take;

use std::time::Duration;

use crate::game::{Game, Moves, TakeSet};
use crate::proof::Proof;
use coins::Coins;
use octal::Octal;
use take::Take;

/// Computes the Grundy values of heaps 0, 1, 2, … of one game.
pub trait Engine {
    /// Computes on until the values of at least `terms` heaps are known, or the engine meets an
    /// [`obstacle`](Self::obstacle).
    fn extend(&mut self, terms: usize);

    /// Returns the values computed so far.
    fn values(&self) -> &[u32];

    /// Returns a proof of the period, if the known values give one.
    ///
    /// Unless `is_last`, an engine may hold a proof back when a few more values would prove the
    /// same period by a better-known criterion.
    fn prove(&self, is_last: bool) -> Option<Proof>;

    /// Returns why `extend` can't compute any further; `None` as long as it can.
    fn obstacle(&self) -> Option<String> {
        None
    }

    /// Returns whether this heap is rare, for engines that use a sparse space.
    fn is_rare(&self, _heap: usize) -> Option<bool> {
        None
    }
}

/// Starts the engine of a game.
pub fn start(game: &Game) -> Box<dyn Engine> {
    match game {
        Game::Code(code) => Box::new(Octal::new(code.moves())),
        Game::Grundy => Box::new(Octal::new(Moves::grundys_game())),
        Game::Take(set) => Box::new(Take::new(set.clone())),
        Game::Coins(turns) => Box::new(Coins::new(turns.clone())),
    }
}

/// More terms than anybody can compute: no limit.
pub const MAX_TERMS: usize = usize::MAX / 2;

/// Returns how many values to compute if nobody says: no limit where values may prove a period,
/// otherwise about as many as a reader looks at.
pub fn default_terms(game: &Game) -> usize {
    match game {
        Game::Take(TakeSet::Infinite(_)) => 20_000,
        Game::Coins(_) => 300,
        Game::Code(_) | Game::Grundy | Game::Take(TakeSet::Finite(_)) => MAX_TERMS,
    }
}

/// Returns whether no criterion can prove a period of this game, and its rule must be asked.
pub fn is_without_proof(game: &Game) -> bool {
    matches!(game, Game::Take(TakeSet::Infinite(_)))
}

/// How many terms are known when a period is searched for the first time.
const FIRST_SEARCH_TERMS: usize = 64;

/// Result of [`compute_until_proven`].
#[derive(Debug)]
pub struct Outcome {
    pub proof: Option<Proof>,
    /// `true` if `go_on` stopped the computation; there may be a proof all the same.
    pub interrupted: bool,
}

/// Computes up to `limit` values, or until a period is proven or the engine meets an obstacle.
///
/// `go_on` is called about every tenth of a second; false stops the computation. `now` is the
/// clock: it returns the time since some fixed moment.
pub fn compute_until_proven(
    engine: &mut dyn Engine,
    limit: usize,
    now: impl Fn() -> Duration,
    mut go_on: impl FnMut(&dyn Engine) -> bool,
) -> Outcome {
    let mut pace = Pace::default();
    let mut look = FIRST_SEARCH_TERMS;
    loop {
        let stop = look.min(limit);
        while engine.values().len() < stop {
            let step = pace.next_step(now());
            engine.extend((engine.values().len() + step).min(stop));
            if !go_on(engine) {
                return Outcome {
                    proof: engine.prove(true),
                    interrupted: true,
                };
            }
            if engine.obstacle().is_some() {
                break;
            }
        }
        let is_last = engine.values().len() >= limit || engine.obstacle().is_some();
        let proof = engine.prove(is_last);
        if proof.is_some() || is_last {
            return Outcome {
                proof,
                interrupted: false,
            };
        }
        look = next_look(look);
    }
}

/// Returns how many terms are known when a period is searched next: a sixteenth more.
fn next_look(look: usize) -> usize {
    (look + look / 16).next_multiple_of(16)
}

/// Chooses steps that take about a tenth of a second.
#[derive(Default)]
struct Pace {
    /// When the last step began.
    last: Option<Duration>,
    step: usize,
}

/// Length of the first step, when the speed isn't known yet.
const FIRST_STEP: usize = 1024;

/// Largest step, so that little memory is used between two calls of `go_on`.
const MAX_STEP: usize = 1 << 24;

const TENTH: Duration = Duration::from_millis(100);

impl Pace {
    /// Returns how many values to compute next.
    fn next_step(&mut self, now: Duration) -> usize {
        let taken = self.last.map(|last| now.saturating_sub(last));
        self.step = match taken {
            Some(taken) if taken < TENTH / 2 => (2 * self.step).min(MAX_STEP),
            Some(taken) if taken > 2 * TENTH => (self.step / 2).max(1),
            Some(_) => self.step,
            None => FIRST_STEP,
        };
        self.last = Some(now);
        self.step
    }
}

#[cfg(test)]
mod tests;
