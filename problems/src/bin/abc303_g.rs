//! AtCoder ABC 303 G. Bags Game
//! - url: https://atcoder.jp/contests/abc303/tasks/abc303_g
//! - judge: atcoder
//! - games: score game, row, both ends, sliding minimum
//! - rules: Bags of money lie in a row. A move takes the first or the last bag. Or it costs `A` and
//!   takes `B` bags from the ends, or costs `C` and takes `D` bags. Both players want their own
//!   money to exceed the opponent's by as much as possible. What is the difference?
//! - difficulty: 2000
//! - time-limit: 3s
//! - memory-limit: 1024MB
//! - input: n in 1..3000, a in 1..10^9, b in 1..n, c in 1..10^9, d in 1..n, x[n] in 1..10^9
//! - statement: checked with the statement and its samples
//!
//! For an interval of bags, let `s` be its sum plus the difference that the player to move gets. A
//! move from an interval to a smaller one gains the sum of the interval, minus the smaller one's
//! `s`, minus the cost. So for each of the lengths shorter by 1, `B` and `D` we need the least `s`
//! among the intervals of that length inside. A sliding minimum for each length finds them. O(n²).

use proconio::input;
use std::collections::VecDeque;

/// Returns the minimum of each window of `width` neighbouring values.
fn least_of_windows(values: &[i64], width: usize) -> Vec<i64> {
    let (mut candidates, mut least) = (VecDeque::new(), Vec::with_capacity(values.len()));
    for (i, &value) in values.iter().enumerate() {
        while candidates.back().is_some_and(|&j| values[j] >= value) {
            candidates.pop_back();
        }
        candidates.push_back(i);
        if candidates[0] + width == i {
            candidates.pop_front();
        }
        if i + 1 >= width {
            least.push(values[candidates[0]]);
        }
    }
    least
}

/// Each of the `offers` is a cost and the number of bags that it buys.
fn difference(bags: &[i64], offers: [(i64, usize); 2]) -> i64 {
    let n = bags.len();
    let mut sums = vec![0; n + 1];
    // For each length and first bag: the sum and the mover's difference, added up.
    let mut both = vec![vec![0; n + 1]];
    for length in 1..=n {
        sums = (0..=n - length)
            .map(|first| sums[first] + bags[first + length - 1])
            .collect();
        let mut best = vec![i64::MIN; n - length + 1];
        for &(cost, taken) in [(0, 1)].iter().chain(&offers) {
            let taken = taken.min(length);
            let left = least_of_windows(&both[length - taken], taken + 1);
            for (first, best) in best.iter_mut().enumerate() {
                *best = (*best).max(sums[first] - left[first] - cost);
            }
        }
        both.push(
            best.iter()
                .zip(&sums)
                .map(|(best, sum)| best + sum)
                .collect(),
        );
    }
    both[n][0] - sums[0]
}

fn main() {
    input! {
        n: usize,
        offers: [(i64, usize); 2],
        bags: [i64; n],
    }
    println!("{}", difference(&bags, [offers[0], offers[1]]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Known = HashMap<Vec<i64>, i64>;

    fn search(bags: &[i64], offers: [(i64, usize); 2], known: &mut Known) -> i64 {
        if bags.is_empty() {
            return 0;
        }
        if let Some(&best) = known.get(bags) {
            return best;
        }
        let mut best = i64::MIN;
        for (cost, taken) in [(0, 1), offers[0], offers[1]] {
            let taken = taken.min(bags.len());
            for first in 0..=taken {
                let left = &bags[first..bags.len() - (taken - first)];
                let gain = bags.iter().sum::<i64>() - left.iter().sum::<i64>() - cost;
                best = best.max(gain - search(left, offers, known));
            }
        }
        known.insert(bags.to_vec(), best);
        best
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            bags in prop::collection::vec(1..30i64, 1..9),
            costs in any::<[prop::sample::Index; 2]>(),
            counts in any::<[prop::sample::Index; 2]>(),
        ) {
            let n = bags.len();
            let offers = [0, 1].map(|i| (costs[i].index(40) as i64 + 1, counts[i].index(n) + 1));
            let [(a, b), (c, d)] = offers;
            let input = format!("{n} {a} {b} {c} {d}\n{}\n", bags.iter().join(" "));
            let expected = search(&bags, offers, &mut HashMap::new());
            let got = difference(&bags, offers);
            assert_answer!(input, expected, got);
        }
    }
}
