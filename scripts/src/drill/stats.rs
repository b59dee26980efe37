//! Tables, a plot and CSV of past practice.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chrono::{DateTime, Duration, NaiveDate, SecondsFormat, Utc};

use super::history::{Grade, History, Review};
use super::plan::Material;

/// Makes a table with the due date, number of reviews, name and title of each item.
pub fn list(materials: &[Material], history: &History, now: DateTime<Utc>) -> String {
    let widths = materials.iter().map(|material| material.name.len());
    let width = widths.max().unwrap_or(0);
    let mut text = String::new();
    for material in materials {
        let (due, times) = match history.cards.get(&material.name) {
            None => ("new".to_string(), 0),
            Some(card) if card.memory.due <= now => ("due".to_string(), card.reviews.len()),
            Some(card) => (card.memory.due.date_naive().to_string(), card.reviews.len()),
        };
        let (name, title) = (&material.name, &material.title);
        let _ = writeln!(text, "{due:10}  {times:3}  {name:width$}  {title}");
    }
    text
}

/// Makes the report: number of due cards, the streak, a row for each game, a plot.
pub fn report(materials: &[Material], history: &History, now: DateTime<Utc>) -> String {
    let cards = || history.cards.values();
    let due = cards().filter(|card| card.memory.due <= now).count();
    let fresh = materials
        .iter()
        .filter(|it| it.is_of_a_game() && !history.cards.contains_key(&it.name))
        .count();
    let reviews: Vec<&Review> = cards().flat_map(|card| &card.reviews).collect();
    let today = now.date_naive();
    let mut text = format!(
        "due {due}, new {fresh}, reviews {}, streak {}\n",
        reviews.len(),
        days(streak(&reviews, today))
    );
    if reviews.is_empty() {
        return text;
    }
    text.push('\n');
    text += &games(materials, history);
    text.push('\n');
    let done = |day: NaiveDate| {
        reviews
            .iter()
            .filter(|it| it.at.date_naive() == day)
            .count()
    };
    let coming = |day: NaiveDate| {
        let on = |due: NaiveDate| due == day || day == today && due < today;
        cards()
            .filter(|card| on(card.memory.due.date_naive()))
            .count()
    };
    text += &plot("practised", today - Duration::days(PLOTTED - 1), done);
    text += &plot("due", today, coming);
    text
}

/// Counts the consecutive days with a review, up to today or yesterday.
fn streak(reviews: &[&Review], today: NaiveDate) -> i64 {
    let has = |day: NaiveDate| reviews.iter().any(|review| review.at.date_naive() == day);
    let from = i64::from(!has(today));
    let day = |n: i64| today - Duration::days(n);
    (from..).take_while(|&n| has(day(n))).count() as i64
}

fn days(n: i64) -> String {
    format!("{n} day{}", if n == 1 { "" } else { "s" })
}

#[derive(Default)]
struct Game {
    cards: usize,
    reviews: usize,
    /// Number of reviews after the first, and how many of them were recalled.
    again: usize,
    recalled: usize,
    seconds: Vec<u64>,
}

fn games(materials: &[Material], history: &History) -> String {
    let mut games: BTreeMap<&str, Game> = BTreeMap::new();
    for (name, card) in &history.cards {
        let material = materials.iter().find(|material| material.name == *name);
        let name = material.map_or("gone", Material::game);
        let game = games.entry(name).or_default();
        game.cards += 1;
        game.reviews += card.reviews.len();
        game.seconds
            .extend(card.reviews.iter().map(|review| review.seconds));
        for review in &card.reviews[1..] {
            game.again += 1;
            game.recalled += usize::from(review.grade != Grade::Again);
        }
    }
    let widths = games.keys().map(|name| name.chars().count());
    let width = widths.max().unwrap_or(0).max("game".len());
    let mut text = format!(
        "{:width$}  cards  reviews  retention  median time\n",
        "game"
    );
    for (name, mut game) in games {
        game.seconds.sort_unstable();
        let median = game.seconds[game.seconds.len() / 2];
        let retention = match game.again {
            0 => "-".to_string(),
            again => format!("{} %", 100 * game.recalled / again),
        };
        let time = format!("{}:{:02}", median / 60, median % 60);
        let (cards, reviews) = (game.cards, game.reviews);
        let _ = writeln!(
            text,
            "{name:width$}  {cards:5}  {reviews:7}  {retention:>9}  {time:>11}"
        );
    }
    text
}

/// Number of days in a plot.
const PLOTTED: i64 = 30;

/// Plots a bar for each day from `first` on.
fn plot(title: &str, first: NaiveDate, count: impl Fn(NaiveDate) -> usize) -> String {
    const BARS: [char; 9] = ['·', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let counts: Vec<usize> = (0..PLOTTED)
        .map(|n| count(first + Duration::days(n)))
        .collect();
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let bars = counts.iter().map(|&n| BARS[(n * 8).div_ceil(most)]);
    let bars: String = bars.collect();
    let last = first + Duration::days(PLOTTED - 1);
    format!("{title:9}  {first} {bars} {last}  at most {most} a day\n")
}

/// Writes a line of CSV for each review, the oldest first. No field needs quotes: names are snake
/// case.
pub fn csv(history: &History) -> String {
    let rows = history.cards.iter();
    let mut rows: Vec<_> = rows
        .flat_map(|(name, card)| card.reviews.iter().map(move |it| (it, name)))
        .collect();
    rows.sort_by_key(|(review, _)| review.at);
    let time = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    let mut text = "at,name,grade,seconds,failed_checks,due\n".to_string();
    for (review, name) in rows {
        let (at, due) = (time(review.at), time(review.due));
        let (grade, seconds, failed) = (review.grade, review.seconds, review.failed);
        let _ = writeln!(text, "{at},{name},{grade},{seconds},{failed},{due}");
    }
    text
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::super::log::{Event, EventKind};
    use super::*;

    fn done(name: &str, day: u32, grade: Grade, seconds: u64) -> Event {
        Event {
            at: Utc.with_ymd_and_hms(2026, 3, day, 9, 0, 0).unwrap(),
            name: name.to_string(),
            kind: EventKind::Done { grade, seconds },
        }
    }

    #[test]
    fn streak_retention_and_median_are_counted() {
        let events = [
            done("a", 1, Grade::Good, 100),
            done("a", 3, Grade::Again, 400),
            done("b", 4, Grade::Good, 200),
            done("a", 5, Grade::Good, 300),
        ];
        let now = Utc.with_ymd_and_hms(2026, 3, 6, 8, 0, 0).unwrap();
        let text = report(&[], &History::from_events(&events), now);
        assert!(
            text.starts_with("due 0, new 0, reviews 4, streak 3 days\n"),
            "{text}"
        );
        assert!(
            text.contains("gone      2        4       50 %         5:00\n"),
            "{text}"
        );
        assert!(text.contains("practised  2026-02-05 "), "{text}");
    }
}
