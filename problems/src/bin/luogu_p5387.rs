//! Luogu P5387 (Cnoi 2019). Doll Dance
//! - url: https://www.luogu.com.cn/problem/P5387
//! - judge: luogu
//! - games: counting, walsh-hadamard, nim-sum
//!
//! A move replaces one of `n` numbers from 1 to `m`, say `x`, by `x ⊕ y < x` for some `1 ≤ y ≤ x`, and who
//! cannot loses. How many sequences of numbers does the first player win? With `2ʰ` the top bit, the value
//! of `x = 2ʰ + r` is `r + 1`: below `x` lie all `2ʰ + r'` with `r' < r`, of values 1, …, `r`, and 0; no
//! other option has the value `r + 1`. Of all sequences of `n` numbers from 1 to `m` the first player loses
//! those of nim-sum 0, counted by a Walsh–Hadamard transform. O(m log m).

use proconio::input;
use snippets::nim_count::nim_sum_counts;

const P: u64 = 998_244_353;

fn sg(x: usize) -> usize {
    x - (1 << x.ilog2()) + 1
}

fn won_sequences(n: u64, m: usize) -> u64 {
    let mut counts = vec![0; m + 1];
    (1..=m).for_each(|x| counts[sg(x)] += 1);
    counts.truncate(
        counts
            .iter()
            .rposition(|&c| c > 0)
            .map_or(1, |largest| largest + 1),
    );
    nim_sum_counts::<P>(&counts, n)[1..].iter().sum::<u64>() % P
}

fn main() {
    input! {
        n: u64,
        m: usize,
    }
    println!("{}", won_sequences(n, m));
}

#[cfg(test)]
mod tests {
    use super::{sg, won_sequences};

    #[test]
    fn values_equal_their_definition() {
        let mut g = vec![0];
        for x in 1..600 {
            let options: Vec<usize> = (1..=x).filter(|y| x ^ y < x).map(|y| g[x ^ y]).collect();
            g.push((0..).find(|v| !options.contains(v)).unwrap());
            assert_eq!(sg(x), g[x], "{x}");
        }
    }

    #[test]
    fn counts_what_a_search_counts() {
        const M: usize = 7;
        let mut wins = vec![false; (M + 1).pow(3)];
        let place = |heaps: [usize; 3]| heaps.iter().fold(0, |code, h| code * (M + 1) + h);
        for code in 0..wins.len() {
            let heaps = [code / 64, code / 8 % 8, code % 8];
            wins[code] = (0..3).any(|i| {
                let mut options = (1..=heaps[i])
                    .map(|y| heaps[i] ^ y)
                    .filter(|&to| to < heaps[i]);
                options.any(|to| {
                    let mut next = heaps;
                    next[i] = to;
                    !wins[place(next)]
                })
            });
        }
        for m in 1..=M {
            let won = |heaps: [usize; 3]| u64::from(wins[place(heaps)]);
            let one: u64 = (1..=m).map(|a| won([a, 0, 0])).sum();
            let pairs = (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b)));
            let two: u64 = pairs.clone().map(|(a, b)| won([a, b, 0])).sum();
            let three: u64 = pairs
                .flat_map(|(a, b)| (1..=m).map(move |c| [a, b, c]))
                .map(won)
                .sum();
            assert_eq!(
                [1, 2, 3].map(|n| won_sequences(n, m)),
                [one, two, three],
                "{m}"
            );
        }
    }
}
