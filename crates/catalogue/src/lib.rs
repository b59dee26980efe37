//! The search of `cargo x list`: texts in, the entries that fit the words out.
//!
//! No files, processes or clocks: the web page uses the same index.
//!
//! 1. `header`: the `//!` block of a file, from which entries are made.
//! 2. `words`: a text as it is compared.
//! 3. `synonyms`: words for one thing, and words that say nothing.
//!    `stems`: words without their endings.
//! 4. `index`: how well one entry fits the words of a query.
//! 5. `entry`: entries, the best first; a hint if there are none.
//! 6. `near`: names close to one that does not exist.

pub mod advice;
mod entry;
pub mod header;
mod index;
mod near;
mod stems;
mod synonyms;
mod words;

pub use entry::{Entry, corrected, docs, hint, ranked};
pub use header::Header;
pub use index::Texts;
pub use near::did_you_mean;
pub use words::words;
