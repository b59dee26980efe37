//! Removes what the solution does not need: rustc is the tree shaker.
//!
//! 1. `liveness` keeps what `needs` calls needed, judged by names alone; `removed_variants`
//!    are what patterns may not name.
//! 2. `search` removes more, build by build: the parts that `unused_lints` name, unless code
//!    for other machines mentions them (`elsewhere`), then what is `never_run`, unless an impl's
//!    `bounds` ask for it, and `suspects`, which no lint names.
//!    It ends early if what runs (`least_size`) is more than the judge takes.
//! 3. If such a build fails, `blamed` are the removed parts that its errors ask for; if
//!    the errors name none, `search` tries halves.
//!
//! `rustc_view` translates between rustc's places and the parts.

mod blamed;
mod bounds;
mod elsewhere;
mod least_size;
mod liveness;
mod needs;
mod never_run;
mod removed_variants;
mod rustc_view;
mod search;
mod suspects;
mod unused_lints;

pub use liveness::{Liveness, live_parts};
pub use rustc_view::Fix;
pub use search::{STRICTEST_EDITION, Shaken, Shaker};
