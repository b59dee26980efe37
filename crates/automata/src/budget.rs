//! Limits of a construction. Work is counted, not timed, so results within a budget are the same on
//! every machine.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

/// Limits of all constructions, and the size of the largest automaton so far.
pub struct Budget<'a> {
    states: usize,
    meter: Rc<Meter<'a>>,
    largest: Cell<usize>,
}

/// Counts the work done. One unit is about a nanosecond.
struct Meter<'a> {
    done: Cell<u64>,
    limit: u64,
    next_question: Cell<u64>,
    may_go_on: &'a dyn Fn() -> bool,
}

/// Reason why a construction stopped. Its result remains unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// An automaton needs more states than this.
    States(usize),
    /// An automaton would read more symbols than this.
    Symbols(usize),
    /// The constructions together took more work than the budget has.
    Work,
    /// The caller asked to stop.
    Asked,
}

/// Work for one transition of an automaton.
const WORK_PER_TRANSITION: usize = 60;

/// Most transitions of an automaton, to bound memory: 2²⁵ of 4 bytes.
const TRANSITIONS: usize = 1 << 25;

/// Work between two calls of `may_go_on`.
const BETWEEN_QUESTIONS: u64 = 5_000_000;

impl<'a> Budget<'a> {
    /// Limits the states of each automaton and the work of all together, in units of about a
    /// nanosecond. `may_go_on` is called now and then.
    pub fn new(states: usize, work: u64, may_go_on: &'a dyn Fn() -> bool) -> Self {
        let meter = Meter {
            done: Cell::new(0),
            limit: work,
            next_question: Cell::new(0),
            may_go_on,
        };
        Self::metered(states, Rc::new(meter))
    }

    /// Limits only the states.
    pub fn of_states(states: usize) -> Budget<'static> {
        Budget::new(states, u64::MAX, &|| true)
    }

    /// Returns a separate budget with its own work; the same caller can stop it.
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

    /// Returns a budget with the same limits and the same remaining work, but a new record of the
    /// largest automaton.
    pub fn afresh(&self) -> Self {
        Self::metered(self.states, Rc::clone(&self.meter))
    }

    /// Returns the largest number of states of an automaton so far, also before minimisation.
    pub fn largest(&self) -> usize {
        self.largest.get()
    }

    pub(super) fn symbols(&self) -> usize {
        TRANSITIONS / 32
    }

    /// Counts the states of an automaton during its construction.
    pub(super) fn spend(&self, states: usize, symbols: usize) -> Result<(), Stopped> {
        self.largest.set(self.largest.get().max(states));
        let limit = self.states.min(TRANSITIONS / symbols);
        if states > limit {
            return Err(Stopped::States(limit));
        }
        self.work(WORK_PER_TRANSITION * symbols)
    }

    /// Counts work without stopping; [`Self::ask`] checks the limit.
    pub fn count(&self, work: usize) {
        let done = &self.meter.done;
        done.set(done.get().saturating_add(work as u64));
    }

    /// Counts work, then checks the limit like [`Self::ask`].
    ///
    /// # Errors
    /// [`Stopped::Work`] if the work exceeds the limit, [`Stopped::Asked`] if the caller asked to
    /// stop.
    pub fn work(&self, work: usize) -> Result<(), Stopped> {
        self.count(work);
        self.ask()
    }

    /// Checks the limit of work, and asks the caller now and then.
    ///
    /// # Errors
    /// [`Stopped::Work`] if the work exceeds the limit, [`Stopped::Asked`] if the caller asked to
    /// stop.
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
