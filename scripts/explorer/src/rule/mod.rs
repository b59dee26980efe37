//! A rule in one line: `n -> n-k where 1 <= k <= 3`.

pub mod ast;
mod display;
mod eval;
mod falls;
mod game;
mod interval;
mod linear;
mod options;
mod parse;
mod plan;
mod problem;
mod sets;
mod table;
mod term;
mod token;
mod typed;
mod walk;

pub use ast::{Component, Expr, Family, Formula, Rule, Set, Span, Variable};
pub use falls::Measure;
pub use game::Game;
pub use options::{Option, Position};
pub use problem::RuleError;
pub use table::{MOST_OUTSIDE, MOST_POSITIONS, Play, Table};

#[cfg(test)]
mod tests;
