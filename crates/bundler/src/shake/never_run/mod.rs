//! Finds the parts that the compiled program never runs.
//!
//! - `functions`: the program's functions, read from its symbols, the parts that they come from,
//!   their bytes, and paths of the text's types in symbols.
//! - `impls`: impls, members, functions, types and macro calls without a function in the program.

mod functions;
mod impls;

pub use functions::{Functions, least_sizes};
pub use impls::{
    calls_never_run, functions_never_run, impls_never_run, suspects, types_never_named,
};
