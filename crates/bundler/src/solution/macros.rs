//! Finds the macros that the solution defines. From its definition on, such a macro is visible in
//! all following text, including inlined crates, and hides their macros of the same name.

use std::collections::BTreeSet;

use crate::syntax::tokens::{Token, TokenKind, text_at};

/// The macros of one text.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct OwnMacros {
    names: BTreeSet<String>,
    /// May a macro define others whose names are not in the text?
    has_unknown: bool,
}

impl OwnMacros {
    /// Finds the macros that these tokens define, at any depth.
    pub fn new(source: &str, tokens: &[Token]) -> Self {
        let mut macros = Self::default();
        let text = |i: usize| text_at(tokens, i, source);
        for i in 0..tokens.len() {
            if text(i) != "macro_rules" || text(i + 1) != "!" {
                continue;
            }
            if text(i + 2) == "$" {
                macros.has_unknown = true;
            } else {
                macros.names.insert(plain(text(i + 2)).to_string());
            }
        }
        macros
    }

    /// May one of these words mean one of the macros?
    pub fn may_be_called(&self, source: &str, tokens: &[Token]) -> bool {
        let words = tokens.iter().filter(|t| t.kind == TokenKind::Ident);
        let mut words = words.map(|t| plain(t.text(source)));
        self.has_unknown || words.any(|word| self.names.contains(word))
    }

    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.names.iter()
    }

    pub fn is_empty(&self) -> bool {
        !self.has_unknown && self.names.is_empty()
    }
}

fn plain(word: &str) -> &str {
    word.trim_start_matches("r#")
}
