//! Lists the names that a `use` imports, and those with which paths may begin in each module and
//! block.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::visit::{self, Visit};
use syn::{Item, UseTree};

use super::places::{place_of_block, place_of_module};

/// Returns names that an item defines or imports and with which paths may begin.
pub fn bound_names(item: &Item) -> Vec<String> {
    let ident = match item {
        Item::Enum(i) => &i.ident,
        Item::Mod(i) => &i.ident,
        Item::Struct(i) => &i.ident,
        Item::Trait(i) => &i.ident,
        Item::Type(i) => &i.ident,
        Item::Union(i) => &i.ident,
        Item::Use(i) => {
            let leaves = leaves_of(&i.tree).into_iter();
            // The path of `use a::a;` begins with another `a`.
            let bound = leaves.filter(|leaf| leaf.path.len() > 1 && leaf.path[0] != leaf.binding());
            return bound.map(|leaf| leaf.binding().to_string()).collect();
        }
        _ => return Vec::new(),
    };
    vec![ident.to_string()]
}

/// Returns names that an item imports from the crates of the same names, such as `a` in
/// `use a::b::a;`.
pub fn names_of_crates(item: &Item) -> Vec<String> {
    let Item::Use(item) = item else {
        return Vec::new();
    };
    let leaves = leaves_of(&item.tree).into_iter();
    let same = leaves.filter(|leaf| leaf.path.len() > 1 && leaf.path[0] == leaf.binding());
    same.map(|leaf| leaf.binding().to_string()).collect()
}

/// An imported name of a `use`.
#[derive(Debug)]
pub struct Leaf {
    pub path: Vec<String>,
    pub alias: Option<String>,
    /// `true` for `path::{self}`, which imports the module but no macro or function of the same
    /// name.
    pub is_self: bool,
}

impl Leaf {
    pub fn binding(&self) -> &str {
        let last = self.path.last().expect("an import has a path");
        self.alias.as_ref().unwrap_or(last)
    }

    /// Returns the import of this name alone. `head` are its attributes and its visibility, `root`
    /// is the new beginning of its path.
    pub fn line(&self, head: &str, root: &str) -> String {
        let rest = self.path[1..].iter().map(|segment| format!("::{segment}"));
        let path = root.to_string() + &rest.collect::<String>();
        // The module of a crate may have another name than the crate.
        let is_renamed = self.path.len() == 1 && path.rsplit("::").next() != Some(self.binding());
        let alias = match &self.alias {
            None if !is_renamed => String::new(),
            _ => format!(" as {}", self.binding()),
        };
        let path = if self.is_self {
            format!("{path}::{{self{alias}}}")
        } else {
            path + &alias
        };
        format!("{head} use {path};").trim_start().to_string()
    }
}

/// Returns the names that a tree imports.
pub fn leaves_of(tree: &UseTree) -> Vec<Leaf> {
    // `gen` is a keyword since edition 2024.
    let plain = |ident: &syn::Ident| match ident.to_string() {
        word if word == "gen" => "r#gen".to_string(),
        word => word,
    };
    let leaf = |name: String, alias: Option<String>| {
        vec![Leaf {
            path: vec![name],
            alias,
            is_self: false,
        }]
    };
    match tree {
        UseTree::Path(tree) => {
            let mut leaves = leaves_of(&tree.tree);
            for leaf in &mut leaves {
                if leaf.path == ["self"] {
                    leaf.path.clear();
                    leaf.is_self = true;
                }
                leaf.path.insert(0, plain(&tree.ident));
            }
            leaves
        }
        UseTree::Group(group) => group.items.iter().flat_map(leaves_of).collect(),
        UseTree::Name(name) => leaf(plain(&name.ident), None),
        UseTree::Rename(name) => leaf(plain(&name.ident), Some(plain(&name.rename))),
        UseTree::Glob(_) => leaf("*".to_string(), None),
    }
}

/// Returns paths before the `*` of imports of all names.
pub fn globs_of<'a>(items: impl Iterator<Item = &'a Item>) -> Vec<Vec<String>> {
    let leaves = items.flat_map(|item| match item {
        Item::Use(item) => leaves_of(&item.tree),
        _ => Vec::new(),
    });
    let all = leaves.filter_map(|mut leaf| (leaf.path.pop()? == "*").then_some(leaf.path));
    all.collect()
}

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
