//! Makes the tree of a text's parts, and reads their tokens.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::Result;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ImplItem, Item, Stmt, TraitItem};

use super::mentions::collect_mentions;
use super::part::{DefinedName, Expansion, Part, PartId, PartKind};
use super::tree::Tree;
use crate::syntax::places::place;
use crate::syntax::tokens::Code;

pub struct Collector<'a> {
    pub code: &'a Code<'a>,
    pub parts: Vec<Part>,
    /// The parts around the next one, outermost first.
    pub open: Vec<PartId>,
    /// Contents of the text's macros, by name.
    pub macros: BTreeMap<String, Expansion>,
    /// Are the next items of a macro's arm arguments of another macro?
    pub is_argument: bool,
}

impl<'a> Collector<'a> {
    pub fn new(code: &'a Code<'a>) -> Self {
        Self {
            code,
            parts: Vec::new(),
            open: Vec::new(),
            macros: code.expansions(),
            is_argument: false,
        }
    }

    /// Adds a part inside the innermost open part.
    pub fn add(
        &mut self,
        range: Range<usize>,
        name: Option<DefinedName>,
        kind: PartKind,
    ) -> PartId {
        self.parts.push(Part {
            range,
            parent: self.open.last().copied(),
            name,
            kind,
            mentions: BTreeSet::new(),
            items: BTreeSet::new(),
            heads: BTreeSet::new(),
        });
        self.parts.len() - 1
    }

    /// Runs `visit`; the parts that it adds are inside `id`.
    pub fn within<T>(&mut self, id: PartId, visit: impl FnOnce(&mut Self) -> T) -> T {
        self.open.push(id);
        let result = visit(self);
        self.open.pop();
        result
    }
}

/// The tree of a text in which each imported name has its own `use`.
///
/// # Errors
/// If the text does not parse.
pub fn parse_tree(text: String) -> Result<Tree> {
    let (syntax, code) = Code::parse(&text)?;
    let mut collector = Collector::new(&code);
    collector.visit_file(&syntax);
    // In the order of their starts, a part before the parts inside it.
    let mut parts = collector.parts;
    collect_mentions(&code, &mut parts);
    let mut tree = Tree::new(text, parts);
    tree.find_argument_traits();
    Ok(tree)
}

impl Collector<'_> {
    /// Adds the impls and macro calls in the value of a `const _`.
    pub fn add_impls_in(&mut self, value: &Expr) {
        let block = match value {
            Expr::Block(value) => &value.block,
            Expr::Unsafe(value) => &value.block,
            _ => return visit::visit_expr(self, value),
        };
        for statement in &block.stmts {
            let call = match statement {
                Stmt::Macro(call) => Some(&call.mac),
                Stmt::Expr(Expr::Macro(call), _) => Some(&call.mac),
                _ => None,
            };
            // A macro of the text may write an impl in a block.
            let call = call.map(|mac| (mac, self.expanded(mac)));
            match (call, statement) {
                (Some((mac, call)), _) if !call.expansion.impls.is_empty() => {
                    self.add_expanded_call(statement.span().byte_range(), mac, call);
                }
                (_, Stmt::Expr(inner, _)) => self.add_impls_in(inner),
                _ => self.visit_stmt(statement),
            }
        }
    }
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = place(item);
        if let Item::Macro(call) = item
            && call.ident.is_none()
        {
            return self.add_macro_call(range, &call.mac);
        }
        let (first, end) = (
            self.code.token_at(range.start),
            self.code.token_at(range.end),
        );
        let keyword = self.code.after_qualifiers(first, end);
        let is_public = (first..keyword).any(|i| self.code.word(i) == "pub");
        let kind = match self.code.word(keyword) {
            "use" => PartKind::Import(self.code.import(keyword + 1..end - 1, is_public)),
            "impl" => PartKind::Impl(
                self.code
                    .header(keyword + 1..self.code.find_end(keyword, &["{"], end)),
            ),
            "const" if self.code.word(keyword + 1) == "_" => PartKind::Unnamed,
            "const" | "fn" | "static" => PartKind::Item,
            "enum" | "struct" | "type" | "union" => PartKind::Type,
            "macro_rules" => PartKind::MacroRules,
            "mod" => PartKind::Module,
            "trait" => PartKind::Trait,
            // It cannot be removed by itself.
            _ => return,
        };
        let has_name = !matches!(
            kind,
            PartKind::Import(_) | PartKind::Impl(_) | PartKind::Unnamed
        );
        let name = has_name.then(|| self.code.name_behind(keyword));
        let id = self.add(range, name, kind);
        self.within(id, |collector| match item {
            Item::Macro(item) => {
                let body = collector.code.inside(&item.mac);
                collector.add_macro_arms(body);
            }
            Item::Const(item) if item.ident == "_" => collector.add_impls_in(&item.expr),
            _ => visit::visit_item(collector, item),
        });
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        match item {
            ImplItem::Macro(call) => self.add_macro_call(item.span().byte_range(), &call.mac),
            _ => {
                let id = self.add_member(item);
                self.within(id, |collector| visit::visit_impl_item(collector, item));
            }
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        match item {
            TraitItem::Macro(call) => self.add_macro_call(item.span().byte_range(), &call.mac),
            _ => {
                let id = self.add_member(item);
                self.within(id, |collector| visit::visit_trait_item(collector, item));
            }
        }
    }
}

impl Collector<'_> {
    fn add_member(&mut self, item: &impl Spanned) -> PartId {
        let range = item.span().byte_range();
        let end = self.code.token_at(range.end);
        let keyword = self
            .code
            .after_qualifiers(self.code.token_at(range.start), end);
        let name = self.code.name_behind(keyword);
        self.add(range, Some(name), PartKind::Member)
    }
}
