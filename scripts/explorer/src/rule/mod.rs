//! A rule in one line: `n -> n-k where 1 <= k <= 3`.

pub mod ast;
mod checked;
mod compiled;
mod display;
mod emit;
mod eval;
mod falls;
mod interval;
mod linear;
mod options;
mod parse;
mod plan;
mod problem;
mod recognise;
mod sets;
mod table;
mod term;
mod token;
mod typed;
mod walk;

pub use ast::{Component, Expr, Family, Formula, Rule, Set, Span, Variable};
pub use checked::CheckedRule;
pub use emit::emitted;
pub use falls::{Measure, provably_falls};
pub use options::{Position, Sum};
pub use problem::RuleError;
pub use recognise::{Known, same_as};
pub use table::{MOST_OUTSIDE, MOST_POSITIONS, Play, Table};

#[cfg(test)]
mod tests;
