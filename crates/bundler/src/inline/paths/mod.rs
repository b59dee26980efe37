//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

mod words;

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use crate::inline::exported_macros::{export_macros, exported_names};
use crate::inline::rewrites::{CrateNames, Rewrites};
use crate::syntax::tokens::{
    Token, continues_a_path, is_path_separator, parse_with_tokens, text_at,
};

/// A rewritten crate.
#[derive(Debug)]
pub struct Rewritten {
    pub text: String,
    /// Crates whose macros it takes by `#[macro_use] extern crate …`.
    pub macro_uses: BTreeSet<String>,
    /// Macros that it exports.
    pub macros: BTreeSet<String>,
}

/// Rewrites the flattened text of one crate.
///
/// # Errors
/// If the text does not parse.
pub fn rewrite(source: &str, names: CrateNames) -> Result<Rewritten> {
    let (syntax, tokens) = parse_with_tokens(source)?;
    let mut rewrites = Rewrites::new(source, names);
    rewrites.exported_names = exported_names(&syntax);
    rewrites.find_extern_crates(&syntax.items);
    rewrites.enter_module(0..source.len(), &syntax.items);
    rewrites.visit_file(&syntax);
    let macros = export_macros(&mut rewrites);
    let text = Rewriter {
        source,
        tokens: &tokens,
        rewrites: &rewrites,
    }
    .run();
    Ok(Rewritten {
        text,
        macro_uses: rewrites.macro_uses,
        macros,
    })
}

/// Writes the new text, token by token.
struct Rewriter<'a> {
    source: &'a str,
    tokens: &'a [Token],
    rewrites: &'a Rewrites<'a>,
}

impl Rewriter<'_> {
    fn run(&self) -> String {
        let mut out = String::with_capacity(self.source.len());
        let mut replaced = self.rewrites.replaced.iter().peekable();
        let mut inserted = self.rewrites.inserted.iter().peekable();
        let mut end = 0;
        let mut i = 0;
        while i < self.tokens.len() {
            let start = self.tokens[i].range.start;
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= end && end > 0) {
                out.push_str(text);
            }
            out.push_str(&self.source[end..start]);
            while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= start) {
                out.push_str(text);
            }
            if let Some((_, (until, text))) = replaced.next_if(|(at, _)| **at == start) {
                out.push_str(text);
                end = *until;
                i = self.tokens.partition_point(|t| t.range.start < end);
                continue;
            }
            match self.path_at(i).or_else(|| self.word_at(i)) {
                Some((text, tokens)) => {
                    out.push_str(&text);
                    i += tokens;
                }
                None => {
                    out.push_str(self.text(i));
                    i += 1;
                }
            }
            end = self.tokens[i - 1].range.end;
        }
        for (_, text) in inserted {
            out.push_str(text);
        }
        out
    }

    fn text(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.source)
    }

    /// What replaces `$crate`, or a leading `::` with the name after it, and how many tokens
    /// that are.
    fn path_at(&self, i: usize) -> Option<(String, usize)> {
        let here = &self.rewrites.names.module;
        if self.text(i) == "$" && self.text(i + 1) == "crate" {
            return Some((format!("crate::{here}"), 2));
        }
        let is_leading = is_path_separator(self.tokens, i, self.source)
            && !continues_a_path(self.tokens, i, self.source);
        if !is_leading {
            return None;
        }
        let first = self.text(i + 2);
        if let Some(path) = self.rewrites.extern_path(first) {
            return Some((path, 3));
        }
        let is_local = self.rewrites.names.edition == "2015" && !["std", "core"].contains(&first);
        is_local.then(|| (format!("crate::{here}::{first}"), 3))
    }
}

#[cfg(test)]
mod tests;
