//! Collects the parts of a syntax tree: items and members.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, TraitItem};

use super::collector::Collector;
use super::headers::{implementation, import};
use super::macros::expansion::Macros;
use super::mentions::collect_mentions;
use super::part::{DefinedName, Part, PartKind};
use crate::syntax::places::place;
use crate::syntax::tokens::Token;

/// The parts of the text in the order of their starts, a part before the parts inside it.
pub fn collect_parts(text: &str, syntax: &syn::File, tokens: &[Token]) -> Vec<Part> {
    let mut collector = Collector::new(text, tokens, Macros::new(syntax));
    collector.visit_file(syntax);
    collect_mentions(text, tokens, &mut collector.parts);
    collector.parts
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
        let id = self.add(range, name, kind);
        self.within(id, |collector| match item {
            Item::Macro(item) => {
                let delimiters = item.mac.delimiter.span();
                let (open, close) = (delimiters.open(), delimiters.close());
                collector.add_macro_arms(open.byte_range().end..close.byte_range().start);
            }
            Item::Const(item) if item.ident == "_" => collector.add_impls_in(&item.expr),
            _ => visit::visit_item(collector, item),
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

/// A name without `r#`.
pub fn plain(ident: &syn::Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_string()
}

/// The name of an item and its byte range.
fn defined(ident: &syn::Ident) -> Option<DefinedName> {
    Some((plain(ident), ident.span().byte_range()))
}
