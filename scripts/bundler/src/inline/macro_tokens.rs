//! What attributes and conditions become among a macro's tokens, which no syntax tree has.

use std::ops::Range;

use super::cuts::Cuts;
use crate::syntax::cfg::Verdict;
use crate::syntax::tokens::TokenKind;

impl Cuts<'_> {
    /// Decides each `cfg(…)` among a macro's tokens, and drops `#[inline]` as elsewhere, and
    /// documentation in files that are not in the bundle.
    pub fn decide_inside(&mut self, range: Range<usize>) {
        const INLINE: [&str; 4] = ["#", "[", "inline", "]"];
        const DOCUMENTED: [&str; 5] = ["#", "[", "doc", "=", "include_str"];
        let first = self.tokens.partition_point(|t| t.range.start < range.start);
        let last = self.tokens.partition_point(|t| t.range.start < range.end);
        for i in first..last.saturating_sub(2) {
            let begins_with = |words: &[&str]| (i..).zip(words).all(|(i, w)| self.text(i) == *w);
            if begins_with(&INLINE) || begins_with(&DOCUMENTED) {
                let place = self.range_of(i..self.after_group(i + 1));
                self.replaced
                    .insert(place.start, (place.end, String::new()));
            }
            if let Some(open) = self.condition_at(i) {
                let close = self.after_group(open) - 1;
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

    /// Where the parenthesis of `cfg(`, `cfg!(` or `cfg_attr(` at token `i` is.
    fn condition_at(&self, i: usize) -> Option<usize> {
        match (self.text(i), self.text(i + 1), self.text(i + 2)) {
            ("cfg" | "cfg_attr", "(", _) => Some(i + 1),
            ("cfg", "!", "(") => Some(i + 2),
            _ => None,
        }
    }

    /// Decides predicates between commas, or what is in those that have a macro's variable: what
    /// it stands for is known where the macro is called.
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
                    let after = self.after_group(open);
                    self.decide_predicates(open + 1..after - 1);
                    // Behind `$( … )*` stands the next one.
                    start = after;
                    continue;
                }
            }
            start = end + 1;
        }
    }

    /// The comma after the predicate at token `start`, or `last`.
    fn end_of_predicate(&self, start: usize, last: usize) -> usize {
        let mut i = start;
        while i < last && self.text(i) != "," {
            i = match self.tokens[i].kind {
                TokenKind::Open => self.after_group(i),
                _ => i + 1,
            };
        }
        i
    }

    fn decide_predicate(&mut self, tokens: Range<usize>) {
        // An operator of `$( … )*` may stand before it.
        let is_operator = |i: &usize| matches!(self.text(*i), "*" | "+" | "?");
        let start = tokens.start + tokens.clone().take_while(is_operator).count();
        if start >= tokens.end {
            return;
        }
        let place = self.range_of(start..tokens.end);
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

    /// The token after the group that opens at token `open`.
    fn after_group(&self, open: usize) -> usize {
        let mut depth = 0;
        let mut tokens = self.tokens.iter().enumerate().skip(open);
        let close = tokens.find(|(_, token)| {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        close.map_or(self.tokens.len(), |(i, _)| i + 1)
    }

    /// Where these tokens stand in the source.
    fn range_of(&self, tokens: Range<usize>) -> Range<usize> {
        self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end
    }

    /// The text of token `i`; nothing beyond the end.
    fn text(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", |t| t.text(self.source))
    }
}
