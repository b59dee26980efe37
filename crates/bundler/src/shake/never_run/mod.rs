//! Finds the parts that the compiled program never runs.
//!
//! - `functions`: the program's functions, read from its symbols, the parts that they come from, and
//!   paths of the text's types in symbols.
//! - `impls`: impls, members, functions and types without a function in the program.
//! - `suspects`: conversions and macro calls that no lint reports as unused.
//! - `least_size`: bytes of all functions that run.

mod functions;
mod impls;
mod least_size;
mod suspects;

pub use functions::Functions;
pub use impls::{functions_never_run, impls_never_run, types_never_named};
pub use least_size::least_sizes;
pub use suspects::{calls_never_run, suspects};
