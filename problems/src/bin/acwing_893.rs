//! AcWing 893. Set Nim
//! - url: https://www.acwing.com/problem/content/description/895/
//! - judge: acwing
//! - games: subtraction, take-set, several heaps, nim-sum
//! - names: 集合-Nim游戏
//! - rules: A move takes `s` stones from a heap, where `s` belongs to a given set. A player who
//!   cannot move loses.
//! - difficulty: 1000
//! - input: k in 1..100, s[k] in 1..10^4, n in 1..100, h[n] in 1..10^4
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   851 inputs
//!
//! One table holds the Grundy values of all heaps up to the largest. The mover wins iff the nim-sum
//! of the heaps' values is not 0. O(largest heap · |S| / 64).

use proconio::input;
use snippets::subtraction::subtraction_sg_table;

fn first_player_wins(take_set: &[usize], heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let g = subtraction_sg_table(largest, take_set);
    heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]) != 0
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Yes"
    } else {
        "No"
    }
}

fn main() {
    input! {
        take_set: [usize],
        heaps: [usize],
    }
    println!("{}", verdict(first_player_wins(&take_set, &heaps)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Searches the game straight from the rules.
    fn wins_by_search(take_set: &[usize], heaps: &[usize]) -> bool {
        (0..heaps.len()).any(|i| {
            take_set.iter().filter(|&&s| s <= heaps[i]).any(|s| {
                let mut option = heaps.to_vec();
                option[i] -= s;
                !wins_by_search(take_set, &option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            take_set in prop::collection::vec(1..7usize, 1..4),
            heaps in prop::collection::vec(0..6usize, 1..4),
        ) {
            let line = |list: &[usize]| format!("{}\n{}\n", list.len(), list.iter().join(" "));
            let input = line(&take_set) + &line(&heaps);
            let expected = verdict(wins_by_search(&take_set, &heaps));
            let got = verdict(first_player_wins(&take_set, &heaps));
            assert_answer!(input, expected, got);
        }
    }
}
