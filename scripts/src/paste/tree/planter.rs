//! Plants the parts of a syntax tree.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, TraitItem};

use super::expansion::Macros;
use super::header::header;
use super::import::import;
use super::{Id, Kind, Node, VariantName};
use crate::paste::tokens::{Kind as TokenKind, Token, names_in_literal};

pub struct Planter<'a> {
    pub text: &'a str,
    pub tokens: &'a [Token],
    pub nodes: Vec<Node>,
    /// The nodes around what is planted next, outermost first.
    pub open: Vec<Id>,
    /// What `Self` is.
    self_name: Option<String>,
    pub macros: Macros,
}

/// The parts of the text in the order of their beginnings, a part before those inside it.
pub fn plant(text: &str, syntax: &syn::File, tokens: &[Token]) -> Vec<Node> {
    let mut planter = Planter {
        text,
        tokens,
        nodes: Vec::new(),
        open: Vec::new(),
        self_name: None,
        macros: Macros::of(syntax),
    };
    planter.visit_file(syntax);
    mention(text, tokens, &mut planter.nodes);
    planter.nodes
}

impl Planter<'_> {
    pub fn plant(
        &mut self,
        range: Range<usize>,
        name: Option<(String, Range<usize>)>,
        kind: Kind,
    ) -> Id {
        self.nodes.push(Node {
            range,
            parent: self.open.last().copied(),
            name,
            kind,
            mentions: BTreeSet::new(),
        });
        self.nodes.len() - 1
    }

    pub fn within<T>(&mut self, id: Id, visit: impl FnOnce(&mut Self) -> T) -> T {
        self.open.push(id);
        let result = visit(self);
        self.open.pop();
        result
    }

    /// The text of token `i`; nothing beyond the end.
    pub fn word(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", |token| token.text(self.text))
    }

    /// The first token at or after an offset of the text.
    pub fn token_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|t| t.range.start < offset)
    }

    /// Where these tokens stand.
    pub fn place(&self, tokens: Range<usize>) -> Range<usize> {
        self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end
    }

    /// The token after the group that opens at token `i`.
    pub fn after_group(&self, i: usize) -> usize {
        let mut depth = 0;
        let mut tokens = self.tokens.iter().enumerate().skip(i);
        let close = tokens.find(|(_, token)| {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        close.map_or(self.tokens.len(), |(i, _)| i + 1)
    }

    fn variant(&mut self, variant: &syn::Variant) {
        let range = variant.span().byte_range();
        let next = self.token_at(range.end);
        let end = match self.word(next) {
            "," => self.tokens[next].range.end,
            _ => range.end,
        };
        self.plant(range.start..end, named(&variant.ident), Kind::Variant);
    }

    fn variants_in(&self, pattern: &syn::Pat) -> BTreeSet<VariantName> {
        let mut paths = PatternPaths::default();
        paths.visit_pat(pattern);
        let named = paths.0.into_iter().map(|(owner, name)| match owner {
            Some(owner) if owner == "Self" => (self.self_name.clone(), name),
            owner => (owner, name),
        });
        named.collect()
    }
}

impl<'ast> Visit<'ast> for Planter<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = item.span().byte_range();
        let (name, kind) = match item {
            Item::Use(item) => (None, Kind::Import(import(item))),
            Item::Impl(item) => (None, Kind::Impl(header(item))),
            Item::Macro(item) if item.ident.is_none() => {
                self.invocation(range, &item.mac);
                return;
            }
            Item::Macro(item) => (item.ident.as_ref().and_then(named), Kind::Macro),
            Item::Mod(item) => (named(&item.ident), Kind::Module),
            Item::Const(item) if item.ident == "_" => (None, Kind::Nameless),
            Item::Const(item) => (named(&item.ident), Kind::Item),
            Item::Static(item) => (named(&item.ident), Kind::Item),
            Item::Fn(item) => (named(&item.sig.ident), Kind::Item),
            Item::Enum(item) => (named(&item.ident), Kind::Type),
            Item::Struct(item) => (named(&item.ident), Kind::Type),
            Item::Union(item) => (named(&item.ident), Kind::Type),
            Item::Type(item) => (named(&item.ident), Kind::Type),
            Item::Trait(item) => (named(&item.ident), Kind::Trait),
            Item::TraitAlias(item) => (named(&item.ident), Kind::Trait),
            _ => return,
        };
        let id = self.plant(range, name, kind);
        self.within(id, |planter| match item {
            Item::Macro(item) => {
                let delimiters = item.mac.delimiter.span();
                let body =
                    delimiters.open().byte_range().end..delimiters.close().byte_range().start;
                planter.arms(body);
            }
            Item::Enum(item) if is_countable(item) => {
                for variant in &item.variants {
                    planter.variant(variant);
                }
            }
            Item::Impl(item) => {
                let outer = planter.self_name.take();
                planter.self_name = last_name(&item.self_ty);
                visit::visit_item_impl(planter, item);
                planter.self_name = outer;
            }
            _ => visit::visit_item(planter, item),
        });
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let range = arm.span().byte_range();
        let syn::Pat::Or(pattern) = &arm.pat else {
            let named = self.variants_in(&arm.pat);
            let id = self.plant(range, None, Kind::MatchArm(named));
            return self.within(id, |planter| visit::visit_arm(planter, arm));
        };
        let id = self.plant(range, None, Kind::MatchArm(BTreeSet::new()));
        self.within(id, |planter| {
            // A bar at the beginning is no error, one at the end is.
            let mut start = arm.pat.span().byte_range().start;
            for case in &pattern.cases {
                let named = planter.variants_in(case);
                let end = case.span().byte_range().end;
                planter.plant(start..end, None, Kind::Alternative(named));
                start = end;
            }
            visit::visit_arm(planter, arm);
        });
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let range = item.span().byte_range();
        let name = match item {
            ImplItem::Const(item) => &item.ident,
            ImplItem::Fn(item) => &item.sig.ident,
            ImplItem::Type(item) => &item.ident,
            ImplItem::Macro(item) => return self.invocation(range, &item.mac),
            _ => return,
        };
        let id = self.plant(range, named(name), Kind::Member);
        self.within(id, |planter| visit::visit_impl_item(planter, item));
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let range = item.span().byte_range();
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            TraitItem::Macro(item) => return self.invocation(range, &item.mac),
            _ => return,
        };
        let id = self.plant(range, named(name), Kind::Member);
        self.within(id, |planter| visit::visit_trait_item(planter, item));
    }
}

fn named(ident: &syn::Ident) -> Option<(String, Range<usize>)> {
    Some((ident.to_string(), ident.span().byte_range()))
}

/// Can variants be left out without a number changing?
fn is_countable(item: &syn::ItemEnum) -> bool {
    let fieldless = item.variants.iter().all(|v| v.fields.is_empty());
    let numbered = item.variants.iter().any(|v| v.discriminant.is_some());
    let laid_out = item.attrs.iter().any(|a| a.path().is_ident("repr"));
    !(fieldless || numbered || laid_out)
}

fn last_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(ty) => Some(ty.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// The last two segments of each path in a pattern.
#[derive(Default)]
struct PatternPaths(Vec<VariantName>);

impl<'ast> Visit<'ast> for PatternPaths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments = path.segments.iter().rev().map(|s| s.ident.to_string());
        if let Some(name) = segments.next() {
            self.0.push((segments.next(), name));
        }
    }
}

/// Gives each identifier to the innermost node around it.
fn mention(text: &str, tokens: &[Token], nodes: &mut [Node]) {
    let mut open: Vec<Id> = Vec::new();
    let mut next = 0;
    for token in tokens {
        let at = token.range.start;
        while next < nodes.len() && nodes[next].range.start <= at {
            open.push(next);
            next += 1;
        }
        while open.last().is_some_and(|&id| nodes[id].range.end <= at) {
            open.pop();
        }
        let Some(&id) = open.last() else { continue };
        let word = token.text(text);
        let is_own_name = nodes[id]
            .name
            .as_ref()
            .is_some_and(|(_, place)| *place == token.range);
        match token.kind {
            TokenKind::Ident if !is_own_name => {
                nodes[id].mentions.insert(word.to_string());
            }
            TokenKind::Literal => {
                nodes[id]
                    .mentions
                    .extend(names_in_literal(word).map(str::to_string));
            }
            _ => {}
        }
    }
}
