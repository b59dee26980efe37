//! How often guesses are wrong, counted on sequences whose truth is known and on noise.
//!
//! `cargo test -p explorer --lib guess::tests -- --nocapture` prints the counts that the
//! documentation of `guess` gives; the seed is fixed.

use super::sequence::{self, period_guess};
use super::table;
use crate::engine::{self, compute_until_proven};
use crate::game::OneHeap;
use crate::proof::Proof;

/// A generator of Marsaglia's kind (xorshift).
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

const LONGEST: usize = 150;

/// Games that stand still sooner are no test.
const EASY: usize = 8;

/// Noise of this length and less is where guesses go wrong.
const LONGEST_NOISE: usize = 40;

/// The first values of a game and its proven period.
fn proven(game: &str) -> Option<(Vec<i64>, Proof)> {
    let mut engine = engine::start(&OneHeap::parse(game).unwrap());
    let now = || std::time::Duration::ZERO;
    let outcome = compute_until_proven(engine.as_mut(), 6000, now, |_| Ok(true)).unwrap();
    engine.extend(LONGEST).unwrap();
    let values = engine.values().iter().take(LONGEST).map(i64::from);
    Some((values.collect(), outcome.proof?))
}

/// Solved octal games, and take-sets at random.
fn games(noise: &mut Noise) -> Vec<(Vec<i64>, Proof)> {
    let codes = include_str!("../../../tests/data/octal_codes.txt");
    let codes = codes.lines().filter(|line| !line.starts_with('#'));
    let take_sets: Vec<String> = (0..100)
        .map(|_| {
            let set: Vec<String> = (0..=noise.below(4))
                .map(|_| (1 + noise.below(20)).to_string())
                .collect();
            format!("take{{{}}}", set.join(","))
        })
        .collect();
    codes
        .map(str::to_string)
        .chain(take_sets)
        .filter_map(|game| proven(&game))
        .filter(|(_, proof)| proof.preperiod + proof.period >= EASY)
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

#[test]
fn a_period_that_is_no_weak_guess_is_mostly_right() {
    let mut noise = Noise(20_260_101);
    let (mut strong, mut weak) = (Count::default(), Count::default());
    for (values, proof) in games(&mut noise) {
        for _ in 0..4 {
            let len = 8 + noise.below(LONGEST as u64 - 7) as usize;
            let Some((found, guess)) = period_guess(&values[..len], 0) else {
                continue;
            };
            let is_right = (found.preperiod, found.period, found.saltus)
                == (proof.preperiod, proof.period, proof.saltus.into());
            if guess.is_weak() {
                weak.add(is_right);
            } else {
                strong.add(is_right);
            }
        }
    }
    println!("periods of games: guesses {strong:?}, weak guesses {weak:?}");
    assert!(20 * strong.wrong <= strong.right, "{strong:?}");
}

#[test]
fn noise_gets_weak_guesses_at_the_most() {
    const RUNS: usize = 400;
    let mut noise = Noise(20_260_102);
    for bound in [2, 3, 4, 8] {
        let (mut some, mut strong) = (0, 0);
        for _ in 0..RUNS {
            let len = 8 + noise.below(LONGEST_NOISE as u64 - 7) as usize;
            let guesses = sequence::guesses(&noise.values(len, bound), 0);
            some += usize::from(!guesses.is_empty());
            let is_strong = guesses.iter().any(|guess| !guess.is_weak());
            if is_strong {
                println!("{guesses:?}");
            }
            strong += usize::from(is_strong);
        }
        println!("{RUNS} sequences of {bound} values: {some} with a guess, {strong} not weak");
        assert!(
            100 * strong <= RUNS,
            "{strong} of {RUNS} with {bound} values"
        );
    }
    for size in [3, 4, 5, 6, 8] {
        let (mut some, mut strong) = (0, 0);
        for _ in 0..RUNS {
            let rows = (0..size).map(|_| noise.values(size, 3)).collect();
            let guesses = table::guesses(&rows, 0);
            some += usize::from(!guesses.is_empty());
            strong += usize::from(guesses.iter().any(|guess| !guess.is_weak()));
        }
        println!("{RUNS} tables of {size} × {size}: {some} with a guess, {strong} not weak");
        assert_eq!(strong, 0, "{size} × {size}");
    }
}
