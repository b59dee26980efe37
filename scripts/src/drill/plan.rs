//! Chooses what to practise now.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use super::history::{History, PractisedCard};
use super::material::Material;

/// The next step and its reason.
pub struct Plan {
    pub step: Step,
    /// Summary line for the user.
    pub summary: String,
}

/// Next step of a plan.
pub enum Step {
    /// Practise the material at this index.
    Practise(usize),
    /// No more practice today.
    Rest,
}

/// Least recall on the day of the contest: a card below it is practised again.
const MIN_RECALL: f64 = 0.9;

/// Chooses the next step: due material, the most forgotten first; then new material in its order.
/// Before a contest: a day's share of the new material, then material that would be forgotten by
/// the contest.
pub fn next(
    materials: &[Material],
    history: &History,
    now: DateTime<Utc>,
    until: Option<NaiveDate>,
) -> Plan {
    let progress = Progress::new(materials, history, now);
    match until {
        None => progress.plan(),
        Some(day) => progress.plan_towards(day),
    }
}

/// Progress of all material at one time.
struct Progress<'a> {
    /// Material practised before, each with its index in the list.
    practised: Vec<(usize, &'a PractisedCard)>,
    /// Indices of new material.
    new: Vec<usize>,
    now: DateTime<Utc>,
}

impl<'a> Progress<'a> {
    fn new(materials: &[Material], history: &'a History, now: DateTime<Utc>) -> Self {
        let cards = materials
            .iter()
            .map(|material| history.cards.get(&material.name));
        let (mut practised, mut new) = (Vec::new(), Vec::new());
        for (index, card) in cards.enumerate() {
            match card {
                Some(card) => practised.push((index, card)),
                None => new.push(index),
            }
        }
        Self {
            practised,
            new,
            now,
        }
    }

    fn plan(&self) -> Plan {
        let step = self.most_overdue().or(self.new.first().copied());
        let next_due = self.practised.iter().map(|(_, card)| card.memory.due).min();
        let summary = match (step, next_due) {
            (None, Some(next)) => format!("nothing is due before {}", next.date_naive()),
            _ => format!("{} due, {} new", self.count_due(), self.new.len()),
        };
        Plan::new(step, summary)
    }

    fn plan_towards(&self, day: NaiveDate) -> Plan {
        let days = (day - self.now.date_naive()).num_days().max(1) as usize;
        let left = self.new_left_today(days);
        let new = self.new.first().copied().filter(|_| left > 0);
        let step = self.most_overdue().or(new).or(self.most_fading(day));
        let (due, all_new) = (self.count_due(), self.new.len());
        let mut summary =
            format!("{days} days to {day}: {due} due, {all_new} new, {left} of them today");
        if step.is_none() {
            summary.push_str("; enough for today");
        }
        Plan::new(step, summary)
    }

    fn count_due(&self) -> usize {
        let due = self.practised.iter().filter(|(_, card)| self.is_due(card));
        due.count()
    }

    /// Due material that is most likely forgotten.
    fn most_overdue(&self) -> Option<usize> {
        self.least_recalled(self.now, |card| self.is_due(card))
    }

    /// Material, not practised today, that is most likely forgotten on the day of the contest.
    fn most_fading(&self, day: NaiveDate) -> Option<usize> {
        let contest = day.and_time(NaiveTime::MIN).and_utc();
        self.least_recalled(contest, |card| {
            let is_fading = card.memory.get_retrievability(contest) < MIN_RECALL;
            is_fading && !self.is_today(card.memory.last_review)
        })
    }

    /// Number of new items still to begin today, if they are shared evenly among the days.
    fn new_left_today(&self, days: usize) -> usize {
        let begun_today = self.practised.iter();
        let begun_today = begun_today.filter(|(_, card)| self.is_today(card.reviews[0].at));
        let begun_today = begun_today.count();
        let share = (self.new.len() + begun_today).div_ceil(days);
        share.saturating_sub(begun_today).min(self.new.len())
    }

    fn least_recalled(
        &self,
        at: DateTime<Utc>,
        is_wanted: impl Fn(&PractisedCard) -> bool,
    ) -> Option<usize> {
        let wanted = self.practised.iter().filter(|(_, card)| is_wanted(card));
        let recall = |card: &PractisedCard| card.memory.get_retrievability(at);
        let least = wanted.min_by(|a, b| recall(a.1).total_cmp(&recall(b.1)));
        least.map(|&(index, _)| index)
    }

    fn is_due(&self, card: &PractisedCard) -> bool {
        card.memory.due <= self.now
    }

    fn is_today(&self, at: DateTime<Utc>) -> bool {
        at.date_naive() == self.now.date_naive()
    }
}

impl Plan {
    fn new(step: Option<usize>, summary: String) -> Self {
        let step = step.map_or(Step::Rest, Step::Practise);
        Self { step, summary }
    }
}

#[cfg(test)]
mod tests {
    use super::super::grade::Grade;
    use super::super::log::{Event, EventKind};
    use super::*;
    use chrono::{Duration, TimeZone};

    fn material(name: &str) -> Material {
        Material {
            name: name.to_string(),
            title: String::new(),
            url: None,
            rules: String::new(),
            games: Vec::new(),
            reference: Default::default(),
            goal: Default::default(),
            problem: None,
            is_own: false,
        }
    }

    fn day(day: i64) -> DateTime<Utc> {
        Utc.with_ymd_and_hms(2026, 3, 1, 9, 0, 0).unwrap() + Duration::days(day)
    }

    fn chosen(names: &[&str], log: &[(&str, i64, Grade)], now: i64, until: Option<i64>) -> String {
        let events: Vec<Event> = log
            .iter()
            .map(|&(name, at, grade)| Event {
                at: day(at),
                name: name.to_string(),
                kind: EventKind::Done { grade, seconds: 1 },
            })
            .collect();
        let materials: Vec<Material> = names.iter().map(|name| material(name)).collect();
        let until = until.map(|until| day(until).date_naive());
        match next(&materials, &History::from_events(&events), day(now), until).step {
            Step::Practise(index) => names[index].to_string(),
            Step::Rest => String::new(),
        }
    }

    #[test]
    fn what_is_due_comes_before_what_is_new() {
        let log = [("b", 0, Grade::Good), ("c", 0, Grade::Again)];
        assert_eq!(chosen(&["a", "b", "c"], &[], 0, None), "a");
        assert_eq!(chosen(&["a", "b", "c"], &log, 0, None), "a");
        assert_eq!(chosen(&["a", "b", "c"], &log, 9, None), "c");
        assert_eq!(chosen(&["b", "c"], &log, 0, None), "");
    }

    #[test]
    fn towards_a_contest_new_material_is_shared_among_the_days() {
        let names = ["a", "b", "c", "d"];
        let one = [("a", 0, Grade::Good)];
        assert_eq!(chosen(&names, &one, 0, Some(2)), "b");
        let two = [("a", 0, Grade::Good), ("b", 0, Grade::Good)];
        assert_eq!(chosen(&names, &two, 0, Some(2)), "");
        assert_eq!(chosen(&names, &two, 1, Some(2)), "c");
    }

    #[test]
    fn what_would_be_forgotten_by_the_contest_is_practised_once_more() {
        let log = [("a", 0, Grade::Hard), ("b", 0, Grade::Easy)];
        assert_eq!(chosen(&["a", "b"], &log, 1, Some(9)), "a");
        assert_eq!(chosen(&["b"], &log, 1, Some(9)), "");
    }
}
