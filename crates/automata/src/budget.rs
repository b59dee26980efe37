//! Limits of a construction. Work is counted, not timed: results within a budget are the same on
//! every machine.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

/// Limits of every construction, and the largest that there was.
pub struct Budget<'a> {
    states: usize,
    meter: Rc<Meter<'a>>,
    largest: Cell<usize>,
}

/// The work that was done. A unit is what takes about a nanosecond.
struct Meter<'a> {
    done: Cell<u64>,
    limit: u64,
    next_question: Cell<u64>,
    may_go_on: &'a dyn Fn() -> bool,
}

/// Why a construction was left: nothing follows about what it would have shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// An automaton needs more states than this.
    States(usize),
    /// An automaton would read more symbols than this.
    Symbols(usize),
    /// All constructions of the budget took more work than it has.
    Work,
    /// The caller said so.
    Asked,
}

/// The work for a transition of an automaton that grows.
const OF_TRANSITION: usize = 60;

/// Memory: an automaton has at most 2²⁵ transitions of 4 bytes.
const TRANSITIONS: usize = 1 << 25;

/// The caller is asked again after so much work.
const BETWEEN_QUESTIONS: u64 = 5_000_000;

impl<'a> Budget<'a> {
    /// Limits the states of each automaton and the work of all, in units of about a nanosecond;
    /// `may_go_on` is asked again and again.
    pub fn new(states: usize, work: u64, may_go_on: &'a dyn Fn() -> bool) -> Self {
        let meter = Meter {
            done: Cell::new(0),
            limit: work,
            next_question: Cell::new(0),
            may_go_on,
        };
        Self::metered(states, Rc::new(meter))
    }

    /// Limits the states alone, however much work they take.
    pub fn of_states(states: usize) -> Budget<'static> {
        Budget::new(states, u64::MAX, &|| true)
    }

    /// Work of its own beside this budget, which the same caller may stop.
    pub fn beside(&self, states: usize, work: u64) -> Budget<'a> {
        Self::new(states, work, self.meter.may_go_on)
    }

    fn metered(states: usize, meter: Rc<Meter<'a>>) -> Self {
        Self {
            states,
            meter,
            largest: Cell::default(),
        }
    }

    /// The same limits, and what is left of the work, for a new count of the largest automaton.
    pub fn afresh(&self) -> Self {
        Self::metered(self.states, Rc::clone(&self.meter))
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
        self.work(OF_TRANSITION * symbols)
    }

    /// Counts work that was done; [`Self::ask`] says whether it was too much.
    pub fn count(&self, work: usize) {
        let done = &self.meter.done;
        done.set(done.get().saturating_add(work as u64));
    }

    /// Counts work, and stops as [`Self::ask`] does.
    ///
    /// # Errors
    /// If it is too much, or the caller says so.
    pub fn work(&self, work: usize) -> Result<(), Stopped> {
        self.count(work);
        self.ask()
    }

    /// Stops if too much work was done, or the caller says so.
    ///
    /// # Errors
    /// [`Stopped::Work`] or [`Stopped::Asked`].
    pub fn ask(&self) -> Result<(), Stopped> {
        let meter = &*self.meter;
        let done = meter.done.get();
        if done > meter.limit {
            return Err(Stopped::Work);
        }
        if done >= meter.next_question.get() {
            if !(meter.may_go_on)() {
                return Err(Stopped::Asked);
            }
            meter.next_question.set(done + BETWEEN_QUESTIONS);
        }
        Ok(())
    }
}

impl Display for Stopped {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::States(limit) => write!(f, "more than {limit} states"),
            Self::Symbols(limit) => write!(f, "more than {limit} symbols"),
            Self::Work => f.write_str("too much work"),
            Self::Asked => f.write_str("stopped"),
        }
    }
}
