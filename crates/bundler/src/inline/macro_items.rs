//! Removes items that a macro writes under a false condition, mostly tests.

use std::ops::Range;

use super::edits::FileEdits;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::{TokenKind, after_tree, range_of};

/// Words that may stand before the keyword of an item.
const QUALIFIERS: [&str; 6] = ["pub", "const", "async", "unsafe", "extern", "default"];

/// Keywords of items that end with their first block, or with a semicolon before it.
const WITH_BLOCK: [&str; 6] = ["enum", "fn", "impl", "mod", "struct", "trait"];

impl FileEdits<'_> {
    /// Removes such items from the right sides of the arms of a `macro_rules!`.
    pub fn cut_items_of_arms(&mut self, range: Range<usize>) {
        let mut i = self.tokens.partition_point(|t| t.range.start < range.start);
        let last = self.tokens.partition_point(|t| t.range.start < range.end);
        while i < last {
            let is_written = self.text(i) == "=" && self.text(i + 1) == ">";
            if is_written && self.is_open(i + 2) {
                self.cut_items_in(self.inside(i + 2));
                i += 2;
            }
            i = after_tree(self.tokens, i);
        }
    }

    /// Removes such items among `tokens`. Skips repetitions, which must not lose their variables,
    /// and arguments of other macros, which may depend on the items.
    fn cut_items_in(&mut self, tokens: Range<usize>) {
        let mut i = tokens.start;
        while i < tokens.end {
            if self.is_open(i) {
                if !["$", "!"].contains(&self.text(i - 1)) {
                    self.cut_items_in(self.inside(i));
                }
                i = after_tree(self.tokens, i);
            } else if let Some(end) = self.end_if_never_compiled(i, tokens.end) {
                let place = range_of(&self.tokens[i..end]);
                self.replaced
                    .insert(place.start, (place.end, String::new()));
                i = end;
            } else {
                i += 1;
            }
        }
    }

    /// End of the item whose attributes begin at token `i`, if one attribute is a condition that is
    /// false everywhere.
    fn end_if_never_compiled(&self, mut i: usize, last: usize) -> Option<usize> {
        let mut is_never_compiled = false;
        while self.text(i) == "#" && self.text(i + 1) == "[" {
            if self.text(i + 2) == "cfg" && self.text(i + 3) == "(" {
                is_never_compiled |= self.is_false(self.inside(i + 3));
            }
            i = after_tree(self.tokens, i + 1);
        }
        is_never_compiled.then(|| self.end_of_item(i, last))?
    }

    /// Is the predicate false on all machines? False if it contains a macro's variable, whose value
    /// is unknown.
    fn is_false(&self, predicate: Range<usize>) -> bool {
        if predicate.is_empty() || predicate.clone().any(|i| self.text(i) == "$") {
            return false;
        }
        let place = range_of(&self.tokens[predicate]);
        if self.leaves_features && self.source[place.clone()].contains("feature") {
            return false;
        }
        let predicate = syn::parse_str(&self.source[place]);
        predicate.is_ok_and(|p| matches!(self.rules.cfg.eval(&p), Verdict::Known(false)))
    }

    /// End of the item at token `i`; `None` if no item with a block begins there.
    fn end_of_item(&self, mut i: usize, last: usize) -> Option<usize> {
        while QUALIFIERS.contains(&self.text(i)) {
            i += 1;
            let is_literal = || {
                self.tokens
                    .get(i)
                    .is_some_and(|t| t.kind == TokenKind::Literal)
            };
            if self.text(i) == "(" || is_literal() {
                i = after_tree(self.tokens, i);
            }
        }
        if !WITH_BLOCK.contains(&self.text(i)) {
            return None;
        }
        let mut depth = 0;
        while i < last {
            match self.text(i) {
                ";" => return Some(i + 1),
                // A block among the arguments of a type is a number.
                "{" if depth <= 0 => return Some(after_tree(self.tokens, i)),
                "<" => depth += 1,
                ">" if !["-", "="].contains(&self.text(i - 1)) => depth -= 1,
                _ => {}
            }
            i = after_tree(self.tokens, i);
        }
        None
    }

    fn is_open(&self, i: usize) -> bool {
        self.tokens
            .get(i)
            .is_some_and(|t| t.kind == TokenKind::Open)
    }

    /// Indices of the tokens inside the group that token `open` opens.
    fn inside(&self, open: usize) -> Range<usize> {
        open + 1..after_tree(self.tokens, open) - 1
    }
}
