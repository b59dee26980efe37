//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use super::exported_macros::export_macros;
use crate::inline::rewrites::{CrateNames, Rewrites};
use crate::syntax::places::edited;
use crate::syntax::tokens::{
    TokenKind, continues_a_path, is_path_separator, parse_with_tokens, range_of, text_at,
};

/// A rewritten crate.
#[derive(Debug)]
pub struct Rewritten {
    pub text: String,
    /// Names of crates whose macros it imports by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
    /// Names of macros that it exports.
    pub macros: BTreeSet<String>,
}

/// Rewrites the flattened text of one crate.
///
/// # Errors
/// If the text does not parse.
pub fn rewrite(source: &str, names: CrateNames) -> Result<Rewritten> {
    let (syntax, tokens) = parse_with_tokens(source)?;
    let mut rewrites = Rewrites::new(source, &syntax, &tokens, names);
    rewrites.find_extern_crates(&syntax.items);
    rewrites.visit_file(&syntax);
    let macros = export_macros(&mut rewrites);
    let mut changes = std::mem::take(&mut rewrites.changes);
    let mut i = 0;
    while i < tokens.len() {
        let change = rewrites.path_at(i).or_else(|| rewrites.word_at(i));
        let count = change.as_ref().map_or(1, |(_, count)| *count);
        changes.extend(change.map(|(text, _)| (range_of(&tokens[i..i + count]), text)));
        i += count;
    }
    Ok(Rewritten {
        text: edited(source, changes),
        macro_uses: rewrites.macro_uses,
        macros,
    })
}

#[cfg(test)]
mod tests;

impl Rewrites<'_> {
    /// The text of token `i`; empty beyond the end.
    fn text(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.source)
    }

    /// The replacement of `$crate`, or of a leading `::` with the name after it, and its number of
    /// tokens.
    fn path_at(&self, i: usize) -> Option<(String, usize)> {
        let here = &self.names.module;
        if self.text(i) == "$" && self.text(i + 1) == "crate" {
            return Some((format!("crate::{here}"), 2));
        }
        let is_leading = is_path_separator(self.tokens, i, self.source)
            && !continues_a_path(self.tokens, i, self.source);
        if !is_leading {
            return None;
        }
        let first = self.text(i + 2);
        if let Some(path) = self.extern_path(first) {
            return Some((path, 3));
        }
        let is_local = self.names.edition == "2015" && !["std", "core"].contains(&first);
        is_local.then(|| (format!("crate::{here}::{first}"), 3))
    }

    /// The replacement of a single word.
    fn word_at(&self, i: usize) -> Option<(String, usize)> {
        if self.tokens[i].kind != TokenKind::Ident {
            return None;
        }
        let CrateNames {
            module, edition, ..
        } = &self.names;
        let word = self.text(i);
        let begins_path = is_path_separator(self.tokens, i + 1, self.source)
            && !(i >= 2 && is_path_separator(self.tokens, i - 2, self.source));
        let is_matcher = i >= 3 && self.text(i - 1) == ":" && self.text(i - 3) == "$";
        let new = match word {
            "crate" if begins_path || self.is_argument(i) => format!("crate::{module}"),
            "gen" => "r#gen".to_string(),
            "extern" if self.is_safe_block(i) => "unsafe extern".to_string(),
            "try" if self.text(i + 1) == "!" => "r#try".to_string(),
            "expr" if is_matcher && edition.as_str() < "2024" => "expr_2021".to_string(),
            // Up to edition 2018 `pat` matched no alternatives (`a | b`).
            "pat" if is_matcher && ["2015", "2018"].contains(&edition.as_str()) => {
                "pat_param".to_string()
            }
            _ if begins_path && !self.scopes.at(self.tokens[i].range.start).contains(word) => {
                self.extern_path(word)?
            }
            _ if self.is_local_inner_call(i) => format!("crate::{module}::{word}"),
            _ => return None,
        };
        Some((new, 1))
    }

    /// Is the `crate` at token `i` an argument of a macro, which may make it the start of a path?
    fn is_argument(&self, i: usize) -> bool {
        let before = |n: usize| i.checked_sub(n).map_or("", |i| self.text(i));
        let is_visibility = before(1) == "(" && before(2) == "pub";
        !is_visibility && !["extern", "in", "$"].contains(&before(1))
    }

    /// Does `extern "C" {` begin at token `i` without `unsafe`, as allowed until edition 2021?
    fn is_safe_block(&self, i: usize) -> bool {
        let abi = self.tokens.get(i + 1);
        let has_abi = abi.is_some_and(|token| token.kind == TokenKind::Literal);
        let is_unsafe = i >= 1 && self.text(i - 1) == "unsafe";
        has_abi && self.text(i + 2) == "{" && !is_unsafe
    }

    /// Does token `i` call a macro inside the body of a macro with `local_inner_macros`, whose
    /// calls all mean the crate's own macros?
    fn is_local_inner_call(&self, i: usize) -> bool {
        let start = self.tokens[i].range.start;
        let mut bodies = self.local_inner_macros.iter();
        bodies.any(|body| body.contains(&start))
            && self.text(i + 1) == "!"
            && ["(", "[", "{"].contains(&self.text(i + 2))
            && !(i >= 1 && [":", "$"].contains(&self.text(i - 1)))
    }
}
