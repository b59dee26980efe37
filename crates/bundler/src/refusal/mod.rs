//! Explains to the solution's author why no bundle can be made.
//!
//! - `more_than_rust`: crates that are more than Rust source.
//! - `compile_errors`: the report for a bundle or a solution that does not compile.
//! - `size`: crates that are too large.
//! - `blame`: the crate that the solution mentions, and the dependency that is to blame.

pub mod blame;
pub mod compile_errors;
pub mod more_than_rust;
pub mod size;
