//! Reads Rust text.
//!
//! - `tokens`: the text as tokens with their places.
//! - `attributes`: the attributes of an item of any kind.
//! - `cfg`: conditional compilation, decided as far as possible.
//! - `machines`: machines that run a bundle.
//! - `places`: where items and blocks stand.
//! - `imports`: the names that a `use` imports.
//! - `primitives`: types that are part of the language.
//! - `locals`: names of fields and variables.
//! - `white_space`: the size of a text without it.

pub mod attributes;
pub mod cfg;
pub mod imports;
pub mod locals;
mod machines;
pub mod places;
pub mod primitives;
pub mod tokens;
mod white_space;

pub use machines::on_this;
pub use white_space::visible_bytes;
