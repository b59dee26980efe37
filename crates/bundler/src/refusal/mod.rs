//! Why there is no bundle, as the solution's author reads it.
//!
//! - `native_crates`: crates that are not pure Rust source.
//! - `procedural_macros`: macros that an inlined crate re-exports or uses.
//! - `undecided`: macros that decide by a feature which is an argument.
//! - `solution`: the report for a solution that does not compile as it is.
//! - `compile_errors`: the report for a program that did not compile.
//! - `size`: crates that are too large.
//! - `blame`: the crate that the solution mentions, and the crate behind it that is to blame.

pub mod blame;
pub mod compile_errors;
pub mod native_crates;
pub mod procedural_macros;
pub mod size;
pub mod solution;
pub mod undecided;
