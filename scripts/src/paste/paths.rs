//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::Result;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

use super::flatten::parse;
use super::tokens::{Kind, Token, continues_a_path, is_path_separator, tokens};

/// How one crate names the world.
#[derive(Debug, Default)]
pub struct Names {
    /// The module that the crate becomes.
    pub module: String,
    pub edition: String,
    /// What an extern crate's name becomes: `either` → `crate::either`.
    pub externs: BTreeMap<String, String>,
}

/// A rewritten crate.
#[derive(Debug)]
pub struct Rewritten {
    pub text: String,
    /// Crates whose macros it takes by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
}

/// Rewrites the flattened text of one crate.
///
/// # Errors
/// If the text does not parse.
pub fn rewrite(source: &str, names: Names) -> Result<Rewritten> {
    let syntax = parse(source)?;
    let mut outline = Outline::new(source, names);
    outline.find_extern_crates(&syntax.items);
    outline.enter_module(0..source.len(), &syntax.items);
    outline.visit_file(&syntax);
    outline.export_macros();
    let tokens = tokens(source)?;
    let text = Rewriter {
        source,
        tokens: &tokens,
        outline: &outline,
    }
    .run();
    Ok(Rewritten {
        text,
        macro_uses: outline.macro_uses,
    })
}

/// A module's place and the names that paths inside it may begin with.
struct Scope {
    range: Range<usize>,
    names: BTreeSet<String>,
}

/// What the syntax tree says: scopes, imports, exported macros.
struct Outline<'a> {
    source: &'a str,
    names: Names,
    /// In the order of their starts; the first is the whole crate.
    scopes: Vec<Scope>,
    /// By start: end and new text.
    replaced: BTreeMap<usize, (usize, String)>,
    inserted: BTreeMap<usize, String>,
    modules: Vec<OpenModule>,
    exported: Vec<ExportedMacro>,
    value_names: BTreeSet<String>,
    macro_uses: BTreeSet<String>,
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
    fn new(source: &'a str, names: Names) -> Self {
        Self {
            source,
            names,
            scopes: Vec::new(),
            replaced: BTreeMap::new(),
            inserted: BTreeMap::new(),
            modules: Vec::new(),
            exported: Vec::new(),
            value_names: BTreeSet::new(),
            macro_uses: BTreeSet::new(),
        }
    }

    /// `extern crate a as b;` gives `a` a second name; the item becomes an import.
    fn find_extern_crates(&mut self, items: &[Item]) {
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

    fn enter_module(&mut self, range: Range<usize>, items: &[Item]) {
        let names = items.iter().flat_map(bound_names).collect();
        self.scopes.push(Scope { range, names });
    }

    /// The new spelling of an extern crate's name, if it gets one.
    fn extern_path(&self, name: &str) -> Option<String> {
        match (self.names.externs.get(name), name) {
            (Some(path), _) => Some(path.clone()),
            (None, "alloc") => Some("std".to_string()),
            _ => None,
        }
    }

    fn scope_at(&self, offset: usize) -> &Scope {
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
    fn export_macros(&mut self) {
        for exported in std::mem::take(&mut self.exported) {
            let name = &exported.name;
            for module in exported.inside.iter().filter(|m| !m.is_macro_use) {
                self.inserted
                    .insert(module.range.start, "#[macro_use]\n".to_string());
            }
            let end = exported
                .inside
                .first()
                .map_or(exported.end, |m| m.range.end);
            let import = match self.value_names.contains(name) {
                true => format!(
                    "\nmod macro_{name} {{ pub(crate) use {name}; }}\npub(crate) use macro_{name}::{name};"
                ),
                false => format!("\npub(crate) use {name};"),
            };
            self.inserted.entry(end).or_default().push_str(&import);
        }
    }
}

impl<'ast> Visit<'ast> for Outline<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let range = item.span().byte_range();
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

/// The names that paths may begin with because of this item.
pub fn bound_names(item: &Item) -> Vec<String> {
    let ident = match item {
        Item::Enum(i) => &i.ident,
        Item::Mod(i) => &i.ident,
        Item::Struct(i) => &i.ident,
        Item::Trait(i) => &i.ident,
        Item::Type(i) => &i.ident,
        Item::Union(i) => &i.ident,
        Item::Use(i) => {
            let mut leaves = Vec::new();
            leaves_of(&i.tree, &mut Vec::new(), &mut leaves);
            let bound = leaves.iter().filter(|leaf| leaf.path.len() > 1);
            return bound.map(|leaf| leaf.binding().to_string()).collect();
        }
        _ => return Vec::new(),
    };
    vec![ident.to_string()]
}

/// One imported name of a `use`.
struct Leaf {
    path: Vec<String>,
    alias: Option<String>,
    /// `path::{self}`: only the module, not a macro or function of the same name.
    is_self: bool,
}

impl Leaf {
    fn binding(&self) -> &str {
        let last = self.path.last().expect("an import has a path");
        self.alias.as_ref().unwrap_or(last)
    }

    fn alias_text(&self) -> String {
        let alias = self.alias.as_ref();
        alias.map_or(String::new(), |alias| format!(" as {alias}"))
    }
}

fn leaves_of(tree: &UseTree, path: &mut Vec<String>, leaves: &mut Vec<Leaf>) {
    // A word of edition 2024 only.
    let plain = |ident: &syn::Ident| match ident.to_string() {
        word if word == "gen" => "r#gen".to_string(),
        word => word,
    };
    let mut leaf = |ident: String, alias: Option<String>| {
        let is_self = ident == "self" && !path.is_empty();
        let mut path = path.clone();
        if !is_self {
            path.push(ident);
        }
        leaves.push(Leaf {
            path,
            alias,
            is_self,
        });
    };
    match tree {
        UseTree::Path(tree) => {
            path.push(plain(&tree.ident));
            leaves_of(&tree.tree, path, leaves);
            path.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                leaves_of(tree, path, leaves);
            }
        }
        UseTree::Name(name) => leaf(plain(&name.ident), None),
        UseTree::Rename(name) => leaf(plain(&name.ident), Some(plain(&name.rename))),
        UseTree::Glob(_) => leaf("*".to_string(), None),
    }
}

/// Writes the new text, token by token.
struct Rewriter<'a> {
    source: &'a str,
    tokens: &'a [Token],
    outline: &'a Outline<'a>,
}

impl Rewriter<'_> {
    fn run(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut replaced = self.outline.replaced.iter().peekable();
        let mut inserted = self.outline.inserted.iter().peekable();
        let mut end = 0;
        let mut i = 0;
        while i < self.tokens.len() {
            let start = self.tokens[i].range.start;
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= end && end > 0) {
                out.push_str(text);
            }
            out.push_str(&self.source[end..start]);
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= start) {
                out.push_str(text);
            }
            if let Some((_, (until, text))) = replaced.next_if(|(at, _)| **at == start) {
                out.push_str(text);
                end = *until;
                i = self.tokens.partition_point(|t| t.range.start < end);
                continue;
            }
            let (text, used) = self.token(i);
            match text {
                Some(text) => out.push_str(&text),
                None => out.push_str(self.tokens[i].text(self.source)),
            }
            i += used;
            end = self.tokens[i - 1].range.end;
        }
        for (_, text) in inserted {
            out.push_str(text);
        }
        out
    }

    fn text(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", |t| t.text(self.source))
    }

    /// What stands for the tokens from `i` on, and for how many of them.
    fn token(&self, i: usize) -> (Option<String>, usize) {
        let here = &self.outline.names.module;
        let old = self.outline.names.edition == "2015";
        if self.text(i) == "$" && self.text(i + 1) == "crate" {
            return (Some(format!("crate::{here}")), 2);
        }
        if is_path_separator(self.tokens, i, self.source)
            && !continues_a_path(self.tokens, i, self.source)
        {
            let first = self.text(i + 2);
            if let Some(path) = self.outline.extern_path(first) {
                return (Some(path), 3);
            }
            if old && !["std", "core"].contains(&first) {
                return (Some(format!("crate::{here}::{first}")), 3);
            }
        }
        if self.tokens[i].kind != Kind::Ident {
            return (None, 1);
        }
        let word = self.text(i);
        let begins_path = is_path_separator(self.tokens, i + 1, self.source)
            && !(i >= 2 && is_path_separator(self.tokens, i - 2, self.source));
        match word {
            "crate" if begins_path => (Some(format!("crate::{here}")), 1),
            "gen" => (Some("r#gen".to_string()), 1),
            "try" if self.text(i + 1) == "!" => (Some("r#try".to_string()), 1),
            "pat" if i >= 3 && self.text(i - 1) == ":" && self.text(i - 3) == "$" => {
                let narrow = ["2015", "2018"].contains(&self.outline.names.edition.as_str());
                (narrow.then(|| "pat_param".to_string()), 1)
            }
            _ if begins_path => {
                let scope = self.outline.scope_at(self.tokens[i].range.start);
                let local = scope.names.contains(word);
                (self.outline.extern_path(word).filter(|_| !local), 1)
            }
            _ => (None, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(edition: &str, source: &str) -> String {
        let names = Names {
            module: "lib".into(),
            edition: edition.into(),
            externs: [("either".to_string(), "crate::either".to_string())].into(),
        };
        rewrite(source, names).unwrap().text
    }

    #[test]
    fn paths_from_the_root_gain_the_module() {
        assert_eq!(
            rewritten(
                "2021",
                "pub(in crate::a) fn f() -> crate::a::B { g::<crate::C>() }"
            ),
            "pub(in crate::lib::a) fn f() -> crate::lib::a::B { g::<crate::lib::C>() }"
        );
    }

    #[test]
    fn paths_to_other_crates_do_too_unless_a_local_name_is_meant() {
        assert_eq!(
            rewritten(
                "2021",
                "fn f(x: either::Either, y: ::either::Left) -> ::either::L {}"
            ),
            "fn f(x: crate::either::Either, y: crate::either::Left) -> crate::either::L {}"
        );
        let local = "mod either { pub fn f() {} } fn g() { either::f() }";
        assert_eq!(rewritten("2021", local), local);
        let outer = "mod either {} mod a { fn g() { either::f() } }";
        assert!(rewritten("2021", outer).contains("{ crate::either::f() }"));
    }

    #[test]
    fn macros_are_rewritten_inside() {
        assert_eq!(
            rewritten(
                "2021",
                "macro_rules! m { ($p:pat) => { $crate::f(either::g(), alloc::vec![]) } }"
            ),
            "macro_rules! m { ($p:pat) => { crate::lib::f(crate::either::g(), std::vec![]) } }"
        );
        assert!(rewritten("2018", "macro_rules! m { ($p:pat) => {} }").contains("$p:pat_param"));
    }

    #[test]
    fn each_import_gets_a_line() {
        assert_eq!(
            rewritten("2021", "pub use std::{fmt::{self, Debug as D}, io::*};"),
            "pub use std::fmt::{self};\npub use std::fmt::Debug as D;\npub use std::io::*;"
        );
    }

    #[test]
    fn imports_of_2015_begin_at_the_root() {
        assert_eq!(
            rewritten(
                "2015",
                "extern crate either as e; mod a {} use a::b; use std::io; use e::L;"
            ),
            " use crate::either as e; mod a {} use crate::lib::a::b; use std::io; use crate::either::L;"
        );
    }

    #[test]
    fn exported_macros_can_be_imported() {
        let text = rewritten(
            "2021",
            "mod a { #[macro_export] macro_rules! m { () => {} } }",
        );
        assert_eq!(
            text,
            "#[macro_use]\nmod a {  macro_rules! m { () => {} } }\npub(crate) use m;"
        );
        let clash = rewritten(
            "2021",
            "#[macro_export] macro_rules! m { () => {} } fn m() {}",
        );
        assert!(
            clash.contains("mod macro_m { pub(crate) use m; }"),
            "{clash}"
        );
    }
}
