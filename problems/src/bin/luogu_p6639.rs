//! Luogu P6639. 「JYLOI Round 1」让
//! - url: https://www.luogu.com.cn/problem/P6639
//! - judge: luogu
//! - games: heaps, take from one, take at most what is missing, nim sum of ranges
//! - rules: A move takes `j` stones from a heap of `i`, where `1 ≤ j ≤ i` and `i + j ≤ r`. A player
//!   who cannot move loses. The bound `r` changes now and then. A query gives several intervals;
//!   for each there are heaps of `l, l + 1, …, h` stones. Does the first player win?
//! - difficulty: 2200
//! - time-limit: 1s
//! - input: t in 1..10^5, t * { { "change", r in 1..10^15 | "query", n in 1..5*10^5, n * { low in
//!   0.., high in low.., high < 10^15 } } }, sum(n) <= 5*10^5
//! - statement: checked with the statement and its samples, and a published program on about 70
//!   inputs
//!
//! A heap of `i` lacks `d = r - i` stones. A move leads from `d` to any of `d + 1, …, 2d`, at most
//! `r`. Let `s₀ = r`, and let `sₖ₊₁` be the largest number with `2sₖ₊₁ < sₖ`. For `sₖ₊₁ < d ≤ sₖ`
//! the value is `sₖ - d`. Proof: all of `d + 1, …, sₖ` are options and have the smaller values. An
//! option `e > sₖ` has the value `sₖ₋₁ - e ≥ 2sₖ + 1 - 2d > sₖ - d`.
//!
//! So the values fall to 0 about log₂ r times. The nim-sum of all heaps from `r` down to some `d`
//! consists of whole runs and one part of a run. O(log r) for each end of an interval.

use itertools::Itertools;
use snippets::fast_input::FastInput;

/// The heaps under one bound: each lack `sₖ` of value 0, with the nim-sum of all values from `r`
/// down to just above it.
struct Values {
    zeros: Vec<(u64, u64)>,
}

impl Values {
    fn new(r: u64) -> Self {
        let (mut zero, mut sum, mut zeros) = (r, 0, vec![]);
        while zero > 0 {
            zeros.push((zero, sum));
            let next = (zero - 1) / 2;
            sum ^= xor_below(zero - next);
            zero = next;
        }
        Self { zeros }
    }

    /// Returns the nim-sum of the heaps that lack more than `d`.
    fn sum_above(&self, d: u64) -> u64 {
        let below = self.zeros.partition_point(|&(zero, _)| zero > d);
        match self.zeros[..below].last() {
            Some(&(zero, sum)) => sum ^ xor_below(zero - d),
            None => 0,
        }
    }
}

/// Returns the nim-sum of `0, 1, …, n - 1`.
fn xor_below(n: u64) -> u64 {
    match n % 4 {
        0 => 0,
        1 => n - 1,
        2 => 1,
        _ => n,
    }
}

/// Says whether the first player wins the heaps of all intervals, ends included, under the bound
/// `r`.
fn first_wins(r: u64, values: &Values, intervals: &[(u64, u64)]) -> bool {
    let sum_of = |&(l, h): &(u64, u64)| values.sum_above(r - h - 1) ^ values.sum_above(r - l);
    intervals.iter().map(sum_of).fold(0, |sum, x| sum ^ x) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let operations: usize = input.read();
    let (mut r, mut values) = (0, Values::new(0));
    let mut answers = String::new();
    for _ in 0..operations {
        if input.read_word() == "change" {
            r = input.read();
            values = Values::new(r);
        } else {
            let n = input.read();
            let intervals = (0..n).map(|_| (input.read(), input.read())).collect_vec();
            answers.push(if first_wins(r, &values, &intervals) {
                '1'
            } else {
                '0'
            });
        }
    }
    println!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Computes the Grundy values of the heaps below `r` by the definition.
    fn values_by_search(r: usize) -> Vec<u64> {
        let mut values: Vec<u64> = vec![];
        for i in 0..r {
            let options = (1..=i)
                .filter(|j| i + j <= r)
                .map(|j| values[i - j])
                .collect_vec();
            let mex = (0..).find(|value| !options.contains(value));
            values.push(mex.expect("finitely many options"));
        }
        values
    }

    #[test]
    fn every_heap_has_its_value_for_every_bound_up_to_100() {
        for r in 1..=100 {
            let values = Values::new(r);
            for (i, expected) in (0..r).zip(values_by_search(r as usize)) {
                let got = values.sum_above(r - i - 1) ^ values.sum_above(r - i);
                assert_eq!(got, expected, "bound {r}, heap {i}");
            }
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            r in 1u64..60,
            ends in proptest::collection::vec((0u64..60, 0u64..60), 1..4),
        ) {
            let intervals = ends
                .into_iter()
                .map(|(a, b)| (a.min(b) % r, a.max(b) % r))
                .map(|(a, b)| (a.min(b), a.max(b)))
                .collect_vec();
            let lines = intervals.iter().map(|(l, h)| format!("{l} {h}")).join("\n");
            let input = format!("2\nchange {r}\nquery {}\n{lines}\n", intervals.len());
            let by_search = values_by_search(r as usize);
            let heaps = intervals.iter().flat_map(|&(l, h)| l..=h);
            let sum = heaps.fold(0, |sum, i| sum ^ by_search[i as usize]);
            let expected = u8::from(sum != 0);
            let got = u8::from(first_wins(r, &Values::new(r), &intervals));
            assert_answer!(input, expected, got);
        }
    }
}
