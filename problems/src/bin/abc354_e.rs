//! AtCoder ABC 354 E. Remove Pairs
//! - url: https://atcoder.jp/contests/abc354/tasks/abc354_e
//! - judge: atcoder
//! - games: sets of cards, bit mask, win or lose
//! - rules: A move removes two of `n` cards that show the same number on their fronts or on their
//!   backs. A player who cannot move loses.
//! - difficulty: 1200
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..18, n * { a in 1..10^9, b in 1..10^9 }
//! - statement: checked with the statement, its samples, and a published program on 494 inputs
//!
//! The state is the set of cards that are left. A set is won iff some move leaves a lost set. In
//! increasing order of the bit masks, every set comes after all of its subsets. O(2ⁿ n²).

use itertools::Itertools;
use proconio::input;

fn first_player_wins(cards: &[(u32, u32)]) -> bool {
    let all_pairs = cards.iter().enumerate().tuple_combinations();
    let equal = all_pairs.filter(|((_, a), (_, b))| a.0 == b.0 || a.1 == b.1);
    let pairs = equal.map(|((i, _), (j, _))| 1 << i | 1 << j).collect_vec();
    let mut wins: Vec<bool> = Vec::with_capacity(1 << cards.len());
    for set in 0..1usize << cards.len() {
        wins.push(
            pairs
                .iter()
                .any(|pair| set & pair == *pair && !wins[set ^ pair]),
        );
    }
    wins[wins.len() - 1]
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    input! {
        cards: [(u32, u32)],
    }
    println!("{}", winner(first_player_wins(&cards)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn wins_by_search(cards: &[(u32, u32)]) -> bool {
        let pairs = (0..cards.len()).tuple_combinations();
        let mut moves =
            pairs.filter(|&(i, j)| cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1);
        moves.any(|(i, j)| {
            let mut option = cards.to_vec();
            option.remove(j);
            option.remove(i);
            !wins_by_search(&option)
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(cards in prop::collection::vec((1..5u32, 1..5u32), 1..8)) {
            let lines = cards.iter().map(|(a, b)| format!("{a} {b}\n")).join("");
            let input = format!("{}\n{lines}", cards.len());
            let expected = winner(wins_by_search(&cards));
            let got = winner(first_player_wins(&cards));
            assert_answer!(input, expected, got);
        }
    }
}
