//! Finds the byte ranges of a solution's tests, modules and imports.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemUse, Meta, UseTree, Visibility};

use super::read::Solution;
use crate::syntax::attributes::attributes;
use crate::syntax::cfg::{Cfg, Verdict};
use crate::syntax::imports::{bound_names, globs_of, leaves_of};
use crate::syntax::places::place_of_block;
use crate::syntax::tokens::{Token, TokenKind, text_at};
use crate::syntax::words;

/// Crates that come with the compiler.
const STANDARD: [&str; 3] = ["std", "core", "alloc"];

/// Byte ranges that matter when the solution becomes part of a bundle.
#[derive(Debug, Default)]
pub struct Outline {
    pub tests: Vec<Range<usize>>,
    pub modules: Vec<Range<usize>>,
    /// Place behind the opening brace of each module that has a body.
    pub module_bodies: Vec<usize>,
    /// Ranges of modules and of blocks with items, and the names with which paths inside may begin.
    pub scopes: Vec<(Range<usize>, BTreeSet<String>)>,
    /// Ranges of `::` and of the group behind it in `use ::{a::b, c::d};`.
    pub rooted_groups: Vec<(Range<usize>, Range<usize>)>,
    /// Starts of the paths in these groups.
    rooted_starts: Vec<usize>,
    /// Range of the word `pub` of an import, and the last names of its paths.
    pub public_imports: Vec<(Range<usize>, Vec<String>)>,
    /// Imports of a crate itself at the root (`use a;`, `use a::{self};`): the crate's name and the
    /// import's range.
    pub crate_imports: Vec<(String, Range<usize>)>,
    /// Items `extern crate` at the root.
    pub extern_crates: Vec<ExternCrate>,
    /// Ranges of groups after a path in imports: `{…}` in `use a::{…};`. No path begins inside.
    pub groups: Vec<Range<usize>>,
    /// Names of the solution's functions and methods.
    pub functions: BTreeSet<String>,
    /// The path of each imported name.
    pub imports: Vec<Vec<String>>,
    /// The first construct that one file cannot have: line, and message with remedy.
    pub refused: Option<(usize, String)>,
}

/// `extern crate name as alias;` at the root.
#[derive(Debug)]
pub struct ExternCrate {
    pub name: String,
    pub alias: String,
    pub range: Range<usize>,
    /// Does it have `#[macro_use]`?
    pub takes_macros: bool,
}

impl Solution<'_> {
    /// Names and aliases of `extern crate name as alias;` at the root.
    pub fn renamed_crates(&self) -> impl Iterator<Item = (&str, &str)> {
        let crates = self.outline.extern_crates.iter();
        crates.map(|krate| (krate.name.as_str(), krate.alias.as_str()))
    }
}

impl Outline {
    pub fn new(syntax: &syn::File) -> Self {
        let mut outline = Self::default();
        outline.enter(0..usize::MAX, &syntax.items, false);
        outline.visit_file(syntax);
        for item in &syntax.items {
            if let Item::Use(item) = item {
                outline.find_crate_imports(item);
            }
        }
        outline
    }

    /// Opens a scope. A block sees the names around it, a module those that it imports.
    fn enter(&mut self, range: Range<usize>, items: &[Item], is_block: bool) {
        let mut names: BTreeSet<String> = items.iter().flat_map(bound_names).collect();
        let around = self.scope_at(range.start).cloned();
        let sees_around = is_block || globs_of(items).iter().any(|path| *path == ["super"]);
        if let (Some(around), true) = (around, sees_around) {
            names.extend(around);
        }
        self.scopes.push((range, names));
    }

    /// Starts of the paths in a group behind leading colons.
    pub fn starts_in(&self, group: &Range<usize>) -> impl Iterator<Item = usize> {
        let starts = self.rooted_starts.iter().copied();
        starts.filter(|at| group.contains(at))
    }

    /// Names of the innermost scope around a place.
    pub fn scope_at(&self, offset: usize) -> Option<&BTreeSet<String>> {
        let around = self
            .scopes
            .iter()
            .filter(|(range, _)| range.contains(&offset));
        let innermost = around.max_by_key(|(range, _)| range.start);
        innermost.map(|(_, names)| names)
    }

    /// End of the innermost scope around a place.
    pub fn end_of_scope_at(&self, offset: usize) -> usize {
        let around = self.scopes.iter().map(|(range, _)| range);
        let around = around.filter(|range| range.contains(&offset));
        let innermost = around.max_by_key(|range| range.start);
        innermost.map_or(offset, |range| range.end)
    }

    fn refuse_extern_crate(&mut self, line: usize, name: &str) {
        let what = format!("`extern crate {name}`; import what you need by `use {name}::…;`");
        self.refused.get_or_insert((line, what));
    }

    /// Finds `use a;`, `use a::{self};`, `use a::{self, b};`.
    fn find_crate_imports(&mut self, item: &ItemUse) {
        let whole = item.span().byte_range();
        let (name, range) = match &item.tree {
            UseTree::Name(name) => (&name.ident, whole),
            UseTree::Path(path) => match &*path.tree {
                UseTree::Group(group) => match group.items.iter().find(|tree| is_self(tree)) {
                    Some(_) if group.items.len() == 1 => (&path.ident, whole),
                    Some(word) => (&path.ident, word.span().byte_range()),
                    None => return,
                },
                _ => return,
            },
            _ => return,
        };
        self.crate_imports.push((name.to_string(), range));
    }
}

fn is_self(tree: &UseTree) -> bool {
    matches!(tree, UseTree::Name(name) if name.ident == "self")
}

impl<'ast> Visit<'ast> for Outline {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = item.span().byte_range();
        if attributes(item).iter().any(is_test) {
            self.tests.push(range);
            return;
        }
        if let Item::Mod(module) = item {
            if let Some((brace, items)) = &module.content {
                self.enter(range.clone(), items, false);
                self.module_bodies.push(brace.span.open().byte_range().end);
            }
            self.modules.push(range);
        }
        visit::visit_item(self, item);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => Some(item.clone()),
            _ => None,
        });
        let items: Vec<Item> = items.collect();
        if !items.is_empty() {
            self.enter(place_of_block(block), &items, true);
        }
        visit::visit_block(self, block);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let (Some(colons), UseTree::Group(group)) = (&item.leading_colon, &item.tree) {
            let colons = colons.span().byte_range();
            self.rooted_groups.push((colons, group.span().byte_range()));
            let starts = group
                .items
                .iter()
                .map(|tree| tree.span().byte_range().start);
            self.rooted_starts.extend(starts);
        }
        if let Visibility::Public(word) = &item.vis {
            let mut leaves = Vec::new();
            leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
            let last = leaves.iter().filter_map(|leaf| leaf.path.last());
            let names = last.cloned().collect();
            self.public_imports.push((word.span().byte_range(), names));
        }
        let mut leaves = Vec::new();
        leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
        self.imports
            .extend(leaves.into_iter().map(|leaf| leaf.path));
        visit::visit_item_use(self, item);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.functions.insert(signature.ident.to_string());
        visit::visit_signature(self, signature);
    }

    fn visit_use_path(&mut self, path: &'ast syn::UsePath) {
        if let UseTree::Group(group) = &*path.tree {
            self.groups.push(group.span().byte_range());
        }
        visit::visit_use_path(self, path);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = item.ident.to_string();
        let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
        if let Some(alias) = alias.filter(|alias| STANDARD.contains(&alias.as_str())) {
            let line = item.extern_token.span().start().line;
            let what = format!("`{alias}` would be `{name}` in the crates too; name it otherwise");
            self.refused.get_or_insert((line, what));
        }
        if name == "self" || STANDARD.contains(&name.as_str()) {
            return;
        }
        let takes_macros = item.attrs.iter().any(|a| a.path().is_ident("macro_use"));
        let place = item.span().byte_range();
        let mut modules = self.modules.iter();
        let is_nested = modules.any(|module| module.contains(&place.start));
        let line = item.extern_token.span().start().line;
        if is_nested {
            return self.refuse_extern_crate(line, &name);
        }
        let alias = item.rename.as_ref().map(|(_, alias)| alias.to_string());
        self.extern_crates.push(ExternCrate {
            alias: alias.unwrap_or_else(|| name.clone()),
            name,
            range: place,
            takes_macros,
        });
    }
}

/// Does the attribute restrict its item to tests?
pub fn is_test(attribute: &Attribute) -> bool {
    match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => {
            let mut predicate = list.tokens.to_string();
            predicate.retain(|c| c != ' ');
            let is_false =
                |predicate: Meta| Cfg::default().eval(&predicate) == Verdict::Known(false);
            words(&predicate).any(|word| word == "test") && list.parse_args().is_ok_and(is_false)
        }
        _ => false,
    }
}

/// The macros of one text.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct OwnMacros {
    names: BTreeSet<String>,
    /// May a macro define others whose names are not in the text?
    has_unknown: bool,
}

impl OwnMacros {
    /// Finds the macros that these tokens define, at any depth.
    pub fn new(source: &str, tokens: &[Token]) -> Self {
        let mut macros = Self::default();
        let text = |i: usize| text_at(tokens, i, source);
        for i in 0..tokens.len() {
            if text(i) != "macro_rules" || text(i + 1) != "!" {
                continue;
            }
            if text(i + 2) == "$" {
                macros.has_unknown = true;
            } else {
                macros.names.insert(plain(text(i + 2)).to_string());
            }
        }
        macros
    }

    /// May one of these words mean one of the macros?
    pub fn may_be_called(&self, source: &str, tokens: &[Token]) -> bool {
        let words = tokens.iter().filter(|t| t.kind == TokenKind::Ident);
        let mut words = words.map(|t| plain(t.text(source)));
        self.has_unknown || words.any(|word| self.names.contains(word))
    }

    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.names.iter()
    }

    pub fn is_empty(&self) -> bool {
        !self.has_unknown && self.names.is_empty()
    }
}

fn plain(word: &str) -> &str {
    word.trim_start_matches("r#")
}
