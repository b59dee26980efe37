//! The inlined text as a tree of parts that can be removed one by one.
//!
//! - `part`, `tree`: what a part is, and questions about one.
//! - `parse`, `collector`, `items`, `mentions`: from text to the tree.
//! - `import`, `impl_header`: what one `use` or one `impl` names.
//! - `unnamed`: the impls in a `const _`.
//! - `macros/`: the parts of a `macro_rules!` and of a macro call among items.
//! - `resolve`: which parts a path may lead to.
//! - `trait_impls`: which impls, and which of their members, belong to which trait.

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
pub use part::{Impl, Import, Part, PartId, PartKind, VariantName};
pub use tree::Tree;
