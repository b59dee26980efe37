//! Finds arguments and variables of the functions that macros write.

use std::collections::HashSet;
use std::ops::Range;

use crate::parts::part::{Part, PartKind};
use crate::syntax::tokens::{Token, TokenKind, is_path_separator, text_at};

/// Names of arguments and variables in each macro's definition.
pub struct MacroVariables<'a> {
    tokens: &'a [Token],
    text: &'a str,
    macros: Vec<(Range<usize>, HashSet<&'a str>)>,
}

impl<'a> MacroVariables<'a> {
    pub fn new(tokens: &'a [Token], text: &'a str, parts: &[Part]) -> Self {
        let mut variables = Self {
            tokens,
            text,
            macros: Vec::new(),
        };
        let macros = parts.iter();
        let macros = macros.filter(|part| matches!(part.kind, PartKind::MacroRules));
        variables.macros = macros
            .map(|part| (part.range.clone(), variables.bound_in(&part.range)))
            .collect();
        variables
    }

    /// Is token `i` the name of a variable in the macro around it, and not of a called function?
    pub fn is_variable(&self, i: usize) -> bool {
        let at = self.tokens[i].range.start;
        let around = self.macros.partition_point(|(range, _)| range.start <= at);
        let is_bound = self.macros[..around].last().is_some_and(|(range, names)| {
            range.contains(&at) && names.contains(self.word(Some(i)))
        });
        let is_behind_path = || i >= 2 && is_path_separator(self.tokens, i - 2, self.text);
        is_bound && !["(", "!"].contains(&self.word(Some(i + 1))) && !is_behind_path()
    }

    fn bound_in(&self, range: &Range<usize>) -> HashSet<&'a str> {
        let at = |place: usize| self.tokens.partition_point(|t| t.range.start < place);
        let inside = at(range.start)..at(range.end);
        let bound = inside.filter(|&i| self.is_bound(i));
        bound.map(|i| self.word(Some(i))).collect()
    }

    /// Is token `i` the name in `name: Type`, `let name` or `let mut name`?
    fn is_bound(&self, i: usize) -> bool {
        let before = self.word(i.checked_sub(1));
        let has_type = self.word(Some(i + 1)) == ":"
            && !is_path_separator(self.tokens, i + 1, self.text)
            && ["(", ",", "mut"].contains(&before);
        let is_let = before == "let" || (before == "mut" && self.word(i.checked_sub(2)) == "let");
        let is_small = self.word(Some(i)).starts_with(char::is_lowercase);
        self.tokens[i].kind == TokenKind::Ident && is_small && (has_type || is_let)
    }

    /// The text of a token; empty before the first and beyond the last.
    fn word(&self, i: Option<usize>) -> &'a str {
        i.map_or("", |i| text_at(self.tokens, i, self.text))
    }
}
