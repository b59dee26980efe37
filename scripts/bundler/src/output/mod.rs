//! Writes the parts that stay.
//!
//! - `render`: as text for readers.
//! - `minify`: that text in as few bytes as possible.

pub mod minify;
pub mod render;
