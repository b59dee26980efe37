//! Rules of games in one line: `n -> n-k where 1 <= k <= 3`.
//!
//! [`Rule::parse`] parses a rule. [`CheckedRule::new`] checks that play ends and plans the loops
//! with which [`Table`] computes the values. [`same_as`] recognises games that have an engine or a
//! name, and [`emitted`] generates code to paste.
//!
//! Pure, as `explorer` is, which uses it: no file, process, thread or clock.

#![deny(unsafe_code)]

pub mod ast;
mod checked;
mod clauses;
mod compiled;
mod display;
mod eliminate;
mod emit;
mod eval;
mod expression;
mod falls;
mod functions;
mod implied;
mod interval;
mod linear;
mod operands;
mod operations;
mod options;
mod parse;
mod plan;
mod problem;
mod range;
mod recognise;
mod sets;
mod shorthand;
mod sorted;
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
pub use recognise::{KnownGame, same_as};
pub use shorthand::spelled_out;
pub use sorted::{sorted, sorted_and_distinct};
pub use table::{DEFAULT_ROWS, MAX_OUTSIDE, MAX_POSITIONS, Play, Table};

/// Whether the text looks like a rule.
pub fn is_rule(text: &str) -> bool {
    text.contains("->") || text.contains('→')
}

#[cfg(test)]
mod tests;
