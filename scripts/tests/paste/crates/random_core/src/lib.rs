//! The trait of every generator.

pub trait Generator {
    fn next(&mut self) -> u64;
}

pub trait Seeded: Sized {
    fn from_seed(seed: u64) -> Self;
}

pub fn mixed(mut x: u64) -> u64 {
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    x.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

pub fn never_mixed() -> u64 {
    0
}
