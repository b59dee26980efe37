//! Reads the solution: names that it mentions, and changes of its text.
//!
//! - `files`: its files as one text.
//! - `read`: the names and the crates that it mentions.
//! - `lines`: the lines that mention an item of a crate.
//! - `outline`: places of its tests, modules and imports.
//! - `proconio`: writes out attributes of proconio.
//! - `globs`: crates that imports of all names hide.
//! - `macros`: the macros that it defines.
//! - `text`: its text in the bundle; `around`: its text before and after the crates.

mod around;
mod files;
mod globs;
mod lines;
mod macros;
mod outline;
pub mod proconio;
mod read;
mod text;

pub use around::SurroundingText;
pub use files::{JoinedSource, Places};
pub use globs::hidden_crates;
pub use macros::OwnMacros;
pub use read::{RefusedLine, Solution};
pub use text::{CratesPlace, Text};
