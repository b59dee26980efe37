//! What a construction may cost. The clock is the caller's.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};

/// Limits of every construction, and the largest that there was.
pub struct Budget<'a> {
    states: usize,
    may_go_on: &'a dyn Fn() -> bool,
    largest: Cell<usize>,
}

/// Why a construction was left: nothing follows about what it would have shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// An automaton needs more states than this.
    States(usize),
    /// An automaton would read more symbols than this.
    Symbols(usize),
    /// The caller said so.
    Asked,
}

/// Memory: an automaton has at most 2²⁵ transitions of 4 bytes.
const TRANSITIONS: usize = 1 << 25;

impl<'a> Budget<'a> {
    /// So many states for each automaton; `may_go_on` is asked again and again.
    pub fn new(states: usize, may_go_on: &'a dyn Fn() -> bool) -> Self {
        let largest = Cell::new(0);
        Self {
            states,
            may_go_on,
            largest,
        }
    }

    /// As many states as this, however long it takes.
    pub fn of_states(states: usize) -> Budget<'static> {
        Budget::new(states, &|| true)
    }

    /// The same limits for a new count of the largest automaton.
    pub fn afresh(&self) -> Self {
        Self::new(self.states, self.may_go_on)
    }

    /// The same clock with another limit of states.
    pub fn with_states(&self, states: usize) -> Self {
        Self::new(states, self.may_go_on)
    }

    /// The most states that an automaton had, before minimisation too.
    pub fn largest(&self) -> usize {
        self.largest.get()
    }

    pub(super) fn symbols(&self) -> usize {
        TRANSITIONS / 32
    }

    /// Counts the states of an automaton that grows.
    pub(super) fn spend(&self, states: usize, symbols: usize) -> Result<(), Stopped> {
        self.largest.set(self.largest.get().max(states));
        let limit = self.states.min(TRANSITIONS / symbols);
        if states > limit {
            return Err(Stopped::States(limit));
        }
        if states.is_multiple_of(256) {
            self.ask()?;
        }
        Ok(())
    }

    /// Stops if the caller says so.
    pub fn ask(&self) -> Result<(), Stopped> {
        if (self.may_go_on)() {
            Ok(())
        } else {
            Err(Stopped::Asked)
        }
    }
}

impl Display for Stopped {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::States(limit) => write!(f, "more than {limit} states"),
            Self::Symbols(limit) => write!(f, "more than {limit} symbols"),
            Self::Asked => f.write_str("out of time"),
        }
    }
}
