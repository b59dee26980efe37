//! Names: re-exports, renames, globs, modules in files and inline.

mod hidden;
pub mod shapes;

pub use hidden::{secret as known, unwanted as undesired, Deep as Shallow};
pub use shapes::*;

pub mod prelude {
    pub use crate::hidden::Describe as _;
    pub use crate::shapes::{self, area, Square as Quadrat};
}

pub const LIMIT: usize = 3;
pub static GREETING: &str = "hello";
pub const UNUSED_LIMIT: usize = 4;
pub type Pair<T> = (T, T);

pub mod inline {
    pub mod nested {
        use super::helper;

        pub fn answer() -> i32 {
            helper() + super::super::hidden::offset()
        }

        pub fn unanswered() -> i32 {
            0
        }
    }

    fn helper() -> i32 {
        40
    }

    /// `gen` is a keyword from edition 2024 on, `type` always.
    pub fn gen(r#type: i32) -> i32 {
        r#type + 1
    }
}

/// A function within a function, and an import within.
pub fn local() -> usize {
    use std::collections::BTreeSet;
    use std::vec::Vec;
    const SIZE: usize = super_size();
    const fn super_size() -> usize {
        2
    }
    let set: BTreeSet<usize> = (0..SIZE).collect();
    let all: Vec<usize> = set.into_iter().collect();
    all.len()
}
