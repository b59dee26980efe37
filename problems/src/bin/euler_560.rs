//! Project Euler 560. Coprime Nim
//! - url: https://projecteuler.net/problem=560
//! - judge: euler
//! - games: nim, coprime takes, counting, primes, walsh-hadamard
//! - names: 互质尼姆
//! - rules: A move takes from a heap a number of stones that is coprime to its size. The player who
//!   takes the last stone wins. How many sequences of `k` heaps of 1 to `n - 1` stones does the
//!   first player lose, modulo 10^9 + 7?
//! - difficulty: 2000
//! - time-limit: 10s
//! - input: n in 2..10^7, k in 1..10^7
//! - statement: checked with the statement's public copy and its samples
//!
//! The site has no input. Here the input is `n` and `k`, both 10^7 on the site.
//!
//! A take is coprime to the heap iff what it leaves is. From an even heap only odd ones can be
//! left, and from 1 only 0. So by induction even heaps have the value 0, the heap 1 has 1, and an
//! odd heap has the number of its smallest prime factor `p` in the list 2, 3, 5, …: it can leave 2,
//! 1 and all odd primes below `p`, which have all smaller values, but nothing with the same
//! smallest factor. Count the heaps by value with a sieve, and the sequences of nim-sum 0 by a
//! Walsh–Hadamard transform. O(n log log n).

use proconio::input;
use snippets::nim_count::nim_sum_counts;

/// Returns how many heaps of 1 to `n - 1` stones have the value 0, 1, 2, ….
fn heaps_by_value(n: usize) -> Vec<u64> {
    let mut counts = vec![(n as u64 - 1) / 2, 1];
    let mut is_counted = vec![false; n];
    for p in (3..n).step_by(2) {
        if !is_counted[p] {
            let multiples = (p..n).step_by(2 * p);
            let new = multiples.filter(|&x| !std::mem::replace(&mut is_counted[x], true));
            counts.push(new.count() as u64);
        }
    }
    counts
}

fn lost_sequences(n: usize, k: u64) -> u64 {
    nim_sum_counts::<1_000_000_007>(&heaps_by_value(n), k)[0]
}

fn main() {
    input! {
        n: usize,
        k: u64,
    }
    println!("{}", lost_sequences(n, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn are_coprime(a: usize, b: usize) -> bool {
        !(2..=a.min(b)).any(|d| a % d == 0 && b % d == 0)
    }

    fn wins_by_search(heaps: Vec<usize>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let heaps = heaps.into_iter().sorted().collect_vec();
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let takes = |heap| (1..=heap).filter(move |&take| are_coprime(heap, take));
        let wins = (0..heaps.len()).any(|i| {
            takes(heaps[i]).any(|take| {
                let mut next = heaps.clone();
                next[i] -= take;
                !wins_by_search(next, known)
            })
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(n in 2..17usize, k in 1..4u64) {
            let input = format!("{n} {k}\n");
            let mut known = HashMap::new();
            let sequences = (0..k).map(|_| 1..n).multi_cartesian_product();
            let lost = sequences.filter(|heaps| !wins_by_search(heaps.clone(), &mut known));
            let expected = lost.count() as u64;
            let got = lost_sequences(n, k);
            assert_answer!(input, expected, got);
        }
    }
}
