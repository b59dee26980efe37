//! Codeforces 1431 G. Number Deletion Game
//! - url: https://codeforces.com/problemset/problem/1431/G
//! - judge: codeforces
//! - games: score, pairs of numbers, next larger number, nested pairs, knapsack
//! - rules: In each of `k` turns Alice takes a number `a` that is not the largest, and then Bob a
//!   larger one, `b`; the score grows by `b - a`. Alice maximises it, Bob minimises it.
//! - difficulty: 2100
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: n in 2..400, k in 1..n/2, a[n] in 1..10^6, distinct(a)
//! - statement: checked with the statement's public copy and its samples
//!
//! Bob always takes the next larger number. Alice makes it far away: she takes a number, then the
//! next smaller one, and so on, so Bob has to go further up each time. So in sorted order she
//! chooses disjoint intervals of even lengths, `2k` numbers in all. Each interval scores the sum of
//! its larger half minus that of its smaller half. O(n k²).

use proconio::input;

fn score(mut numbers: Vec<i64>, k: usize) -> i64 {
    numbers.sort_unstable();
    let mut sums = vec![0];
    for number in &numbers {
        sums.push(sums[sums.len() - 1] + number);
    }
    // The best score of `j` turns among the first `i` numbers.
    let mut best = vec![vec![i64::MIN; k + 1]; numbers.len() + 1];
    best[0][0] = 0;
    for i in 1..=numbers.len() {
        for j in 0..=k.min(i / 2) {
            let intervals = (1..=j).filter_map(|half| {
                let before = best[i - 2 * half][j - half];
                let gain = sums[i] - 2 * sums[i - half] + sums[i - 2 * half];
                (before > i64::MIN).then_some(before + gain)
            });
            best[i][j] = intervals.fold(best[i - 1][j], i64::max);
        }
    }
    best[numbers.len()][k]
}

fn main() {
    input! {
        n: usize,
        k: usize,
        numbers: [i64; n],
    }
    println!("{}", score(numbers, k));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The score of `k` turns with these sorted numbers.
    fn search(numbers: &[i64], k: usize) -> i64 {
        if k == 0 {
            return 0;
        }
        let alice = (0..numbers.len() - 1).map(|i| {
            let bob = (i + 1..numbers.len()).map(|j| {
                let rest = (0..numbers.len()).filter(|&l| l != i && l != j);
                let rest = rest.map(|l| numbers[l]).collect_vec();
                numbers[j] - numbers[i] + search(&rest, k - 1)
            });
            bob.min().unwrap()
        });
        alice.max().unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            numbers in prop::collection::btree_set(1..30i64, 2..8),
            k in any::<prop::sample::Index>(),
        ) {
            let k = 1 + k.index(numbers.len() / 2);
            let numbers = numbers.into_iter().collect_vec();
            let input = format!("{} {k}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = search(&numbers, k);
            let got = score(numbers, k);
            assert_answer!(input, expected, got);
        }
    }
}
