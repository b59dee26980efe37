//! Decides attributes and conditions among a macro's tokens, which are in no syntax tree.

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
            // All tokens of a documentation have its place.
            let place = tree.span().byte_range();
            match tree {
                TokenTree::Group(group) => self.keep_documentation(group.stream()),
                TokenTree::Punct(mark) if mark.as_char() == '#' && place.len() > 1 => {
                    if let Some(TokenTree::Group(attribute)) = trees.next() {
                        self.change(place, format!("#[{}]", attribute.stream()));
                    }
                }
                _ => {}
            }
        }
    }

    /// Decides each `cfg(…)` among a macro's tokens, and drops documentation from files that are
    /// not in the bundle.
    /// Among items, a feature that is on is true where a macro may put it into a condition.
    pub fn decide_inside(&mut self, range: Range<usize>, is_item: bool) {
        const DOCUMENTED: [&str; 5] = ["#", "[", "doc", "=", "include_str"];
        let code = self.code;
        for i in range.start..range.end.saturating_sub(2) {
            if code.begins(i, &DOCUMENTED) {
                let attribute = i..code.after_tree(i + 1);
                self.change(code.range_of(attribute), String::new());
            }
            if is_item && code.begins(i, &["feature", "="]) {
                let name = syn::parse_str::<LitStr>(code.word(i + 2));
                if name.is_ok_and(|name| self.rules.cfg.features.contains(&name.value())) {
                    self.change(code.range_of(i..i + 3), "all()".to_string());
                }
            }
            let open = match (code.word(i), code.word(i + 1), code.word(i + 2)) {
                ("cfg" | "cfg_attr", "(", _) => i + 1,
                ("cfg", "!", "(") => i + 2,
                _ => continue,
            };
            let mut predicates = code.inside_of(open);
            if code.word(i) == "cfg_attr" {
                let mut trees = code.trees(predicates.clone()).map(|tree| tree.start);
                let comma = trees.find(|&i| code.word(i) == ",");
                predicates.end = comma.unwrap_or(predicates.end);
            }
            let mut i = predicates.start;
            while i < predicates.end {
                i = self.decide_predicate(i).unwrap_or(i + 1);
            }
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
