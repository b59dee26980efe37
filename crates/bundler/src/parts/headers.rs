//! Reads the names in an import and in the header of an impl. `inline` has given each imported name
//! its own `use`.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};

use super::items::plain;
use super::part::{Impl, Import};

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

/// The header between `impl` and the block.
pub fn implementation(item: &syn::ItemImpl) -> Impl {
    let params = item.generics.params.iter();
    let generics: BTreeSet<String> = params
        .filter_map(|param| match param {
            syn::GenericParam::Type(param) => Some(param.ident.to_string()),
            syn::GenericParam::Const(param) => Some(param.ident.to_string()),
            _ => None,
        })
        .collect();
    let type_name = type_name(&item.self_ty);
    let mut header = HeaderNames {
        generics,
        names: BTreeSet::new(),
    };
    let trait_path = item.trait_.as_ref().map(|(path, _)| path);
    for segment in trait_path.iter().flat_map(|path| &path.segments) {
        header.visit_path_arguments(&segment.arguments);
    }
    let trait_arguments = std::mem::take(&mut header.names);
    if let Some(path) = trait_path {
        header.visit_path(path);
    }
    match (&*item.self_ty, trait_path) {
        // The arguments of the type are left out: whoever calls a method has such a value already,
        // and the arguments may be mentioned nowhere else.
        (syn::Type::Path(ty), None) => {
            let mut path = ty.path.clone();
            for segment in &mut path.segments {
                segment.arguments = syn::PathArguments::None;
            }
            header.visit_path(&path);
        }
        (ty, _) => header.visit_type(ty),
    }
    let trait_name = trait_path.and_then(|path| Some(path.segments.last()?.ident.to_string()));
    Impl {
        type_name,
        traits: trait_name.iter().cloned().collect(),
        trait_name,
        header_names: header.names,
        trait_arguments,
    }
}

fn type_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(ty) => Some(ty.path.segments.last()?.ident.to_string()),
        syn::Type::Reference(ty) => type_name(&ty.elem),
        _ => None,
    }
}

/// Collects the last name of each path that may lead to the inlined text.
struct HeaderNames {
    generics: BTreeSet<String>,
    names: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for HeaderNames {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let first = path.segments.first().map(|s| s.ident.to_string());
        let first = first.unwrap_or_default();
        let is_foreign = ["std", "core", "Self"].contains(&first.as_str());
        if !is_foreign
            && !self.generics.contains(&first)
            && let Some(last) = path.segments.last()
        {
            self.names.insert(last.ident.to_string());
        }
        visit::visit_path(self, path);
    }
}
