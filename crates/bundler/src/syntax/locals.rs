//! Finds names that mean no item: names of fields and variables. A name that is not certainly one
//! of these may mean an item.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::syntax::imports::{Leaf, leaves_of};
use crate::syntax::is_primitive;
use crate::syntax::places::{place, place_of_block};
use crate::syntax::tokens::{Token, is_path_separator, text_at};

/// Fields of a text, and variables with their scopes.
#[derive(Debug, Default)]
pub struct Locals {
    /// Offsets where a variable or a field is defined, or a field is mentioned.
    pub(super) places: HashSet<usize>,
    /// Variables and their scopes, in the order of the scopes' starts.
    pub(super) scopes: Vec<(String, Range<usize>)>,
    /// Ranges in which outer variables are hidden, in the order of their starts.
    pub(super) hidden: Vec<Hidden>,
}

impl Locals {
    pub fn new(syntax: &syn::File) -> Self {
        let mut locals = Self::default();
        locals.visit_file(syntax);
        locals.scopes.sort_by_key(|(_, scope)| scope.start);
        locals.hidden.sort_by_key(|hidden| hidden.place.start);
        locals
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
                    self.bind(&argument.pat, &place_of_block(body));
                }
            }
            self.visit_block(body);
        }
    }

    /// Binds the variables of `if let` and `while let`.
    fn bind_condition(&mut self, condition: &syn::Expr, body: &syn::Block) {
        let mut patterns = Conditions(Vec::new());
        patterns.visit_expr(condition);
        for pattern in patterns.0 {
            self.bind(pattern, &place_of_block(body));
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
        let end = place_of_block(block).end;
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
            self.bind(argument, &place_of_expr(&closure.body));
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_expr_for_loop(&mut self, node: &'ast syn::ExprForLoop) {
        self.bind(&node.pat, &place_of_block(&node.body));
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
        self.bind(&arm.pat, &(start..place_of_expr(&arm.body).end));
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

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.places.insert(variant.ident.span().byte_range().start);
        visit::visit_variant(self, variant);
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

/// Byte range of an expression.
fn place_of_expr(expr: &syn::Expr) -> Range<usize> {
    match expr {
        syn::Expr::Block(node) if node.label.is_none() => place_of_block(&node.block),
        _ => expr.span().byte_range(),
    }
}

/// May the name in a pattern be a variable's? Constants and variants begin with capitals; callers
/// know the names of the exceptions.
pub fn may_be_variable(name: &syn::Ident) -> bool {
    !name.to_string().starts_with(char::is_uppercase)
}

/// The names that a pattern may bind.
pub struct Names(pub Vec<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        let name = Some(&pattern.ident).filter(|name| may_be_variable(name));
        self.0.extend(name.map(syn::Ident::to_string));
        visit::visit_pat_ident(self, pattern);
    }

    // Variables of a closure in a condition are the closure's own.
    fn visit_expr(&mut self, _: &'ast syn::Expr) {}
}

/// The patterns of the `let`s in a condition.
pub struct Conditions<'ast>(pub Vec<&'ast syn::Pat>);

impl<'ast> Visit<'ast> for Conditions<'ast> {
    fn visit_expr_let(&mut self, node: &'ast syn::ExprLet) {
        self.0.push(&node.pat);
    }

    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}

    fn visit_block(&mut self, _: &'ast syn::Block) {}
}

/// A byte range in which outer variables are hidden.
#[derive(Debug)]
pub struct Hidden {
    pub place: Range<usize>,
    /// The name of the hidden variables; `None` for all.
    pub name: Option<String>,
}

/// Ranges in which the items of a block hide variables.
pub fn hidden_in(block: &syn::Block) -> Vec<Hidden> {
    let mut hidden = Vec::new();
    for statement in &block.stmts {
        if let syn::Stmt::Item(item) = statement {
            hidden.push(Hidden {
                place: place(item),
                name: None,
            });
            let names = names_of(item).into_iter().map(|name| Hidden {
                place: place_of_block(block),
                name,
            });
            hidden.extend(names);
        }
    }
    hidden
}

/// Names of values that an item defines; `None` stands for unknown names. Names that begin with a
/// capital are not variables.
fn names_of(item: &syn::Item) -> Vec<Option<String>> {
    let name = match item {
        syn::Item::Use(item) => {
            let mut leaves = Vec::new();
            leaves_of(&item.tree, &mut Vec::new(), &mut leaves);
            let leaves = leaves.iter().filter(|leaf| !is_of_variants(leaf));
            return leaves.map(imported_name).collect();
        }
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Const(item) => &item.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Enum(_)
        | syn::Item::Impl(_)
        | syn::Item::Macro(_)
        | syn::Item::Mod(_)
        | syn::Item::Trait(_)
        | syn::Item::Type(_)
        | syn::Item::Union(_) => return Vec::new(),
        _ => return vec![None],
    };
    vec![Some(name.to_string())]
}

fn imported_name(leaf: &Leaf) -> Option<String> {
    let name = leaf.binding();
    (name != "*").then(|| name.to_string())
}

/// Is the import `use Enum::*`?
fn is_of_variants(leaf: &Leaf) -> bool {
    let mut path = leaf.path.iter().rev();
    path.next().is_some_and(|last| last == "*")
        && path
            .next()
            .is_some_and(|name| name.starts_with(char::is_uppercase))
}

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
