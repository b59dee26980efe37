//! The pages of `cargo x site`: material in, files out.
//!
//! 1. `site`: what all pages are made of: the material, the texts in three languages.
//! 2. `texts`, `prose`, `code`: words, headers' Markdown and highlighted Rust as HTML.
//! 3. `picture`: a position of each module's game, drawn from its rule.
//! 4. `layout`: what surrounds every page.
//! 5. `pages`: one file for each kind of page.
//! 6. `files`: the pages by path, written when all are made.

pub mod code;
pub mod files;
pub mod graph;
pub mod introductions;
pub mod layout;
pub mod links;
pub mod packed;
pub mod pages;
pub mod picture;
pub mod prose;
pub mod site;
pub mod texts;
pub mod translations;
