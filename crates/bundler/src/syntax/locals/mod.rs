//! Finds names that mean no item: names of fields and variables. A name that is not certainly one
//! of these may mean an item.
//!
//! - `scopes`: scopes of variables, and places of fields' names.
//! - `patterns`: names that patterns bind.
//! - `hidden`: places where items hide variables.
//! - `walk`: decides for each token of a text.

mod hidden;
mod patterns;
mod scopes;
mod walk;

pub use scopes::Locals;
pub use walk::Walk;
