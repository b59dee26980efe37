//! Luogu P4301 (CQOI 2013). New Nim
//! - url: https://www.luogu.com.cn/problem/P4301
//! - judge: luogu
//! - games: nim, xor basis, remove heaps first, matroid
//! - rules: In the first round each player in turn removes whole heaps, as many as they like, but
//!   not all that are left. Then they go on with Nim, the first player first. A player who cannot
//!   move loses. How few matches can the first player remove in the first round and still win?
//! - difficulty: 1900
//! - input: k in 1..100, a[k] in 1..10^9
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 938 inputs or more
//!
//! The second player wins if he can leave some heaps of nim-sum 0. So the heaps that the first
//! player leaves must be linearly independent over GF(2). A greedy choice finds the heaviest
//! independent heaps. That is always possible, so -1 never occurs. O(k log k).

use proconio::input;
use snippets::xor_basis::heaviest_independent_heaps;

fn fewest_removed(heaps: &[u64]) -> u64 {
    let kept: u64 = heaviest_independent_heaps(heaps)
        .iter()
        .map(|&i| heaps[i])
        .sum();
    heaps.iter().sum::<u64>() - kept
}

fn main() {
    input! {
        heaps: [u64],
    }
    println!("{}", fewest_removed(&heaps));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_nim(heaps: Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        let heaps = heaps.into_iter().sorted().collect_vec();
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let mut moves = (0..heaps.len()).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        let wins = moves.any(|(i, left)| {
            let mut option = heaps.clone();
            option[i] = left;
            !wins_nim(option, known)
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..8u64, 1..5)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let mut known = HashMap::new();
            let rests = heaps
                .iter()
                .copied()
                .powerset()
                .filter(|left| !left.is_empty());
            let winning = rests.filter(|left| {
                let mut replies = left
                    .iter()
                    .copied()
                    .powerset()
                    .filter(|left| !left.is_empty());
                replies.all(|left| wins_nim(left, &mut known))
            });
            let kept = winning
                .map(|left| left.iter().sum::<u64>())
                .max()
                .expect("one heap can be left");
            let expected = heaps.iter().sum::<u64>() - kept;
            let got = fewest_removed(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
