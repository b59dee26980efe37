//! The names that an impl is about.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};

use super::Impl;

/// What stands between `impl` and the block.
pub fn header(item: &syn::ItemImpl) -> Impl {
    #[derive(Default)]
    struct Heads {
        generics: BTreeSet<String>,
        names: BTreeSet<String>,
    }
    impl<'ast> Visit<'ast> for Heads {
        fn visit_path(&mut self, path: &'ast syn::Path) {
            let first = path.segments.first().map(|s| s.ident.to_string());
            let first = first.unwrap_or_default();
            let foreign = ["std", "core", "Self"].contains(&first.as_str());
            if !foreign
                && !self.generics.contains(&first)
                && let Some(last) = path.segments.last()
            {
                self.names.insert(last.ident.to_string());
            }
            visit::visit_path(self, path);
        }
    }
    let mut heads = Heads::default();
    let params = item.generics.params.iter();
    heads.generics = params
        .filter_map(|param| match param {
            syn::GenericParam::Type(param) => Some(param.ident.to_string()),
            syn::GenericParam::Const(param) => Some(param.ident.to_string()),
            _ => None,
        })
        .collect();
    let mut arguments = BTreeSet::new();
    if let Some((path, _)) = &item.trait_ {
        for segment in &path.segments {
            heads.visit_path_arguments(&segment.arguments);
        }
        arguments = std::mem::take(&mut heads.names);
        heads.visit_path(path);
    }
    heads.visit_type(&item.self_ty);
    let trait_path = item.trait_.as_ref().map(|(path, _)| path);
    let trait_name = trait_path.and_then(|p| Some(p.segments.last()?.ident.to_string()));
    Impl {
        traits: trait_name.iter().cloned().collect(),
        trait_name,
        heads: heads.names,
        arguments,
    }
}
