//! {bin}
//! - url: {url}
//! - judge: {judge}
//! - games: nim
//! - time-limit: 2s
//!
//! The rules in a sentence, why the formula holds, O(…).

use proconio::input;

fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let verdict = match first_player_wins(&heaps) {
        true => "First",
        false => "Second",
    };
    println!("{verdict}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition: the mover wins iff some move leaves a position the mover loses.
    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(0..4u64, 0..4)) {
            prop_assert_eq!(first_player_wins(&heaps), wins_by_search(&heaps));
        }
    }
}
