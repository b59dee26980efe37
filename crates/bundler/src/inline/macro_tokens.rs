//! Decides attributes and conditions among a macro's tokens, which are in no syntax tree.

use std::iter::successors;
use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};
use syn::LitStr;

use super::walk::Walk;
use crate::syntax::cfg::Verdict;

impl Walk<'_> {
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
                        self.change(place, text);
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
        let code = self.code;
        for i in range.start..range.end.saturating_sub(2) {
            let begins_with = |words: &[&str]| code.begins(i, words);
            let is_plain = begins_with(&INLINE) && !self.rules.is_careful;
            let is_on = is_item && begins_with(&["feature", "="]) && {
                let name = syn::parse_str::<LitStr>(code.word(i + 2));
                name.is_ok_and(|name| self.rules.cfg.features.contains(&name.value()))
            };
            let replacement = if is_plain || begins_with(&DOCUMENTED) {
                Some((code.after_tree(i + 1), String::new()))
            } else if is_on {
                Some((i + 3, "all()".to_string()))
            } else {
                None
            };
            if let Some((end, text)) = replacement {
                let place = code.range_of(i..end);
                self.change(place, text);
            }
            if let Some(open) = self.condition_at(i) {
                let close = code.after_tree(open) - 1;
                let mut parts = successors(Some(open + 1), |&i| Some(code.after_tree(i)));
                let is_end = |&i: &usize| i >= close || code.word(i) == ",";
                let end = match code.word(i) {
                    "cfg_attr" => parts.find(is_end).unwrap_or(close),
                    _ => close,
                };
                let mut i = open + 1;
                while i < end {
                    i = self.decide_predicate(i).unwrap_or(i + 1);
                }
            }
        }
    }

    /// Index of the parenthesis of `cfg(`, `cfg!(` or `cfg_attr(` at token `i`.
    fn condition_at(&self, i: usize) -> Option<usize> {
        let code = self.code;
        match (code.word(i), code.word(i + 1), code.word(i + 2)) {
            ("cfg" | "cfg_attr", "(", _) => Some(i + 1),
            ("cfg", "!", "(") => Some(i + 2),
            _ => None,
        }
    }

    /// Decides the predicate that begins at token `i`; returns the index behind it. `None` if it
    /// has a macro's variable, which is known where the macro is called.
    fn decide_predicate(&mut self, i: usize) -> Option<usize> {
        let code = self.code;
        if !code.is_ident(i) || ["$", ":"].contains(&code.word(i - 1)) {
            return None;
        }
        let end = match code.word(i + 1) {
            "=" => i + 3,
            "(" => code.after_tree(i + 1),
            _ => i + 1,
        };
        let place = code.range_of(i..end);
        let written = &code.source[place.clone()];
        let predicate = syn::parse_str(written)
            .ok()
            .filter(|_| !written.contains('$'))?;
        let text = match self.rules.cfg.eval(&predicate) {
            Verdict::Known(true) => "all()".to_string(),
            Verdict::Known(false) => "any()".to_string(),
            Verdict::Unknown(rest) => rest,
        };
        self.change(place, text);
        Some(end)
    }
}
