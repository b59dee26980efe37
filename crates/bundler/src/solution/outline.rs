//! Finds the byte ranges of a solution's tests, modules and imports.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, ItemUse};

use crate::syntax::cfg::is_test;
use crate::syntax::imports::{Leaf, Scopes, bound_names, leaves_of};
use crate::syntax::{attributes, is_std};

/// Byte ranges that matter when the solution becomes part of a bundle.
#[derive(Debug)]
pub struct Outline {
    pub tests: Vec<Range<usize>>,
    /// Ranges between the braces of modules.
    pub modules: Vec<Range<usize>>,
    pub scopes: Scopes,
    pub imports: Vec<Import>,
    /// Items `extern crate` at the root.
    pub extern_crates: Vec<ExternCrate>,
    /// Names of the solution's functions and methods.
    pub functions: BTreeSet<String>,
    /// The first construct that one file cannot have: line, and message with remedy.
    pub refused: Option<(usize, String)>,
}

/// A `use`.
#[derive(Debug)]
pub struct Import {
    /// Range of the whole item.
    pub range: Range<usize>,
    /// Attributes and visibility.
    pub head: Range<usize>,
    /// `true` if its paths begin with `::`.
    pub is_leading: bool,
    pub leaves: Vec<Leaf>,
}

/// `extern crate name as alias;` at the root.
#[derive(Debug)]
pub struct ExternCrate {
    pub name: String,
    pub alias: String,
    pub range: Range<usize>,
    /// `true` if it has `#[macro_use]`.
    pub takes_macros: bool,
}

impl Outline {
    pub fn new(syntax: &syn::File) -> Self {
        let mut outline = Self {
            tests: Vec::new(),
            modules: Vec::new(),
            scopes: Scopes::new(syntax, bound_names),
            imports: Vec::new(),
            extern_crates: Vec::new(),
            functions: BTreeSet::new(),
            refused: None,
        };
        outline.visit_file(syntax);
        outline
    }

    /// Returns whether the place is in a test.
    pub fn is_test(&self, at: usize) -> bool {
        self.tests.iter().any(|tests| tests.contains(&at))
    }

    /// Returns whether the place is in a module.
    pub fn is_nested(&self, at: usize) -> bool {
        self.modules.iter().any(|module| module.contains(&at))
    }

    /// Returns the paths of all imported names.
    pub fn imported(&self) -> impl Iterator<Item = &Vec<String>> {
        let leaves = self.imports.iter().flat_map(|import| &import.leaves);
        leaves.map(|leaf| &leaf.path)
    }
}

impl<'ast> Visit<'ast> for Outline {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = item.span().byte_range();
        if attributes(item).iter().any(is_test) {
            self.tests.push(range);
            return;
        }
        if let Item::Mod(module) = item
            && let Some((brace, _)) = &module.content
        {
            let (open, close) = (brace.span.open(), brace.span.close());
            self.modules
                .push(open.byte_range().end..close.byte_range().start);
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let range = item.span().byte_range();
        self.imports.push(Import {
            head: range.start..item.use_token.span.byte_range().start,
            range,
            is_leading: item.leading_colon.is_some(),
            leaves: leaves_of(&item.tree),
        });
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.functions.insert(signature.ident.to_string());
        visit::visit_signature(self, signature);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = item.ident.to_string();
        let alias = item.rename.as_ref();
        let alias = alias.map_or(name.clone(), |(_, alias)| alias.to_string());
        let range = item.span().byte_range();
        let what = if alias != name && is_std(&alias) {
            format!("`{alias}` would be `{name}` in the crates too; name it otherwise")
        } else if name == "self" || is_std(&name) {
            return;
        } else if self.is_nested(range.start) {
            format!("`extern crate {name}`; import what you need by `use {name}::…;`")
        } else {
            let takes_macros = item.attrs.iter().any(|a| a.path().is_ident("macro_use"));
            return self.extern_crates.push(ExternCrate {
                name,
                alias,
                range,
                takes_macros,
            });
        };
        let line = item.extern_token.span().start().line;
        self.refused.get_or_insert((line, what));
    }
}
