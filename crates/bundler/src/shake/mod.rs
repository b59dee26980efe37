//! Removes the parts that the solution does not need: rustc is the tree shaker.
//!
//! 1. `names/` keeps what the solution needs, judged by names alone.
//! 2. `search/` removes, build by build, the parts that rustc's lints call unused: from a small
//!    program now, from a large one later.
//! 3. If much is left, it removes at once all that is never run (`never_run/`): parts without a
//!    function in the compiled program. The rest must do the same, function by function.
//!    Then it removes unused parts, impls that are never run and suspects, which no lint names,
//!    until nothing changes, or little of a program that has been compared. It ends early if
//!    what runs is more than the judge takes.
//! 4. Each build asks rustc for names first: where one is missing, that answer is enough and
//!    takes a sixth of the time. If the build fails, `compile_errors/` reads from the errors
//!    which parts must go, too, and which must come back; if the errors tell neither, the
//!    search tries halves.
//!
//! `names/`, `compile_errors/` and `never_run/` know nothing of the search.

mod compile_errors;
mod names;
mod never_run;
mod search;

pub use compile_errors::Fix;
pub use names::{Liveness, live_parts};
pub use search::{MOST_BYTES, STRICTEST_EDITION, ShakeTask, Shaken, shake};
