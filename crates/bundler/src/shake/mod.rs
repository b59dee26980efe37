//! Removes the parts that the solution does not need: rustc is the tree shaker.
//!
//! 1. `names/` keeps the parts that the solution needs, judged by names alone.
//! 2. `search/` compiles what's left, and removes all parts at once that never run (`never_run/`):
//!    no lint reports an unused impl. The judge compares the functions that stay with the
//!    workspace's; if one differs, this step is left out.
//! 3. Then it removes, build by build, the parts that rustc's lints report as unused.
//! 4. Each build first asks rustc to resolve names only: if a name is missing, that answer is
//!    enough and takes a sixth of the time. If the build fails, `compile_errors/` reads from the
//!    errors which other parts must be removed, and which must be restored; if the errors tell
//!    neither, the search tries halves.
//!
//! `names/`, `compile_errors/` and `never_run/` do not depend on the search.

mod compile_errors;
mod names;
mod never_run;
mod search;

pub use compile_errors::Fix;
pub use names::{Liveness, live_parts};
pub use search::{ShakeTask, Shaken, shake};
