//! Divides the inlined text into a tree of parts that can be removed one by one.
//!
//! - `part`, `tree`: a part, and questions about it.
//! - `parse`, `collector`, `items`, `mentions`: make the tree from the text.
//! - `import`, `impl_header`: names in a `use` or an `impl`.
//! - `unnamed`: the impls in a `const _`.
//! - `macros/`: the parts of a `macro_rules!` and of a macro call among items.
//! - `resolve`: parts that a path may lead to.
//! - `trait_impls`: impls of a trait, and their members.

mod collector;
mod impl_header;
mod import;
mod items;
mod macros;
mod mentions;
mod parse;
mod part;
mod resolve;
mod trait_impls;
mod tree;
mod unnamed;

pub use macros::expansion::{Expansion, GeneratedImpl, MacroCall};
pub use mentions::constants;
pub use parse::parse_tree;
pub use part::{Impl, Import, Part, PartId, PartKind};
pub use tree::Tree;
