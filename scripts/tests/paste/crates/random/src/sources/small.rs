use random_core::{mixed, Generator, Seeded};

/// A generator whose fields have the names of functions.
pub struct Small {
    rng: u64,
    seed: Seed,
}

struct Seed {
    range: u64,
}

impl Seeded for Small {
    fn from_seed(seed: u64) -> Self {
        let rng = mixed(seed);
        let range = seed;
        Small {
            rng,
            seed: Seed { range },
        }
    }
}

impl Generator for Small {
    fn next(&mut self) -> u64 {
        let seed = self.seed.range;
        self.rng = mixed(self.rng ^ seed);
        self.rng
    }
}
