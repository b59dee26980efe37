//! From token to token: does a name mean a variable here, or a field?

use std::collections::HashMap;
use std::ops::Range;

use super::Locals;
use super::hidden::Hidden;
use crate::syntax::primitives::is_primitive;
use crate::syntax::tokens::{Token, is_path_separator, text_at};

/// Which variables are in scope, from the beginning of a text to its end.
pub struct Walk<'a> {
    locals: &'a Locals,
    next_scope: usize,
    next_hidden: usize,
    /// The scopes of each name that have begun and not ended, the innermost last.
    scopes: HashMap<&'a str, Vec<&'a Range<usize>>>,
    /// Where variables from outside are not seen: places that have begun and not ended.
    hidden: Vec<&'a Hidden>,
}

impl<'a> Walk<'a> {
    pub fn of(locals: &'a Locals) -> Self {
        Self {
            locals,
            next_scope: 0,
            next_hidden: 0,
            scopes: HashMap::new(),
            hidden: Vec::new(),
        }
    }

    /// Goes on to a token of the text.
    pub fn go_to(&mut self, offset: usize) {
        let begun = self.locals.scopes[self.next_scope..].iter();
        for (name, scope) in begun.take_while(|(_, scope)| scope.start <= offset) {
            let scopes = self.scopes.entry(name).or_default();
            scopes.retain(|scope| offset < scope.end);
            scopes.push(scope);
            self.next_scope += 1;
        }
        let begun = self.locals.hidden[self.next_hidden..].iter();
        let begun = begun.take_while(|hidden| hidden.place.start <= offset);
        let known = self.hidden.len();
        self.hidden.extend(begun);
        self.next_hidden += self.hidden.len() - known;
        self.hidden.retain(|hidden| offset < hidden.place.end);
    }

    /// Is there a variable of this name?
    pub fn is_in_scope(&self, name: &str, offset: usize) -> bool {
        let mut scopes = self.scopes.get(name).into_iter().flatten();
        scopes.any(|scope| offset < scope.end && !self.is_hidden(name, scope))
    }

    /// Does a variable's scope begin outside of a place where it is not seen?
    fn is_hidden(&self, name: &str, scope: &Range<usize>) -> bool {
        self.hidden.iter().any(|hidden| {
            let is_meant = hidden.name.as_ref().is_none_or(|hidden| hidden == name);
            is_meant && scope.start <= hidden.place.start
        })
    }

    /// Is token `i` the name of a field or a variable, defined here or in scope, or that of a
    /// primitive type?
    pub fn is_local(&self, tokens: &[Token], i: usize, source: &str) -> bool {
        let (name, at) = (tokens[i].text(source), tokens[i].range.start);
        let is_next = |text: &str| text_at(tokens, i + 1, source) == text;
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
