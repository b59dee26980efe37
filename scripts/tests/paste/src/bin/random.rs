//! gone: entropy, System, never_mixed, never_stepped, KEY
use chance::{Falling, Sample};
use random::sources::Small;
use random::steps::stepped;
use random::{Draw, Seeded};

fn main() {
    let mut rng = Small::from_seed(7);
    let seed = rng.range(1, 6);
    println!("{seed} {} {}", rng.draw::<u32>(), rng.draw::<u8>());
    println!("{} {}", Falling(9).sample(&mut rng), stepped(seed));
}
