//! Normal and Poisson numbers.
use rand::rngs::SmallRng;
use rand::SeedableRng;
use rand_distr::{Distribution, Normal, Poisson};

fn main() {
    let mut rng = SmallRng::seed_from_u64(7);
    let normal = Normal::new(2.0, 3.0).unwrap().sample(&mut rng);
    let poisson: f64 = Poisson::new(4.0).unwrap().sample(&mut rng);
    println!("{normal:.6} {poisson}");
}
