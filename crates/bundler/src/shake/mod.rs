//! Removes the parts that the solution does not need: rustc is the tree shaker.
//!
//! 1. `names/` keeps the parts that the solution needs, judged by names alone.
//! 2. `search/` removes, build by build, the parts that rustc's lints report as unused: from a
//!    small program now, from a large program after step 3.
//! 3. If much is left, it removes all parts at once that are never run (`never_run/`): parts
//!    without a function in the compiled program. The rest must behave the same, function by
//!    function. Then it removes unused parts, impls that are never run and suspects, which no lint
//!    reports. It ends when nothing changes, or when a program that has been compared changes
//!    little, or early if the functions that run exceed the judge's size limit.
//! 4. Each build first asks rustc to resolve names only: if a name is missing, that answer is
//!    enough and takes a sixth of the time. If the build fails, `compile_errors/` reads from the
//!    errors which parts must be removed, too, and which must be restored; if the errors tell
//!    neither, the search tries halves.
//!
//! `names/`, `compile_errors/` and `never_run/` do not depend on the search.

mod compile_errors;
mod names;
mod never_run;
mod search;

pub use compile_errors::Fix;
pub use names::{Liveness, live_parts};
pub use search::{Learned, MAX_BYTES, STRICTEST_EDITION, ShakeTask, Shaken, shake};
