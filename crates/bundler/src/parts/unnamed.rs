//! Adds the parts of `const _: () = { … };`: impls, and calls of macros that write impls.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Stmt};

use super::collector::Collector;

impl Collector<'_> {
    /// Adds the impls and macro calls in the value of a `const _`.
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
            // A macro of the text may write an impl in a block.
            let call = call.map(|mac| (mac, self.expanded(mac)));
            match (call, statement) {
                (Some((mac, call)), _) if !call.expansion.impls.is_empty() => {
                    self.add_expanded_call(statement.span().byte_range(), mac, call);
                }
                (_, Stmt::Expr(inner, _)) => self.add_impls_in(inner),
                _ => self.visit_stmt(statement),
            }
        }
    }
}
