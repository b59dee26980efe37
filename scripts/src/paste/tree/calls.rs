//! The parts of a macro call among items: what it hands over, piece by piece.

use std::ops::Range;

use super::Kind;
use super::planter::Planter;
use crate::paste::tokens::Kind as TokenKind;

impl Planter<'_> {
    /// What is handed over comes in pieces, each with its semicolon or between commas.
    pub fn invocation(&mut self, range: Range<usize>, mac: &syn::Macro) {
        let name = mac.path.segments.last().map(|s| s.ident.to_string());
        let call = self.macros.call(&name.unwrap_or_default(), &mac.tokens);
        let id = self.plant(range, None, Kind::Invocation(call));
        let delimiters = mac.delimiter.span();
        let first = self.token_at(delimiters.open().byte_range().end);
        let last = self.token_at(delimiters.close().byte_range().start);
        self.within(id, |planter| planter.arguments(first..last));
    }

    fn arguments(&mut self, tokens: Range<usize>) {
        let mut separators = Vec::new();
        let mut i = tokens.start;
        while i < tokens.end {
            if matches!(self.word(i), ";" | ",") {
                separators.push(i);
            }
            i = match self.tokens[i].kind {
                TokenKind::Open => self.after_group(i),
                _ => i + 1,
            };
        }
        let is_list = separators.iter().any(|&i| self.word(i) == ";");
        if is_list {
            separators.retain(|&i| self.word(i) == ";");
        }
        let mut start = tokens.start;
        for end in separators {
            if is_list {
                self.plant(self.place(start..end + 1), None, Kind::Argument);
            } else if start < end {
                self.plant(self.place(start..end), None, Kind::Argument);
                self.plant(self.place(end..end + 1), None, Kind::Comma);
            }
            start = end + 1;
        }
        if start < tokens.end {
            self.plant(self.place(start..tokens.end), None, Kind::Argument);
        }
    }
}
