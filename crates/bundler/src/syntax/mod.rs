//! Reads Rust text.
//!
//! - `tokens`: the text as tokens with their byte ranges, and arguments of macros that are
//!   expressions since edition 2024.
//! - `attributes`: the attributes of an item of any kind.
//! - `cfg`: conditional compilation, decided where all machines that run a bundle agree.
//! - `module_files`: the files of modules.
//! - `places`: byte ranges of tokens, items and blocks, and changes there.
//! - `imports`: the names that a `use` imports.
//! - `scopes`: the names with which paths may begin in modules and blocks.
//! - `words`: the words of a text, and the names of primitive types and of std's crates.

pub mod attributes;
pub mod cfg;
pub mod cfg_choices;
pub mod imports;
pub mod module_files;
pub mod places;
pub mod scopes;
pub mod tokens;
mod words;

pub use cfg::on_this;
pub use words::{is_of_word, is_primitive, is_std, plain, words};
