//! Makes the pages of `cargo x site`: material in, files out.
//!
//! 1. `site`: material, texts and language for all pages; `language`: the list of languages.
//! 2. `texts`, `prose`, `code`: words, headers' Markdown and highlighted Rust as HTML; `messages`:
//!    the engine's messages in other languages; `translations`, `statements`: texts of modules and
//!    problems.
//! 3. `layout`: frame of every page: head, menu, footer.
//!    `atlas`: games on one heap with their values; `periods`: what long runs proved of them;
//!    `literature`: theorems about games of papers.
//! 4. `pages`: one file for each kind of page, and the table of kinds; `picture`, `graph`:
//!    pictures.
//! 5. `links`: checks that no link inside the site is broken.
//! 6. `wasm`: the engine and the search for the browser, built and packed into scripts.
//!    `script`: removes comments and idle white space from hand-written scripts.
//!    `markup`: removes tags and quotes that browsers do without.
//! 7. `files`: the pages by path, written when all are made; `packed`, `groups`, `repeats`: texts
//!    that scripts load.

pub mod atlas;
pub mod calls;
pub mod code;
pub mod files;
pub mod graph;
pub mod groups;
pub mod language;
pub mod layout;
pub mod links;
pub mod literature;
pub mod markup;
pub mod messages;
pub mod packed;
pub mod pages;
pub mod periods;
pub mod picture;
pub mod prose;
pub mod repeats;
pub mod script;
pub mod site;
pub mod statements;
pub mod texts;
pub mod translations;
pub mod wasm;
