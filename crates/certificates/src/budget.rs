//! Limits the work of a check.

use std::cell::Cell;

use crate::answer::Refused;

/// Limit of work. Work is counted, not timed, so a check ends the same way on every machine. One
/// unit is about a nanosecond.
pub struct Budget<'a> {
    done: Cell<u64>,
    most: u64,
    next_question: Cell<u64>,
    may_go_on: &'a dyn Fn() -> bool,
}

/// Work between two calls of `may_go_on`.
const BETWEEN_QUESTIONS: u64 = 5_000_000;

/// Work for one transition of an automaton.
const WORK_PER_TRANSITION: usize = 30;

impl<'a> Budget<'a> {
    /// Limits the work to `most`, and asks `may_go_on` now and then.
    pub fn new(most: u64, may_go_on: &'a dyn Fn() -> bool) -> Self {
        Self {
            done: Cell::new(0),
            most,
            next_question: Cell::new(0),
            may_go_on,
        }
    }

    /// Allows unlimited work.
    pub fn unlimited() -> Budget<'static> {
        Budget::new(u64::MAX, &|| true)
    }

    /// Returns the work done so far.
    pub fn done(&self) -> u64 {
        self.done.get()
    }

    /// Counts the work for some transitions.
    ///
    /// # Errors
    /// [`Refused::Unfinished`] if the work exceeds the limit or `may_go_on` says no.
    pub(crate) fn spend(&self, transitions: usize) -> Result<(), Refused> {
        let work = transitions.saturating_mul(WORK_PER_TRANSITION) as u64;
        let done = self.done.get().saturating_add(work);
        self.done.set(done);
        if done > self.most {
            return Err(Refused::Unfinished("too much work".to_owned()));
        }
        if done >= self.next_question.get() {
            if !(self.may_go_on)() {
                return Err(Refused::Unfinished("stopped".to_owned()));
            }
            self.next_question.set(done + BETWEEN_QUESTIONS);
        }
        Ok(())
    }
}
