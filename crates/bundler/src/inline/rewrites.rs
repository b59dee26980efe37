//! Finds a crate's scopes, imports and exported macros, and the changes of its text for them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};
use syn::Item;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::exported_macros::{WrittenExport, written_exports};
use crate::syntax::imports::{bound_names, globs_of, leaves_of};
use crate::syntax::places::{place_of_block, place_of_module};

/// Names of a crate in the bundle, and of the crates that it uses.
#[derive(Debug, Default)]
pub struct CrateNames {
    /// The module that the crate becomes.
    pub module: String,
    pub edition: String,
    /// New paths of extern crates: `either` → `crate::either`.
    pub externs: BTreeMap<String, String>,
    /// Names that the solution mentions.
    pub mentioned: BTreeSet<String>,
}

/// A module's byte range, and its own names with which paths inside it may begin.
pub struct Scope {
    range: Range<usize>,
    pub names: BTreeSet<String>,
}

/// A crate's scopes, imports and exported macros, and the changes of its text.
pub struct Rewrites<'a> {
    source: &'a str,
    pub names: CrateNames,
    /// Scopes in the order of their starts; the first is the whole crate.
    scopes: Vec<Scope>,
    /// Replacements: start offset → end offset and new text.
    pub replaced: BTreeMap<usize, (usize, String)>,
    pub inserted: BTreeMap<usize, String>,
    /// The modules around the visited item, outermost first.
    modules: Vec<OpenModule>,
    pub exported: Vec<ExportedMacro>,
    /// Name of a macro → names of the exported macros that its calls write.
    written: BTreeMap<String, Vec<Option<String>>>,
    /// Bodies of `#[macro_export(local_inner_macros)]`: macros that they call are the crate's own.
    pub local_inner_macros: Vec<Range<usize>>,
    /// Names of functions.
    functions: BTreeSet<String>,
    /// Names of crates whose macros it imports by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
}

#[derive(Clone)]
pub struct OpenModule {
    pub range: Range<usize>,
    pub is_macro_use: bool,
}

/// A macro with `#[macro_export]`.
pub struct ExportedMacro {
    pub name: String,
    /// End offset of its definition.
    pub end: usize,
    /// The modules around it, outermost first.
    pub inside: Vec<OpenModule>,
}

impl<'a> Rewrites<'a> {
    pub fn new(source: &'a str, names: CrateNames) -> Self {
        Self {
            source,
            names,
            scopes: Vec::new(),
            replaced: BTreeMap::new(),
            inserted: BTreeMap::new(),
            modules: Vec::new(),
            exported: Vec::new(),
            written: BTreeMap::new(),
            local_inner_macros: Vec::new(),
            functions: BTreeSet::new(),
            macro_uses: BTreeSet::new(),
        }
    }

    /// Records that the item exports a macro.
    fn export(&mut self, name: String, item: &syn::ItemMacro) {
        self.exported.push(ExportedMacro {
            name,
            end: item.span().byte_range().end,
            inside: self.modules.clone(),
        });
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
        let visibility = self.within_file(&self.source[item.vis.span().byte_range()]);
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
        let range = item.span().byte_range();
        self.replaced.insert(range.start, (range.end, text));
        (alias, target)
    }

    /// Opens the scope of a module.
    pub fn enter_module(&mut self, range: Range<usize>, items: &[Item]) {
        let mut names: BTreeSet<String> = items.iter().flat_map(bound_names).collect();
        for path in globs_of(items) {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let seen = match &path[..] {
                ["super"] => Some(self.scope_at(range.start)),
                ["crate"] => self.scopes.first(),
                _ => None,
            };
            names.extend(
                seen.into_iter()
                    .flat_map(|scope| scope.names.iter().cloned()),
            );
        }
        names.remove("*");
        self.scopes.push(Scope { range, names });
    }

    /// The new path to an extern crate; `None` if it keeps its name.
    pub fn extern_path(&self, name: &str) -> Option<String> {
        match (self.names.externs.get(name), name) {
            (Some(path), _) => Some(path.clone()),
            (None, "alloc") => Some("std".to_string()),
            _ => None,
        }
    }

    /// Does the crate's root define this name, macros excepted?
    pub fn is_at_root(&self, name: &str) -> bool {
        self.functions.contains(name) || self.scopes[0].names.contains(name)
    }

    /// The innermost scope around a place.
    pub fn scope_at(&self, offset: usize) -> &Scope {
        let around = |scope: &&Scope| scope.range.contains(&offset);
        let found = self
            .scopes
            .iter()
            .filter(around)
            .max_by_key(|scope| scope.range.start);
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
            // A module of the crate has the name of a crate that comes with the compiler.
            "std" | "core" if local && leading => format!("::{first}"),
            _ if old && self.scopes[0].names.contains(first) => format!("crate::{here}::{first}"),
            _ => match self.extern_path(first) {
                Some(path) => path,
                None if !old || ["std", "core"].contains(&first) => first.to_string(),
                None => format!("crate::{here}::{first}"),
            },
        }
    }

    /// Attributes and a visibility as they are in one file with other crates: `pub(crate)` ends at
    /// the crate's module, and `pub` means `pub(crate)`, which modules of crates and macros may be.
    fn within_file(&self, before_name: &str) -> String {
        let narrowed = before_name.replace("(crate)", &format!("({})", self.root_from_here()));
        match narrowed.strip_suffix("pub") {
            Some(attributes) => format!("{attributes}pub(crate)"),
            None => narrowed,
        }
    }

    /// The crate's module, as a visibility names it here.
    fn root_from_here(&self) -> String {
        match self.modules.len() {
            0 => "self".to_string(),
            1 => "super".to_string(),
            depth => format!("in {}", vec!["super"; depth].join("::")),
        }
    }

    /// Names among these tokens that the solution mentions.
    fn mentioned_in(&self, tokens: TokenStream) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for tree in tokens {
            match tree {
                TokenTree::Ident(name) => names.extend([name.to_string()]),
                TokenTree::Group(group) => names.extend(self.mentioned_in(group.stream())),
                _ => {}
            }
        }
        names.retain(|name| self.names.mentioned.contains(name));
        names
    }

    /// Splits an import into one `use` for each imported name.
    fn split(&self, item: &syn::ItemUse) -> String {
        let start = item.span().byte_range().start;
        let use_start = item.use_token.span().byte_range().start;
        let head = self.within_file(self.source[start..use_start].trim_end());
        let mut leaves = Vec::new();
        leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
        let leading = item.leading_colon.is_some();
        let lines = leaves.iter().map(|leaf| {
            let root = self.import_root(&leaf.path[0], leading, start);
            let rest = leaf.path[1..].iter().map(|segment| format!("::{segment}"));
            let path = root + &rest.collect::<String>();
            // The module of a crate may have another name than the crate.
            let alias = match leaf.binding() {
                name if leaf.path.len() == 1 && path.rsplit("::").next() != Some(name) => {
                    format!(" as {name}")
                }
                _ => leaf.alias_text(),
            };
            let path = if leaf.is_self {
                format!("{path}::{{self{alias}}}")
            } else {
                path + &alias
            };
            format!("{head} use {path};").trim_start().to_string()
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl<'ast> Visit<'ast> for Rewrites<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let range = place_of_module(item);
        if let Some((_, items)) = &item.content {
            self.enter_module(range.clone(), items);
        }
        self.modules.push(OpenModule {
            range,
            is_macro_use: item.attrs.iter().any(|a| a.path().is_ident("macro_use")),
        });
        visit::visit_item_mod(self, item);
        self.modules.pop();
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => Some(item),
            _ => None,
        });
        let own: Vec<String> = items.flat_map(bound_names).collect();
        if !own.is_empty() {
            let range = place_of_block(block);
            let mut names = self.scope_at(range.start).names.clone();
            names.extend(own);
            self.scopes.push(Scope { range, names });
        }
        visit::visit_block(self, block);
    }

    fn visit_vis_restricted(&mut self, visibility: &'ast syn::VisRestricted) {
        if visibility.in_token.is_none() && visibility.path.is_ident("crate") {
            let place = visibility.path.span().byte_range();
            let root = self.root_from_here();
            self.replaced.insert(place.start, (place.end, root));
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        // Items `extern crate` at the root are imports already.
        if !self.modules.is_empty() {
            self.import_extern_crate(item);
        }
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
            if matches!(export.meta, syn::Meta::List(_)) {
                let body = item.mac.tokens.span().byte_range();
                self.local_inner_macros.push(body);
            }
            self.export(name.to_string(), item);
        }
        if let Some(name) = &item.ident {
            let written = written_exports(item.mac.tokens.clone());
            for WrittenExport { attribute, .. } in &written {
                self.replaced
                    .insert(attribute.start, (attribute.end, String::new()));
            }
            let names = written.into_iter().map(|written| written.name);
            self.written.insert(name.to_string(), names.collect());
        }
        let called = item
            .mac
            .path
            .segments
            .last()
            .filter(|_| item.ident.is_none());
        let called = called.and_then(|called| self.written.get(&called.ident.to_string()));
        let mut exported: BTreeSet<String> = BTreeSet::new();
        for name in called.cloned().unwrap_or_default() {
            match name {
                Some(name) => exported.extend([name]),
                // One of the call's arguments.
                None => exported.extend(self.mentioned_in(item.mac.tokens.clone())),
            }
        }
        for name in exported {
            self.export(name, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.functions.insert(item.sig.ident.to_string());
        visit::visit_item_fn(self, item);
    }
}
