//! POJ 3480. John
//! - url: http://poj.org/problem?id=3480
//! - judge: poj
//! - games: misère nim, anti-nim
//!
//! Nim where who eats the last one loses: as in Nim while a heap exceeds 1, otherwise
//! the mover wins iff the number of heaps of 1 is even. O(N) per case.
//!
//! Practised locally: the judge has no Rust.

use proconio::input;
use snippets::nim::is_misere_nim_p_position;

fn main() {
    input! {
        cases: [[u64]],
    }
    for heaps in cases {
        let winner = match is_misere_nim_p_position(&heaps) {
            true => "Brother",
            false => "John",
        };
        println!("{winner}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition.
    fn wins_by_search(heaps: &[u64]) -> bool {
        let ended = heaps.iter().all(|&h| h == 0);
        ended
            || (0..heaps.len()).any(|i| {
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
            prop_assert_eq!(is_misere_nim_p_position(&heaps), !wins_by_search(&heaps));
        }
    }
}
