//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use super::rewrites::{CrateNames, MACRO_USE, Rewrites};
use crate::syntax::places::edited;
use crate::syntax::tokens::{Code, TokenKind};

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
    let (syntax, code) = Code::parse(source)?;
    let mut rewrites = Rewrites::new(&code, &syntax, names);
    rewrites.find_extern_crates(&syntax.items);
    rewrites.visit_file(&syntax);
    let opened = rewrites.opened.iter();
    let mut changes = std::mem::take(&mut rewrites.changes);
    changes.extend(opened.map(|&at| (at..at, MACRO_USE.to_string())));
    let mut i = 0;
    while i < code.tokens.len() {
        let change = rewrites.path_at(i).or_else(|| rewrites.word_at(i));
        let count = change.as_ref().map_or(1, |(_, count)| *count);
        changes.extend(change.map(|(text, _)| (code.range_of(i..i + count), text)));
        i += count;
    }
    Ok(Rewritten {
        text: edited(source, changes) + &imports_of_exported(&rewrites),
        macro_uses: rewrites.macro_uses,
        macros: rewrites.exported,
    })
}

/// Returns an import of each exported macro, for the end of the crate's root. Below the last
/// definition it imports all that are under conditions, and the last of several.
///
/// A macro of an inner module reaches the root by `#[macro_use]` on the modules around it. If the
/// root has something else with the macro's name, the import is put into a small module of its own,
/// because at the root it would also import that other item.
fn imports_of_exported(rewrites: &Rewrites) -> String {
    let imports = rewrites.exported.iter().map(|name| {
        if rewrites.is_at_root(name) {
            format!(
                "\nmod macro_{name} {{ pub(crate) use {name}; }}\n\
                 pub(crate) use macro_{name}::{name};"
            )
        } else {
            format!("\npub(crate) use {name};")
        }
    });
    imports.collect()
}

#[cfg(test)]
mod tests;

impl Rewrites<'_> {
    /// Returns the replacement of `$crate`, or of a leading `::` with the name after it, and its
    /// number of tokens.
    fn path_at(&self, i: usize) -> Option<(String, usize)> {
        let here = &self.names.module;
        if self.code.word(i) == "$" && self.code.word(i + 1) == "crate" {
            return Some((format!("crate::{here}"), 2));
        }
        let is_leading = self.code.is_path_separator(i) && !self.code.continues_a_path(i);
        if !is_leading {
            return None;
        }
        let first = self.code.word(i + 2);
        if let Some(path) = self.extern_path(first) {
            return Some((path, 3));
        }
        if first == self.names.krate && self.is_exported(self.code.tokens[i].range.start) {
            return Some((format!("crate::{here}"), 3));
        }
        let is_local = self.names.edition == "2015" && !["std", "core"].contains(&first);
        is_local.then(|| (format!("crate::{here}::{first}"), 3))
    }

    /// Returns the replacement of a single word.
    fn word_at(&self, i: usize) -> Option<(String, usize)> {
        if !self.code.is_ident(i) {
            return None;
        }
        let (module, edition) = (&self.names.module, self.names.edition.as_str());
        let word = self.code.word(i);
        let begins_path = self.code.is_path_separator(i + 1) && !self.code.is_behind_separator(i);
        let is_matcher = i >= 3 && self.code.word(i - 1) == ":" && self.code.word(i - 3) == "$";
        let is_exported = self.is_exported(self.code.tokens[i].range.start);
        let new = match word {
            // The root is the caller's.
            "crate" if begins_path && is_exported && !self.is_at_root(self.code.word(i + 3)) => {
                return None;
            }
            "crate" if begins_path || self.is_argument(i) => format!("crate::{module}"),
            "gen" => "r#gen".to_string(),
            "extern" if self.is_safe_block(i) => "unsafe extern".to_string(),
            "try" if self.code.word(i + 1) == "!" => "r#try".to_string(),
            "expr" if is_matcher && edition < "2024" => "expr_2021".to_string(),
            // Up to edition 2018 `pat` matched no alternatives (`a | b`).
            "pat" if is_matcher && edition < "2021" => "pat_param".to_string(),
            _ if begins_path && is_exported && word == self.names.krate => {
                format!("crate::{module}")
            }
            _ if begins_path && !self.is_bound(word, self.code.tokens[i].range.start) => {
                self.extern_path(word)?
            }
            _ if self.is_local_inner_call(i) => format!("crate::{module}::{word}"),
            _ => return None,
        };
        Some((new, 1))
    }

    /// Returns whether the `crate` at token `i` is an argument of a macro, which may begin a path
    /// with it.
    fn is_argument(&self, i: usize) -> bool {
        let before = |n: usize| i.checked_sub(n).map_or("", |i| self.code.word(i));
        let is_visibility = before(1) == "(" && before(2) == "pub";
        !is_visibility && !["extern", "in", "$"].contains(&before(1))
    }

    /// Returns whether `extern "C" {` begins at token `i` without `unsafe`, as allowed until
    /// edition 2021.
    fn is_safe_block(&self, i: usize) -> bool {
        let abi = self.code.tokens.get(i + 1);
        let has_abi = abi.is_some_and(|token| token.kind == TokenKind::Literal);
        let is_unsafe = i >= 1 && self.code.word(i - 1) == "unsafe";
        has_abi && self.code.word(i + 2) == "{" && !is_unsafe
    }

    /// Returns whether token `i` calls a macro in the body of a macro with `local_inner_macros`,
    /// where all calls mean the crate's own macros.
    fn is_local_inner_call(&self, i: usize) -> bool {
        let start = self.code.tokens[i].range.start;
        let mut bodies = self.local_inner_macros.iter();
        bodies.any(|body| body.contains(&start))
            && self.code.word(i + 1) == "!"
            && ["(", "[", "{"].contains(&self.code.word(i + 2))
            && !(i >= 1 && [":", "$"].contains(&self.code.word(i - 1)))
    }
}
