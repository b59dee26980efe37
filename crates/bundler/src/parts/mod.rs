//! Divides the inlined text into a tree of parts that can be removed one by one.
//!
//! - `part`, `tree`: a part, and questions about it.
//! - `collector`, `mentions`: make the tree from the text.
//! - `headers`: names in a `use` or an `impl`.
//! - `arms`: the parts of a macro's definition (its arms, and the items in an arm) and of a call
//!   among items (its arguments).
//! - `expansion`: possible expansions of such a call.
//! - `resolve`: parts that a path may lead to, impls of a trait and their members, macros.

mod arms;
mod collector;
mod expansion;
mod headers;
mod mentions;
mod part;
mod resolve;
mod tree;

pub use collector::parse_tree;
pub use mentions::constants;
pub use part::{GeneratedImpl, Impl, Import, MacroCall, Part, PartId, PartKind};
pub use tree::{Tree, visible_bytes};
