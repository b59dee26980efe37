//! The automaton of a table: its states are the residuals of digit prefixes.
//!
//! A prefix is taken for a state that is known if the table shows no difference between them:
//! on all words that follow both of them within it. In base b different states are different
//! residuals of the true set, so that no automaton of it has fewer; that equal ones are equal is a
//! guess, which the proof must confirm.

mod residuals;

use crate::hash::FastMap;
use crate::table::Table;
use crate::{Automaton, Budget, Numeration, Stopped, Track};
use residuals::Residuals;

/// An automaton with an output in each state, learned from a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Learned {
    numeration: Numeration,
    /// By state and symbol; `None` where the digits may not follow.
    next: Vec<Option<usize>>,
    symbols: usize,
    outputs: Vec<u32>,
}

/// Why a table of this size gives no automaton.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlearned {
    /// A state was found, after these many, whose prefix is too long for the table: a larger
    /// one may do.
    NeedsDigits(usize),
    /// There are more states than the limit.
    TooManyStates,
    /// The automaton, of these many states, does not give the table back.
    Differs(usize),
}

/// A state whose prefix has fewer digits to come is not compared with enough.
const NARROWEST: usize = 2;

impl Learned {
    /// Learns from all words of `length` digits, with at most `limit` states.
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
            if length < depth + 1 + NARROWEST {
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

    /// The outputs that there are, in increasing order.
    pub fn values(&self) -> Vec<u32> {
        let mut values = self.outputs.clone();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The tuples with this output.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn set(&self, value: u32, tracks: &[Track], budget: &Budget) -> Result<Automaton, Stopped> {
        let accepts = |state: usize| self.outputs[state] == value;
        let follow = |state: usize, symbol: usize| self.next[state * self.symbols + symbol];
        Automaton::of_states(self.numeration, tracks, follow, accepts, budget)
    }

    /// Whether the automaton gives each value of the table. Blocks of the table that are equal need
    /// be looked at once in each state.
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
