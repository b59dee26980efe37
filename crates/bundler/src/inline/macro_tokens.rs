//! Decides attributes and conditions among a macro's tokens, which are in no syntax tree.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

use super::edits::FileEdits;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::{after_tree, range_of, text_at};

impl FileEdits<'_> {
    /// Writes documentation among a macro's tokens as attributes.
    pub fn keep_documentation(&mut self, tokens: TokenStream) {
        let mut trees = tokens.into_iter();
        while let Some(tree) = trees.next() {
            match tree {
                TokenTree::Group(group) => self.keep_documentation(group.stream()),
                // All tokens of a documentation have its place.
                TokenTree::Punct(mark) if mark.as_char() == '#' => {
                    let place = mark.span().byte_range();
                    if place.len() > 1
                        && let Some(TokenTree::Group(attribute)) = trees.next()
                    {
                        let text = format!("#[{}]", attribute.stream());
                        self.replaced.insert(place.start, (place.end, text));
                    }
                }
                _ => {}
            }
        }
    }

    /// Decides each `cfg(…)` among a macro's tokens. Drops `#[inline]`, as outside macros, and
    /// documentation from files that are not in the bundle.
    /// Among items, a feature that is on is true where a macro may put it into a condition.
    pub fn decide_inside(&mut self, range: Range<usize>, is_item: bool) {
        const INLINE: [&str; 4] = ["#", "[", "inline", "]"];
        const DOCUMENTED: [&str; 5] = ["#", "[", "doc", "=", "include_str"];
        let first = self.tokens.partition_point(|t| t.range.start < range.start);
        let last = self.tokens.partition_point(|t| t.range.start < range.end);
        for i in first..last.saturating_sub(2) {
            let begins_with = |words: &[&str]| (i..).zip(words).all(|(i, w)| self.text(i) == *w);
            let is_plain = begins_with(&INLINE) && !self.rules.is_careful;
            let feature = self.text(i + 2).trim_matches('"');
            let is_on = is_item && self.rules.cfg.features.contains(feature);
            let replacement = if is_plain || begins_with(&DOCUMENTED) {
                Some((after_tree(self.tokens, i + 1), String::new()))
            } else if is_on && begins_with(&["feature", "="]) {
                Some((i + 3, "all()".to_string()))
            } else {
                None
            };
            if let Some((end, text)) = replacement {
                let place = range_of(&self.tokens[i..end]);
                self.replaced.insert(place.start, (place.end, text));
            }
            if let Some(open) = self.condition_at(i) {
                let close = after_tree(self.tokens, open) - 1;
                let is_whole = self.text(i) == "cfg";
                let end = if is_whole {
                    close
                } else {
                    self.end_of_predicate(open + 1, close)
                };
                self.decide_predicates(open + 1..end);
            }
        }
    }

    /// Index of the parenthesis of `cfg(`, `cfg!(` or `cfg_attr(` at token `i`.
    fn condition_at(&self, i: usize) -> Option<usize> {
        match (self.text(i), self.text(i + 1), self.text(i + 2)) {
            ("cfg" | "cfg_attr", "(", _) => Some(i + 1),
            ("cfg", "!", "(") => Some(i + 2),
            _ => None,
        }
    }

    /// Decides predicates between commas. In a predicate with a macro's variable only the groups
    /// are decided, because the variable's predicate is known where the macro is called.
    fn decide_predicates(&mut self, tokens: Range<usize>) {
        let mut start = tokens.start;
        while start < tokens.end {
            let end = self.end_of_predicate(start, tokens.end);
            let variable = (start..end).find(|&i| self.text(i) == "$");
            if variable.is_none() {
                self.decide_predicate(start..end);
            } else {
                let groups = (start..end).filter(|&i| self.text(i) == "(");
                if let Some(open) = groups.min() {
                    let after = after_tree(self.tokens, open);
                    self.decide_predicates(open + 1..after - 1);
                    // The next predicate follows `$( … )*`.
                    start = after;
                    continue;
                }
            }
            start = end + 1;
        }
    }

    /// Index of the comma after the predicate at token `start`, or `last`.
    fn end_of_predicate(&self, start: usize, last: usize) -> usize {
        let mut i = start;
        while i < last && self.text(i) != "," {
            i = after_tree(self.tokens, i);
        }
        i
    }

    /// Index of the predicate's first token, after an operator of `$( … )*` before it.
    fn without_operator(&self, tokens: &Range<usize>) -> usize {
        let is_operator = |i: &usize| matches!(self.text(*i), "*" | "+" | "?");
        tokens.start + tokens.clone().take_while(is_operator).count()
    }

    fn decide_predicate(&mut self, tokens: Range<usize>) {
        let start = self.without_operator(&tokens);
        if start >= tokens.end {
            return;
        }
        let place = range_of(&self.tokens[start..tokens.end]);
        let Ok(predicate) = syn::parse_str(&self.source[place.clone()]) else {
            return;
        };
        let text = match self.rules.cfg.eval(&predicate) {
            Verdict::Known(true) => "all()".to_string(),
            Verdict::Known(false) => "any()".to_string(),
            Verdict::Unknown(rest) => rest,
        };
        self.replaced.insert(place.start, (place.end, text));
    }

    /// The text of token `i`; empty beyond the end.
    pub fn text(&self, i: usize) -> &str {
        text_at(self.tokens, i, self.source)
    }
}
