//! Names that mean no item: those of fields and of variables. Where a name is not certainly one
//! of these, it may mean an item.
//!
//! - `scopes`: where variables are in scope, and where fields are named.
//! - `patterns`: names that patterns bind.
//! - `hidden`: where items hide variables.
//! - `walk`: answers for each token of a text.

mod hidden;
mod patterns;
mod scopes;
mod walk;

pub use scopes::Locals;
pub use walk::Walk;
