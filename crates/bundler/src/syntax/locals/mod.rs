//! Names that mean no item: those of fields and of variables. Where a name is not certainly one
//! of these, it may mean an item.

mod hidden;
mod patterns;
mod walk;

use std::collections::HashSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use hidden::{Hidden, hidden_in};
use patterns::{Conditions, Names, may_be_variable};
use walk::Walk;

/// Where a text defines fields and variables, and where these are in scope.
#[derive(Debug, Default)]
pub struct Locals {
    /// Where such a name is defined, or a field is named.
    places: HashSet<usize>,
    /// Variables and their scopes, by the beginnings of these.
    scopes: Vec<(String, Range<usize>)>,
    /// Where variables from around a block are not seen, by the beginnings of these places.
    hidden: Vec<Hidden>,
}

impl Locals {
    pub fn of(syntax: &syn::File) -> Self {
        let mut locals = Self::default();
        locals.visit_file(syntax);
        locals.scopes.sort_by_key(|(_, scope)| scope.start);
        locals.hidden.sort_by_key(|hidden| hidden.place.start);
        locals
    }

    /// A walk over the text, to be asked token by token.
    pub fn walk(&self) -> Walk<'_> {
        Walk::of(self)
    }

    fn bind(&mut self, pattern: &syn::Pat, scope: &Range<usize>) {
        let mut names = Names(Vec::new());
        names.visit_pat(pattern);
        let scopes = names.0.into_iter().map(|name| (name, scope.clone()));
        self.scopes.extend(scopes);
    }

    fn bind_arguments(&mut self, signature: &syn::Signature, body: Option<&syn::Block>) {
        self.visit_signature(signature);
        if let Some(body) = body {
            for argument in &signature.inputs {
                if let syn::FnArg::Typed(argument) = argument {
                    self.bind(&argument.pat, &block_place(body));
                }
            }
            self.visit_block(body);
        }
    }

    /// The variables of `if let` and `while let`.
    fn bind_condition(&mut self, condition: &syn::Expr, body: &syn::Block) {
        let mut patterns = Conditions(Vec::new());
        patterns.visit_expr(condition);
        for pattern in patterns.0 {
            self.bind(pattern, &block_place(body));
        }
    }
}

impl<'ast> Visit<'ast> for Locals {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.bind_arguments(&item.sig, Some(&item.block));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.bind_arguments(&item.sig, Some(&item.block));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.bind_arguments(&item.sig, item.default.as_ref());
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.hidden.extend(hidden_in(block));
        let end = block_place(block).end;
        for statement in &block.stmts {
            if let syn::Stmt::Local(local) = statement {
                let start = local.semi_token.span.byte_range().end;
                self.bind(&local.pat, &(start..end));
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        for argument in &closure.inputs {
            self.bind(argument, &place(&closure.body));
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_expr_for_loop(&mut self, node: &'ast syn::ExprForLoop) {
        self.bind(&node.pat, &block_place(&node.body));
        visit::visit_expr_for_loop(self, node);
    }

    fn visit_expr_if(&mut self, node: &'ast syn::ExprIf) {
        self.bind_condition(&node.cond, &node.then_branch);
        visit::visit_expr_if(self, node);
    }

    fn visit_expr_while(&mut self, node: &'ast syn::ExprWhile) {
        self.bind_condition(&node.cond, &node.body);
        visit::visit_expr_while(self, node);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let start = arm.pat.span().byte_range().end;
        self.bind(&arm.pat, &(start..place(&arm.body).end));
        visit::visit_arm(self, arm);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        if may_be_variable(&pattern.ident) {
            self.places.insert(pattern.ident.span().byte_range().start);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        let name = field.ident.iter();
        self.places
            .extend(name.map(|name| name.span().byte_range().start));
        visit::visit_field(self, field);
    }

    fn visit_field_value(&mut self, value: &'ast syn::FieldValue) {
        if value.colon_token.is_some() {
            self.places.insert(value.member.span().byte_range().start);
        }
        visit::visit_field_value(self, value);
    }

    fn visit_field_pat(&mut self, pattern: &'ast syn::FieldPat) {
        if pattern.colon_token.is_some() {
            self.places.insert(pattern.member.span().byte_range().start);
        }
        visit::visit_field_pat(self, pattern);
    }
}

/// Where an expression stands.
fn place(expr: &syn::Expr) -> Range<usize> {
    match expr {
        syn::Expr::Block(node) if node.label.is_none() => block_place(&node.block),
        _ => expr.span().byte_range(),
    }
}

/// By the braces: the span of a syntax tree is found by writing out its tokens.
fn block_place(block: &syn::Block) -> Range<usize> {
    let braces = block.brace_token.span;
    braces.open().byte_range().start..braces.close().byte_range().end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tokens::{TokenKind, parse_with_tokens};

    /// The lines of a text on which the name `x` may mean an item.
    fn items(source: &str) -> Vec<usize> {
        let (syntax, tokens) = parse_with_tokens(source).unwrap();
        let locals = Locals::of(&syntax);
        let mut walk = locals.walk();
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
        let walk = Locals::default();
        let is_item = |source: &str, i: usize| {
            let tokens = crate::syntax::tokens::tokens(source).unwrap();
            !walk.walk().is_local(&tokens, i, source)
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
