//! The parts of `const _: () = { … };`: impls, and calls of macros that write some.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Stmt};

use super::collector::Collector;

impl Collector<'_> {
    /// Adds what stands in the value of a `const _`.
    pub fn add_impls_in(&mut self, value: &Expr) {
        let block = match value {
            Expr::Block(value) => &value.block,
            Expr::Unsafe(value) => &value.block,
            _ => return visit::visit_expr(self, value),
        };
        for statement in &block.stmts {
            let call = match statement {
                Stmt::Macro(call) => Some(&call.mac),
                Stmt::Expr(Expr::Macro(call), _) => Some(&call.mac),
                _ => None,
            };
            match (call, statement) {
                (Some(mac), _) if self.may_implement(mac) => {
                    self.add_macro_call(statement.span().byte_range(), mac);
                }
                (_, Stmt::Expr(inner, _)) => self.add_impls_in(inner),
                _ => self.visit_stmt(statement),
            }
        }
    }

    /// Does a macro of the text write an impl there?
    fn may_implement(&self, mac: &syn::Macro) -> bool {
        let name = mac.path.segments.last().map(|s| s.ident.to_string());
        let call = self.macros.call(&name.unwrap_or_default(), &mac.tokens);
        !call.expansion.impls.is_empty()
    }
}
