//! Counts wrong guesses on games with a proven period and on noise.
//!
//! The thresholds of `evidence` were chosen on the seeds and games of [`CALIBRATION`]; the
//! assertions count on [`HELD_OUT`], which was not used for choosing.
//!
//! `cargo test -p explorer --lib guess::tests -- --nocapture` prints the counts of both, which the
//! documentation of `guess` gives.

use super::sequence::{self, period_guess};
use super::{Guess, table};
use crate::engine::{self, compute_until_proven};
use crate::game::Game;
use crate::proof::Proof;

/// Games and noise for counting guesses.
struct Sample {
    name: &'static str,
    /// Seeds for games, for sequences of noise and for tables of noise.
    seeds: [u64; 3],
    /// `true` if the octal codes are drawn at random from the seed; else they come from a file.
    is_held_out: bool,
}

const CALIBRATION: Sample = Sample {
    name: "calibration",
    seeds: [20_260_101, 20_260_102, 20_260_103],
    is_held_out: false,
};

const HELD_OUT: Sample = Sample {
    name: "held out",
    seeds: [77_001, 77_002, 77_003],
    is_held_out: true,
};

/// Marsaglia's xorshift generator.
struct Noise(u64);

impl Noise {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % bound
    }

    fn values(&mut self, count: usize, bound: u64) -> Vec<i64> {
        (0..count).map(|_| self.below(bound) as i64).collect()
    }
}

const MAX_LENGTH: usize = 150;

/// Minimum preperiod + period of a game: shorter ones are too easy.
const MIN_LENGTH: usize = 8;

/// Maximum length of noise: guesses about longer noise are hardly ever wrong.
const MAX_NOISE: usize = 40;

/// The first values of a game and its proven period.
fn proven(game: &str) -> Option<(Vec<i64>, Proof)> {
    let mut engine = engine::start(&Game::parse(game).unwrap());
    let now = || std::time::Duration::ZERO;
    let outcome = compute_until_proven(engine.as_mut(), 6000, now, |_| true);
    engine.extend(MAX_LENGTH);
    let values = engine
        .values()
        .iter()
        .take(MAX_LENGTH)
        .map(|&value| value.into());
    Some((values.collect(), outcome.proof?))
}

/// Octal games and random take-sets with a proven period.
fn games(sample: &Sample, noise: &mut Noise) -> Vec<(Vec<i64>, Proof)> {
    const GAMES_DRAWN: usize = 100;
    let take_set = |noise: &mut Noise| {
        let set: Vec<String> = (0..=noise.below(4))
            .map(|_| (1 + noise.below(20)).to_string())
            .collect();
        format!("take{{{}}}", set.join(","))
    };
    let code = |noise: &mut Noise| {
        let digits: String = (0..=noise.below(4))
            .map(|_| noise.below(8).to_string())
            .collect();
        format!("0.{digits}")
    };
    let take_sets: Vec<String> = (0..GAMES_DRAWN).map(|_| take_set(noise)).collect();
    let codes: Vec<String> = if sample.is_held_out {
        (0..GAMES_DRAWN).map(|_| code(noise)).collect()
    } else {
        let codes = include_str!("../../../heap_games/tests/octal_codes.txt");
        let codes = codes.lines().filter(|line| !line.starts_with('#'));
        codes.map(str::to_string).collect()
    };
    codes
        .into_iter()
        .chain(take_sets)
        .filter_map(|game| proven(&game))
        .filter(|(_, proof)| proof.preperiod + proof.period >= MIN_LENGTH)
        .collect()
}

#[derive(Default, Debug)]
struct Count {
    right: usize,
    wrong: usize,
}

impl Count {
    fn add(&mut self, is_right: bool) {
        if is_right {
            self.right += 1;
        } else {
            self.wrong += 1;
        }
    }
}

/// Counts of strong and of weak guesses about periods of games.
fn count_periods(sample: &Sample) -> [Count; 2] {
    let mut noise = Noise(sample.seeds[0]);
    let (mut strong, mut weak) = (Count::default(), Count::default());
    for (values, proof) in games(sample, &mut noise) {
        for _ in 0..4 {
            let len = 8 + noise.below(MAX_LENGTH as u64 - 7) as usize;
            let Some((found, guess)) = period_guess(&values[..len], 0) else {
                continue;
            };
            let is_right =
                (found.preperiod, found.period, found.saltus) == (proof.preperiod, proof.period, 0);
            if guess.is_weak() {
                weak.add(is_right);
            } else {
                strong.add(is_right);
            }
        }
    }
    let name = sample.name;
    println!("{name}: periods of games: guesses {strong:?}, weak guesses {weak:?}");
    [strong, weak]
}

#[test]
fn a_period_that_is_no_weak_guess_is_mostly_right() {
    count_periods(&CALIBRATION);
    let [strong, _] = count_periods(&HELD_OUT);
    assert!(20 * strong.wrong <= strong.right, "{strong:?}");
}

const RUNS: usize = 400;

/// Number of inputs, out of [`RUNS`], with any guess, and with a guess that is not weak.
fn count_guesses(mut guesses: impl FnMut() -> Vec<Guess>) -> (usize, usize) {
    let (mut some, mut strong) = (0, 0);
    for _ in 0..RUNS {
        let guesses = guesses();
        some += usize::from(!guesses.is_empty());
        strong += usize::from(guesses.iter().any(|guess| !guess.is_weak()));
    }
    (some, strong)
}

#[test]
fn noise_gets_weak_guesses_at_the_most() {
    for sample in [&CALIBRATION, &HELD_OUT] {
        let name = sample.name;
        let mut noise = Noise(sample.seeds[1]);
        for bound in [2, 3, 4, 8] {
            let (some, strong) = count_guesses(|| {
                let len = 8 + noise.below(MAX_NOISE as u64 - 7) as usize;
                sequence::guesses(&noise.values(len, bound), 0)
            });
            println!(
                "{name}: {RUNS} sequences of {bound} values: {some} with a guess, {strong} not weak"
            );
            assert!(
                !sample.is_held_out || 100 * strong <= RUNS,
                "{strong} of {RUNS} with {bound} values"
            );
        }
    }
}

#[test]
fn tables_of_noise_get_weak_guesses_at_the_most() {
    for sample in [&CALIBRATION, &HELD_OUT] {
        let name = sample.name;
        let mut noise = Noise(sample.seeds[2]);
        for size in [3, 4, 5, 6, 8] {
            let (some, strong) = count_guesses(|| {
                let rows = (0..size).map(|_| noise.values(size, 3)).collect();
                table::guesses(&rows, 0)
            });
            println!(
                "{name}: {RUNS} tables of {size} × {size}: {some} with a guess, {strong} not weak"
            );
            assert!(!sample.is_held_out || strong == 0, "{size} × {size}");
        }
    }
}
