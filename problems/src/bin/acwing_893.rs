//! AcWing 893. Set Nim
//! - url: https://www.acwing.com/problem/content/description/895/
//! - judge: acwing
//! - games: subtraction, take-set, several heaps, nim-sum
//!
//! A move takes `s` stones from a heap, `s` from a given set. The Grundy values of
//! all heaps up to the largest come from one table; the mover wins iff their
//! nim-sum is not 0. O(largest heap · |S| / 64).

use proconio::input;
use snippets::subtraction::subtraction_sg_table;

fn first_player_wins(take_set: &[usize], heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let g = subtraction_sg_table(take_set, largest);
    heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]) != 0
}

fn main() {
    input! {
        take_set: [usize],
        heaps: [usize],
    }
    let verdict = match first_player_wins(&take_set, &heaps) {
        true => "Yes",
        false => "No",
    };
    println!("{verdict}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition.
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
            heaps in prop::collection::vec(0..6usize, 0..4),
        ) {
            let wins = wins_by_search(&take_set, &heaps);
            prop_assert_eq!(first_player_wins(&take_set, &heaps), wins);
        }
    }
}
