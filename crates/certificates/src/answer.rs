//! Answers of the checker: a theorem, or the reason why there is none, such as the limit of work.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};

use rules::Rule;

/// Theorem that a certificate proves. Only [`check`](crate::check) makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    pub(super) rule: Rule,
    pub(super) misere: bool,
    pub(super) claim: Claim,
    pub(super) has_closed_form: bool,
}

/// Kind of a theorem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The automaton accepts exactly the P-positions.
    Positions,
    /// The automaton accepts exactly the positions paired with their Grundy values.
    Values,
    /// The moves take numbers of a finite set, and the Grundy values have the period.
    Period,
    /// The game is a sum of heaps with Grundy values by other certificates.
    Sum,
}

impl Accepted {
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    pub fn is_misere(&self) -> bool {
        self.misere
    }

    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// Returns whether the file also states a closed form. If it does, the checker has verified it.
    pub fn has_closed_form(&self) -> bool {
        self.has_closed_form
    }
}

impl Display for Accepted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let says = match self.claim {
            Claim::Positions => "the automaton gives the P-positions of",
            Claim::Values => "the automaton gives the Grundy values of",
            Claim::Period => "the period gives the Grundy values of",
            Claim::Sum => "the xor of the heaps' values tells who wins",
        };
        let play = if self.misere { " in misère play" } else { "" };
        write!(f, "{says} {}{play}", self.rule)
    }
}

/// Reason why a certificate is not accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The file is no certificate or doesn't prove its claim. The text says where and why.
    Wrong(String),
    /// The rule uses something that the checker doesn't support.
    Beyond(String),
    /// The budget ran out first.
    Unfinished(String),
}

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(why) | Self::Beyond(why) => f.write_str(why),
            Self::Unfinished(why) => write!(f, "the checker gave up: {why}"),
        }
    }
}

pub fn refused<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Wrong(why.into()))
}

pub fn beyond<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Beyond(why.into()))
}

pub fn unfinished<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::Unfinished(why.into()))
}

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
