//! Finds the scopes of variables, and the places of fields' names.

use std::collections::HashSet;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::hidden::{Hidden, hidden_in};
use super::patterns::{Conditions, Names, may_be_variable};
use crate::syntax::places::place_of_block;

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
            self.bind(argument, &place(&closure.body));
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
fn place(expr: &syn::Expr) -> Range<usize> {
    match expr {
        syn::Expr::Block(node) if node.label.is_none() => place_of_block(&node.block),
        _ => expr.span().byte_range(),
    }
}
