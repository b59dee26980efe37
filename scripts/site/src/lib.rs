//! The pages of `cargo x site`: material in, files out.
//!
//! 1. `site`: what all pages are made of: the material, the texts in three languages.
//! 2. `texts`, `prose`, `code`: words, headers' Markdown and highlighted Rust as HTML.
//! 3. `layout`: what surrounds every page.
//! 4. `pages`: one file for each kind of page.
//! 5. `wasm`: the engine and the search for the browser, built and packed into scripts.
//! 6. `files`: the pages by path, written when all are made.

pub mod code;
pub mod files;
pub mod layout;
pub mod pages;
pub mod prose;
pub mod site;
pub mod texts;
pub mod wasm;
