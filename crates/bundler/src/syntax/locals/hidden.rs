//! Finds places where variables in scope are hidden: the items of a block and, for a variable with
//! an item's name, the whole block.

use std::ops::Range;

use crate::syntax::imports::{Leaf, leaves_of};
use crate::syntax::places::{place, place_of_block};

/// A byte range in which outer variables are hidden.
#[derive(Debug)]
pub struct Hidden {
    pub place: Range<usize>,
    /// The name of the hidden variables; `None` for all.
    pub name: Option<String>,
}

/// Ranges in which the items of a block hide variables.
pub fn hidden_in(block: &syn::Block) -> Vec<Hidden> {
    let mut hidden = Vec::new();
    for statement in &block.stmts {
        if let syn::Stmt::Item(item) = statement {
            hidden.push(Hidden {
                place: place(item),
                name: None,
            });
            let names = names_of(item).into_iter().map(|name| Hidden {
                place: place_of_block(block),
                name,
            });
            hidden.extend(names);
        }
    }
    hidden
}

/// Names of values that an item defines; `None` stands for unknown names. Names that begin with a
/// capital are not variables.
fn names_of(item: &syn::Item) -> Vec<Option<String>> {
    let name = match item {
        syn::Item::Use(item) => {
            let mut leaves = Vec::new();
            leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
            let leaves = leaves.iter().filter(|leaf| !is_of_variants(leaf));
            return leaves.map(imported_name).collect();
        }
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Const(item) => &item.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Enum(_)
        | syn::Item::Impl(_)
        | syn::Item::Macro(_)
        | syn::Item::Mod(_)
        | syn::Item::Trait(_)
        | syn::Item::Type(_)
        | syn::Item::Union(_) => return Vec::new(),
        _ => return vec![None],
    };
    vec![Some(name.to_string())]
}

fn imported_name(leaf: &Leaf) -> Option<String> {
    let name = leaf.binding();
    (name != "*").then(|| name.to_string())
}

/// Is the import `use Enum::*`?
fn is_of_variants(leaf: &Leaf) -> bool {
    let mut path = leaf.path.iter().rev();
    path.next().is_some_and(|last| last == "*")
        && path
            .next()
            .is_some_and(|name| name.starts_with(char::is_uppercase))
}
