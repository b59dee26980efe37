//! Bézout's coefficients, a root and a floor.
use num_integer::{Integer, Roots};

fn main() {
    let bezout = 240i64.extended_gcd(&46);
    println!("{} {} {} {} {}", bezout.gcd, bezout.x, bezout.y, 1000u64.cbrt(), (-7i64).div_floor(&2));
}
