//! The search of `cargo x list`: texts in, matching entries out. The web page uses the same search,
//! so it opens no files, starts no processes and reads no clock.
//!
//! - `answer`: what a text is, and what it is about. `entry`: modules, problems, games, the lesson.
//! - `index`: which entries a text is about. `ids`: names and addresses of problems.
//! - `statement`: what of a statement tells the rules, and whether it tells of a game. `takes`: the
//!   game of a statement that says its moves plainly.
//! - `words`: how a text is split into words; synonyms and stems; words near to a mistyped one.
//! - `header`: the `//!` block of a file, from which entries are made.

mod answer;
mod entry;
pub mod header;
mod ids;
mod index;
mod statement;
mod takes;
mod words;

pub use answer::{Answer, Taken};
pub use entry::{Entry, Kind};
pub use header::{Header, modules_used};
pub use index::{Hit, Index};
pub use statement::is_about_play;
pub use takes::{Rule, plain_rule};
pub use words::{did_you_mean, words};
