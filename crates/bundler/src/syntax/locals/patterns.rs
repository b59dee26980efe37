//! Lists names that patterns bind, and patterns in conditions.

use syn::visit::{self, Visit};

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
