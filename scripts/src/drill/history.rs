//! State computed from the log: reviews, memory cards, the current attempt.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail};
use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::Card;

use super::grade::Grade;
use super::log::{Event, EventKind};
use super::schedule::review;

#[derive(Debug, Default)]
pub struct History {
    /// Cards of practised material, keyed by name.
    pub cards: BTreeMap<String, PractisedCard>,
    /// Attempt in progress.
    pub open: Option<OpenAttempt>,
}

#[derive(Debug)]
pub struct PractisedCard {
    pub memory: Card,
    pub reviews: Vec<Review>,
}

#[derive(Debug)]
pub struct Review {
    pub at: DateTime<Utc>,
    pub grade: Grade,
    pub seconds: u64,
    pub failed: u32,
    /// Date at which the card was due after this review.
    pub due: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct OpenAttempt {
    pub name: String,
    pub started: DateTime<Utc>,
    /// Number of failed checks.
    pub failed: u32,
    /// Time of the first check that passed.
    pub passed: Option<DateTime<Utc>>,
    /// Time since when the clock is paused.
    pub paused: Option<DateTime<Utc>>,
    /// Total length of earlier pauses.
    rested: TimeDelta,
    /// Time of the last event.
    last: DateTime<Utc>,
}

/// Time without an event after which an attempt counts as abandoned.
const ABANDONED_AFTER: TimeDelta = TimeDelta::days(1);

impl OpenAttempt {
    fn begun(event: &Event) -> Self {
        Self {
            name: event.name.clone(),
            started: event.at,
            failed: 0,
            passed: None,
            paused: None,
            rested: TimeDelta::zero(),
            last: event.at,
        }
    }

    /// Time on the clock: from the start to the first check that passed, without pauses.
    pub fn spent(&self, now: DateTime<Utc>) -> Duration {
        let end = self.passed.or(self.paused).unwrap_or(now);
        let spent = (end - self.started - self.rested).to_std();
        spent.unwrap_or(Duration::ZERO) // the machine's clock was set back
    }

    /// Time on the clock in whole minutes.
    pub fn minutes(&self, now: DateTime<Utc>) -> u64 {
        self.spent(now).as_secs() / 60
    }

    /// Whether the attempt was abandoned with its clock running, so that the clock means nothing.
    pub fn is_left(&self, now: DateTime<Utc>) -> bool {
        self.paused.is_none() && now - self.last >= ABANDONED_AFTER
    }

    /// Ends a pause. Its length counts unless a check had passed before the pause.
    fn resume(&mut self, at: DateTime<Utc>) {
        if let (Some(paused), None) = (self.paused.take(), self.passed) {
            self.rested += at - paused;
        }
    }
}

impl History {
    /// Replays events into a history.
    pub fn from_events(events: &[Event]) -> Self {
        let mut history = Self::default();
        for event in events {
            history.add(event);
        }
        history
    }

    /// Attempt in progress.
    ///
    /// # Errors
    /// If no attempt is in progress.
    pub fn open_attempt(self) -> Result<OpenAttempt> {
        match self.open {
            Some(open) => Ok(open),
            None => bail!("no attempt is under way; `cargo x drill` begins one"),
        }
    }

    fn add(&mut self, event: &Event) {
        let same = |open: &&mut OpenAttempt| open.name == event.name;
        let mut none = OpenAttempt::begun(event);
        let open = self.open.as_mut().filter(same).unwrap_or(&mut none);
        open.last = event.at;
        match event.kind {
            EventKind::Start => self.open = Some(OpenAttempt::begun(event)),
            EventKind::Pause => open.paused = open.paused.or(Some(event.at)),
            EventKind::Resume => open.resume(event.at),
            EventKind::Drop => {
                self.open.take_if(|open| open.name == event.name);
            }
            EventKind::Check { passed: true } => open.passed = open.passed.or(Some(event.at)),
            EventKind::Check { passed: false } => open.failed += 1,
            EventKind::Done { grade, seconds } => {
                let open = self.open.take_if(|open| open.name == event.name);
                let card = self
                    .cards
                    .entry(event.name.clone())
                    .or_insert(PractisedCard {
                        memory: Card::default(),
                        reviews: Vec::new(),
                    });
                card.memory = review(card.memory.clone(), event.at, grade);
                card.reviews.push(Review {
                    at: event.at,
                    grade,
                    seconds,
                    failed: open.map_or(0, |open| open.failed),
                    due: card.memory.due,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_runs_from_start_to_done() {
        let event = |kind| Event::now("mex", kind);
        let mut events = vec![
            event(EventKind::Start),
            event(EventKind::Check { passed: false }),
            event(EventKind::Check { passed: true }),
        ];
        let open = History::from_events(&events).open.unwrap();
        assert_eq!((open.failed, open.passed), (1, Some(events[2].at)));
        let (grade, seconds) = (Grade::Good, 60);
        events.push(event(EventKind::Done { grade, seconds }));
        let history = History::from_events(&events);
        assert_eq!(history.open, None);
        assert_eq!(history.cards["mex"].reviews[0].failed, 1);
        assert_eq!(history.cards["mex"].memory.scheduled_days, 3);
    }

    #[test]
    fn pauses_are_not_on_the_clock_and_a_day_of_silence_ends_it() {
        let start = Utc::now();
        let at = |minutes: i64, kind| Event {
            at: start + TimeDelta::minutes(minutes),
            name: "mex".to_string(),
            kind,
        };
        let open = |events: &[Event]| History::from_events(events).open.unwrap();
        let now = |minutes: i64| start + TimeDelta::minutes(minutes);
        let mut events = vec![at(0, EventKind::Start), at(10, EventKind::Pause)];
        assert_eq!(open(&events).minutes(now(600)), 10);
        assert!(!open(&events).is_left(now(9999)));
        events.push(at(700, EventKind::Resume));
        assert_eq!(open(&events).minutes(now(705)), 15);
        assert!(!open(&events).is_left(now(700 + 24 * 60 - 1)));
        assert!(open(&events).is_left(now(700 + 24 * 60)));
        events.push(at(706, EventKind::Check { passed: true }));
        events.push(at(710, EventKind::Pause));
        events.push(at(720, EventKind::Resume));
        assert_eq!(open(&events).minutes(now(730)), 16);
        events.push(at(730, EventKind::Drop));
        let dropped = History::from_events(&events);
        assert!(dropped.open.is_none() && dropped.cards.is_empty());
    }
}
