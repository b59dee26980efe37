//! Computes a game until its period is proven, or up to a limit.

use std::time::Duration;

use super::Engine;
use crate::proof::Proof;

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
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::engine;
    use crate::game::Game;
    use crate::proof::Criterion;

    /// Computes a game with a clock that ticks at each reading, and stops after this many ticks.
    fn ended_after(game: &str, ticks: u32) -> (Outcome, usize) {
        let mut engine = engine::start(&Game::parse(game).unwrap());
        let clock = Cell::new(0);
        let now = || TENTH * clock.get();
        let go_on = |_: &dyn Engine| {
            clock.set(clock.get() + 1);
            clock.get() < ticks
        };
        let limit = engine::default_terms(&Game::parse(game).unwrap());
        let outcome = compute_until_proven(engine.as_mut(), limit, now, go_on);
        (outcome, engine.values().len())
    }

    #[test]
    fn a_run_ends_when_its_time_is_over() {
        let (outcome, reached) = ended_after("0.007", 5);
        assert!(outcome.interrupted && outcome.proof.is_none());
        let (_, further) = ended_after("0.007", 10);
        assert!(64 <= reached && reached < further);
    }

    #[test]
    fn every_solved_code_with_a_short_period_is_proven() {
        let long = ["0.104", "0.054", "0.454", "0.354", "0.376", "0.56", "0.16"];
        let codes = include_str!("../../tests/octal_codes.txt").lines();
        let codes = codes.filter(|line| !line.starts_with('#') && !long.contains(line));
        let mut proven = 0;
        for code in codes {
            let (outcome, _) = ended_after(code, u32::MAX);
            assert!(outcome.proof.is_some(), "{code}");
            proven += 1;
        }
        assert_eq!(proven, 92);
    }

    #[test]
    fn a_short_period_is_proven_by_the_criterion_that_people_know() {
        for code in ["0.77", "0.07", "0.137", "4.444"] {
            let (outcome, _) = ended_after(code, u32::MAX);
            let criterion = outcome.proof.map(|proof| proof.criterion);
            assert!(
                matches!(criterion, Some(Criterion::GuySmith { .. })),
                "{code}: {criterion:?}"
            );
        }
    }

    #[test]
    fn steps_soon_take_about_a_tenth_of_a_second_at_any_speed() {
        for values_per_second in [10, 1000, 30_000, 100_000, 10_000_000] {
            let mut pace = Pace::default();
            let mut now = Duration::ZERO;
            for round in 0..40 {
                let step = pace.next_step(now);
                let takes = Duration::from_secs(1) * step as u32 / values_per_second;
                let is_good = (TENTH / 2..=2 * TENTH).contains(&takes);
                assert!(round < 20 || is_good, "{values_per_second}: {takes:?}");
                now += takes;
            }
        }
    }

    #[test]
    fn what_is_proven_when_the_time_is_over_counts() {
        let (outcome, _) = ended_after("take{1,2}", 1);
        assert_eq!(outcome.proof.unwrap().period, 3);
    }

    #[test]
    fn coins_stop_before_their_sums_fill_the_memory() {
        let (outcome, reached) = ended_after("coins1..16", u32::MAX);
        assert!(!outcome.interrupted);
        assert!((16..40).contains(&reached), "{reached}");
    }
}
