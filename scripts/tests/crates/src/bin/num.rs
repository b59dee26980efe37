//! Functions and traits that `num` gathers from the crates behind it.
use num::integer::{gcd, Roots};
use num::{Complex, Zero};

fn main() {
    let z = Complex::new(1, 2) * Complex::new(3, -1);
    println!("{} {} {} {}", gcd(12, 18), 50u64.sqrt(), z, i32::zero());
}
