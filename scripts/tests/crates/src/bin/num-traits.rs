//! A power over any ring, and checked casts.
use num_traits::{pow, One, ToPrimitive, Zero};

fn sum<T: Zero + One + Copy>(n: usize) -> T {
    (0..n).fold(T::zero(), |sum, _| sum + T::one())
}

fn main() {
    println!("{} {} {:?} {:?}", sum::<u64>(5), pow(3i64, 9), 300u32.to_u8(), 2.7f64.to_i32());
}
