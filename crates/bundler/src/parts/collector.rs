//! Makes the tree of a text's parts, and reads their tokens.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::Result;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Stmt};

use super::items::collect_parts;
use super::macros::expansion::Macros;
use super::part::{DefinedName, Part, PartId, PartKind};
use super::tree::Tree;
use crate::syntax::tokens::{Token, after_tree, parse_with_tokens, range_of, text_at};

pub struct Collector<'a> {
    pub text: &'a str,
    pub tokens: &'a [Token],
    pub parts: Vec<Part>,
    /// The parts around the next one, outermost first.
    pub open: Vec<PartId>,
    pub macros: Macros,
    /// Are the next items of a macro's arm arguments of another macro?
    pub is_argument: bool,
}

impl<'a> Collector<'a> {
    pub fn new(text: &'a str, tokens: &'a [Token], macros: Macros) -> Self {
        Self {
            text,
            tokens,
            parts: Vec::new(),
            open: Vec::new(),
            macros,
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

    /// The text of token `i`; empty beyond the end.
    pub fn word(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.text)
    }

    /// Index of the first token at or after an offset of the text.
    pub fn token_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|t| t.range.start < offset)
    }

    /// Range of these tokens in the text.
    pub fn range_of(&self, tokens: Range<usize>) -> Range<usize> {
        range_of(&self.tokens[tokens])
    }

    /// Index of the token after token `i`, or after the group that it opens.
    pub fn after_tree(&self, i: usize) -> usize {
        after_tree(self.tokens, i)
    }
}

/// The tree of a text in which each imported name has its own `use`.
///
/// # Errors
/// If the text does not parse.
pub fn parse_tree(text: String) -> Result<Tree> {
    let (syntax, tokens) = parse_with_tokens(&text)?;
    let parts = collect_parts(&text, &syntax, &tokens);
    let mut tree = Tree::new(text, parts);
    tree.forget_foreign_names();
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
