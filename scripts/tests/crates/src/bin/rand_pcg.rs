//! Permuted congruential generators.
use rand::{Rng, SeedableRng};
use rand_pcg::{Mcg128Xsl64, Pcg64Mcg};

fn main() {
    let mut a = Pcg64Mcg::seed_from_u64(1);
    let mut b = Mcg128Xsl64::new(5);
    println!("{} {}", a.random_range(0..100), b.random_bool(0.5));
}
