//! What to practise now.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use super::history::{History, Practised};
use super::material::Material;

pub struct Plan {
    pub step: Step,
    /// For the user, in one line.
    pub summary: String,
}

pub enum Step {
    /// The material of this index.
    Practise(usize),
    Rest,
}

/// Recall on the day of the contest below which a card is practised once more.
const ENOUGH: f64 = 0.9;

/// What is due, the most forgotten first; then new material in its order. Towards a
/// contest: a day's share of the new material, then what would be forgotten by then.
pub fn next(
    materials: &[Material],
    history: &History,
    now: DateTime<Utc>,
    until: Option<NaiveDate>,
) -> Plan {
    let cards: Vec<Option<&Practised>> = materials
        .iter()
        .map(|material| history.cards.get(&material.name))
        .collect();
    let practised = || {
        cards
            .iter()
            .enumerate()
            .filter_map(|(i, card)| Some((i, (*card)?)))
    };
    let weakest = |at: DateTime<Utc>, wanted: &dyn Fn(&Practised) -> bool| {
        let wanted = practised().filter(|(_, card)| wanted(card));
        let recall = |card: &Practised| card.memory.get_retrievability(at);
        wanted
            .min_by(|a, b| recall(a.1).total_cmp(&recall(b.1)))
            .map(|(i, _)| i)
    };
    let due = practised()
        .filter(|(_, card)| card.memory.due <= now)
        .count();
    let fresh: Vec<usize> = (0..cards.len()).filter(|&i| cards[i].is_none()).collect();
    let overdue = weakest(now, &|card| card.memory.due <= now);

    let Some(day) = until else {
        let step = overdue.or(fresh.first().copied());
        let summary = match (step, practised().map(|(_, card)| card.memory.due).min()) {
            (None, Some(next)) => format!("nothing is due before {}", next.date_naive()),
            _ => format!("{due} due, {} new", fresh.len()),
        };
        return Plan::new(step, summary);
    };
    let contest = day.and_time(NaiveTime::MIN).and_utc();
    let days = (day - now.date_naive()).num_days().max(1) as usize;
    let today = |card: &Practised| card.memory.last_review.date_naive() == now.date_naive();
    let begun_today = practised()
        .filter(|(_, card)| card.reviews[0].at.date_naive() == now.date_naive())
        .count();
    let share = (fresh.len() + begun_today).div_ceil(days);
    let new = fresh.first().copied().filter(|_| begun_today < share);
    let fading = weakest(contest, &|card| {
        !today(card) && card.memory.get_retrievability(contest) < ENOUGH
    });
    let step = overdue.or(new).or(fading);
    let left = share.saturating_sub(begun_today).min(fresh.len());
    let mut summary = format!(
        "{days} days to {day}: {due} due, {} new, {left} of them today",
        fresh.len()
    );
    if step.is_none() {
        summary.push_str("; enough for today");
    }
    Plan::new(step, summary)
}

impl Plan {
    fn new(step: Option<usize>, summary: String) -> Self {
        let step = step.map_or(Step::Rest, Step::Practise);
        Self { step, summary }
    }
}

#[cfg(test)]
mod tests {
    use super::super::log::{Event, What};
    use super::super::schedule::Grade;
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
                what: What::Done { grade, seconds: 1 },
            })
            .collect();
        let materials: Vec<Material> = names.iter().map(|name| material(name)).collect();
        let until = until.map(|until| day(until).date_naive());
        match next(&materials, &History::of(&events), day(now), until).step {
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
