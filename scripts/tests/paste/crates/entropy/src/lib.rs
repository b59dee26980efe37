//! Source of seeds. cargo's variables are not there when a judge compiles: a bundle in which
//! anything of this crate is tried is refused.

pub fn seed() -> u64 {
    let name = env!("CARGO_CRATE_NAME");
    name.len() as u64
}

pub fn range(least: u64) -> u64 {
    seed() + least
}

/// Another crate has a function of this name.
pub fn least() -> u64 {
    seed()
}
