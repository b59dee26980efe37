//! Codeforces 2084 G1. Wish Upon a Satellite (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2084/G1
//! - judge: codeforces
//! - games: minimum and maximum of neighbours, ends decide, parity, value of the game, dp
//! - rules: Turtle and Piggy shrink a sequence in turn. Turtle, who begins, replaces two neighbours
//!   by the smaller one, Piggy by the larger one. Turtle wants the last number to be large, Piggy
//!   wants it to be small. Fill the gaps of a permutation so that the values of all its ranges have
//!   the largest sum.
//! - difficulty: 2600
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..10^3, t * { n in 2..5000, a[n] in 0..n }, sum(n) <= 5000
//! - statement: checked with a public translation of the hard version and its sample; the limits of
//!   the easy version are from memory
//!
//! The value of a range is the smaller one of its ends if its length is even, and the larger one if
//! it's odd: from three numbers on, the mover either leaves the ends alone or makes one of them
//! worse for himself. So the sum is that of the larger ends of all ranges, `1² + 2² + … + n²`, less
//! the differences `|p_i - p_j|` over all pairs of an odd and an even place. To make these small,
//! decide for the numbers from 1 on which go to odd places. Each step from `v` to `v + 1` counts
//! once for every pair with one of its numbers up to `v` and the other one above. O(n²).

use proconio::input;

fn largest_sum(a: &[usize]) -> u64 {
    let n = a.len();
    let places = [n / 2, n.div_ceil(2)];
    let mut parity = vec![None; n + 1];
    a.iter()
        .enumerate()
        .for_each(|(i, v)| parity[*v] = Some((i + 1) % 2));
    // The least sum of the differences so far, by how many numbers have odd places.
    let mut least = vec![Some(0)];
    for (v, parity) in parity.iter().enumerate().skip(1) {
        let is_open = |p: usize| parity.map_or(true, |fixed| fixed == p);
        let best = |odd: usize| {
            let even = v.checked_sub(odd).filter(|even| *even <= places[0])?;
            let rest = places[1].checked_sub(odd)?;
            let stays = least.get(odd).copied().flatten().filter(|_| is_open(0));
            let before = odd.checked_sub(1).and_then(|odd| least[odd]);
            let joins = before.filter(|_| is_open(1));
            let crossing = odd * (places[0] - even) + even * rest;
            Some(stays.into_iter().chain(joins).min()? + crossing as u64)
        };
        least = (0..=v).map(best).collect();
    }
    let squares: u64 = (1..=n as u64).map(|v| v * v).sum();
    squares - least[places[1]].expect("the permutation can be filled")
}

fn main() {
    input! {
        t: usize,
    }
    for _ in 0..t {
        input! {
            a: [usize],
        }
        println!("{}", largest_sum(&a));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn value_by_search(numbers: &[usize], is_turtle: bool) -> usize {
        if let [last] = numbers {
            return *last;
        }
        let values = (1..numbers.len()).map(|i| {
            let pair = [numbers[i - 1], numbers[i]];
            let [less, more] = [pair[0].min(pair[1]), pair[0].max(pair[1])];
            let merged = [if is_turtle { less } else { more }];
            let next = [&numbers[..i - 1], &merged, &numbers[i + 1..]].concat();
            value_by_search(&next, !is_turtle)
        });
        let best = if is_turtle {
            values.max()
        } else {
            values.min()
        };
        best.expect("two numbers or more")
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn agrees_with_a_game_search(
            permutation in (2..6usize)
                .prop_flat_map(|n| Just((1..=n).collect_vec()).prop_shuffle()),
            gaps in prop::collection::vec(any::<bool>(), 6),
        ) {
            let n = permutation.len();
            let gap = |(i, v): (usize, &usize)| if gaps[i] { 0 } else { *v };
            let a = permutation.iter().enumerate().map(gap).collect_vec();
            let fits = |filled: &Vec<usize>| a.iter().zip(filled).all(|(a, v)| *a == 0 || a == v);
            let sums = (1..=n).permutations(n).filter(fits).map(|filled| {
                let ranges = (0..n).flat_map(|i| (i + 1..=n).map(move |j| (i, j)));
                let values = ranges.map(|(i, j)| value_by_search(&filled[i..j], true));
                values.sum::<usize>() as u64
            });
            let input = format!("1\n{n}\n{}\n", a.iter().join(" "));
            let expected = sums.max().unwrap();
            let got = largest_sum(&a);
            assert_answer!(input, expected, got);
        }
    }
}
