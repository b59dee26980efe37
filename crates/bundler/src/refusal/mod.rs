//! Explains to the solution's author why no bundle can be made.
//!
//! - `native_crates`: crates that are not pure Rust source, or include what their build scripts
//!   write.
//! - `procedural_macros`: macros that an inlined crate re-exports or uses.
//! - `system_seeds`: random generators that the operating system seeds.
//! - `compile_errors`: the report for a bundle or a solution that does not compile.
//! - `size`: crates that are too large.
//! - `blame`: the crate that the solution mentions, and the dependency that is to blame.

pub mod blame;
pub mod compile_errors;
pub mod native_crates;
pub mod procedural_macros;
pub mod size;
pub mod system_seeds;
