//! Writes the parts that stay.
//!
//! - `render`: as readable text.
//! - `minify`: that text in as few bytes as possible.
//! - `page`: text around it.

pub mod minify;
pub mod page;
pub mod render;
