//! AtCoder ARC 168 B. Arbitrary Nim
//! - url: https://atcoder.jp/contests/arc168/tasks/arc168_b
//! - judge: atcoder
//! - games: subtraction, take 1 to k, bash, choose the limit, nim-sum
//! - rules: A move takes 1 to `K` stones from one heap. A player who cannot move loses. What is the
//!   largest `K` for which the first player wins? The answer is 0 if there is none, and -1 if there
//!   is no largest.
//! - difficulty: 1500
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..250000, a[n] in 1..10^9
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A heap of `a` has the value `a mod (K + 1)`. For large `K` the game is Nim, so if the nim-sum is
//! not 0, there is no largest `K`.
//!
//! Otherwise remove equal heaps in pairs, as they cancel for every `K`. Let `m` be the largest heap
//! that is left. From `K = m` on the game is Nim, and the first player loses. `K = m - 1` turns
//! this one heap into 0 and keeps all others, so the nim-sum becomes `m` and the first player wins.
//! O(n log n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::nim::nim_sum;

fn largest_winning_limit(heaps: &[u64]) -> i64 {
    if nim_sum(heaps) != 0 {
        return -1;
    }
    let counts = heaps.iter().counts();
    let alone = counts.into_iter().filter(|(_, count)| count % 2 == 1);
    alone.map(|(&heap, _)| heap as i64 - 1).max().unwrap_or(0)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    println!("{}", largest_winning_limit(&input.read_vec(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: &[u64], limit: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let takes = |i: usize| (1..=limit.min(heaps[i])).map(move |take| (i, take));
        let mut moves = (0..heaps.len()).flat_map(takes);
        let wins = moves.any(|(i, take)| {
            let mut option = heaps.to_vec();
            option[i] -= take;
            !wins_by_search(&option, limit, known)
        });
        known.insert(heaps.to_vec(), wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            mut heaps in prop::collection::vec(1..7u64, 1..4),
            ends_in_nim_sum in any::<bool>(),
        ) {
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            if ends_in_nim_sum && sum > 0 {
                heaps.push(sum);
            }
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let wins = |limit: &u64| wins_by_search(&heaps, *limit, &mut HashMap::new());
            let expected = if wins(&8) {
                -1
            } else {
                (1..8).rev().find(wins).map_or(0, |k| k as i64)
            };
            let got = largest_winning_limit(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
