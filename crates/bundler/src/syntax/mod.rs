//! Reads Rust text.
//!
//! - `tokens`: the text as tokens with their places.
//! - `attributes`: the attributes of an item of any kind.
//! - `cfg`: conditional compilation, decided as far as it is known here.
//! - `machines`: those that run a bundle.
//! - `places`: where items stand.
//! - `imports`: what a `use` imports, name by name.
//! - `primitives`: types that are part of the language.
//! - `locals`: which names are those of fields and variables.

pub mod attributes;
pub mod cfg;
pub mod imports;
pub mod locals;
mod machines;
pub mod places;
pub mod primitives;
pub mod tokens;

pub use machines::on_this;
