//! The search of `cargo x list`: texts in, matching entries out.
//!
//! Uses no files, processes or clocks, because the web page uses it, too.
//!
//! 1. `header`: the `//!` block of a file, from which entries are made.
//! 2. `words`: splits a text into normalised words.
//! 3. `synonyms`: words with the same meaning, and words without meaning for the search. `stems`:
//!    words without their endings.
//! 4. `index`: how well an entry matches a query.
//! 5. `entry`: ranks the entries; gives a hint if none matches.
//! 6. `near`: suggests names similar to one that does not exist.
//! 7. `advice`: suggests modules for the statement of a problem. `plain_rule`: the game of a
//!    statement that says its moves plainly. `takes`: the numbers of stones that may be taken.

pub mod advice;
mod entry;
pub mod header;
mod index;
mod near;
mod plain_rule;
mod stems;
mod synonyms;
mod takes;
mod words;

pub use entry::{Entry, corrected, docs, hint, ranked};
pub use header::Header;
pub use index::Texts;
pub use near::did_you_mean;
pub use plain_rule::plain_rule;
pub use words::words;
