//! Results of earlier runs, which hold until one of their inputs changes.
//!
//! - `shake_cache`: the parts that stay. The bundle is compiled and tested every time.
//! - `compile_cache`: the finished text, which rustc compiles while the crates are read again.
//! - `inputs`: numbers for all that a result depends on.
//! - `files`: where results are kept, and how they are written.

mod compile_cache;
mod files;
mod inputs;
mod shake_cache;

pub use compile_cache::{CompileCache, EarlyCompile, Finished};
pub use inputs::Inputs;
pub use shake_cache::ShakeCache;
