//! The crates that a binary is made of, as cargo resolves and builds them.
//!
//! - `graph`: the crates and their dependencies.
//! - `metadata`: reads them from `cargo metadata`.
//! - `build`: flags of build scripts, compiled libraries, errors.
//! - `command`: runs cargo.

mod build;
mod command;
mod graph;
mod metadata;

pub use graph::{Binary, Crate, CrateKind, Graph};
pub use metadata::Metadata;
