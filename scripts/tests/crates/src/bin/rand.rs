//! A seeded generator: a range and a shuffle.
use rand::prelude::*;
use rand::rngs::SmallRng;

fn main() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut order: Vec<u32> = (0..10).collect();
    order.shuffle(&mut rng);
    println!("{} {order:?}", rng.random_range(0..1000));
}
