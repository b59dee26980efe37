//! Adds the parts of a macro call among items: the call and each of its arguments.

use std::ops::Range;

use super::expansion::MacroCall;
use crate::parts::collector::Collector;
use crate::parts::part::PartKind;

impl Collector<'_> {
    /// Adds the call and its arguments, which end with semicolons or are separated by commas.
    pub fn add_macro_call(&mut self, range: Range<usize>, mac: &syn::Macro) {
        let call = self.expanded(mac);
        self.add_expanded_call(range, mac, call);
    }

    /// The call with its possible expansion.
    pub fn expanded(&self, mac: &syn::Macro) -> MacroCall {
        let name = mac.path.segments.last().map(|s| s.ident.to_string());
        self.macros.call(&name.unwrap_or_default(), &mac.tokens)
    }

    /// Adds a call, whose expansion is known, and its arguments.
    pub fn add_expanded_call(&mut self, range: Range<usize>, mac: &syn::Macro, call: MacroCall) {
        let id = self.add(range, None, PartKind::MacroCall(call));
        let delimiters = mac.delimiter.span();
        let first = self.token_at(delimiters.open().byte_range().end);
        let last = self.token_at(delimiters.close().byte_range().start);
        self.within(id, |collector| collector.add_arguments(first..last));
    }

    fn add_arguments(&mut self, tokens: Range<usize>) {
        let mut separators = Vec::new();
        let mut i = tokens.start;
        while i < tokens.end {
            if matches!(self.word(i), ";" | ",") {
                separators.push(i);
            }
            i = self.after_tree(i);
        }
        let is_list = separators.iter().any(|&i| self.word(i) == ";");
        if is_list {
            separators.retain(|&i| self.word(i) == ";");
        }
        let mut start = tokens.start;
        for end in separators {
            if is_list {
                self.add_argument(start..end + 1);
            } else if start < end {
                self.add_argument(start..end);
                self.add(self.range_of(end..end + 1), None, PartKind::ArgumentComma);
            }
            start = end + 1;
        }
        if start < tokens.end {
            self.add_argument(start..tokens.end);
        }
    }

    /// Adds an argument, and the elements of the lists in it.
    fn add_argument(&mut self, tokens: Range<usize>) {
        let id = self.add(self.range_of(tokens.clone()), None, PartKind::MacroArgument);
        let mut i = tokens.start;
        while i < tokens.end {
            let after = self.after_tree(i);
            if self.word(i) == "{" && self.is_list_of_groups(i + 1..after - 1) {
                self.within(id, |collector| collector.add_arguments(i + 1..after - 1));
            }
            i = after;
        }
    }

    /// Are these tokens `(…); (…);`? A macro that takes such a list takes a shorter one, too; a
    /// block of statements is no list.
    fn is_list_of_groups(&self, tokens: Range<usize>) -> bool {
        let mut i = tokens.start;
        while i < tokens.end && self.word(i) == "(" {
            let semicolon = self.after_tree(i);
            if semicolon >= tokens.end || self.word(semicolon) != ";" {
                return false;
            }
            i = semicolon + 1;
        }
        i == tokens.end && i > tokens.start
    }
}
