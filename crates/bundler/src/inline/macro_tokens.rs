//! Decides attributes and conditions among a macro's tokens, which are in no syntax tree.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};

use super::edits::FileEdits;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::{Token, TokenKind, after_tree, range_of, text_at, tokens};

/// Mark that replaces the name before a macro's variable in `cfg(feature = $name)`, if some value
/// of the variable may make the condition true: in a bundle, where no feature is on, it would be
/// false.
pub const UNDECIDED: &str = "undecided_by_the_bundler";

/// The text without documentation among the arguments of macros, unless one of its macros reads
/// documentation.
///
/// # Errors
/// If the text is not Rust.
pub fn without_unread_documentation(mut text: String) -> Result<String> {
    if !text.contains("#[doc = \"") {
        return Ok(text);
    }
    let tokens = tokens(&text)?;
    let begins_with = |i: usize, words: &[&str]| {
        let mut pairs = words.iter().zip(i..);
        pairs.all(|(word, i)| text_at(&tokens, i, &text) == *word)
    };
    if (0..tokens.len()).any(|i| begins_with(i, &["doc", "=", "$"])) {
        return Ok(text);
    }
    let asking = macros_that_need_attributes(&text, &tokens);
    let asked = (1..tokens.len()).filter(|&i| begins_with(i, &["!"]));
    let asked = asked.filter(|&i| asking.contains(tokens[i - 1].text(&text)));
    let asked: Vec<Range<usize>> = asked.map(|i| i..after_tree(&tokens, i + 1)).collect();
    let documented = (0..tokens.len()).filter(|&i| begins_with(i, &["#", "[", "doc", "="]));
    let places: Vec<Range<usize>> = documented
        .filter(|&i| text_at(&tokens, i + 4, &text).ends_with('"'))
        .filter(|i| !asked.iter().any(|call| call.contains(i)))
        .map(|i| range_of(&tokens[i..after_tree(&tokens, i + 1)]))
        .collect();
    for place in places.into_iter().rev() {
        text.replace_range(place, "");
    }
    Ok(text)
}

/// Macros that match nothing without an attribute, as `$(#[$doc:meta] $name:ident),*` does.
fn macros_that_need_attributes(text: &str, tokens: &[Token]) -> BTreeSet<String> {
    let at = |i: usize| text_at(tokens, i, text);
    let needs = |i: usize| {
        let end = after_tree(tokens, i + 1);
        let is_matched = at(i) == "#" && at(i + 1) == "[" && at(i + 2) == "$" && at(i + 4) == ":";
        let is_optional = at(i - 1) == "(" && at(end) == ")" && ["*", "?"].contains(&at(end + 1));
        is_matched && !is_optional
    };
    let macros = (0..tokens.len()).filter(|&i| at(i) == "macro_rules" && at(i + 1) == "!");
    let asking = macros.filter(|&i| (i + 4..after_tree(tokens, i + 3)).any(needs));
    asking.map(|i| at(i + 2).to_string()).collect()
}

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
    pub fn decide_inside(&mut self, range: Range<usize>) {
        const INLINE: [&str; 4] = ["#", "[", "inline", "]"];
        const DOCUMENTED: [&str; 5] = ["#", "[", "doc", "=", "include_str"];
        let first = self.tokens.partition_point(|t| t.range.start < range.start);
        let last = self.tokens.partition_point(|t| t.range.start < range.end);
        for i in first..last.saturating_sub(2) {
            let begins_with = |words: &[&str]| (i..).zip(words).all(|(i, w)| self.text(i) == *w);
            let is_plain = begins_with(&INLINE) && !self.rules.is_careful;
            if is_plain || begins_with(&DOCUMENTED) {
                let place = range_of(&self.tokens[i..after_tree(self.tokens, i + 1)]);
                self.replaced
                    .insert(place.start, (place.end, String::new()));
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
    /// are decided, because the variable's predicate is known where the macro is called. A variable
    /// for a value is marked as undecided.
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
                self.mark_undecided(start..end);
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

    /// Marks `name = $value` or `$name = "value"` as undecided, if it may be true.
    fn mark_undecided(&mut self, tokens: Range<usize>) {
        let start = self.without_operator(&tokens);
        let Some(equals) = (start..tokens.end).find(|&i| self.text(i) == "=") else {
            return;
        };
        let known = (self.text(start) != "$").then(|| self.text(start));
        if start < equals && !self.leaves_features && self.rules.cfg.may_have(known) {
            let name = range_of(&self.tokens[start..equals]);
            let marked = (name.end, format!("{UNDECIDED} "));
            self.replaced.insert(name.start, marked);
        }
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
        if self.leaves_features && self.source[place.clone()].contains("feature") {
            return;
        }
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
