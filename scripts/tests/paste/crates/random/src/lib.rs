//! The forms that `rand` has: one function, `rng`, is behind everything that needs `entropy`, and
//! modules, arguments, variables and fields have its name, too.

pub use random_core::{Generator, Seeded};

mod rng;
pub mod sources;

/// All of a crate that nothing else names.
pub mod steps {
    pub use random_steps::*;
}

pub use crate::rng::Draw;
pub use crate::sources::system::rng;

pub fn drawn() -> u64 {
    rng().next()
}

/// Primitive types and methods have these names, too.
pub fn u32() -> u32 {
    rng().draw::<u32>()
}

pub fn range(least: u64) -> u64 {
    entropy::range(least)
}

/// A path goes on behind this name, which no function has then.
pub fn seed() -> u64 {
    entropy::seed()
}
