//! CSES 1098. Nim Game II
//! - url: https://cses.fi/problemset/task/1098
//! - judge: cses
//! - games: subtraction game, take 1 to 3, bash, nim-sum
//! - rules: A move takes one to three sticks from a heap. The player who takes the last stick wins.
//! - difficulty: 1000
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: t in 1..2*10^5, t * { n in 1..2*10^5, a[n] in 1..10^9 }, sum(n) <= 2*10^5
//! - statement: checked with a public translation of the statement with its limits, and two
//!   published programs on 348 inputs or more
//!
//! A heap of `n` has the Grundy value `n mod 4`. The first player wins iff the nim-sum of these is
//! not 0. O(n).

use snippets::fast_input::FastInput;
use snippets::subtraction::take_range_sg;

fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, &n| sum ^ take_range_sg(n, 1, 3)) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        if first_player_wins(&input.read_vec(n)) {
            println!("first");
        } else {
            println!("second");
        }
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::first_player_wins;

    const N: usize = 12;

    /// Says for all triples of heaps below N whether the mover wins, by the definition.
    fn wins() -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; N]; N]; N];
        for code in 0..N.pow(3) {
            let [a, b, c] = [code / N / N, code / N % N, code % N];
            wins[a][b][c] = (1..=3).any(|s| {
                s <= a && !wins[a - s][b][c]
                    || s <= b && !wins[a][b - s][c]
                    || s <= c && !wins[a][b][c - s]
            });
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..N, 1..4)) {
            let heap = |i: usize| heaps.get(i).copied().unwrap_or(0);
            let name = |win: bool| if win { "first" } else { "second" };
            let input = format!("1\n{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = name(wins()[heap(0)][heap(1)][heap(2)]);
            let heaps = heaps.iter().map(|&h| h as u64).collect_vec();
            let got = name(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
