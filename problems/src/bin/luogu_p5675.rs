//! Luogu P5675 (GZOI 2017). Game of taking stones
//! - url: https://www.luogu.com.cn/problem/P5675
//! - judge: luogu
//! - games: nim, counting, subsets, first heap is forced
//! - rules: Some of `n` heaps are chosen, and one of these as the heap from which the first move
//!   must take. After that a move takes any positive number of stones from one heap, and a player
//!   who cannot move loses. For how many choices does the first player not win, modulo 10^9 + 7?
//! - difficulty: 1600
//! - input: n in 1..200, a[n] in 1..200
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on 397 inputs; the bounds are from a public retelling
//!
//! The first move must lower its heap `a` to the nim-sum `s` of the other chosen heaps. So it wins
//! iff `s < a`. For each `a`, count the subsets of the other heaps by their nim-sum. O(n² · 256).

use proconio::input;

const MODULUS: u64 = 1_000_000_007;
const VALUES: usize = 256;

fn lost_choices(heaps: &[usize]) -> u64 {
    let lost_with = |forced: usize| {
        let mut subsets = vec![0; VALUES];
        subsets[0] = 1;
        for (_, heap) in heaps.iter().enumerate().filter(|(i, _)| *i != forced) {
            subsets = (0..VALUES)
                .map(|s| (subsets[s] + subsets[s ^ heap]) % MODULUS)
                .collect();
        }
        subsets[heaps[forced]..].iter().sum::<u64>()
    };
    (0..heaps.len()).map(lost_with).sum::<u64>() % MODULUS
}

fn main() {
    input! {
        heaps: [usize],
    }
    println!("{}", lost_choices(&heaps));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn wins_by_search(heaps: &[usize]) -> bool {
        (0..heaps.len()).any(|i| wins_with_first_move_in(i, heaps))
    }

    fn wins_with_first_move_in(i: usize, heaps: &[usize]) -> bool {
        (0..heaps[i]).any(|left| {
            let mut option = heaps.to_vec();
            option[i] = left;
            !wins_by_search(&option)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..5usize, 1..5)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let lost = |chosen: Vec<usize>| {
                let forced = (0..chosen.len()).filter(|&i| !wins_with_first_move_in(i, &chosen));
                forced.count() as u64
            };
            let expected = heaps.iter().copied().powerset().map(lost).sum::<u64>();
            let got = lost_choices(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
