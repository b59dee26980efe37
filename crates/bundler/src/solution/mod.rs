//! Reads the solution: names that it mentions, and changes of its text.
//!
//! - `files`: its files as one text, and the lines that mention an item of a crate.
//! - `read`: the names and the crates that it mentions.
//! - `lines`: its lines that mention an item of a crate.
//! - `globs`: crates that imports of all names hide.
//! - `outline`: places of its tests, modules and imports, and the macros that it defines.
//! - `proconio`: writes out attributes of proconio.
//! - `text`: its text in the bundle, before and after the crates.

mod files;
mod globs;
mod lines;
mod outline;
pub mod proconio;
mod read;
mod text;

pub use files::{JoinedSource, Places};
pub use globs::hidden_crates;
pub use outline::OwnMacros;
pub use read::{RefusedLine, Solution};
pub use text::{CratesPlace, SurroundingText, Text};
