//! Exports all reviews as CSV. No field contains a comma, a quote or a line end: names are snake
//! case.

use std::fmt::Write as _;

use chrono::{DateTime, SecondsFormat, Utc};

use super::history::History;

/// CSV with a line for each review, the oldest first.
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
