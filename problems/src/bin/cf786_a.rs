//! Codeforces 786 A. Berzerk
//! - url: https://codeforces.com/problemset/problem/786/A
//! - judge: codeforces
//! - games: win lose draw, cyclic graph, retrograde analysis, partizan, whose turn
//! - rules: A monster stands on one of `n` places of a circle. Each player in turn moves it
//!   clockwise by a number of places from a set of their own. The player who brings it to the black
//!   hole, place 1, wins.
//! - difficulty: 2000
//! - time-limit: 4s
//! - memory-limit: 256MB
//! - input: n in 2..7000, k1 in 1..n-1, s1[k1] in 1..n-1, distinct(s1), k2 in 1..n-1, s2[k2] in
//!   1..n-1, distinct(s2)
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! A state is the monster's place and the player to move. At the black hole the player to move has
//! lost. Retrograde analysis settles the other states; a state that it leaves undecided is a loop.
//!
//! O(n (k₁ + k₂)). There are up to 10^8 moves, so the program computes them instead of storing
//! them.

use itertools::Itertools;
use proconio::input;
use snippets::outcome::{outcomes, Outcome};

/// Returns, for each player who may move first, the outcome for each start of the monster. Places
/// count clockwise from the black hole, which is 0.
fn verdicts(n: usize, steps: &[Vec<usize>; 2]) -> [Vec<Outcome>; 2] {
    let mut degree = vec![0; 2 * n];
    for state in 2..2 * n {
        degree[state] = steps[state % 2].len();
    }
    let before = |state: usize| {
        let (place, mover) = (state / 2, 1 - state % 2);
        let origin = move |&s: &usize| if s <= place { place - s } else { place + n - s };
        steps[mover].iter().map(move |s| 2 * origin(s) + mover)
    };
    let outcomes = outcomes(&degree, before);
    [0, 1].map(|turn| outcomes.iter().copied().skip(turn).step_by(2).collect())
}

fn word(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Win(_) => "Win",
        Outcome::Lose(_) => "Lose",
        Outcome::Draw => "Loop",
    }
}

fn main() {
    input! {
        n: usize,
        rick: [usize],
        morty: [usize],
    }
    for outcomes in verdicts(n, &[rick, morty]) {
        println!("{}", outcomes[1..].iter().map(word).join(" "));
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::*;

    /// Says whether the mover at `place` wins, or loses, within `moves` against any defence.
    fn forces(
        n: usize,
        steps: &[Vec<usize>; 2],
        place: usize,
        turn: usize,
        moves: usize,
        win: bool,
    ) -> bool {
        if place == 0 {
            return !win;
        }
        let mut after = steps[turn].iter().map(|s| (place + s) % n);
        let mut ends = |to: usize| moves > 0 && forces(n, steps, to, 1 - turn, moves - 1, !win);
        if win {
            after.any(&mut ends)
        } else {
            after.all(ends)
        }
    }

    proptest! {
        #[test]
        fn agrees_with_looking_ahead(
            n in 2..5usize,
            steps in [
                prop::collection::vec(1..4usize, 1..3),
                prop::collection::vec(1..4usize, 1..3),
            ],
        ) {
            let steps = steps.map(|set| set.into_iter().map(|s| (s - 1) % (n - 1) + 1).collect());
            let line = |steps: &Vec<usize>| format!("{} {}\n", steps.len(), steps.iter().join(" "));
            let input = format!("{n}\n{}", steps.iter().map(line).join(""));
            let outcome = |turn, place| match [true, false]
                .map(|win| forces(n, &steps, place, turn, 2 * n, win))
            {
                [true, _] => "Win",
                [_, true] => "Lose",
                _ => "Loop",
            };
            let expected = [0, 1]
                .map(|turn| (1..n).map(|place| outcome(turn, place)).join(" "))
                .join("\n");
            let got = verdicts(n, &steps)
                .map(|outcomes| outcomes[1..].iter().map(word).join(" "))
                .join("\n");
            assert_answer!(input, expected, got);
        }
    }
}
