//! Finds the names that inlined crates define and that nothing else may mean.

use std::collections::{BTreeSet, HashMap, HashSet};

use anyhow::Result;
use syn::visit::{self, Visit};

use crate::syntax::primitives::is_primitive;
use crate::syntax::tokens::{
    Token, TokenKind, after_tree, is_path_separator, names_in_literal, parse_with_tokens, text_at,
    tokens,
};

/// Length up to which a name is short.
const SHORT: usize = 2;

/// Words before a name that is defined.
const DEFINING: [&str; 11] = [
    "const",
    "enum",
    "fn",
    "let",
    "macro_rules",
    "mod",
    "static",
    "struct",
    "trait",
    "type",
    "union",
];

/// Words that are names in some places only.
const WEAK_KEYWORDS: [&str; 7] = [
    "auto",
    "default",
    "dyn",
    "macro_rules",
    "raw",
    "safe",
    "union",
];

/// Names that are in scope everywhere.
const PRELUDE: [&str; 41] = [
    "AsMut",
    "AsRef",
    "Box",
    "Clone",
    "Copy",
    "Default",
    "DoubleEndedIterator",
    "Drop",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Hash",
    "Into",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Unpin",
    "Vec",
    "drop",
    "main",
];

/// Macros that put the text of their arguments into the program.
const QUOTING: [&str; 5] = ["assert", "dbg", "debug_assert", "stringify", "todo"];

/// Names that the crates define, and how many times each occurs. Not among them: names of the
/// solution, of attributes, of paths into the standard library and `libraries`, members of traits
/// of others, and names that the program prints.
pub fn candidates(
    crates: &str,
    solution: &str,
    libraries: &BTreeSet<&str>,
) -> Result<HashMap<String, usize>> {
    let (syntax, all) = parse_with_tokens(crates)?;
    let mut names = Names::default();
    names.read_tokens(crates, &all, libraries);
    let mut traits = Traits::default();
    traits.visit_file(&syntax);
    names.traits = traits.0;
    names.visit_file(&syntax);
    for token in tokens(solution)? {
        let word = token.text(solution);
        names.kept.insert(word.to_string());
        names
            .kept
            .extend(names_in_literal(word).map(str::to_string));
    }
    let mut counts = HashMap::new();
    for token in all.iter().filter(|token| token.kind == TokenKind::Ident) {
        let word = token.text(crates);
        if names.may_change(word) {
            *counts.entry(word.to_string()).or_default() += 1;
        }
    }
    Ok(counts)
}

#[derive(Default)]
struct Names {
    defined: HashSet<String>,
    kept: HashSet<String>,
    /// Traits of the crates.
    traits: HashSet<String>,
}

impl Names {
    fn may_change(&self, word: &str) -> bool {
        self.defined.contains(word)
            && !self.kept.contains(word)
            && word.len() > SHORT
            && !word.starts_with("r#")
            && !is_primitive(word)
            && !WEAK_KEYWORDS.contains(&word)
            && !PRELUDE.contains(&word)
            && syn::parse_str::<syn::Ident>(word).is_ok()
    }

    fn define(&mut self, name: &syn::Ident) {
        self.defined.insert(name.to_string());
    }

    /// Reads definitions also in macros, and places whose names stay.
    fn read_tokens(&mut self, source: &str, all: &[Token], libraries: &BTreeSet<&str>) {
        let text = |i: usize| text_at(all, i, source);
        let is_name = |i: usize| all.get(i).is_some_and(|t| t.kind == TokenKind::Ident);
        for i in 0..all.len() {
            let word = text(i);
            if all[i].kind == TokenKind::Literal {
                self.kept.extend(names_in_literal(word).map(str::to_string));
            }
            if DEFINING.contains(&word) {
                let is_mark = matches!(text(i + 1), "mut" | "!" | "unsafe");
                let name = if is_mark { i + 2 } else { i + 1 };
                if is_name(name) {
                    self.defined.insert(text(name).to_string());
                }
            }
            let is_attribute = word == "#" && (text(i + 1) == "[" || text(i + 2) == "[");
            let is_quoting = text(i + 1) == "!" && QUOTING.contains(&word);
            if is_attribute || is_quoting {
                let open = if text(i + 1) == "[" { i + 1 } else { i + 2 };
                self.keep(source, &all[open..after_tree(all, open)]);
            }
            let is_outside = ["core", "std", "alloc"].contains(&word) || libraries.contains(word);
            if is_outside && is_path_separator(all, i + 1, source) {
                self.keep(source, &all[i..end_of_path(source, all, i)]);
            }
            if word == "$" && text(i + 2) == ":" && is_name(i + 3) {
                self.kept.insert(text(i + 3).to_string());
            }
        }
    }

    fn keep(&mut self, source: &str, tokens: &[Token]) {
        let names = tokens.iter().filter(|t| t.kind == TokenKind::Ident);
        self.kept.extend(names.map(|t| t.text(source).to_string()));
    }
}

/// Index behind the path, or the tree of imports, whose first name is token `i`.
fn end_of_path(source: &str, all: &[Token], mut i: usize) -> usize {
    while is_path_separator(all, i + 1, source) {
        i += 3;
        if text_at(all, i, source) == "{" {
            return after_tree(all, i);
        }
    }
    (i + 1).min(all.len())
}

/// The traits that a text defines.
#[derive(Default)]
struct Traits(HashSet<String>);

impl<'ast> Visit<'ast> for Traits {
    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.0.insert(item.ident.to_string());
        visit::visit_item_trait(self, item);
    }
}

/// Keeps all names in something.
struct Keeping<'a>(&'a mut HashSet<String>);

impl<'ast> Visit<'ast> for Keeping<'_> {
    fn visit_ident(&mut self, name: &'ast syn::Ident) {
        self.0.insert(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        // Such a type prints its name, and those of its fields and variants.
        let prints = crate::syntax::attributes::attributes(item)
            .iter()
            .any(|attribute| {
                attribute.path().is_ident("derive")
                    && quote::ToTokens::to_token_stream(attribute)
                        .to_string()
                        .contains("Debug")
            });
        if prints {
            Keeping(&mut self.kept).visit_item(item);
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of_trait = item
            .trait_
            .as_ref()
            .and_then(|(path, _)| path.segments.last());
        if of_trait.is_some_and(|last| !self.traits.contains(&last.ident.to_string())) {
            for member in &item.items {
                let name = match member {
                    syn::ImplItem::Const(member) => &member.ident,
                    syn::ImplItem::Fn(member) => &member.sig.ident,
                    syn::ImplItem::Type(member) => &member.ident,
                    _ => continue,
                };
                self.kept.insert(name.to_string());
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        field.ident.iter().for_each(|name| self.define(name));
        visit::visit_field(self, field);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.define(&variant.ident);
        visit::visit_variant(self, variant);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // A name with a capital letter may be a constant or a variant.
        if !pattern.ident.to_string().starts_with(char::is_uppercase) {
            self.define(&pattern.ident);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_type_param(&mut self, parameter: &'ast syn::TypeParam) {
        self.define(&parameter.ident);
        visit::visit_type_param(self, parameter);
    }

    fn visit_use_rename(&mut self, import: &'ast syn::UseRename) {
        self.define(&import.rename);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_may_mean_or_print_keeps_its_name() {
        let crates = "mod krate {
            use core::{cell::Cell, mem::replace as exchange};
            #[derive(Debug)] pub struct Printed { shown: u8 }
            #[repr(C)] #[inline(never)]
            pub struct Point<Scalar> { first: Scalar, len: u8 }
            pub trait Own { fn measure(&self) -> u8; }
            impl Own for Point<u8> { fn measure(&self) -> u8 { self.first } }
            impl Iterator for Point<u8> {
                type Item = u8;
                fn next(&mut self) -> Option<u8> { None }
            }
            macro_rules! twice { ($value:expr) => { let result = $value; fn made() {} } }
            pub fn called(shown_here: u8) { assert!(stringified(1)); let captured = 1;
                println!(\"{captured}\"); twice!(shown_here) }
            fn stringified(value: u8) {} fn never() {}
        }";
        let solution = "fn main() { krate::called(1) }";
        let found = candidates(crates, solution, &BTreeSet::new()).unwrap();
        let mut names: Vec<&str> = found.keys().map(String::as_str).collect();
        names.sort_unstable();
        assert_eq!(
            names,
            [
                "Own",
                "Point",
                "Scalar",
                "first",
                "len",
                "made",
                "measure",
                "result",
                "shown_here",
                "twice",
                "value"
            ]
        );
        assert_eq!(found["measure"], 2);
    }
}
