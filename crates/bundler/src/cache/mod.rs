//! Cached results of earlier runs, each valid until one of its inputs changes.
//!
//! - `shake_cache`: the parts that stay. The bundle is compiled and tested every time.
//! - `compile_cache`: the finished text, which rustc compiles while the crates are read again.
//! - `metadata_cache`: the output of `cargo metadata`.
//! - `inputs`: hashes of everything that a result depends on, and the cache's files.

mod compile_cache;
mod inputs;
mod metadata_cache;
mod shake_cache;

pub use compile_cache::{CompileCache, EarlyCompile, Finished};
pub use inputs::Inputs;
pub use metadata_cache::MetadataCache;
pub use shake_cache::ShakeCache;
