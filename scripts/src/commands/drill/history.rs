//! The state that the log adds up to: reviews, memory cards, the attempt in progress.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context as _, Result};
use chrono::{DateTime, TimeDelta, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating};

use super::log::{Event, EventKind, Grade};

#[derive(Debug, Default)]
pub struct History {
    /// Cards of practised material, keyed by name.
    pub cards: BTreeMap<String, PractisedCard>,
    /// Attempt in progress.
    pub open: Option<OpenAttempt>,
    /// Attempts that were in progress when another one began, on another machine.
    others: Vec<OpenAttempt>,
}

#[derive(Debug)]
pub struct PractisedCard {
    pub memory: Card,
    /// Times of the reviews.
    pub reviews: Vec<DateTime<Utc>>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct OpenAttempt {
    pub name: String,
    started: DateTime<Utc>,
    /// Number of failed checks.
    pub failed: u32,
    /// Time of the first check that passed.
    pub passed: Option<DateTime<Utc>>,
    /// Time at which the clock was paused, if it is paused now.
    pub paused: Option<DateTime<Utc>>,
    /// Total length of earlier pauses.
    rested: TimeDelta,
    /// Time of the last event.
    last: DateTime<Utc>,
}

/// An attempt counts as abandoned after this time without an event.
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

    /// Returns the time on the clock: from the start to the first check that passed, without
    /// pauses.
    pub fn spent(&self, now: DateTime<Utc>) -> Duration {
        let end = self.passed.or(self.paused).unwrap_or(now);
        let spent = (end - self.started - self.rested).to_std();
        spent.unwrap_or(Duration::ZERO) // the machine's clock was set back
    }

    /// Returns the time on the clock in whole minutes.
    pub fn minutes(&self, now: DateTime<Utc>) -> u64 {
        self.spent(now).as_secs() / 60
    }

    /// Returns whether the attempt was abandoned with its clock running, so that the clock means
    /// nothing.
    pub fn is_abandoned(&self, now: DateTime<Utc>) -> bool {
        self.paused.is_none() && now - self.last >= ABANDONED_AFTER
    }

    /// Ends a pause. Its length counts unless a check had passed before it.
    fn resume(&mut self, at: DateTime<Utc>) {
        if let (Some(paused), None) = (self.paused.take(), self.passed) {
            self.rested += at - paused;
        }
    }
}

impl History {
    /// Replays events.
    pub fn from_events(events: &[Event]) -> Self {
        let mut history = Self::default();
        for event in events {
            history.add(event);
        }
        history
    }

    /// Returns the attempt in progress.
    ///
    /// # Errors
    /// If no attempt is in progress.
    pub fn open_attempt(self) -> Result<OpenAttempt> {
        self.open
            .context("no attempt is under way; `cargo x drill` begins one")
    }

    fn add(&mut self, event: &Event) {
        let mut none = OpenAttempt::begun(event);
        let mut all = self.open.iter_mut().chain(&mut self.others);
        let open = all.find(|open| open.name == event.name);
        let open = open.unwrap_or(&mut none);
        open.last = event.at;
        match event.kind {
            EventKind::Start => {
                self.others.retain(|open| open.name != event.name);
                let before = self.open.replace(OpenAttempt::begun(event));
                self.others
                    .extend(before.filter(|open| open.name != event.name));
            }
            EventKind::Pause => open.paused = open.paused.or(Some(event.at)),
            EventKind::Resume => open.resume(event.at),
            EventKind::Drop => self.end(&event.name),
            EventKind::Check { passed: true } => open.passed = open.passed.or(Some(event.at)),
            EventKind::Check { passed: false } => open.failed += 1,
            EventKind::Done { grade, .. } => {
                self.end(&event.name);
                let card = self.cards.entry(event.name.clone());
                let card = card.or_insert_with(|| PractisedCard {
                    memory: Card::default(),
                    reviews: Vec::new(),
                });
                card.memory = review(card.memory.clone(), event.at, grade);
                card.reviews.push(event.at);
            }
        }
    }

    /// Ends an attempt. Another one that was in progress is in progress again.
    fn end(&mut self, name: &str) {
        self.others.retain(|open| open.name != name);
        if self.open.take_if(|open| open.name == name).is_some() {
            self.open = self.others.pop();
        }
    }
}

/// Returns the library's name for a grade.
fn rating(grade: Grade) -> Rating {
    match grade {
        Grade::Again => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
        Grade::Easy => Rating::Easy,
    }
}

/// Schedules the next practice with FSRS, in days.
///
/// The minute-scale steps of FSRS are off: a drill takes a quarter of an hour and is repeated on
/// another day.
fn review(card: Card, at: DateTime<Utc>, grade: Grade) -> Card {
    let parameters = Parameters {
        enable_short_term: false,
        ..Parameters::default()
    };
    FSRS::new(parameters).next(card, at, rating(grade)).card
}

#[cfg(test)]
mod tests {
    use chrono::{Duration as Days, TimeZone};

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
        assert_eq!(history.cards["mex"].reviews, [events[3].at]);
        assert_eq!(history.cards["mex"].memory.scheduled_days, 3);
    }

    #[test]
    fn attempts_on_two_machines_end_apart() {
        let events = |kinds: &[(&str, EventKind)]| -> Vec<Event> {
            let event = |(name, kind): &(&str, EventKind)| Event::now(name, kind.clone());
            kinds.iter().map(event).collect()
        };
        let (grade, seconds) = (Grade::Good, 60);
        let done = EventKind::Done { grade, seconds };
        let mut both = events(&[
            ("mex", EventKind::Start),
            ("xor", EventKind::Start),
            ("mex", EventKind::Check { passed: false }),
            ("xor", done.clone()),
        ]);
        let history = History::from_events(&both);
        let open = history.open.unwrap();
        assert_eq!((open.name.as_str(), open.failed), ("mex", 1));
        both.extend(events(&[("mex", done)]));
        let history = History::from_events(&both);
        assert_eq!(history.open, None);
        assert_eq!(history.cards.len(), 2);
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
        assert!(!open(&events).is_abandoned(now(9999)));
        events.push(at(700, EventKind::Resume));
        assert_eq!(open(&events).minutes(now(705)), 15);
        assert!(!open(&events).is_abandoned(now(700 + 24 * 60 - 1)));
        assert!(open(&events).is_abandoned(now(700 + 24 * 60)));
        events.push(at(706, EventKind::Check { passed: true }));
        events.push(at(710, EventKind::Pause));
        events.push(at(720, EventKind::Resume));
        assert_eq!(open(&events).minutes(now(730)), 16);
        events.push(at(730, EventKind::Drop));
        let dropped = History::from_events(&events);
        assert!(dropped.open.is_none() && dropped.cards.is_empty());
    }

    #[test]
    fn grades_come_from_time_and_failed_checks() {
        let goal = Duration::from_secs(600);
        let earned = |passed, failed, minutes: u64| {
            Grade::earned(passed, failed, Duration::from_secs(60 * minutes), goal)
        };
        assert_eq!(earned(true, 0, 5), Grade::Easy);
        assert_eq!(earned(true, 1, 5), Grade::Good);
        assert_eq!(earned(true, 0, 10), Grade::Good);
        assert_eq!(earned(true, 3, 5), Grade::Hard);
        assert_eq!(earned(true, 0, 11), Grade::Hard);
        assert_eq!(earned(false, 0, 1), Grade::Again);
    }

    /// The published formulas, implemented a second time with the default weights.
    struct Formulas {
        stability: f64,
        difficulty: f64,
    }

    const W: [f64; 17] = [
        0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824,
        1.9813, 0.0953, 0.2975, 2.2042, 0.2407, 2.9466,
    ];

    fn first_difficulty(grade: f64) -> f64 {
        (W[4] - (W[5] * (grade - 1.0)).exp() + 1.0).clamp(1.0, 10.0)
    }

    impl Formulas {
        fn first(grade: usize) -> Self {
            Self {
                stability: W[grade - 1],
                difficulty: first_difficulty(grade as f64),
            }
        }

        fn after(&self, days: f64, grade: usize) -> Self {
            let (s, d) = (self.stability, self.difficulty);
            let recalled = (1.0 + 19.0 / 81.0 * days / s).powf(-0.5);
            let factor = match grade {
                2 => W[15],
                4 => W[16],
                _ => 1.0,
            };
            let stability = match grade {
                1 => {
                    W[11]
                        * d.powf(-W[12])
                        * ((s + 1.0).powf(W[13]) - 1.0)
                        * ((1.0 - recalled) * W[14]).exp()
                }
                _ => {
                    let growth = W[8].exp() * (11.0 - d) * s.powf(-W[9]);
                    s * (1.0 + growth * (((1.0 - recalled) * W[10]).exp() - 1.0) * factor)
                }
            };
            let towards = d - W[6] * (grade as f64 - 3.0);
            let difficulty =
                (W[7] * first_difficulty(4.0) + (1.0 - W[7]) * towards).clamp(1.0, 10.0);
            Self {
                stability,
                difficulty,
            }
        }

        /// Number of days until recall falls to 0.9; at least one.
        fn interval(&self) -> i64 {
            (self.stability / (19.0 / 81.0) * (0.9_f64.powf(-2.0) - 1.0))
                .round()
                .clamp(1.0, 36500.0) as i64
        }
    }

    /// Intervals in days for the four grades; each better grade waits at least a day longer.
    fn intervals(of: impl Fn(usize) -> Formulas) -> [i64; 4] {
        let [again, hard, good, easy] = [1, 2, 3, 4].map(|grade| of(grade).interval());
        let again = again.min(hard);
        let hard = hard.max(again + 1);
        let good = good.max(hard + 1);
        [again, hard, good, easy.max(good + 1)]
    }

    #[test]
    fn a_thousand_reviews_follow_the_published_formulas() {
        let grades = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
        let mut random = 1_u64;
        let mut below = |bound: u64| {
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (random >> 33) % bound
        };
        for _ in 0..100 {
            let mut at = Utc.with_ymd_and_hms(2026, 1, 1, 12, 0, 0).unwrap();
            let mut card = Card::new();
            let mut known: Option<Formulas> = None;
            for _ in 0..10 {
                let grade = 1 + below(4) as usize;
                let days = match &known {
                    None => 0,
                    Some(_) => below(2 * card.scheduled_days as u64 + 2) as i64,
                };
                at += Days::days(days);
                card = review(card, at, grades[grade - 1]);
                let of = |grade| match &known {
                    None => Formulas::first(grade),
                    Some(known) => known.after(days as f64, grade),
                };
                let expected = intervals(of)[grade - 1];
                let now = of(grade);
                assert_eq!(card.scheduled_days, expected);
                assert_eq!(card.due, at + Days::days(expected));
                assert!((card.stability / now.stability - 1.0).abs() < 1e-9);
                assert!((card.difficulty / now.difficulty - 1.0).abs() < 1e-9);
                known = Some(now);
            }
        }
    }
}
