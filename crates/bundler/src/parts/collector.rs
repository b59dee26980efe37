//! Collects the parts of a text, and reads their tokens.

use std::collections::BTreeSet;
use std::ops::Range;

use super::macros::expansion::Macros;
use super::part::{DefinedName, Part, PartId, PartKind};
use crate::syntax::tokens::{Token, after_tree, range_of, text_at};

pub struct Collector<'a> {
    pub text: &'a str,
    pub tokens: &'a [Token],
    pub parts: Vec<Part>,
    /// The parts around the next one, outermost first.
    pub open: Vec<PartId>,
    pub macros: Macros,
}

impl<'a> Collector<'a> {
    pub fn new(text: &'a str, tokens: &'a [Token], macros: Macros) -> Self {
        Self {
            text,
            tokens,
            parts: Vec::new(),
            open: Vec::new(),
            macros,
        }
    }

    /// Adds a part inside the innermost open part.
    pub fn add(
        &mut self,
        range: Range<usize>,
        name: Option<DefinedName>,
        kind: PartKind,
    ) -> PartId {
        self.parts.push(Part {
            range,
            parent: self.open.last().copied(),
            name,
            kind,
            mentions: BTreeSet::new(),
            items: BTreeSet::new(),
            heads: BTreeSet::new(),
        });
        self.parts.len() - 1
    }

    /// Runs `visit`; the parts that it adds are inside `id`.
    pub fn within<T>(&mut self, id: PartId, visit: impl FnOnce(&mut Self) -> T) -> T {
        self.open.push(id);
        let result = visit(self);
        self.open.pop();
        result
    }

    /// The text of token `i`; empty beyond the end.
    pub fn word(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.text)
    }

    /// Index of the first token at or after an offset of the text.
    pub fn token_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|t| t.range.start < offset)
    }

    /// Range of these tokens in the text.
    pub fn range_of(&self, tokens: Range<usize>) -> Range<usize> {
        range_of(&self.tokens[tokens])
    }

    /// Index of the token after token `i`, or after the group that it opens.
    pub fn after_tree(&self, i: usize) -> usize {
        after_tree(self.tokens, i)
    }
}
