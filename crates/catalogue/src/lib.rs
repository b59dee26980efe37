//! The search of `cargo x list`: texts in, matching entries out. The web page uses the same search,
//! so it opens no files, starts no processes and reads no clock.
//!
//! - `answer`: what a text is, and what it is about. `entry`: modules, problems, games, the lesson.
//! - `index`: which entries a text is about. `ids`: names and addresses of problems. `names`: names
//!   near to a mistyped one.
//! - `statement`: what of a statement tells the rules, and whether it tells of a game. `takes`: the
//!   game of a statement that says its moves plainly; `token`: its words.
//! - `words`: how a text is split into words; synonyms and stems.
//! - `header`: the `//!` block of a file, from which entries are made. `uses`: which modules a
//!   source uses.

mod answer;
mod entry;
pub mod header;
mod ids;
mod index;
mod names;
mod statement;
mod takes;
mod token;
mod uses;
mod words;

pub use answer::{Answer, Taken};
pub use entry::{Entry, Kind};
pub use header::Header;
pub use index::{Hit, Index};
pub use names::did_you_mean;
pub use statement::is_about_play;
pub use takes::{Rule, plain_rule};
pub use uses::modules_used;
pub use words::words;
