//! Replaces names in a text.

use std::collections::HashMap;
use std::ops::Range;

use anyhow::Result;

use crate::syntax::tokens::{Token, TokenKind, tokens};

/// A text, and the names that are replaced in it.
pub struct Renaming<'a> {
    source: &'a str,
    tokens: Vec<Token>,
    /// Old name → new name, which is not longer.
    pub names: HashMap<String, String>,
}

impl<'a> Renaming<'a> {
    /// The text before any name is replaced.
    ///
    /// # Errors
    /// If the text is not Rust.
    pub fn new(source: &'a str, names: HashMap<String, String>) -> Result<Self> {
        Ok(Self {
            source,
            tokens: tokens(source)?,
            names,
        })
    }

    /// The text with the new names.
    pub fn text(&self) -> String {
        self.replaced(|_, new| new.to_string())
    }

    /// The text with the new names and blanks after them, so that all else keeps its place.
    pub fn in_place(&self) -> String {
        self.replaced(|old, new| format!("{new:width$}", width = old.len()))
    }

    /// The old name of a word that is an old name or a new one.
    pub fn old(&self, word: &str) -> Option<String> {
        if self.names.contains_key(word) {
            return Some(word.to_string());
        }
        let mut names = self.names.iter();
        names.find_map(|(old, new)| (new == word).then(|| old.clone()))
    }

    /// The replaced names in a range of the old text.
    pub fn old_names_in(&self, range: &Range<usize>) -> Vec<String> {
        let first = self.tokens.partition_point(|t| t.range.end <= range.start);
        let inside = self.tokens[first..].iter();
        let inside = inside.take_while(|token| token.range.start < range.end);
        let names = inside.filter(|token| token.kind == TokenKind::Ident);
        let names = names.map(|token| token.text(self.source));
        names
            .filter(|name| self.names.contains_key(*name))
            .map(str::to_string)
            .collect()
    }

    fn replaced(&self, written: impl Fn(&str, &str) -> String) -> String {
        let mut text = String::with_capacity(self.source.len());
        let mut end = 0;
        for token in self.tokens.iter().filter(|t| t.kind == TokenKind::Ident) {
            let old = token.text(self.source);
            if let Some(new) = self.names.get(old) {
                text.push_str(&self.source[end..token.range.start]);
                text.push_str(&written(old, new));
                end = token.range.end;
            }
        }
        text + &self.source[end..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_and_texts_stay() {
        let source = "fn long(other: u8) { long!(other, \"long\", 'long: loop {}) }";
        let names = [("long".to_string(), "a".to_string())].into();
        let renaming = Renaming::new(source, names).unwrap();
        assert_eq!(
            renaming.text(),
            "fn a(other: u8) { a!(other, \"long\", 'long: loop {}) }"
        );
        assert_eq!(renaming.in_place().len(), source.len());
        assert_eq!(renaming.in_place().find("other"), source.find("other"));
        assert_eq!(renaming.old_names_in(&(3..7)), ["long"]);
        assert_eq!(
            (renaming.old("a"), renaming.old("b")),
            (Some("long".into()), None)
        );
    }
}
