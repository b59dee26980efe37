//! Why there is no bundle, as the solution's author reads it.
//!
//! - `native_crates`: crates that are not pure Rust source.
//! - `procedural_macros`: macros that an inlined crate re-exports.
//! - `compile_errors`: the report for a program that did not compile.

pub mod compile_errors;
pub mod native_crates;
pub mod procedural_macros;
