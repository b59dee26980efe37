//! Searches for a set of parts that compiles and from which nothing can be removed.
//!
//! - `task`: the input, a solution and a tree of parts; the result, the parts that stay; and the
//!   program that the shaken one is compared with.
//! - `builder`: compiles the live parts, counts how much rustc has read, and removes as many parts
//!   of a group as possible while the program compiles.
//! - `groups`: the groups of parts that are tried, in their order.

mod builder;
mod groups;
mod task;

pub use builder::MAX_BYTES;
pub use groups::shake;
pub use task::{Learned, STRICTEST_EDITION, ShakeTask, Shaken};
