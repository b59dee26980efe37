//! From token to token: does a name mean a variable here, or a field?

use std::collections::HashMap;

use super::Locals;
use crate::syntax::primitives::is_primitive;
use crate::syntax::tokens::{Token, is_path_separator};

/// Which variables are in scope, from the beginning of a text to its end.
pub struct Walk<'a> {
    locals: &'a Locals,
    next: usize,
    /// The end of the last scope of each name that has begun.
    ends: HashMap<&'a str, usize>,
}

impl<'a> Walk<'a> {
    pub fn of(locals: &'a Locals) -> Self {
        Self {
            locals,
            next: 0,
            ends: HashMap::new(),
        }
    }

    /// Goes on to a token of the text.
    pub fn go_to(&mut self, offset: usize) {
        let begun = self.locals.scopes[self.next..].iter();
        for (name, scope) in begun.take_while(|(_, scope)| scope.start <= offset) {
            let end = self.ends.entry(name).or_default();
            *end = scope.end.max(*end);
            self.next += 1;
        }
    }

    /// Is there a variable of this name?
    pub fn is_in_scope(&self, name: &str, offset: usize) -> bool {
        self.ends.get(name).is_some_and(|&end| offset < end)
    }

    /// Is token `i` the name of a field or a variable, defined here or in scope, or that of a
    /// primitive type?
    pub fn is_local(&self, tokens: &[Token], i: usize, source: &str) -> bool {
        let (name, at) = (tokens[i].text(source), tokens[i].range.start);
        let is_next = |text: &str| tokens.get(i + 1).is_some_and(|t| t.text(source) == text);
        let begins_path = || is_path_separator(tokens, i + 1, source);
        let ends_path = || i >= 2 && is_path_separator(tokens, i - 2, source);
        let is_variable =
            || self.is_in_scope(name, at) && !is_next("!") && !begins_path() && !ends_path();
        // A function of such a name is called, or named behind `::`, or else rustc says that it is
        // missing.
        let is_type = || is_primitive(name) && !is_next("(") && !ends_path();
        self.locals.places.contains(&at) || is_variable() || is_type()
    }
}
