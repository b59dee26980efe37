//! A rule in one line: `n -> n-k where 1 <= k <= 3`.

pub mod ast;
mod display;

pub use ast::{Component, Expr, Family, Formula, Rule, Set, Span, Variable};
