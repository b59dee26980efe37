//! Decides for each token of a text whether its name means a variable or a field.

use std::collections::HashMap;
use std::ops::Range;

use super::hidden::Hidden;
use super::scopes::Locals;
use crate::syntax::primitives::is_primitive;
use crate::syntax::tokens::{Token, is_path_separator, text_at};

/// State of a walk over a text: the variables in scope at the current token.
pub struct Walk<'a> {
    locals: &'a Locals,
    next_scope: usize,
    next_hidden: usize,
    /// Name of a variable → open scopes of it, innermost last.
    scopes: HashMap<&'a str, Vec<&'a Range<usize>>>,
    /// Open ranges in which outer variables are hidden.
    hidden: Vec<&'a Hidden>,
}

impl<'a> Walk<'a> {
    pub fn new(locals: &'a Locals) -> Self {
        Self {
            locals,
            next_scope: 0,
            next_hidden: 0,
            scopes: HashMap::new(),
            hidden: Vec::new(),
        }
    }

    /// Moves to the token at `offset`.
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

    /// Is a variable of this name in scope and visible?
    pub fn is_in_scope(&self, name: &str, offset: usize) -> bool {
        let mut scopes = self.scopes.get(name).into_iter().flatten();
        scopes.any(|scope| offset < scope.end && !self.is_hidden(name, scope))
    }

    /// Is a variable with this scope hidden at the current token?
    fn is_hidden(&self, name: &str, scope: &Range<usize>) -> bool {
        self.hidden.iter().any(|hidden| {
            let is_meant = hidden.name.as_ref().is_none_or(|hidden| hidden == name);
            is_meant && scope.start <= hidden.place.start
        })
    }

    /// Is token `i` the name of a field, of a variable defined here or in scope, or of a primitive
    /// type?
    pub fn is_local(&self, tokens: &[Token], i: usize, source: &str) -> bool {
        let (name, at) = (tokens[i].text(source), tokens[i].range.start);
        let is_next = |text: &str| text_at(tokens, i + 1, source) == text;
        let begins_path = || is_path_separator(tokens, i + 1, source);
        let ends_path = || i >= 2 && is_path_separator(tokens, i - 2, source);
        let is_variable =
            || self.is_in_scope(name, at) && !is_next("!") && !begins_path() && !ends_path();
        // A function with a primitive's name is called or comes after `::`; for other uses, rustc
        // reports that it is missing.
        let is_type = || is_primitive(name) && !is_next("(") && !ends_path();
        self.locals.places.contains(&at) || is_variable() || is_type()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::{TokenKind, parse_with_tokens};

    /// Lines of a text on which the name `x` may mean an item.
    fn items(source: &str) -> Vec<usize> {
        let (syntax, tokens) = parse_with_tokens(source).unwrap();
        let locals = Locals::new(&syntax);
        let mut walk = Walk::new(&locals);
        let mut lines = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            walk.go_to(token.range.start);
            let is_x = token.kind == TokenKind::Ident && token.text(source) == "x";
            if is_x && !walk.is_local(&tokens, i, source) {
                lines.push(source[..token.range.start].lines().count());
            }
        }
        lines
    }

    #[test]
    fn a_variable_is_in_scope_behind_its_definition() {
        let source = "fn f() {
            let x = x();
            g(x, |y| x + y, vec![x]);
            x!();
            a::x(); x::b();
            { let y = 1; }
        }
        fn x(x: u8) -> u8 { if let Some(x) = y { x } else { x } }
        fn g() { x }";
        assert_eq!(items(source), [2, 4, 5, 5, 8, 9]);
    }

    #[test]
    fn a_variable_ends_with_its_block() {
        let source = "fn f() {
            { let x = 1; x }
            for x in 0..x() { x }
            let g = |x| x;
            match y { Some(x) => x, Some(z) if z.any(|x| x) => 1, _ => x }
        }";
        assert_eq!(items(source), [3, 5]);
    }

    #[test]
    fn an_item_in_a_function_does_not_see_its_variables() {
        let source = "fn f(x: u8) {
            fn g() -> u8 { x() }
            const N: [u8; 2] = [x, 1];
            static S: u8 = { let x = 1; x };
            struct A; impl A { fn h(&self) { x } }
            mod m { pub fn i() { x } pub fn j(x: u8) { x } }
            macro_rules! m { () => { x } }
            x
        }";
        assert_eq!(items(source), [2, 3, 5, 6, 7]);
    }

    #[test]
    fn an_item_in_a_function_hides_no_variable_beside_it() {
        let source = "fn f(x: u8) {
            fn g(y: u8) -> u8 { let z = |x| { const N: u8 = x; x }; x }
            const N: u8 = 1;
            let y = x; x; let h = |z| x;
            fn k() { fn l(x: u8) { x } x }
            loop { use a::b; x }
        }";
        assert_eq!(items(source), [2, 2, 5]);
    }

    #[test]
    fn an_item_hides_the_variables_of_its_name_around_its_block() {
        let source = "fn f(x: u8) {
            x;
            { fn x() {} x(); let x = 1; x }
            { x; use a::{x, y}; }
            { x; use a::*; let x = 1; x }
            { use Way::*; use a::{b::Way::*, z}; x }
        }";
        assert_eq!(items(source), [3, 3, 4, 4, 5]);
    }

    #[test]
    fn a_primitive_type_is_no_item_unless_it_is_called() {
        let locals = Locals::default();
        let is_item = |source: &str, i: usize| {
            let tokens = crate::syntax::tokens::tokens(source).unwrap();
            !Walk::new(&locals).is_local(&tokens, i, source)
        };
        assert!(!is_item("x as u32", 2) && !is_item("u32::MAX", 0));
        assert!(is_item("u32()", 0) && is_item("a::u32", 3));
    }

    #[test]
    fn a_field_is_no_item() {
        let source = "struct S { x: u8 }
            fn f() { S { x: 1 } }
            fn g() { let S { x: y } = z; S { x } }";
        assert_eq!(items(source), [3]);
    }
}
