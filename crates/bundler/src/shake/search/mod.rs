//! Searches for a set of parts that compiles and from which nothing can be removed.
//!
//! - `task`: the solution and the tree of parts; the parts that stay.
//! - `builder`: compiles the live parts, and knows how much rustc has read.
//! - `removal`: removes as much of a group of parts as the program compiles without.
//! - `program`: the program that the shaken one is compared with.
//! - `groups`: the groups of parts that are tried, in their order.

mod builder;
mod groups;
mod program;
mod removal;
mod task;

pub use builder::MOST_BYTES;
pub use groups::shake;
pub use task::{STRICTEST_EDITION, ShakeTask, Shaken};
