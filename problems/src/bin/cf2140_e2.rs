//! Codeforces 2140 E2. Prime Gaming (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2140/E2
//! - judge: codeforces
//! - games: minimax, threshold, subsets, count starts, sum of values
//! - rules: Heaps stand in a row. The players take turns to remove a heap whose place, counted anew
//!   after each move, is one of the good ones. The first player wants the last heap large, the
//!   opponent wants it small. Add up its size over all rows of `n` heaps of 1 to `m`.
//! - difficulty: 2500
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 1..20, m in 1..10^6, k in 1..n, c[k] in 1..n, increasing(c),
//!   min(c) = 1 }, sum(m) <= 10^6
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs; the sum of 2^n is at most 2^20
//!
//! The last heap has at least `a` stones iff the first player wins a game with just two outcomes,
//! in which the heaps of at least `a` are good for the first player. The set of their places
//! decides who wins it; tables for 1, 2, …, n heaps tell.
//!
//! If `ways[c]` sets of `c` places are won, the last heap has at least `a` stones in
//! `∑ ways[c] (m - a + 1)^c (a - 1)^(n - c)` rows. The sum of this up to some `a` is a polynomial
//! of degree n + 1 in `a`, which n + 2 values determine. O(2^n n + n²).

use snippets::fast_input::FastInput;
use snippets::modular::pow_mod;

const MODULUS: u64 = 1_000_000_007;

/// For all `c`, counts the sets of `c` of `n` places that the first player wins.
fn won_sets(n: usize, good: &[usize]) -> Vec<u64> {
    let mut wins = vec![false, true];
    for length in 2..=n {
        let is_first = (n - length) % 2 == 0;
        let places: Vec<usize> = good.iter().copied().filter(|&i| i < length).collect();
        let without = |set: usize, i: usize| set & ((1 << i) - 1) | set >> (i + 1) << i;
        // The player to move looks for an option that is good for them.
        let finds = |set| places.iter().any(|&i| wins[without(set, i)] == is_first);
        wins = (0..1 << length).map(|set| finds(set) == is_first).collect();
    }
    let mut ways = vec![0; n + 1];
    for (set, _) in wins.iter().enumerate().filter(|(_, wins)| **wins) {
        ways[set.count_ones() as usize] += 1;
    }
    ways
}

/// Returns the value at `x` of the polynomial of least degree with these values at 0, 1, 2, ….
fn interpolated(values: &[u64], x: u64) -> u64 {
    if let Some(&value) = values.get(x as usize) {
        return value;
    }
    let last = values.len() as u64 - 1;
    let factorial = |n: u64| (1..=n).fold(1, |product, i| product * i % MODULUS);
    let all = (0..=last).fold(1, |product, i| product * (x - i) % MODULUS);
    let terms = (0..).zip(values).map(|(i, &value)| {
        let below = factorial(i) * factorial(last - i) % MODULUS * (x - i) % MODULUS;
        let term = all * pow_mod(below, MODULUS - 2, MODULUS) % MODULUS * value % MODULUS;
        if (last - i) % 2 == 0 {
            term
        } else {
            MODULUS - term
        }
    });
    terms.sum::<u64>() % MODULUS
}

/// Returns the sum over all rows. Places count from 0.
fn sum_of_last_heaps(n: usize, m: u64, good: &[usize]) -> u64 {
    let ways = won_sets(n, good);
    let rows_above = |below: u64| {
        let above = (m + MODULUS - below) % MODULUS;
        let terms = (0..).zip(&ways).map(|(c, &ways)| {
            ways * pow_mod(above, c, MODULUS) % MODULUS * pow_mod(below, n as u64 - c, MODULUS)
        });
        terms.fold(0, |sum, term| (sum + term) % MODULUS)
    };
    let mut sums = vec![0];
    for below in 0..=n as u64 {
        sums.push((sums[below as usize] + rows_above(below)) % MODULUS);
    }
    interpolated(&sums, m)
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let (n, m, k): (usize, u64, usize) = (input.read(), input.read(), input.read());
        let good: Vec<usize> = (0..k).map(|_| input.read::<usize>() - 1).collect();
        println!("{}", sum_of_last_heaps(n, m, &good));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn last_heap(row: &[u64], good: &[usize], is_first: bool) -> u64 {
        if let [last] = row {
            return *last;
        }
        let ends = good.iter().filter(|&&i| i < row.len()).map(|&i| {
            let option = [&row[..i], &row[i + 1..]].concat();
            last_heap(&option, good, !is_first)
        });
        let end = if is_first { ends.max() } else { ends.min() };
        end.expect("the first place is good")
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..6usize, m in 1..4u64, chosen in 0..32usize) {
            let good = (0..n).filter(|&i| i == 0 || chosen >> i & 1 == 1).collect_vec();
            let places = good.iter().map(|i| i + 1).join(" ");
            let input = format!("1\n{n} {m}\n{}\n{places}\n", good.len());
            let rows = (0..n).map(|_| 1..=m).multi_cartesian_product();
            let expected: u64 = rows.map(|row| last_heap(&row, &good, true)).sum();
            let got = sum_of_last_heaps(n, m, &good);
            assert_answer!(input, expected, got);
        }
    }
}
