//! Codeforces 87 C. Interesting Game
//! - url: https://codeforces.com/problemset/problem/87/C
//! - judge: codeforces
//! - games: multi-sg, splitting heaps, consecutive numbers, winning move
//! - rules: A move splits a heap into `k ≥ 2` heaps of consecutive sizes, the smallest at least 1.
//!   A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..10^5
//! - statement: checked with the statement, its samples, published programs on about 200 inputs
//!
//! Keep the nim-sums of the heaps `1` to `m` for each `m`. Then each of the O(√n) splits of a heap
//! costs O(1), and all heaps together cost O(n√n). The answer is the least `k` of a split with
//! nim-sum 0.

use proconio::input;
use snippets::mex::mex;

/// Lists the splits of heap `m`: the number of heaps and the smallest of them.
fn splits(m: usize) -> impl Iterator<Item = (usize, usize)> {
    (2..)
        .map(move |k| (k, m.saturating_sub(k * (k - 1) / 2)))
        .take_while(|&(k, rest)| rest >= k)
        .filter(|(k, rest)| rest % k == 0)
        .map(|(k, rest)| (k, rest / k))
}

/// Returns the fewest heaps that a winning first move makes of heap `n`.
fn fewest_heaps(n: usize) -> Option<usize> {
    let mut sums = vec![0];
    for m in 0..n {
        let g = mex(splits(m).map(|(k, least)| sums[least] ^ sums[least + k]));
        sums.push(sums[m] ^ g);
    }
    splits(n)
        .find(|&(k, least)| sums[least] == sums[least + k])
        .map(|(k, _)| k)
}

fn answer(fewest_heaps: Option<usize>) -> String {
    fewest_heaps.map_or("-1".to_string(), |k| k.to_string())
}

fn main() {
    input! {
        n: usize,
    }
    println!("{}", answer(fewest_heaps(n)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn options(heap: usize) -> Vec<Vec<usize>> {
        let runs =
            (1..heap).flat_map(|low| (low + 1..heap).map(move |high| (low..=high).collect()));
        runs.filter(|run: &Vec<usize>| run.iter().sum::<usize>() == heap)
            .collect()
    }

    fn wins(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let mut heaps = heaps.to_vec();
        heaps.retain(|&h| h > 2);
        heaps.sort_unstable();
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let win = (0..heaps.len()).any(|i| {
            let rest = [&heaps[..i], &heaps[i + 1..]].concat();
            options(heaps[i])
                .iter()
                .any(|run| !wins(&[&rest[..], run].concat(), known))
        });
        known.insert(heaps, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1usize..40) {
            let input = format!("{n}\n");
            let known = &mut HashMap::new();
            let winning = options(n).into_iter().filter(|run| !wins(run, known));
            let expected = answer(winning.map(|run| run.len()).min());
            let got = answer(fewest_heaps(n));
            assert_answer!(input, expected, got);
        }
    }
}
