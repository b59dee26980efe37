//! What cargo knows: which crates a binary is made of, and what building them tells.

mod build;
mod command;
mod graph;
mod metadata;

pub use graph::{Crate, CrateKind, Graph};
pub use metadata::read_graph;
