//! Collects changes of the inlined text that make code of an older edition compile.
//!
//! Rustc proposes most of them. Two are our own. Before edition 2024 a result `impl Trait` captured
//! only the lifetimes that it names; since then it captures all, and rustc may reject a caller:
//! `use<…>` restores the old meaning. And patterns in macros that borrow both explicitly and
//! implicitly (`let (.., ref b) = &pair`) are errors since 2024; `&(.., ref b)` has the old
//! meaning.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::view::{BORROWED, RustcView};
use crate::parts::{PartId, PartKind};
use crate::rustc::Diagnostic;

/// A change of the text: the end of the replaced range, and the new text.
pub type Fix = (usize, String);

impl RustcView<'_> {
    /// Changes that remove these errors: start offset → change.
    pub fn fixes(&self, errors: &[Diagnostic]) -> BTreeMap<usize, Fix> {
        let of_edition = errors.iter().filter(|error| error.is_about_edition());
        let fixes = of_edition.flat_map(Diagnostic::fixes);
        let inlined = fixes.filter_map(|(place, text)| {
            let place = self.in_crates(place)?;
            Some((place.start, (place.end, text.to_string())))
        });
        let all = inlined.chain(self.captures(errors));
        all.chain(self.borrows(errors)).collect()
    }
}

impl RustcView<'_> {
    /// `+ use<…>` for functions that are mentioned near a borrow error: start → (end, text).
    pub fn captures(&self, errors: &[Diagnostic]) -> BTreeMap<usize, (usize, String)> {
        let borrowed = errors.iter().filter(|e| BORROWED.contains(&e.code()));
        let around = self.parts_at(borrowed.flat_map(Diagnostic::places));
        let is_mentioned = |id: &PartId| {
            let name = self.tree.name(*id);
            let mut around = around.iter().map(|&id| &self.tree.parts[id]);
            name.is_some_and(|name| around.any(|part| part.mentions.contains(name)))
        };
        let mentioned = (0..self.tree.parts.len()).filter(is_mentioned);
        let captures = mentioned.flat_map(|id| self.captures_of(id));
        captures.map(|(at, text)| (at, (at, text))).collect()
    }

    /// Offset and text of each `+ use<…>` that is missing in the function's result.
    fn captures_of(&self, id: PartId) -> Vec<(usize, String)> {
        let part = &self.tree.parts[id];
        let around = part.parent.map(|parent| (parent, &self.tree.parts[parent]));
        match (&part.kind, around) {
            (PartKind::Item, _) => {
                let function = syn::parse_str::<syn::ItemFn>(&self.tree.text[part.range.clone()]);
                function.map_or(Vec::new(), |function| {
                    captures(&function.sig, &[], part.range.start)
                })
            }
            // A trait's methods capture all lifetimes under every edition.
            (PartKind::Member, Some((_, parent))) if is_inherent(&parent.kind) => {
                let text = &self.tree.text[parent.range.clone()];
                let Ok(block) = syn::parse_str::<syn::ItemImpl>(text) else {
                    return Vec::new();
                };
                let place = relative(&part.range, parent.range.start);
                let mut members = block.items.iter();
                let function = members.find_map(|member| match member {
                    syn::ImplItem::Fn(f) if f.span().byte_range() == place => Some(f),
                    _ => None,
                });
                function.map_or(Vec::new(), |function| {
                    captures(&function.sig, &[&block.generics], parent.range.start)
                })
            }
            _ => Vec::new(),
        }
    }
}

fn is_inherent(kind: &PartKind) -> bool {
    matches!(kind, PartKind::Impl(header) if header.trait_name.is_none())
}

fn relative(range: &Range<usize>, start: usize) -> Range<usize> {
    range.start - start..range.end - start
}

/// End offset of each `impl Trait` in the result, and the missing text. `generics` are the
/// parameters of the impl around the function.
fn captures(
    signature: &syn::Signature,
    generics: &[&syn::Generics],
    start: usize,
) -> Vec<(usize, String)> {
    let mut arguments = ImplTraits::default();
    signature
        .inputs
        .iter()
        .for_each(|input| arguments.visit_fn_arg(input));
    // Type parameters without names (`impl Trait` arguments) cannot be listed.
    if !arguments.0.is_empty() {
        return Vec::new();
    }
    let mut results = ImplTraits::default();
    results.visit_return_type(&signature.output);
    let generics = generics.iter().copied().chain([&signature.generics]);
    let parameters = generics.flat_map(|generics| &generics.params);
    let names = parameters.filter_map(|parameter| match parameter {
        syn::GenericParam::Type(parameter) => Some(parameter.ident.to_string()),
        syn::GenericParam::Const(parameter) => Some(parameter.ident.to_string()),
        _ => None,
    });
    let names: Vec<String> = names.collect();
    let missing = results.0.into_iter().map(|(end, lifetimes)| {
        let all = lifetimes.iter().chain(&names);
        let all: Vec<&str> = all.map(String::as_str).collect();
        (start + end, format!(" + use<{}>", all.join(", ")))
    });
    missing.collect()
}

/// End offset of each `impl Trait`, and the lifetimes in it.
#[derive(Default)]
struct ImplTraits(Vec<(usize, Vec<String>)>);

impl<'ast> Visit<'ast> for ImplTraits {
    fn visit_type_impl_trait(&mut self, node: &'ast syn::TypeImplTrait) {
        let captures =
            |bound: &syn::TypeParamBound| matches!(bound, syn::TypeParamBound::PreciseCapture(_));
        if node.bounds.iter().any(captures) {
            return;
        }
        let mut named = Lifetimes::default();
        named.visit_type_impl_trait(node);
        named.0.sort();
        named.0.dedup();
        self.0.push((node.span().byte_range().end, named.0));
    }
}

#[derive(Default)]
struct Lifetimes(Vec<String>);

impl<'ast> Visit<'ast> for Lifetimes {
    fn visit_lifetime(&mut self, lifetime: &'ast syn::Lifetime) {
        if lifetime.ident != "static" {
            self.0.push(lifetime.to_string());
        }
    }

    fn visit_type_reference(&mut self, reference: &'ast syn::TypeReference) {
        if reference.lifetime.is_none() {
            self.0.push("'_".to_string());
        }
        visit::visit_type_reference(self, reference);
    }
}

impl RustcView<'_> {
    /// Each `&` that rustc would put before such a pattern: start → (end, text). Only where the
    /// meaning stays: a call that matches something else does not compile with it.
    pub fn borrows(&self, errors: &[Diagnostic]) -> BTreeMap<usize, (usize, String)> {
        let borrows = errors.iter().filter_map(Diagnostic::implied_borrow);
        let inlined = borrows.filter_map(|(at, text)| {
            let at = self.in_crates(at..at)?.start;
            only_borrows(&self.tree.text[at..]).then(|| (at, (at, text.to_string())))
        });
        inlined.collect()
    }
}

/// Is each variable of the pattern at the start of the text bound by `ref`? Other variables would
/// be bound by value instead of by reference after the `&`.
fn only_borrows(text: &str) -> bool {
    let mut depth = 0;
    let end = text.find(|c| match c {
        '(' | '[' | '{' => {
            depth += 1;
            false
        }
        ')' | ']' | '}' => {
            depth -= 1;
            depth <= 0
        }
        // A macro's variable may be anything; a string may contain brackets.
        _ => "$\"';".contains(c),
    });
    let pattern = end.and_then(|end| text.get(..=end)).unwrap_or_default();
    let mut bound = Bound { by_value: false };
    match syn::Pat::parse_single.parse_str(pattern) {
        Ok(pattern) => bound.visit_pat(&pattern),
        Err(_) => return false,
    }
    !bound.by_value
}

/// Finds whether a pattern binds, or may bind, a variable without `ref`.
struct Bound {
    by_value: bool,
}

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.by_value |= pattern.by_ref.is_none();
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {
        self.by_value = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn captured(function: &str) -> Vec<String> {
        let block = format!("impl<'a, T> Own<'a, T> {{ {function} }}");
        let block: syn::ItemImpl = syn::parse_str(&block).unwrap();
        let Some(syn::ImplItem::Fn(function)) = block.items.first() else {
            panic!("a function");
        };
        let found = captures(&function.sig, &[&block.generics], 0);
        found.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn what_a_result_names_is_captured() {
        for (function, uses) in [
            (
                "fn f(&self) -> impl Iterator<Item = &'a T> {}",
                " + use<'a, T>",
            ),
            (
                "fn f<const N: usize>(&self) -> Vec<impl Copy> {}",
                " + use<T, N>",
            ),
            (
                "fn f(&self) -> impl Iterator<Item = &T> {}",
                " + use<'_, T>",
            ),
        ] {
            assert_eq!(captured(function), [uses]);
        }
    }

    #[test]
    fn what_says_it_already_or_cannot_say_it_stays() {
        assert!(captured("fn f(&self) -> impl Copy + use<'a, T> {}").is_empty());
        assert!(captured("fn f(&self, other: impl Copy) -> impl Copy {}").is_empty());
    }

    #[test]
    fn only_patterns_that_bind_by_ref_are_changed() {
        for text in [
            "(.., ref output) = &self.parts; let x = y;",
            "Some(ref mut y) => {}",
            "Point { x: ref a, ref b, .. } = point; }",
            "[ref first, .., Way::Up(_)] = x",
        ] {
            assert!(only_borrows(text), "{text}");
        }
        for text in [
            "(a, ref b) = x;",
            "($($p,)* ref b) = x;",
            "Point { a, ref b } = x;",
            "Some(&y) => {}",
            "(\")\", ref b) = x;",
            "(pattern!(), ref b) = x;",
            "ref b = x; f()",
        ] {
            assert!(!only_borrows(text), "{text}");
        }
    }
}
