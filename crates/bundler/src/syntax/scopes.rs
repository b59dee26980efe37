//! The names with which paths may begin in each module and block.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::Item;
use syn::visit::{self, Visit};

use super::imports::globs_of;
use super::places::{place_of_block, place_of_module};

/// Byte ranges of a text's modules and of its blocks with items, in the order of their starts, and
/// the names with which paths inside may begin. The first is the whole text.
#[derive(Debug)]
pub struct Scopes {
    all: Vec<(Range<usize>, BTreeSet<String>)>,
    /// Returns the names that an item adds.
    names_of: fn(&Item) -> Vec<String>,
}

impl Scopes {
    pub fn new(syntax: &syn::File, names_of: fn(&Item) -> Vec<String>) -> Self {
        let names = syntax.items.iter().flat_map(names_of).collect();
        let all = vec![(0..usize::MAX, names)];
        let mut scopes = Self { all, names_of };
        scopes.visit_file(syntax);
        scopes
    }

    /// Returns names of the innermost scope around a place.
    pub fn at(&self, offset: usize) -> &BTreeSet<String> {
        let mut inner = self.all.iter().rev();
        let innermost = inner.find(|(range, _)| range.contains(&offset));
        innermost.map_or(self.at_root(), |(_, names)| names)
    }

    /// Returns names at the root of the text.
    pub fn at_root(&self) -> &BTreeSet<String> {
        &self.all[0].1
    }

    /// Opens a scope. A block sees the names around it, a module those that it imports.
    fn enter(&mut self, range: Range<usize>, items: &[&Item], is_block: bool) {
        let mut names: BTreeSet<String> = items.iter().copied().flat_map(self.names_of).collect();
        let globs = globs_of(items.iter().copied());
        let imports_all = |of: &str| globs.iter().any(|path| *path == [of]);
        if is_block || imports_all("super") {
            names.extend(self.at(range.start).iter().cloned());
        }
        if imports_all("crate") {
            names.extend(self.at_root().iter().cloned());
        }
        self.all.push((range, names));
    }
}

impl<'ast> Visit<'ast> for Scopes {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if let Some((_, items)) = &item.content {
            let items: Vec<&Item> = items.iter().collect();
            self.enter(place_of_module(item), &items, false);
        }
        visit::visit_item_mod(self, item);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => Some(item),
            _ => None,
        });
        let items: Vec<&Item> = items.collect();
        if !items.is_empty() {
            self.enter(place_of_block(block), &items, true);
        }
        visit::visit_block(self, block);
    }
}
