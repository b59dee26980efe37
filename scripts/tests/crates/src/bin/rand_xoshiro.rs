//! Xoshiro's generators.
use rand::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

fn main() {
    let mut a = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut b = SplitMix64::seed_from_u64(2);
    println!("{} {}", a.random_range(0..100), b.random::<u64>());
}
