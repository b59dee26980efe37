//! gone: slow, wasm32, without, skipped_in_vain, shown_in_vain, Debug, nth
//! kept: fast, with, windows, Iterator
use forms::{Countdown, begun, described, filled, fourfold, list, origin, speed, twofold};

fn main() {
    let pair = speed();
    println!("{} {} {}", pair.0, pair.1, origin::name());
    println!("{} {} {}", list!(1, 2, 3), twofold!(4), fourfold!(5));
    println!("{} {} {}", filled(), described(&7), begun());
    println!("{}", Countdown(5).filter(|n| n % 2 == 0).count());
}
