//! A crate's modules, imports and exported macros, and what becomes of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use syn::Item;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::paste::imports::{bound_names, leaves_of};

const MACRO_USE: &str = "#[macro_use]\n";

/// How one crate names the world.
#[derive(Debug, Default)]
pub struct Names {
    /// The module that the crate becomes.
    pub module: String,
    pub edition: String,
    /// What an extern crate's name becomes: `either` → `crate::either`.
    pub externs: BTreeMap<String, String>,
}

/// A module's place and the names that paths inside it may begin with.
pub struct Scope {
    range: Range<usize>,
    pub names: BTreeSet<String>,
}

/// What the syntax tree says: scopes, imports, exported macros.
pub struct Outline<'a> {
    source: &'a str,
    pub names: Names,
    /// In the order of their starts; the first is the whole crate.
    scopes: Vec<Scope>,
    /// By start: end and new text.
    pub replaced: BTreeMap<usize, (usize, String)>,
    pub inserted: BTreeMap<usize, String>,
    modules: Vec<OpenModule>,
    exported: Vec<ExportedMacro>,
    value_names: BTreeSet<String>,
    /// Private modules at the root: name → where it begins.
    private_modules: BTreeMap<String, usize>,
    pub macro_uses: BTreeSet<String>,
}

#[derive(Clone)]
struct OpenModule {
    range: Range<usize>,
    is_macro_use: bool,
}

struct ExportedMacro {
    name: String,
    end: usize,
    /// From the crate's root inwards.
    inside: Vec<OpenModule>,
}

impl<'a> Outline<'a> {
    pub fn new(source: &'a str, names: Names) -> Self {
        Self {
            source,
            names,
            scopes: Vec::new(),
            replaced: BTreeMap::new(),
            inserted: BTreeMap::new(),
            modules: Vec::new(),
            exported: Vec::new(),
            value_names: BTreeSet::new(),
            private_modules: BTreeMap::new(),
            macro_uses: BTreeSet::new(),
        }
    }

    /// `extern crate a as b;` gives `a` a second name; the item becomes an import.
    pub fn find_extern_crates(&mut self, items: &[Item]) {
        for item in items {
            let Item::ExternCrate(item) = item else {
                continue;
            };
            let name = item.ident.to_string();
            let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
            let target = self.extern_path(&name).unwrap_or_else(|| name.clone());
            if item.attrs.iter().any(|a| a.path().is_ident("macro_use")) {
                self.macro_uses.insert(name.clone());
            }
            let alias = alias.unwrap_or_else(|| name.clone());
            let visibility = &self.source[item.vis.span().byte_range()];
            let text = match (name.as_str(), alias.as_str()) {
                ("self", _) | (_, "_") | ("std" | "core", "std" | "core") => String::new(),
                _ => format!("{visibility} use {target} as {alias};"),
            };
            let target = match name.as_str() {
                "self" => format!("crate::{}", self.names.module),
                _ => target,
            };
            self.names.externs.insert(alias, target);
            let range = item.span().byte_range();
            self.replaced.insert(range.start, (range.end, text));
        }
    }

    pub fn enter_module(&mut self, range: Range<usize>, items: &[Item]) {
        let names = items.iter().flat_map(bound_names).collect();
        self.scopes.push(Scope { range, names });
    }

    /// The new spelling of an extern crate's name, if it gets one.
    pub fn extern_path(&self, name: &str) -> Option<String> {
        match (self.names.externs.get(name), name) {
            (Some(path), _) => Some(path.clone()),
            (None, "alloc") => Some("std".to_string()),
            _ => None,
        }
    }

    pub fn scope_at(&self, offset: usize) -> &Scope {
        let around = |scope: &&Scope| scope.range.contains(&offset);
        let found = self.scopes.iter().rev().find(around);
        found.unwrap_or(&self.scopes[0])
    }

    /// The new beginning of an import whose path begins with `first`.
    fn import_root(&self, first: &str, leading: bool, offset: usize) -> String {
        let here = &self.names.module;
        let local = self.scope_at(offset).names.contains(first);
        let old = self.names.edition == "2015";
        match first {
            "crate" => format!("crate::{here}"),
            "self" | "super" => first.to_string(),
            _ if local && !leading && !old => first.to_string(),
            _ if old && self.scopes[0].names.contains(first) => format!("crate::{here}::{first}"),
            _ => match self.extern_path(first) {
                Some(path) => path,
                None if !old || ["std", "core"].contains(&first) => first.to_string(),
                None => format!("crate::{here}::{first}"),
            },
        }
    }

    fn split(&self, item: &syn::ItemUse) -> String {
        let start = item.span().byte_range().start;
        let use_start = item.use_token.span().byte_range().start;
        let head = self.source[start..use_start].trim_end();
        let mut leaves = Vec::new();
        leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
        let leading = item.leading_colon.is_some();
        let lines = leaves.iter().map(|leaf| {
            let root = self.import_root(&leaf.path[0], leading, start);
            let rest = leaf.path[1..].iter().map(|segment| format!("::{segment}"));
            let path = root + &rest.collect::<String>();
            let path = match leaf.is_self {
                true => format!("{path}::{{self{}}}", leaf.alias_text()),
                false => path + &leaf.alias_text(),
            };
            format!("{head} use {path};").trim_start().to_string()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Makes exported macros importable from the crate's root.
    ///
    /// A macro further inside reaches the root by `#[macro_use]` on its modules. A
    /// small module keeps a name apart that something else bears as well.
    /// Their names.
    pub fn export_macros(&mut self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for exported in std::mem::take(&mut self.exported) {
            let name = &exported.name;
            for module in exported.inside.iter().filter(|m| !m.is_macro_use) {
                let before = self.inserted.entry(module.range.start).or_default();
                if !before.starts_with(MACRO_USE) {
                    before.insert_str(0, MACRO_USE);
                }
            }
            let end = exported
                .inside
                .first()
                .map_or(exported.end, |m| m.range.end);
            // An import of the macro would find the module too, and may not.
            if let Some(&start) = self.private_modules.get(name) {
                self.inserted
                    .entry(start)
                    .or_default()
                    .push_str("pub(crate) ");
            }
            let import = match self.value_names.contains(name) {
                true => format!(
                    "\nmod macro_{name} {{ pub(crate) use {name}; }}\npub(crate) use macro_{name}::{name};"
                ),
                false => format!("\npub(crate) use {name};"),
            };
            self.inserted.entry(end).or_default().push_str(&import);
            names.insert(exported.name);
        }
        names
    }
}

impl<'ast> Visit<'ast> for Outline<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let range = item.span().byte_range();
        if let Some((_, items)) = &item.content {
            self.enter_module(range.clone(), items);
        }
        if self.modules.is_empty() && matches!(item.vis, syn::Visibility::Inherited) {
            let start = item.mod_token.span().byte_range().start;
            self.private_modules.insert(item.ident.to_string(), start);
        }
        self.modules.push(OpenModule {
            range,
            is_macro_use: item.attrs.iter().any(|a| a.path().is_ident("macro_use")),
        });
        visit::visit_item_mod(self, item);
        self.modules.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let range = item.span().byte_range();
        let lines = self.split(item);
        self.replaced.insert(range.start, (range.end, lines));
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let export = item
            .attrs
            .iter()
            .find(|a| a.path().is_ident("macro_export"));
        if let (Some(export), Some(name)) = (export, &item.ident) {
            let range = export.span().byte_range();
            self.replaced
                .insert(range.start, (range.end, String::new()));
            self.exported.push(ExportedMacro {
                name: name.to_string(),
                end: item.span().byte_range().end,
                inside: self.modules.clone(),
            });
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.value_names.insert(item.sig.ident.to_string());
        visit::visit_item_fn(self, item);
    }
}
