//! Explains to the solution's author why no bundle can be made.
//!
//! - `large_generator`: a random generator that is too large for most judges.
//! - `native_crates`: crates that are not pure Rust source.
//! - `procedural_macros`: macros that an inlined crate re-exports or uses.
//! - `system_seeds`: random generators that the operating system seeds.
//! - `undecided`: macros with a condition on a feature that is an argument.
//! - `solution`: the report for a solution that does not compile by itself.
//! - `compile_errors`: the report for a bundle that does not compile.
//! - `generated_files`: crates that include what their build scripts write.
//! - `size`: crates that are too large.
//! - `blame`: the crate that the solution mentions, and the dependency that is to blame.

pub mod blame;
pub mod compile_errors;
pub mod generated_files;
pub mod large_generator;
pub mod native_crates;
pub mod procedural_macros;
pub mod size;
pub mod solution;
pub mod system_seeds;
pub mod undecided;
