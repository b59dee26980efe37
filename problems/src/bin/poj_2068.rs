//! POJ 2068 (ICPC Asia Kanazawa 2003). Nim
//! - url: http://poj.org/problem?id=2068
//! - judge: poj
//! - games: many players in two teams, take from one heap, misère, win or lose
//! - rules: `2n` players of two teams sit in a circle, alternately. In turn, player `i` takes 1 to
//!   `m_i` stones from a heap of `s`. The team that takes the last stone loses. Can the team of the
//!   first player win?
//! - difficulty: 1300
//! - time-limit: 1s
//! - memory-limit: 64MB
//! - input: { n in 1..10, s in 1..8192, m[2*n] in 1..16 } until "0"
//! - statement: from memory
//!
//! A position is a number of stones and the player to move. A player who finds no stone has won,
//! because the other team took the last one. Otherwise the mover wins iff some number of stones
//! leaves a lost position to the next player. O(s · n · m).
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;

fn first_team_wins(stones: usize, most: &[usize]) -> bool {
    let mut wins = vec![vec![true; most.len()]];
    for heap in 1..=stones {
        let is_won = |player: usize| {
            let next = (player + 1) % most.len();
            (1..=most[player].min(heap)).any(|taken| !wins[heap - taken][next])
        };
        let row = (0..most.len()).map(is_won).collect();
        wins.push(row);
    }
    wins[stones][0]
}

fn main() {
    let mut input = FastInput::from_stdin();
    loop {
        let n: usize = input.read();
        if n == 0 {
            break;
        }
        let stones = input.read();
        let most = input.read_vec(2 * n);
        println!("{}", u8::from(first_team_wins(stones, &most)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns whether the first team takes the last stone when `player` is to move.
    fn first_team_takes_the_last(stones: usize, player: usize, most: &[usize]) -> bool {
        if stones == 0 {
            return player % 2 == 1;
        }
        let after = |taken| {
            let next = (player + 1) % most.len();
            first_team_takes_the_last(stones - taken, next, most)
        };
        let mut takes = 1..=most[player].min(stones);
        if player % 2 == 0 {
            takes.all(after)
        } else {
            takes.any(after)
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            stones in 1..12usize,
            pairs in prop::collection::vec((1..4usize, 1..4usize), 1..3),
        ) {
            let most = pairs.into_iter().flat_map(|(a, b)| [a, b]).collect_vec();
            let input = format!("{} {stones} {}\n0\n", most.len() / 2, most.iter().join(" "));
            let expected = u8::from(!first_team_takes_the_last(stones, 0, &most));
            let got = u8::from(first_team_wins(stones, &most));
            assert_answer!(input, expected, got);
        }
    }
}
