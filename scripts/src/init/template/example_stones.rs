//! Example: stones.
//! - url:
//! - judge: codeforces
//! - games: nim, bounded nim
//! - rules: A move takes 1 to `k` stones from one heap. A player who cannot move loses.
//! - time-limit: 2s
//!
//! A heap of `n` has the Grundy value `n mod (k + 1)`; the first player wins iff their nim-sum is
//! not 0. O(number of heaps). The input: the number of heaps and `k`, then the heaps.

use library::take_up_to::take_up_to_sg;
use proconio::input;
use snippets::nim::is_nim_p_position;

fn first_player_wins(heaps: &[u64], k: u64) -> bool {
    let values: Vec<u64> = heaps.iter().map(|&heap| take_up_to_sg(heap, k)).collect();
    !is_nim_p_position(&values)
}

fn main() {
    input! {
        n: usize,
        k: u64,
        heaps: [u64; n],
    }
    let answer = if first_player_wins(&heaps, k) { "First" } else { "Second" };
    println!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition of the game, played out.
    fn wins_by_search(heaps: &mut [u64], k: u64) -> bool {
        for i in 0..heaps.len() {
            for take in 1..=k.min(heaps[i]) {
                heaps[i] -= take;
                let wins = !wins_by_search(heaps, k);
                heaps[i] += take;
                if wins {
                    return true;
                }
            }
        }
        false
    }

    proptest! {
        // Also driven by `cargo x stress`, which reads the message.
        #[test]
        fn agrees_with_a_game_search(mut heaps in prop::collection::vec(0..5u64, 1..4), k in 1..4u64) {
            let listed: Vec<String> = heaps.iter().map(u64::to_string).collect();
            let input = format!("{} {k}\n{}\n", heaps.len(), listed.join(" "));
            let name = |wins| if wins { "First" } else { "Second" };
            let got = name(first_player_wins(&heaps, k));
            let expected = name(wins_by_search(&mut heaps, k));
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
