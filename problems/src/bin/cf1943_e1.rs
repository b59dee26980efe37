//! Codeforces 1943 E1. MEX Game 2 (Easy Version)
//! - url: https://codeforces.com/problemset/problem/1943/E1
//! - judge: codeforces
//! - games: mex, one collects and one deletes, greedy, levelling from the top
//! - names: MEX 博弈
//! - rules: Alice takes one number from an array into her collection, and Bob deletes up to `k`, in
//!   turn, until the array is empty. Her score is the mex of her collection. The array has `f_i`
//!   numbers `i`, for `i` from 0 to `m`. What is her score?
//! - difficulty: 2900
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..500, t * { m in 1..50, k in 1..10^9, f[m+1] in 1..10^9 }, sum(m) <= 1000
//! - statement: checked with the statement's public copy and its sample; its bounds are from memory
//!
//! Alice scores `x` if she gets one of each number below `x`; now only their counts matter. She
//! always takes a number with the smallest count, and is done with it. Bob has to choose a count
//! that he will bring to 0 before she comes to it, so he looks at some of the smallest counts, and
//! never at larger ones. What he deletes from the smallest is lost when she takes it. So each time
//! he levels the counts from the top: he deletes one of the largest, `k` times. Play that for each
//! number of smallest counts. O(m⁴).

use proconio::input;

/// Returns whether Bob, who moves next, brings one of these counts to 0; they are in order.
fn bob_wins(mut counts: Vec<i64>, k: i64) -> bool {
    while !counts.is_empty() {
        // The counts that he levels, and what is left of them.
        let (mut levelled, mut left) = (0, -k);
        while let Some(largest) = counts.pop() {
            levelled += 1;
            left += largest;
            if counts.last().is_some_and(|next| left >= levelled * next) {
                break;
            }
        }
        if left <= 0 {
            return true;
        }
        counts.extend((0..levelled).map(|i| (left + i) / levelled));
        counts.remove(0);
    }
    false
}

fn score(counts: &[i64], k: i64) -> usize {
    let is_reached = |mex: &usize| {
        let mut counts = counts[..*mex].to_vec();
        counts.sort_unstable();
        // She has taken the first.
        !(2..=*mex).any(|smallest| bob_wins(counts[1..smallest].to_vec(), k))
    };
    (1..=counts.len()).take_while(is_reached).count()
}

fn main() {
    input! {
        t: usize,
    }
    for _ in 0..t {
        input! {
            m: usize,
            k: i64,
            counts: [i64; m + 1],
        }
        println!("{}", score(&counts, k));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Memo = HashMap<(Vec<i64>, u32, bool), u32>;

    /// `taken` has a bit for each number that Alice has.
    fn score_by_search(
        counts: &[i64],
        taken: u32,
        is_alice: bool,
        k: i64,
        known: &mut Memo,
    ) -> u32 {
        let key = (counts.to_vec(), taken, is_alice);
        if let Some(score) = known.get(&key) {
            return *score;
        }
        let score = if counts.iter().all(|count| *count == 0) {
            taken.trailing_ones()
        } else if is_alice {
            let left = (0..counts.len()).filter(|i| counts[*i] > 0);
            let scores = left.map(|i| {
                let mut next = counts.to_vec();
                next[i] -= 1;
                score_by_search(&next, taken | 1 << i, false, k, known)
            });
            scores.max().unwrap()
        } else {
            let next = counts
                .iter()
                .map(|count| 0..=*count)
                .multi_cartesian_product();
            let all: i64 = counts.iter().sum();
            let few = next.filter(|next| all - next.iter().sum::<i64>() <= k);
            let scores = few.map(|next| score_by_search(&next, taken, true, k, known));
            scores.min().unwrap()
        };
        known.insert(key, score);
        score
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            counts in prop::collection::vec(1..5i64, 2..5),
            k in 1..4i64,
        ) {
            let input = format!("1\n{} {k}\n{}\n", counts.len() - 1, counts.iter().join(" "));
            let expected = score_by_search(&counts, 0, true, k, &mut HashMap::new());
            let got = score(&counts, k) as u32;
            assert_answer!(input, expected, got);
        }
    }
}
