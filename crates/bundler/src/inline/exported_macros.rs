//! Exported macros become importable from their crate's module, as they were from the crate.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;

use super::rewrites::Rewrites;
use super::written_exports::written_exports;

/// The names of all macros with `#[macro_export]`.
pub fn exported_names(syntax: &syn::File) -> BTreeSet<String> {
    let mut names = Names(BTreeSet::new());
    names.visit_file(syntax);
    names.0
}

struct Names(BTreeSet<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let mut attributes = item.attrs.iter();
        let is_exported = attributes.any(|a| a.path().is_ident("macro_export"));
        let name = item.ident.as_ref().filter(|_| is_exported);
        self.0.extend(name.map(ToString::to_string));
        let written = written_exports(item.mac.tokens.clone());
        self.0
            .extend(written.into_iter().filter_map(|written| written.name));
    }
}

/// Attribute that makes the macros inside a module visible after the module.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// Adds an import of each exported macro at the crate's root; returns the macros' names.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it. If the
/// root has something else with the macro's name, the import is put into a small module of its own,
/// because at the root it would import that other item, too. A macro that is defined several times,
/// under conditions or one after the other, is imported once, below its last definition.
pub fn export_macros(rewrites: &mut Rewrites) -> BTreeSet<String> {
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    for exported in std::mem::take(&mut rewrites.exported) {
        for module in exported.inside.iter().filter(|m| !m.is_macro_use) {
            let before = rewrites.inserted.entry(module.range.start).or_default();
            if !before.starts_with(MACRO_USE) {
                before.insert_str(0, MACRO_USE);
            }
        }
        let outermost = exported.inside.first();
        let end = outermost.map_or(exported.end, |module| module.range.end);
        let last = ends.entry(exported.name).or_default();
        *last = end.max(*last);
    }
    for (name, end) in &ends {
        let import = if rewrites.is_at_root(name) {
            format!(
                "\nmod macro_{name} {{ pub(crate) use {name}; }}\n\
                 pub(crate) use macro_{name}::{name};"
            )
        } else {
            format!("\npub(crate) use {name};")
        };
        rewrites.inserted.entry(*end).or_default().push_str(&import);
    }
    ends.into_keys().collect()
}
