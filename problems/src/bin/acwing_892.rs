//! AcWing 892. Staircase Nim
//! - url: https://www.acwing.com/problem/content/894/
//! - judge: acwing
//! - games: staircase nim, stairs
//!
//! A move takes at least one stone from a stair one stair down; stones on the ground,
//! stair 0, are out of the game. The stairs 1, 3, 5, … count as heaps of Nim. O(n).
//!
//! Limits and samples are not at hand; the golden cases come from a game search.

use proconio::input;
use snippets::staircase_nim::staircase_nim_sg;

fn main() {
    input! {
        stairs: [u64],
    }
    let verdict = match staircase_nim_sg(&stairs) {
        0 => "No",
        _ => "Yes",
    };
    println!("{verdict}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition; `stairs[0]` is stair 1.
    fn wins_by_search(stairs: &[u64]) -> bool {
        (0..stairs.len()).any(|i| {
            (1..=stairs[i]).any(|taken| {
                let mut option = stairs.to_vec();
                option[i] -= taken;
                if i > 0 {
                    option[i - 1] += taken;
                }
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(stairs in prop::collection::vec(0..3u64, 0..4)) {
            prop_assert_eq!(staircase_nim_sg(&stairs) != 0, wins_by_search(&stairs));
        }
    }
}
