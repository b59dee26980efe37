//! Questions about a rule, and theorems that answer them.

use super::claim::{Claim, Statement};
use super::duty::Duty;
use automata::Numeration;
use rules::Rule;

/// Statement that was proven for all positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theorem {
    pub statement: Statement,
    pub duties: Vec<Duty>,
    /// Closed form from which the statement was derived.
    pub claim: Option<Claim>,
    /// Side of the table from which the statement was learned; `None` if it was claimed.
    pub learned_from: Option<usize>,
}

/// Kind of theorem to search for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    Positions,
    Values,
}

/// Question: which theorem of this kind holds for a game?
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    pub rule: &'a Rule,
    pub misere: bool,
    pub goal: Goal,
    /// Numerations of the automata to try, the most likely first.
    pub numerations: &'a [Numeration],
}
