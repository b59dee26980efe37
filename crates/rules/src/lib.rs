//! Rules of games in one line: `n -> n-k where 1 <= k <= 3`.
//!
//! [`Rule::parse`] parses a rule. [`CheckedRule::new`] checks that play ends and plans the loops
//! with which [`Table`] computes the values. [`same_as`] recognises games that have an engine or a
//! name, and [`emitted`] generates code to paste.
//!
//! Like `explorer`, which uses it, this crate opens no file, starts no process or thread and reads
//! no clock.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![deny(unsafe_code)]

pub mod ast;
mod checked;
mod display;
mod emit;
mod evaluate;
mod falls;
mod heaps;
mod interval;
mod linear;
mod loops;
mod notes;
mod operations;
mod options;
mod parse;
mod problem;
mod range;
mod recognise;
mod shorthand;
mod slips;
mod table;
mod terms;
mod token;
mod walk;

pub use ast::{Component, Expr, Family, Formula, MAX_COORDINATES, Rule, Set, Span, Variable};
pub use checked::CheckedRule;
pub use emit::{emitted, parameter_names};
pub use falls::{Measure, measures};
pub use options::{Position, Sum, Tries};
pub use problem::{RuleError, with_short_quotes};
pub use recognise::{KnownGame, same_as};
pub use shorthand::spelled_out;
pub use table::{DEFAULT_ROWS, MAX_OUTSIDE, MAX_POSITIONS, Play, Table};

use std::collections::BinaryHeap;

/// Returns whether the text looks like a rule.
pub fn is_rule(text: &str) -> bool {
    text.contains("->") || text.contains('→')
}

/// Sorts items in increasing order.
///
/// `sort` and `sort_unstable` add 3 to 9 kB to the engine of the site's pages for each type that
/// they are called for. This function adds less than 1 kB.
///
/// Time: O(n log n), with a larger factor than `sort_unstable`. Not stable.
pub fn sorted<T: Ord>(items: Vec<T>) -> Vec<T> {
    BinaryHeap::from(items).into_sorted_vec()
}

/// Sorts items in increasing order and drops duplicates.
pub fn sorted_and_distinct<T: Ord>(items: Vec<T>) -> Vec<T> {
    let mut items = sorted(items);
    items.dedup();
    items
}

/// Returns all orders of this many things, the increasing one first.
pub fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: &Vec<usize>| {
            let next = (0..count).filter(|at| !order.contains(at));
            let longer = next.map(|at| [&order[..], &[at]].concat());
            longer.collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

#[cfg(test)]
mod tests;
