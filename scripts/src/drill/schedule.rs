//! Schedules the next practice by FSRS, in days.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating};

use super::grade::Grade;

fn rating(grade: Grade) -> Rating {
    match grade {
        Grade::Again => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
        Grade::Easy => Rating::Easy,
    }
}

/// Memory state of a card after a review.
///
/// The minute-scale steps of FSRS are disabled: a drill takes a quarter of an hour and is repeated
/// on another day.
pub fn review(card: Card, at: DateTime<Utc>, grade: Grade) -> Card {
    let parameters = Parameters {
        enable_short_term: false,
        ..Parameters::default()
    };
    FSRS::new(parameters).next(card, at, rating(grade)).card
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{Duration as Days, TimeZone};

    /// Second implementation of the published formulas, with the default weights.
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
