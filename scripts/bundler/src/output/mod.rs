//! Writes the parts that stay.
//!
//! - `render`: as readable text.
//! - `minify`: that text in as few bytes as possible.

pub mod minify;
pub mod render;
