//! Codeforces 1369 F. BareLee
//! - url: https://codeforces.com/problemset/problem/1369/F
//! - judge: codeforces
//! - games: repeated games, win and lose on purpose, doubling game
//! - rules: A round starts with numbers `s ≤ e`. The players take turns to replace `s` by `2s` or
//!   `s + 1`. The player who exceeds `e` loses the round and starts the next one. Can the first
//!   player force a win in the last round? Can the first player force a loss in it?
//! - difficulty: 2700
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^5, t * { s in 1..10^18, e in s..10^18 }
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! These rules say when the starter of a round can force a win. For odd `e`, even `s` win: the
//! winner always leaves an odd number, which stays at most `e`, and the opponent can leave only
//! even ones. For even `e` and `s > e/2`, only steps of 1 are left, and odd `s` win. For
//! `e/4 < s ≤ e/2`, doubling wins, because it leaves an even number above `e/2`. For `s ≤ e/4`, a
//! player who goes above `e/4` loses, so the question is the same for `⌊e/4⌋`.
//!
//! To force a loss, double at once if that exceeds `e`. Otherwise a player who goes above `e/2` can
//! be made to win the round, so force a win for `⌊e/2⌋`.
//!
//! What the later rounds ask for decides how to play a round: either lose it and start the next
//! one, or win it and let the opponent start. O(log e) a round.

use snippets::fast_input::FastInput;

/// Returns whether the starter of a round can force a win.
fn can_win(s: u64, e: u64) -> bool {
    if e % 2 == 1 {
        s % 2 == 0
    } else if s > e / 2 {
        s % 2 == 1
    } else {
        s > e / 4 || can_win(s, e / 4)
    }
}

/// Returns whether the starter of a round can force a loss.
fn can_lose(s: u64, e: u64) -> bool {
    s > e / 2 || can_win(s, e / 2)
}

/// Returns whether the first player can force a win in the last round, and a loss.
fn last_round(rounds: &[(u64, u64)]) -> [bool; 2] {
    // The loser of the last round would start the next one.
    rounds.iter().rev().fold([false, true], |next, &(s, e)| {
        let (can_win, can_lose) = (can_win(s, e), can_lose(s, e));
        next.map(|starter_succeeds| if starter_succeeds { can_lose } else { can_win })
    })
}

fn main() {
    let mut input = FastInput::from_stdin();
    let t = input.read();
    let rounds: Vec<(u64, u64)> = (0..t).map(|_| (input.read(), input.read())).collect();
    let [win, lose] = last_round(&rounds).map(u8::from);
    println!("{win} {lose}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the player to move at `s` can force a win in the last of `rounds`, or a loss
    /// if not `by_winning`.
    fn succeeds_by_search(s: u64, rounds: &[(u64, u64)], by_winning: bool) -> bool {
        let (_, e) = rounds[0];
        [s + 1, 2 * s].into_iter().any(|written| {
            if written <= e {
                !succeeds_by_search(written, rounds, by_winning)
            } else if rounds.len() == 1 {
                !by_winning
            } else {
                succeeds_by_search(rounds[1].0, &rounds[1..], by_winning)
            }
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(rounds in prop::collection::vec((1..12u64, 0..9u64), 1..4)) {
            let rounds = rounds
                .into_iter()
                .map(|(s, more)| (s, s + more))
                .collect_vec();
            let lines = rounds.iter().map(|(s, e)| format!("{s} {e}\n")).join("");
            let input = format!("{}\n{lines}", rounds.len());
            let [win, lose] =
                [true, false].map(|it| u8::from(succeeds_by_search(rounds[0].0, &rounds, it)));
            let expected = format!("{win} {lose}");
            let [win, lose] = last_round(&rounds).map(u8::from);
            let got = format!("{win} {lose}");
            assert_answer!(input, expected, got);
        }
    }
}
