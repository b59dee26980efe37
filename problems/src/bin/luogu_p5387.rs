//! Luogu P5387 (Cnoi 2019). Doll Dance
//! - url: https://www.luogu.com.cn/problem/P5387
//! - judge: luogu
//! - games: counting, walsh-hadamard, nim-sum
//! - names: 人形演舞
//! - rules: A move replaces one of `n` numbers from 1 to `m`, say `x`, by a smaller number `x ⊕ y`
//!   with `1 ≤ y ≤ x`. A player who cannot move loses. How many sequences of numbers does the first
//!   player win?
//! - difficulty: 2200
//! - input: v in 1..10^18, m in 1..10^6
//! - statement: checked with the statement's public copy and its sample
//!
//! Let `2ʰ` be the top bit of `x = 2ʰ + r`. The value of `x` is `r + 1`. Among its options are 0
//! and all `2ʰ + r'` with `r' < r`, whose values are 1, …, `r`; no other option has the value
//! `r + 1`. Of all sequences of `n` numbers from 1 to `m` the first player loses those with
//! nim-sum 0. A Walsh–Hadamard transform counts these. O(m log m).

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
    use assert_answer::assert_answer;
    use proptest::prelude::*;

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

    /// Says for all triples of numbers up to 7 whether the mover wins, by the definition.
    fn wins() -> Vec<bool> {
        let mut wins = vec![false; 512];
        for code in 0..512 {
            let heaps = [code / 64, code / 8 % 8, code % 8];
            wins[code] = (0..3).any(|i| {
                let options = (1..=heaps[i]).map(|y| heaps[i] ^ y);
                options.filter(|&to| to < heaps[i]).any(|to| {
                    let mut next = heaps;
                    next[i] = to;
                    !wins[64 * next[0] + 8 * next[1] + next[2]]
                })
            });
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 1..4u32, m in 1..8usize) {
            let wins = wins();
            let sequences = (0..8usize.pow(n)).filter(|&code| {
                let mut numbers = (0..n).map(|i| code >> (3 * i) & 7);
                numbers.all(|x| (1..=m).contains(&x)) && wins[code]
            });
            let input = format!("{n} {m}\n");
            let expected = sequences.count().to_string();
            let got = won_sequences(n.into(), m).to_string();
            assert_answer!(input, expected, got);
        }
    }
}
