//! The search of `cargo x list`: texts in, matching entries out. The web page uses it, too, so it
//! opens no files, starts no processes and reads no clock.
//!
//! - `header`: the `//!` block of a file, from which entries are made.
//! - `words`: how a text is split into words; synonyms and stems. `index`: how well an entry
//!   matches a query. `entry`: ranks the entries, and finds names near to a mistyped one.
//! - `advice`: suggests modules for the statement of a problem. `takes`: the game of a statement
//!   that says its moves plainly; `token`: its words.

pub mod advice;
mod entry;
pub mod header;
mod index;
mod takes;
mod token;
mod words;

pub use entry::{Entry, corrected, did_you_mean, docs, hint, ranked};
pub use header::Header;
pub use index::Texts;
pub use takes::plain_rule;
pub use words::words;
