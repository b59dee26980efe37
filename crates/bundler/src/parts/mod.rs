//! Divides the inlined text into a tree of parts that can be removed one by one.
//!
//! - `part`, `tree`: a part, and questions about it.
//! - `collector`, `items`, `mentions`: make the tree from the text.
//! - `headers`: names in a `use` or an `impl`.
//! - `macros/`: the parts of a `macro_rules!` and of a macro call among items.
//! - `resolve`: parts that a path may lead to, impls of a trait and their members.

mod collector;
mod headers;
mod items;
mod macros;
mod mentions;
mod part;
mod resolve;
mod tree;

pub use collector::parse_tree;
pub use macros::expansion::{Expansion, GeneratedImpl, MacroCall};
pub use mentions::constants;
pub use part::{Impl, Import, Part, PartId, PartKind};
pub use tree::Tree;
