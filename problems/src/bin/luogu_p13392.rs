//! Luogu P13392 (Google Code Jam 2010 1A C). Number Game
//! - url: https://www.luogu.com.cn/problem/P13392
//! - judge: luogu
//! - games: euclid game, golden ratio, beatty sequence, counting
//! - rules: A move takes a positive multiple of one number from the other. The player who makes a
//!   number 0 or less loses. How many pairs from two ranges does the first player win?
//! - difficulty: 1600
//! - input: t in 1..100, t * { a in 1..10^6, a2 in a..10^6, b in 1..10^6, b2 in b..10^6 }
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! The mover loses iff the ratio of the numbers is below the golden ratio φ. As 1/φ = φ - 1, that
//! means `⌊aφ⌋ - a < b ≤ ⌊aφ⌋` for each `a`. The bounds are terms of a Beatty sequence, computed
//! exactly in integers. O(max a) for the terms, then O(range of a) a case.

use proconio::input;
use snippets::beatty::Surd;

/// Lists `⌊aφ⌋` for `a` up to `largest`.
fn golden_floors(largest: i64) -> Vec<i64> {
    let phi = Surd::new(1, 1, 5, 2);
    (0..=largest)
        .map(|a| phi.times_floor(a.into()) as i64)
        .collect()
}

fn won_pairs(a: (i64, i64), b: (i64, i64), golden: &[i64]) -> i64 {
    let lost = |a: i64| {
        let most = golden[a as usize];
        (most.min(b.1) - (most - a + 1).max(b.0) + 1).max(0)
    };
    (a.0..=a.1).map(|a| b.1 - b.0 + 1 - lost(a)).sum()
}

fn main() {
    input! {
        cases: [((i64, i64), (i64, i64))],
    }
    let golden = golden_floors(cases.iter().map(|(a, _)| a.1).max().unwrap_or(0));
    for (i, &(a, b)) in cases.iter().enumerate() {
        println!("Case #{}: {}", i + 1, won_pairs(a, b, &golden));
    }
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::{golden_floors, won_pairs};

    const N: usize = 60;

    /// Says for all pairs up to N whether the mover wins, by the definition.
    fn wins() -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; N + 1]; N + 1];
        for (a, b) in (1..=N).flat_map(|a| (1..=N).map(move |b| (a, b))) {
            let from_b = (1..).take_while(|j| j * a < b).any(|j| !wins[a][b - j * a]);
            let from_a = (1..).take_while(|j| j * b < a).any(|j| !wins[a - j * b][b]);
            wins[a][b] = from_a || from_b;
        }
        wins
    }

    #[test]
    fn single_pairs_equal_a_search() {
        let (wins, golden) = (wins(), golden_floors(N as i64));
        for (a, b) in (1..=N).flat_map(|a| (1..=N).map(move |b| (a, b))) {
            let one = won_pairs((a as i64, a as i64), (b as i64, b as i64), &golden);
            assert_eq!(one == 1, wins[a][b], "{a} {b}");
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(mut a in [1..N, 1..N], mut b in [1..N, 1..N]) {
            a.sort();
            b.sort();
            let wins = wins();
            let rows = wins[a[0]..=a[1]].iter();
            let won = rows.map(|row| row[b[0]..=b[1]].iter().filter(|&&win| win).count());
            let input = format!("1\n{} {} {} {}\n", a[0], a[1], b[0], b[1]);
            let expected = format!("Case #1: {}", won.sum::<usize>());
            let [a, b] = [a, b].map(|[from, to]| (from as i64, to as i64));
            let got = format!("Case #1: {}", won_pairs(a, b, &golden_floors(N as i64)));
            assert_answer!(input, expected, got);
        }
    }
}
