//! Parts that the compiled program never runs.
//!
//! - `functions`: the functions that the program has, read from its symbols.
//! - `type_paths`: the types of the text, as symbols name them.
//! - `impls`: impls, members, functions and types without a function in the program.
//! - `suspects`: conversions and macro calls that no lint calls unused.
//! - `bounds`: traits that impls demand, which therefore stay.
//! - `proof`: why a removal changes nothing.
//! - `least_size`: bytes of all that runs.

mod bounds;
mod functions;
mod impls;
mod least_size;
mod proof;
mod suspects;
mod type_paths;

pub use functions::Functions;
pub use impls::{functions_never_run, impls_never_run, types_never_named};
pub use least_size::least_sizes;
pub use proof::Proof;
pub use suspects::{calls_never_run, suspects};
