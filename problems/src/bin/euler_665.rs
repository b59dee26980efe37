//! Project Euler 665. Proportionate Nim
//! - url: https://projecteuler.net/problem=665
//! - judge: euler
//! - games: wythoff, two heaps, take k and 2k, sieve, union-find
//! - rules: A move takes `k ≥ 1` stones from one of two heaps, or `k` from both, or `k` from one
//!   and `2k` from the other. The player who takes the last stone wins. What is the sum of `n + m`
//!   over the lost positions `n ≤ m` with `n + m ≤ limit`?
//! - difficulty: 2200
//! - time-limit: 10s
//! - input: n in 0..10^7
//! - statement: checked with a public translation of the statement, and a published program on
//!   about 70 inputs
//!
//! The site has no input. Here the input is the limit, 10^7 on the site.
//!
//! Each kind of move keeps a number: `n`, `m`, `m - n`, `2n - m` or `2m - n`. So each of these
//! numbers occurs in at most one lost position. Go through the heaps `n` upwards. If `n` has not
//! occurred yet, it's lost with the least `m ≥ n` for which none of the five numbers has occurred.
//!
//! A pointer to the next free number, one for each kind, passes runs of numbers that have occurred
//! in one go. We counted about 1.1 steps a heap. O(limit α).

use proconio::input;

/// The numbers from `low` on: which have occurred, and how to get to the next that hasn't.
struct Occurred {
    low: i64,
    next: Vec<u32>,
    step: u32,
}

impl Occurred {
    /// Covers the numbers from `low` to `high`; `step` leads from one number of interest to the
    /// next.
    fn within(low: i64, high: i64, step: u32) -> Self {
        let next = (0..=(high - low) as u32 + step).collect();
        Self { low, next, step }
    }

    /// Returns the first number from `x` on that hasn't occurred.
    fn next_free(&mut self, x: i64) -> i64 {
        let start = (x - self.low) as usize;
        let mut free = start;
        while self.next[free] as usize != free {
            free = self.next[free] as usize;
        }
        let mut at = start;
        while at != free {
            at = std::mem::replace(&mut self.next[at], free as u32) as usize;
        }
        self.low + free as i64
    }

    /// Notes that `x` has occurred. Ignores numbers out of bounds, since nobody asks for them.
    fn insert(&mut self, x: i64) {
        let Ok(i) = u32::try_from(x - self.low) else {
            return;
        };
        let next = i + self.step;
        if (next as usize) < self.next.len() && self.next[i as usize] == i {
            self.next[i as usize] = next;
        }
    }
}

fn sum_of_lost(limit: i64) -> i64 {
    let mut heaps = Occurred::within(0, limit, 1);
    let mut differences = Occurred::within(0, limit, 1);
    // A larger `m` makes `2n - m` smaller, so this one counts downwards: it holds `m - 2n`.
    let mut down = Occurred::within(-limit / 2 - 1, limit, 1);
    let mut up = Occurred::within(0, 2 * limit, 2);
    let mut sum = 0;
    for n in 0..=limit / 2 {
        if heaps.next_free(n) != n {
            continue;
        }
        let most = limit - n;
        let mut m = n;
        loop {
            let before = m;
            m = heaps.next_free(m);
            m = n + differences.next_free(m.min(most) - n).max(m - n);
            m = 2 * n + down.next_free(m.min(most) - 2 * n).max(m - 2 * n);
            m = (up.next_free(2 * m.min(most) - n).max(2 * m - n) + n) / 2;
            if m == before || m > most {
                break;
            }
        }
        if m <= most {
            sum += n + m;
            heaps.insert(n);
            heaps.insert(m);
            differences.insert(m - n);
            for kept in [2 * n - m, 2 * m - n] {
                down.insert(-kept);
                up.insert(kept);
            }
        }
    }
    sum
}

fn main() {
    input! {
        limit: i64,
    }
    println!("{}", sum_of_lost(limit));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Says whether the mover wins, for all heaps up to `limit`, by the definition.
    fn wins_by_search(limit: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; limit + 1]; limit + 1];
        for (n, m) in (0..=limit).cartesian_product(0..=limit) {
            wins[n][m] = [(1, 0), (0, 1), (1, 1), (1, 2), (2, 1)]
                .into_iter()
                .any(|(a, b)| {
                    let options = (1..)
                        .map(|k| (a * k, b * k))
                        .take_while(|&(a, b)| a <= n && b <= m);
                    options.into_iter().any(|(a, b)| !wins[n - a][m - b])
                });
        }
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(limit in 0usize..150) {
            let input = format!("{limit}\n");
            let wins = wins_by_search(limit);
            let pairs = (0..=limit).flat_map(|n| (n..=limit).map(move |m| (n, m)));
            let lost = pairs.filter(|&(n, m)| n + m <= limit && !wins[n][m]);
            let expected = lost.map(|(n, m)| (n + m) as i64).sum::<i64>();
            let got = sum_of_lost(limit as i64);
            assert_answer!(input, expected, got);
        }
    }
}
