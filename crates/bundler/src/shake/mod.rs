//! Removes what the solution does not need: rustc is the tree shaker.
//!
//! 1. `liveness` keeps what `needs` calls needed, judged by names alone; `removed_variants`
//!    are what patterns may not name.
//! 2. `search` removes, build by build, the parts that `unused_lints` name, unless code for
//!    other machines mentions them (`elsewhere`): of a small program now, of a large one later.
//! 3. If much is left, it removes at once all that is `never_run`: that of which the compiled
//!    `program` has no function. What is left must do the same, function by function.
//!    Then it removes what lints name, what is `never_run`, unless an impl's `bounds` ask for it,
//!    and `suspects`, which no lint names, until nothing changes, or little of a program that has
//!    been compared. It ends early if what runs (`least_size`) is more than the judge takes.
//! 4. A build (`removal`) asks rustc for names first: where one is missing, that answer is enough
//!    and takes a sixth of the time. If it fails, more goes that is `dangling`, and removed parts
//!    come back: those that the errors ask for (`asked` and `implied`, `definitions`, `methods`,
//!    `blamed` by `matches` of names), and what these need (`restored`); if the errors ask for
//!    none, `removal` tries halves.
//!
//! `rustc_view` translates between rustc's places and the parts, `captures` says what edition 2024
//! takes from a result's type, `borrows` what it forbids in a macro's patterns, `types` and `functions` translate between their names and those of
//! symbols; `shaker` is the way in.

mod asked;
mod blamed;
mod borrows;
mod bounds;
mod captures;
mod dangling;
mod definitions;
mod elsewhere;
mod functions;
mod implied;
mod least_size;
mod liveness;
mod matches;
mod mentioned;
mod methods;
mod needs;
mod never_run;
mod program;
mod removal;
mod removed_variants;
mod restored;
mod rustc_view;
mod search;
mod shaker;
mod suspects;
mod types;
mod unused_lints;

pub use liveness::{Liveness, live_parts};
pub use rustc_view::Fix;
pub use search::MOST_BYTES;
pub use shaker::{STRICTEST_EDITION, Shaken, Shaker};
