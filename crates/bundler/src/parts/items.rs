//! Collects the parts of a syntax tree: items, members, match arms, variants.

use std::collections::BTreeSet;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, TraitItem};

use super::collector::Collector;
use super::impl_header::implementation;
use super::import::import;
use super::macros::expansion::Macros;
use super::mentions::collect_mentions;
use super::part::{Body, DefinedName, Part, PartKind, VariantName};
use crate::syntax::places::{place, place_of_block};
use crate::syntax::tokens::Token;

/// The parts of the text in the order of their starts, a part before the parts inside it.
pub fn collect_parts(text: &str, syntax: &syn::File, tokens: &[Token]) -> (Vec<Part>, Vec<Body>) {
    let mut collector = Collector::new(text, tokens, Macros::new(syntax));
    collector.visit_file(syntax);
    collect_mentions(text, syntax, tokens, &mut collector.parts);
    (collector.parts, collector.bodies)
}

impl Collector<'_> {
    fn add_variant(&mut self, variant: &syn::Variant) {
        let range = variant.span().byte_range();
        let next = self.token_at(range.end);
        let end = match self.word(next) {
            "," => self.tokens[next].range.end,
            _ => range.end,
        };
        self.add(range.start..end, defined(&variant.ident), PartKind::Variant);
    }

    /// Adds the body of a function that begins at `start`.
    fn add_body(&mut self, start: usize, signature: &syn::Signature, block: &syn::Block) {
        let returns_impl = match &signature.output {
            syn::ReturnType::Type(_, ty) => has_impl(ty),
            syn::ReturnType::Default => false,
        };
        if signature.constness.is_none() && signature.asyncness.is_none() && !returns_impl {
            let block = place_of_block(block);
            self.bodies.push(Body {
                head: start..block.start,
                inside: block.start + 1..block.end - 1,
            });
        }
    }

    /// The variants that a pattern names.
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

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let range = place(item);
        if let Item::Macro(call) = item
            && call.ident.is_none()
        {
            return self.add_macro_call(range, &call.mac);
        }
        let Some((name, kind)) = name_and_kind(item) else {
            return;
        };
        let start = range.start;
        let id = self.add(range, name, kind);
        self.within(id, |collector| match item {
            Item::Macro(item) => {
                let delimiters = item.mac.delimiter.span();
                let (open, close) = (delimiters.open(), delimiters.close());
                collector.add_macro_arms(open.byte_range().end..close.byte_range().start);
            }
            Item::Const(item) if item.ident == "_" => collector.add_impls_in(&item.expr),
            Item::Fn(item) => {
                collector.add_body(start, &item.sig, &item.block);
                visit::visit_item_fn(collector, item);
            }
            Item::Enum(item) if has_removable_variants(item) => {
                for variant in &item.variants {
                    collector.add_variant(variant);
                }
            }
            Item::Impl(item) => {
                let outer = collector.self_name.take();
                collector.self_name = last_name(&item.self_ty);
                visit::visit_item_impl(collector, item);
                collector.self_name = outer;
            }
            _ => visit::visit_item(collector, item),
        });
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let range = arm.span().byte_range();
        let syn::Pat::Or(pattern) = &arm.pat else {
            let named = self.variants_in(&arm.pat);
            let id = self.add(range, None, PartKind::MatchArm(named));
            return self.within(id, |collector| visit::visit_arm(collector, arm));
        };
        let id = self.add(range, None, PartKind::MatchArm(BTreeSet::new()));
        self.within(id, |collector| {
            // A pattern may begin with a bar, but must not end with one, so each alternative
            // includes the bar before it.
            let mut start = arm.pat.span().byte_range().start;
            for case in &pattern.cases {
                let named = collector.variants_in(case);
                let end = case.span().byte_range().end;
                collector.add(start..end, None, PartKind::PatternAlternative(named));
                start = end;
            }
            visit::visit_arm(collector, arm);
        });
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let range = item.span().byte_range();
        let name = match item {
            ImplItem::Const(item) => &item.ident,
            ImplItem::Fn(item) => &item.sig.ident,
            ImplItem::Type(item) => &item.ident,
            ImplItem::Macro(item) => return self.add_macro_call(range, &item.mac),
            _ => return,
        };
        if let ImplItem::Fn(item) = item {
            self.add_body(range.start, &item.sig, &item.block);
        }
        let id = self.add(range, defined(name), PartKind::Member);
        self.within(id, |collector| visit::visit_impl_item(collector, item));
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let range = item.span().byte_range();
        let name = match item {
            TraitItem::Const(item) => &item.ident,
            TraitItem::Fn(item) => &item.sig.ident,
            TraitItem::Type(item) => &item.ident,
            TraitItem::Macro(item) => return self.add_macro_call(range, &item.mac),
            _ => return,
        };
        if let TraitItem::Fn(item) = item
            && let Some(block) = &item.default
        {
            self.add_body(range.start, &item.sig, block);
        }
        let id = self.add(range, defined(name), PartKind::Member);
        self.within(id, |collector| visit::visit_trait_item(collector, item));
    }
}

/// Name and kind of an item; `None` if the item cannot be removed by itself.
fn name_and_kind(item: &Item) -> Option<(Option<DefinedName>, PartKind)> {
    let (ident, kind) = match item {
        Item::Use(item) => return Some((None, PartKind::Import(import(item)))),
        Item::Impl(item) => return Some((None, PartKind::Impl(implementation(item)))),
        Item::Const(item) if item.ident == "_" => return Some((None, PartKind::Unnamed)),
        Item::Macro(item) => (item.ident.as_ref()?, PartKind::MacroRules),
        Item::Mod(item) => (&item.ident, PartKind::Module),
        Item::Const(item) => (&item.ident, PartKind::Item),
        Item::Static(item) => (&item.ident, PartKind::Item),
        Item::Fn(item) => (&item.sig.ident, PartKind::Item),
        Item::Enum(item) => (&item.ident, PartKind::Type),
        Item::Struct(item) => (&item.ident, PartKind::Type),
        Item::Union(item) => (&item.ident, PartKind::Type),
        Item::Type(item) => (&item.ident, PartKind::Type),
        Item::Trait(item) => (&item.ident, PartKind::Trait),
        Item::TraitAlias(item) => (&item.ident, PartKind::Trait),
        _ => return None,
    };
    Some((defined(ident), kind))
}

/// The name of an item and its byte range.
fn defined(ident: &syn::Ident) -> Option<DefinedName> {
    Some((ident.to_string(), ident.span().byte_range()))
}

/// Does the type contain `impl Trait`?
fn has_impl(ty: &syn::Type) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_type_impl_trait(&mut self, _: &'ast syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    finder.visit_type(ty);
    finder.0
}

/// Can a variant be removed without changing the discriminants of the others?
fn has_removable_variants(item: &syn::ItemEnum) -> bool {
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
