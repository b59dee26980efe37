//! Makes the pages of `cargo x site`: material in, files out.
//!
//! - `site`: the material and all texts. `language`, `texts`, `translations`: what the pages say.
//!   `stale`: which translations are missing or old.
//! - `prose`, `code`: Markdown and code as HTML. `layout`: the frame of every page.
//! - `atlas`: games on one heap with their values. `literature`: theorems about games of papers.
//! - `pages`: one file for each kind of page. `board`: a module's board. `picture`: those of the
//!   few other modules.
//! - `wasm`: builds the engine and the search for the browser.
//! - `files`: the pages by path, written once all of them are made.

pub mod atlas;
pub mod board;
pub mod code;
pub mod files;
pub mod formula;
pub mod language;
pub mod layout;
pub mod literature;
pub mod pages;
pub mod picture;
pub mod prose;
pub mod site;
pub mod stale;
pub mod texts;
pub mod translations;
pub mod wasm;
