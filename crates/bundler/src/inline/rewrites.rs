//! Finds a crate's scopes, imports and exported macros, and the changes of its text for them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use syn::Item;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::syntax::imports::{Scopes, bound_names, leaves_of, names_of_crates};
use crate::syntax::places::place_of_module;
use crate::syntax::tokens::Code;

/// Attribute that makes the macros inside a module visible after the module.
pub const MACRO_USE: &str = "#[macro_use]\n";

/// Names of a crate in the bundle, and of the crates that it uses.
#[derive(Debug, Default)]
pub struct CrateNames {
    /// The crate's name in the paths of others, which its exported macros may use.
    pub krate: String,
    /// The module that the crate becomes.
    pub module: String,
    pub edition: String,
    /// New paths of extern crates: `either` → `crate::either`.
    pub externs: BTreeMap<String, String>,
    /// Names of extern crates that have a module of their own name.
    pub twins: BTreeSet<String>,
    /// Names that the solution mentions.
    pub mentioned: BTreeSet<String>,
}

/// A crate's scopes, imports and exported macros, and the changes of its text.
pub struct Rewrites<'a> {
    pub code: &'a Code<'a>,
    pub names: CrateNames,
    pub scopes: Scopes,
    /// Names that imports bring from the crates of these names.
    same_names: Scopes,
    pub changes: Vec<(Range<usize>, String)>,
    /// Starts of the modules around the visited item, outermost first.
    modules: Vec<usize>,
    /// Macros with `#[macro_export]`.
    pub exported: BTreeSet<String>,
    /// Starts of modules that let out the macros inside.
    pub opened: BTreeSet<usize>,
    /// Name of a macro → names of the exported macros that its calls write.
    written: BTreeMap<String, Vec<String>>,
    /// Bodies of exported macros.
    exported_bodies: Vec<Range<usize>>,
    /// Bodies of `#[macro_export(local_inner_macros)]`: macros that they call are the crate's own.
    pub local_inner_macros: Vec<Range<usize>>,
    /// Names of crates whose macros it imports by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
}

impl<'a> Rewrites<'a> {
    pub fn new(code: &'a Code<'a>, syntax: &syn::File, mut names: CrateNames) -> Self {
        let std = || "std".to_string();
        names.externs.entry("alloc".to_string()).or_insert_with(std);
        names.twins.insert("alloc".to_string());
        Self {
            code,
            names,
            scopes: Scopes::new(syntax, bound_names),
            same_names: Scopes::new(syntax, names_of_crates),
            changes: Vec::new(),
            modules: Vec::new(),
            exported: BTreeSet::new(),
            opened: BTreeSet::new(),
            written: BTreeMap::new(),
            exported_bodies: Vec::new(),
            local_inner_macros: Vec::new(),
            macro_uses: BTreeSet::new(),
        }
    }

    /// Records that the visited item exports a macro.
    fn export(&mut self, name: String) {
        let is_open = |at: &usize| self.code.source[*at..].starts_with(MACRO_USE.trim_end());
        let starts = self.modules.iter().copied();
        self.opened.extend(starts.filter(|at| !is_open(at)));
        self.exported.insert(name);
    }

    /// Makes each `extern crate a as b;` an import, and records `b` as a name of `a`.
    pub fn find_extern_crates(&mut self, items: &[Item]) {
        for item in items {
            if let Item::ExternCrate(item) = item {
                let (alias, target) = self.import_extern_crate(item);
                self.names.externs.insert(alias, target);
            }
        }
    }

    /// Makes the item an import; returns its name here and the path that it means.
    fn import_extern_crate(&mut self, item: &syn::ItemExternCrate) -> (String, String) {
        let name = item.ident.to_string();
        let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
        let target = self.extern_path(&name).unwrap_or_else(|| name.clone());
        if item.attrs.iter().any(|a| a.path().is_ident("macro_use")) {
            self.macro_uses.insert(name.clone());
        }
        let alias = alias.unwrap_or_else(|| name.clone());
        let visibility = self.within_file(&self.code.source[item.vis.span().byte_range()]);
        let text = match (name.as_str(), alias.as_str()) {
            // An inner module may mention it as `self::std`.
            ("std" | "core", _) if !self.modules.is_empty() => {
                format!("{visibility} use ::{name} as {alias};")
            }
            ("self", _) | (_, "_") | ("std" | "core", "std" | "core") => String::new(),
            _ => format!("{visibility} use {target} as {alias};"),
        };
        let target = match name.as_str() {
            "self" => format!("crate::{}", self.names.module),
            _ => target,
        };
        self.changes.push((item.span().byte_range(), text));
        (alias, target)
    }

    /// Returns the new path to an extern crate; `None` if it keeps its name.
    pub fn extern_path(&self, name: &str) -> Option<String> {
        self.names.externs.get(name).cloned()
    }

    /// Returns whether a path that begins with this name there leads to an item of the crate. An
    /// import of a function leaves the name to the crate that it comes from.
    pub fn is_bound(&self, name: &str, at: usize) -> bool {
        let is_module = || self.names.twins.contains(name);
        self.scopes.at(at).contains(name) || (self.same_names.at(at).contains(name) && is_module())
    }

    /// Returns whether the place is in an exported macro, whose names may be the caller's.
    pub fn is_exported(&self, offset: usize) -> bool {
        let mut bodies = self.exported_bodies.iter();
        bodies.any(|body| body.contains(&offset))
    }

    /// Returns whether the crate's root defines this name, macros excepted.
    pub fn is_at_root(&self, name: &str) -> bool {
        self.code.source.contains(&format!("fn {name}")) || self.scopes.at_root().contains(name)
    }

    /// Returns the new beginning of an import whose path begins with `first`.
    fn import_root(&self, first: &str, leading: bool, offset: usize) -> String {
        let here = &self.names.module;
        let local = self.scopes.at(offset).contains(first);
        let old = self.names.edition == "2015";
        match first {
            "crate" => format!("crate::{here}"),
            "self" | "super" => first.to_string(),
            _ if local && !leading && !old => first.to_string(),
            // A module of the crate has the name of a crate that comes with the compiler.
            "std" | "core" if local && leading => format!("::{first}"),
            _ if old && self.scopes.at_root().contains(first) => format!("crate::{here}::{first}"),
            _ => match self.extern_path(first) {
                Some(path) => path,
                None if !old || ["std", "core"].contains(&first) => first.to_string(),
                None => format!("crate::{here}::{first}"),
            },
        }
    }

    /// Returns attributes and a visibility as they must be in one file with other crates:
    /// `pub(crate)` ends at the crate's module, and `pub` means `pub(crate)`, which modules of
    /// crates and macros may be.
    fn within_file(&self, before_name: &str) -> String {
        let narrowed = before_name.replace("(crate)", &format!("({})", self.root_from_here()));
        match narrowed.strip_suffix("pub") {
            Some(attributes) => format!("{attributes}pub(crate)"),
            None => narrowed,
        }
    }

    /// Returns the crate's module, as a visibility names it here.
    fn root_from_here(&self) -> String {
        match self.modules.len() {
            0 => "self".to_string(),
            1 => "super".to_string(),
            depth => format!("in {}", vec!["super"; depth].join("::")),
        }
    }

    /// Splits an import into one `use` for each imported name.
    fn split(&self, item: &syn::ItemUse) -> String {
        let start = item.span().byte_range().start;
        let use_start = item.use_token.span().byte_range().start;
        let head = self.within_file(self.code.source[start..use_start].trim_end());
        let leaves = leaves_of(&item.tree);
        let leading = item.leading_colon.is_some();
        let lines = leaves
            .iter()
            .map(|leaf| leaf.line(&head, &self.import_root(&leaf.path[0], leading, start)));
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl<'ast> Visit<'ast> for Rewrites<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.modules.push(place_of_module(item).start);
        visit::visit_item_mod(self, item);
        self.modules.pop();
    }

    fn visit_vis_restricted(&mut self, visibility: &'ast syn::VisRestricted) {
        if visibility.in_token.is_none() && visibility.path.is_ident("crate") {
            let place = visibility.path.span().byte_range();
            let root = self.root_from_here();
            self.changes.push((place, root));
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        // Items `extern crate` at the root are imports already.
        if !self.modules.is_empty() {
            self.import_extern_crate(item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let lines = self.split(item);
        self.changes.push((item.span().byte_range(), lines));
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let mut attributes = item.attrs.iter();
        let export = attributes.find(|a| a.path().is_ident("macro_export"));
        if let (Some(export), Some(name)) = (export, &item.ident) {
            let place = export.span().byte_range();
            self.changes.push((place, String::new()));
            let body = item.mac.tokens.span().byte_range();
            if matches!(export.meta, syn::Meta::List(_)) {
                self.local_inner_macros.push(body.clone());
            }
            self.exported_bodies.push(body);
            self.export(name.to_string());
        }
        let inside = self.code.inside(&item.mac);
        let written = written_exports(self.code, inside.clone());
        let places = written.iter().map(|(_, attribute)| attribute.clone());
        self.changes
            .extend(places.map(|place| (place, String::new())));
        let names = written.into_iter().map(|(name, _)| name);
        match &item.ident {
            Some(name) => {
                self.written.insert(name.to_string(), names.collect());
            }
            // The call hands the definition on.
            None => names
                .filter(|name| name != "$")
                .for_each(|name| self.export(name)),
        }
        let called = item.mac.path.segments.last();
        let called = called.filter(|_| item.ident.is_none());
        let called = called.and_then(|called| self.written.get(&called.ident.to_string()));
        let mut exported: BTreeSet<String> = called.into_iter().flatten().cloned().collect();
        if exported.remove("$") {
            // One of the call's arguments.
            let words = inside.map(|i| self.code.word(i).to_string());
            exported.extend(words.filter(|word| self.names.mentioned.contains(word)));
        }
        for name in exported {
            self.export(name);
        }
    }
}

/// Returns exported macros that the arms of another write, `#[macro_export] macro_rules! name`: the
/// name of each, `$` if it is a variable, and the attribute's range.
fn written_exports(code: &Code, arms: Range<usize>) -> Vec<(String, Range<usize>)> {
    const EXPORT: [&str; 4] = ["#", "[", "macro_export", "]"];
    let written = arms.filter(|&i| code.begins(i, &EXPORT)).filter_map(|i| {
        let mut next = i + EXPORT.len();
        while code.word(next) == "#" {
            next = code.after_tree(next + 1);
        }
        let is_macro = code.begins(next, &["macro_rules", "!"]);
        let attribute = code.range_of(i..i + EXPORT.len());
        is_macro.then(|| (code.word(next + 2).to_string(), attribute))
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_that_macros_export_are_found_by_their_names() {
        let arms =
            "($($a:tt)*) => { #[macro_export] #[doc(hidden)] macro_rules! check { () => {}; }
            macro_rules! own { () => {} } #[macro_export] macro_rules! $name { () => {} } }";
        let code = Code::new(arms).unwrap();
        let written = written_exports(&code, 0..code.tokens.len());
        let names = written.iter().map(|(name, _)| name.as_str());
        assert!(names.eq(["check", "$"]));
        assert_eq!(&arms[written[0].1.clone()], "#[macro_export]");
    }
}
