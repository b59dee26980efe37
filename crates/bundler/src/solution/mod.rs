//! Reads the solution: names that it mentions, and changes of its text.
//!
//! - `read`: the names and the crates that it mentions.
//! - `lines`: its lines that mention an item of a crate.
//! - `globs`: crates that imports of all names hide.
//! - `outline`: places of its tests, modules and imports.
//! - `proconio`: writes out attributes of proconio.
//! - `text`: its text in the bundle, before and after the crates.

mod globs;
mod lines;
mod outline;
pub mod proconio;
mod read;
mod text;

pub use globs::hidden_crates;
pub use read::Solution;
pub use text::{CratesPlace, MacroCalls, SurroundingText};
