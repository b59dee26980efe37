//! Codeforces 2156 E. Best Time to Buy and Sell Stock
//! - url: https://codeforces.com/problemset/problem/2156/E
//! - judge: codeforces
//! - games: one collects and one deletes, maximise and minimise, pairs, threats
//! - rules: Hao, who begins, and Alex take turns on a row of numbers: Hao removes one that isn't
//!   locked, and Alex locks one. In the end the locked numbers are left. Alex wants a large
//!   difference between one of them and an earlier one, Hao a small one. How large is the largest
//!   difference?
//! - difficulty: 2500
//! - time-limit: 4s
//! - input: t in 1..10^4, t * { n in 4..10^5, a[n] in 1..10^9 }, sum(n) <= 10^5
//! - statement: checked with a public retelling of the statement and its sample; the bounds and the
//!   memory limit are from memory
//!
//! Join two numbers if their difference is `X` or more. After Hao's move, Alex gets such a pair if
//! some number has two partners: he locks it, and then one of the two. Otherwise the pairs are
//! disjoint, and Hao removes the partner of each number that Alex locks. So let the value of a row
//! be the largest over all numbers of the second largest difference that it is part of: Hao's first
//! move makes the value as small as possible, and Alex gets it. A removal changes the value only if
//! it's one of the three numbers that give it, so try these. Only the two smallest numbers before
//! one and the two largest after it matter. O(n).

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// Returns the value of a row without one number, and the places of three numbers that give it.
fn value(numbers: &[i64], removed: Option<usize>) -> (i64, [usize; 3]) {
    let places = (0..numbers.len())
        .filter(|&i| Some(i) != removed)
        .collect_vec();
    // For each place, the two best partners at one side, by `sign` times their number.
    let partners = |order: &mut dyn Iterator<Item = usize>, sign: i64| {
        let mut best: Vec<usize> = vec![];
        let mut partners = vec![vec![]; numbers.len()];
        for i in order {
            partners[i].clone_from(&best);
            best.push(i);
            best.sort_by_key(|&i| sign * numbers[i]);
            best.truncate(2);
        }
        partners
    };
    let before = partners(&mut places.iter().copied(), 1);
    let after = partners(&mut places.iter().rev().copied(), -1);
    let second = |&i: &usize| {
        let buy = before[i].iter().map(|&j| (numbers[i] - numbers[j], j));
        let sell = after[i].iter().map(|&j| (numbers[j] - numbers[i], j));
        let (first, second) = buy.chain(sell).sorted().rev().next_tuple()?;
        Some((second.0, [i, first.1, second.1]))
    };
    let values = places.iter().filter_map(second);
    values.max().expect("three numbers are left")
}

fn largest_difference(numbers: &[i64]) -> i64 {
    let (_, needed) = value(numbers, None);
    let values = needed.map(|i| value(numbers, Some(i)).0);
    values.into_iter().min().expect("three values")
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let numbers: Vec<i64> = input.read_vec(n);
        println!("{}", largest_difference(&numbers));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn by_search(numbers: &[i64], free: &[usize], locked: &[usize], is_hao: bool) -> i64 {
        if free.is_empty() {
            let kept = locked.iter().sorted().map(|&i| numbers[i]).collect_vec();
            let pairs = kept.iter().tuple_combinations();
            return pairs.map(|(a, b)| b - a).max().unwrap();
        }
        let values = (0..free.len()).map(|k| {
            let rest = [&free[..k], &free[k + 1..]].concat();
            if is_hao {
                by_search(numbers, &rest, locked, false)
            } else {
                by_search(numbers, &rest, &[locked, &[free[k]]].concat(), true)
            }
        });
        if is_hao {
            values.min().unwrap()
        } else {
            values.max().unwrap()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(1..12i64, 4..8)) {
            let n = numbers.len();
            let input = format!("1\n{n}\n{}\n", numbers.iter().join(" "));
            let expected = by_search(&numbers, &(0..n).collect_vec(), &[], true);
            let got = largest_difference(&numbers);
            assert_answer!(input, expected, got);
        }
    }
}
