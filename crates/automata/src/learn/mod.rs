//! Learns the automaton of a table. Its states are the residuals of digit prefixes.
//!
//! A prefix belongs to a known state if the table shows no difference: they agree on all words
//! after both prefixes that lie within the table. In base b, different states are different
//! residuals of the true set, so no automaton of the set has fewer states. That two residuals that
//! look equal are equal is a guess, which the proof must confirm.

mod residuals;

use crate::explore::FastMap;
use crate::table::Table;
use crate::{Automaton, Budget, Numeration, Stopped, Track};
use residuals::Residuals;

/// Automaton with an output in each state, learned from a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Learned {
    numeration: Numeration,
    /// Next state, by state, then symbol; `None` if the digits may not follow.
    next: Vec<Option<usize>>,
    symbols: usize,
    outputs: Vec<u32>,
}

/// Reason why a table gives no automaton.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlearned {
    /// After this many states, the prefix of a new state is too long for the table. A larger table
    /// may be enough.
    NeedsDigits(usize),
    /// The automaton needs more states than the limit.
    TooManyStates,
    /// The automaton, with this many states, doesn't reproduce the table.
    Differs(usize),
}

/// Fewest digits left in the table after a state's prefix; fewer compare too little. With many
/// different digits, one compares as much as two of others.
fn narrowest(numeration: Numeration) -> usize {
    if numeration.digits() < 8 { 2 } else { 1 }
}

impl Learned {
    /// Learns an automaton from all words of `length` digits, with at most `limit` states.
    ///
    /// # Errors
    /// If the table is too small, or there are too many states.
    pub fn from(
        table: &Table,
        numeration: Numeration,
        length: usize,
        limit: usize,
    ) -> Result<Self, Unlearned> {
        let residuals = Residuals::new(table, numeration, length);
        let symbols = residuals.symbols();
        let mut found: Vec<(Vec<usize>, usize)> = vec![(vec![0; table.coordinates], 0)];
        let mut next = Vec::new();
        let mut done = 0;
        while done < found.len() {
            let (prefix, depth) = found[done].clone();
            if length < depth + 1 + narrowest(numeration) {
                return Err(Unlearned::NeedsDigits(found.len()));
            }
            for digits in &symbols {
                let child = residuals.children().child(&prefix, digits);
                next.push(child.map(|child| {
                    let to_come = length - depth - 1;
                    let agrees =
                        |known: &(Vec<usize>, usize)| residuals.agree(&known.0, &child, to_come);
                    found.iter().position(agrees).unwrap_or_else(|| {
                        found.push((child, depth + 1));
                        found.len() - 1
                    })
                }));
            }
            if found.len() > limit {
                return Err(Unlearned::TooManyStates);
            }
            done += 1;
        }
        let outputs = found.iter().map(|(prefix, _)| residuals.value(prefix));
        let learned = Self {
            numeration,
            next,
            symbols: symbols.len(),
            outputs: outputs.collect(),
        };
        if learned.is(table.coordinates, &residuals) {
            Ok(learned)
        } else {
            Err(Unlearned::Differs(found.len()))
        }
    }

    pub fn states(&self) -> usize {
        self.outputs.len()
    }

    /// Returns the different outputs of the states in increasing order.
    pub fn values(&self) -> Vec<u32> {
        let mut values = self.outputs.clone();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Returns the set of the tuples with this output.
    ///
    /// # Errors
    /// If a limit of the budget is reached.
    pub fn set(&self, value: u32, tracks: &[Track], budget: &Budget) -> Result<Automaton, Stopped> {
        let accepts = |state: usize| self.outputs[state] == value;
        let follow = |state: usize, symbol: usize| self.next[state * self.symbols + symbol];
        Automaton::of_states(self.numeration, tracks, follow, accepts, budget)
    }

    /// Returns whether the automaton gives each value of the table. Equal blocks of the table are
    /// checked only once per state.
    fn is(&self, coordinates: usize, residuals: &Residuals<'_>) -> bool {
        let symbols = residuals.symbols();
        let mut waiting = vec![(vec![0; coordinates], 0, residuals.length())];
        let mut seen = FastMap::default();
        while let Some((prefix, state, to_come)) = waiting.pop() {
            if to_come == 0 {
                if self.outputs[state] != residuals.value(&prefix) {
                    return false;
                }
                continue;
            }
            for (symbol, digits) in symbols.iter().enumerate() {
                let child = residuals.children().child(&prefix, digits);
                let next = self.next[state * self.symbols + symbol];
                if let (Some(child), Some(next)) = (child, next) {
                    let name = residuals.name(&child, to_come - 1);
                    if seen.insert((name, next, to_come), ()).is_none() {
                        waiting.push((child, next, to_come - 1));
                    }
                }
            }
        }
        true
    }
}
