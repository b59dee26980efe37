//! Codeforces 154 D. Flatland Fencing
//! - url: https://codeforces.com/problemset/problem/154/D
//! - judge: codeforces
//! - games: win lose draw, subtraction game, line, take between a and b
//! - rules: Two knights stand on a line at `x1` and `x2`. In turn, the first player goes from `x`
//!   to a place from `x + a` to `x + b`, the second from `x` to one from `x - b` to `x - a`. The
//!   player who reaches the opponent's place wins.
//! - difficulty: 2400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: x1 in -10^9..10^9, x2 in -10^9..10^9, x1 != x2, a in -10^9..10^9, b in a..10^9
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Only the distance `d = x2 - x1` matters, and a move of either player lowers it by some `t` from
//! `a` to `b`. If 0 is an allowed `t`, a player who can't win at once stays in place. If all `t`
//! are negative, mirror the line.
//!
//! Now let all `t` be positive. A distance below 0 is a draw. Above 0 this is a subtraction game
//! that must end exactly at 0. Multiples of `a + b` are lost: the opponent answers `t` with
//! `a + b - t`. A remainder in `a..=b` is won by taking it. From all other distances, a player can
//! go on until the distance falls below 0.
//!
//! O(1).

use proconio::input;

enum Verdict {
    /// The `t` of a winning first move.
    First(i64),
    Second,
    Draw,
}

fn verdict(d: i64, a: i64, b: i64) -> Verdict {
    if (a..=b).contains(&d) {
        return Verdict::First(d);
    }
    if b < 0 {
        return match verdict(-d, -b, -a) {
            Verdict::First(t) => Verdict::First(-t),
            other => other,
        };
    }
    if a <= 0 || d < 0 {
        return Verdict::Draw;
    }
    match d % (a + b) {
        0 => Verdict::Second,
        t if (a..=b).contains(&t) => Verdict::First(t),
        _ => Verdict::Draw,
    }
}

fn answer(x1: i64, x2: i64, a: i64, b: i64) -> String {
    match verdict(x2 - x1, a, b) {
        Verdict::First(t) => format!("FIRST\n{}", x1 + t),
        Verdict::Second => "SECOND".to_string(),
        Verdict::Draw => "DRAW".to_string(),
    }
}

fn main() {
    input! {
        x1: i64,
        x2: i64,
        a: i64,
        b: i64,
    }
    println!("{}", answer(x1, x2, a, b));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use snippets::outcome::{graph_outcomes, Outcome};

    use super::*;

    /// The farthest distance that the search tells apart. One state stands for all farther ones,
    /// where play goes on.
    const FAR: i64 = 120;

    fn outcome_by_search(a: i64, b: i64) -> Vec<Outcome> {
        let beyond = 2 * FAR as usize + 1;
        let state = |d: i64| {
            if d.abs() <= FAR {
                (d + FAR) as usize
            } else {
                beyond
            }
        };
        let options = |d: i64| match d {
            0 => vec![],
            _ => (a..=b).map(|t| state(d - t)).collect(),
        };
        let mut next: Vec<Vec<usize>> = (-FAR..=FAR).map(options).collect();
        next.push(vec![beyond]);
        graph_outcomes(&next)
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            x1 in -9..10i64,
            d in (-30..31i64).prop_filter("apart", |&d| d != 0),
            mut t in [-6..7i64, -6..7i64],
        ) {
            t.sort();
            let [a, b] = t;
            let outcomes = outcome_by_search(a, b);
            let of = |d: i64| outcomes[(d + FAR) as usize];
            let winning: Vec<i64> = (a..=b)
                .filter(|t| matches!(of(d - t), Outcome::Lose(_)))
                .collect();
            let expected = match of(d) {
                Outcome::Win(_) => format!("FIRST\n{}", x1 + winning[0]),
                Outcome::Lose(_) => "SECOND".to_string(),
                Outcome::Draw => "DRAW".to_string(),
            };
            let input = format!("{x1} {} {a} {b}\n", x1 + d);
            let got = answer(x1, x1 + d, a, b);
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn equals_a_search_of_short_distances() {
        for (a, b) in (-6..=6).flat_map(|a| (a..=6).map(move |b| (a, b))) {
            let outcomes = outcome_by_search(a, b);
            for d in (-30..=30).filter(|&d| d != 0) {
                let outcome = outcomes[(d + FAR) as usize];
                let agrees = match verdict(d, a, b) {
                    Verdict::First(t) => {
                        let after = outcomes[(d - t + FAR) as usize];
                        (a..=b).contains(&t) && matches!(after, Outcome::Lose(_))
                    }
                    Verdict::Second => matches!(outcome, Outcome::Lose(_)),
                    Verdict::Draw => outcome == Outcome::Draw,
                };
                assert!(agrees, "{d} {a} {b}: {outcome:?}");
            }
        }
    }
}
