//! Questions about a rule, and the theorem that answers one.

use super::claim::{Claim, Statement};
use super::duty::Duty;
use automata::Numeration;
use rules::Rule;

/// A statement that holds for all positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theorem {
    pub statement: Statement,
    pub duties: Vec<Duty>,
    /// Closed form that the statement was read from.
    pub claim: Option<Claim>,
    /// The side of the table that it was learned from; `None` if it was claimed.
    pub learned_from: Option<usize>,
}

/// Kind of theorem that is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    Positions,
    Values,
}

/// Search for a theorem about a game.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    pub rule: &'a Rule,
    pub misere: bool,
    pub goal: Goal,
    /// Automata read numbers in these, the likeliest first.
    pub numerations: &'a [Numeration],
}
