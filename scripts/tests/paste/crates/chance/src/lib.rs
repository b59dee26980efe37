//! The forms that `rand_distr` has: variables beside the items of a function.

use random::{Draw, Generator};

pub trait Sample {
    fn sample<R: Generator + ?Sized>(&self, rng: &mut R) -> u64;
}

/// Falls back as the table says.
pub struct Falling(pub u64);

impl Sample for Falling {
    fn sample<R: Generator + ?Sized>(&self, rng: &mut R) -> u64 {
        const STEPS: [u64; 3] = [1, 2, LIMIT];
        static LAST: u64 = STEPS[2];
        fn least(range: u64) -> u64 {
            range.min(LAST)
        }
        let range = least(self.0);
        let seed = rng.range(0, range);
        let drawn = |rng: &mut R| rng.next() % 2;
        STEPS[(seed % 3) as usize] + drawn(rng) + range
    }
}

const LIMIT: u64 = 3;

/// Never sampled.
pub struct System;

impl Sample for System {
    fn sample<R: Generator + ?Sized>(&self, rng: &mut R) -> u64 {
        rng.next() + random::drawn() + random::seed()
    }
}
