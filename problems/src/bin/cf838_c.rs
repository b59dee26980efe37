//! Codeforces 838 C. Future Failure
//! - url: https://codeforces.com/problemset/problem/838/C
//! - judge: codeforces
//! - games: words, permutations, parity, counting, disjoint bits, subset convolution
//! - rules: A move permutes a word's letters, or deletes one of them, and must make a word that
//!   didn't occur before. A player who cannot move loses. How many words of `n` of the first `k`
//!   letters does the first player win, modulo the prime `p`?
//! - difficulty: 2800
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: n in 1..250000, k in 1..26, p in 100000000..1000000100
//! - statement: checked with the statement's public copy and its sample
//!
//! A player deletes a letter if that leaves a lost word; otherwise both permute, and the parity of
//! the number of orders decides. By induction a word is lost iff `n` is even and this number is
//! odd: if both are odd, the letters' counts have disjoint bits, and deleting a letter with an odd
//! count keeps them disjoint.
//!
//! So count the ways to give each bit of `n` to a letter, `n! / ∏ c_i!` words each: the `k`th power
//! of `∑ 1 / c!` under the product of disjoint sets of bits. The subset transform turns it into the
//! power of a polynomial for each set. With `b` bits in `n`: O(2ᵇ b² + n).

use proconio::input;
use snippets::modular::{pow_mod, Binomials};

/// One more than the number of bits of `n`.
const RANKS: usize = 19;

/// Counts the words that have an odd number of orders.
fn odd_words(n: usize, k: u64, p: u64) -> u64 {
    let binomials = Binomials::new(n, p);
    let bits: Vec<usize> = (0..RANKS).filter(|bit| n >> bit & 1 == 1).collect();
    let b = bits.len();
    let mut table = vec![[0; RANKS]; 1 << b];
    for (set, ranks) in table.iter_mut().enumerate() {
        let count = (0..b).filter(|i| set >> i & 1 == 1).map(|i| 1 << bits[i]);
        ranks[set.count_ones() as usize] = binomials.inverse[count.sum::<usize>()];
    }
    for bit in 0..b {
        for set in (0..1_usize << b).filter(|set| set >> bit & 1 == 1) {
            let below = table[set ^ 1 << bit];
            for (sum, part) in table[set].iter_mut().zip(below) {
                *sum = (*sum + part) % p;
            }
        }
    }
    // The power q of a polynomial f with f(0) = 1 satisfies f q' = k f' q.
    let inverses: Vec<u64> = (0..=b as u64).map(|m| pow_mod(m, p - 2, p)).collect();
    let top = |f: &[u64; RANKS]| {
        let mut q = [1; RANKS];
        for m in 1..=b {
            let term = |i: usize| (k * i as u64 + p - (m - i) as u64) % p * (f[i] * q[m - i] % p);
            q[m] = (1..=m).map(|i| term(i) % p).sum::<u64>() % p * inverses[m] % p;
        }
        q[b]
    };
    let signed = table.iter().enumerate().map(|(set, f)| {
        let is_even = (b - set.count_ones() as usize) % 2 == 0;
        if is_even {
            top(f)
        } else {
            p - top(f)
        }
    });
    signed.fold(0, |sum, part| (sum + part) % p) * binomials.factorial[n] % p
}

fn won_words(n: usize, k: u64, p: u64) -> u64 {
    let lost = if n % 2 == 0 { odd_words(n, k, p) } else { 0 };
    (pow_mod(k, n as u64, p) + p - lost) % p
}

fn main() {
    input! {
        n: usize,
        k: u64,
        p: u64,
    }
    println!("{}", won_words(n, k, p));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns whether the player to move wins, when so many orders of the letters haven't
    /// occurred.
    fn wins(counts: &[usize], left: usize, known: &mut HashMap<(Vec<usize>, usize), bool>) -> bool {
        let key = (counts.to_vec(), left);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let letters = (0..counts.len()).filter(|&i| counts[i] > 0).collect_vec();
        let mut answer = left > 0 && !wins(counts, left - 1, known);
        for i in letters {
            let mut rest = counts.to_vec();
            rest[i] -= 1;
            answer |= !wins(&rest, orders(&rest) - 1, known);
        }
        known.insert(key, answer);
        answer
    }

    fn orders(counts: &[usize]) -> usize {
        let factorial = |n: usize| (1..=n).product::<usize>();
        factorial(counts.iter().sum()) / counts.iter().map(|&n| factorial(n)).product::<usize>()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(n in 1..7usize, k in 1..4usize) {
            let p = 998_244_353;
            let input = format!("{n} {k} {p}\n");
            let mut known = HashMap::new();
            let words = (0..n).map(|_| 0..k).multi_cartesian_product();
            let won = words.filter(|word| {
                let counts = (0..k).map(|i| word.iter().filter(|&&letter| letter == i).count());
                let counts = counts.collect_vec();
                wins(&counts, orders(&counts) - 1, &mut known)
            });
            let expected = won.count();
            let got = won_words(n, k as u64, p);
            assert_answer!(got == expected as u64; input, expected, got);
        }
    }
}
