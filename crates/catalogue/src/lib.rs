//! The search of `cargo x list`: texts in, matching entries out. The web page uses it, too, so it
//! opens no files, starts no processes and reads no clock.
//!
//! - `header`: the `//!` block of a file, from which entries are made.
//! - `words`: how a text is split into words; synonyms and stems. `index`: which entries a text is
//!   about. `names`: finds names near to a mistyped one.
//! - `takes`: the game of a statement that says its moves plainly; `token`: its words.

pub mod header;
mod index;
mod names;
mod takes;
mod token;
mod words;

pub use header::Header;
pub use index::{Entry, Hit, Index, Kind};
pub use names::did_you_mean;
pub use takes::{Rule, is_about_play, plain_rule};
pub use words::words;
