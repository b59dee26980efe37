//! What is known from the log: reviews, memory, the attempt under way.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use chrono::{DateTime, Utc};
use rs_fsrs::Card;

use super::grade::Grade;
use super::log::{Event, What};
use super::schedule::review;

#[derive(Debug, Default)]
pub struct History {
    /// Everything that was practised, by name.
    pub cards: BTreeMap<String, Practised>,
    /// The attempt under way.
    pub open: Option<Open>,
}

#[derive(Debug)]
pub struct Practised {
    pub memory: Card,
    pub reviews: Vec<Review>,
}

#[derive(Debug)]
pub struct Review {
    pub at: DateTime<Utc>,
    pub grade: Grade,
    pub seconds: u64,
    pub failed: u32,
    /// When it was due next.
    pub due: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Open {
    pub name: String,
    pub started: DateTime<Utc>,
    /// Checks that failed.
    pub failed: u32,
    /// The first check that passed.
    pub passed: Option<DateTime<Utc>>,
}

impl History {
    /// What these events add up to.
    pub fn of(events: &[Event]) -> Self {
        let mut history = Self::default();
        for event in events {
            history.add(event);
        }
        history
    }

    /// The attempt under way.
    ///
    /// # Errors
    /// If there is none.
    pub fn open_attempt(self) -> Result<Open> {
        match self.open {
            Some(open) => Ok(open),
            None => bail!("no attempt is under way; `cargo x drill` begins one"),
        }
    }

    fn add(&mut self, event: &Event) {
        let same = |open: &&mut Open| open.name == event.name;
        match event.what {
            What::Start => {
                self.open = Some(Open {
                    name: event.name.clone(),
                    started: event.at,
                    failed: 0,
                    passed: None,
                });
            }
            What::Check { passed } => {
                if let Some(open) = self.open.as_mut().filter(same) {
                    if passed {
                        open.passed = open.passed.or(Some(event.at));
                    } else {
                        open.failed += 1;
                    }
                }
            }
            What::Done { grade, seconds } => {
                let open = self.open.take_if(|open| open.name == event.name);
                let card = self.cards.entry(event.name.clone()).or_insert(Practised {
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
        let event = |what| Event::now("mex", what);
        let mut events = vec![
            event(What::Start),
            event(What::Check { passed: false }),
            event(What::Check { passed: true }),
        ];
        let open = History::of(&events).open.unwrap();
        assert_eq!((open.failed, open.passed), (1, Some(events[2].at)));
        let (grade, seconds) = (Grade::Good, 60);
        events.push(event(What::Done { grade, seconds }));
        let history = History::of(&events);
        assert_eq!(history.open, None);
        assert_eq!(history.cards["mex"].reviews[0].failed, 1);
        assert_eq!(history.cards["mex"].memory.scheduled_days, 3);
    }
}
