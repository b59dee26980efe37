//! Rewrites a crate's text so that it means the same as a module of another crate.
//!
//! `crate::a` becomes `crate::<module>::a`, a path into another inlined crate
//! becomes `crate::<its module>::…`, also inside macros; each `use` is split into
//! one line for each imported name; exported macros become importable by path.

mod words;

use std::collections::BTreeSet;

use anyhow::Result;
use syn::visit::Visit;

use super::exported_macros::{export_macros, exported_names};
use super::rewrites::{CrateNames, Rewrites};
use crate::syntax::tokens::parse_with_tokens;
use words::Words;

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
    let mut rewrites = Rewrites::new(source, names);
    rewrites.exported_names = exported_names(&syntax);
    rewrites.find_renamed_macros(&syntax);
    rewrites.find_extern_crates(&syntax.items);
    rewrites.enter_module(0..source.len(), &syntax.items);
    rewrites.visit_file(&syntax);
    let macros = export_macros(&mut rewrites);
    let words = Words {
        source,
        tokens: &tokens,
        rewrites: &rewrites,
    };
    let text = rewritten(&words);
    Ok(Rewritten {
        text,
        macro_uses: rewrites.macro_uses,
        macros,
    })
}

/// Writes the new text, token by token.
fn rewritten(words: &Words) -> String {
    let mut out = String::with_capacity(words.source.len());
    let mut replaced = words.rewrites.replaced.iter().peekable();
    let mut inserted = words.rewrites.inserted.iter().peekable();
    let mut end = 0;
    let mut i = 0;
    while i < words.tokens.len() {
        let start = words.tokens[i].range.start;
        while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= end && end > 0) {
            out.push_str(text);
        }
        out.push_str(&words.source[end..start]);
        while let Some((_, text)) = inserted.next_if(|(at, _)| **at <= start) {
            out.push_str(text);
        }
        if let Some((_, (until, text))) = replaced.next_if(|(at, _)| **at == start) {
            out.push_str(text);
            end = *until;
            i = words.tokens.partition_point(|t| t.range.start < end);
            continue;
        }
        match words.path_at(i).or_else(|| words.word_at(i)) {
            Some((text, tokens)) => {
                out.push_str(&text);
                i += tokens;
            }
            None => {
                out.push_str(words.text(i));
                i += 1;
            }
        }
        end = words.tokens[i - 1].range.end;
    }
    for (_, text) in inserted {
        out.push_str(text);
    }
    out
}

#[cfg(test)]
mod tests;
