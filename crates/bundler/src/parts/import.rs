//! Reads the path and the name of an import. `inline` has given each imported name its own `use`.

use super::items::plain;
use super::part::Import;

/// The only imported name of a `use`.
pub fn import(item: &syn::ItemUse) -> Import {
    let mut path = Vec::new();
    let mut alias = None;
    let mut tree = &item.tree;
    loop {
        match tree {
            syn::UseTree::Path(part) => {
                path.push(plain(&part.ident));
                tree = &part.tree;
                continue;
            }
            syn::UseTree::Group(group) if group.items.len() == 1 => {
                tree = &group.items[0];
                continue;
            }
            syn::UseTree::Name(name) if name.ident != "self" => {
                path.push(plain(&name.ident));
            }
            syn::UseTree::Rename(name) => {
                if name.ident != "self" {
                    path.push(plain(&name.ident));
                }
                alias = Some(plain(&name.rename));
            }
            syn::UseTree::Glob(_) => alias = Some("*".to_string()),
            _ => {}
        }
        break;
    }
    let binding = alias.unwrap_or_else(|| path.last().cloned().unwrap_or_default());
    Import {
        is_public: !matches!(item.vis, syn::Visibility::Inherited),
        path,
        binding,
    }
}
