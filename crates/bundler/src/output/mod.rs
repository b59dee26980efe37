//! Writes the parts that stay as text.
//!
//! - `render`: readable text.
//! - `minify`: the same tokens in as few bytes as possible.
//! - `page`: the text around the inlined crates.

pub mod minify;
pub mod page;
pub mod render;
