//! Codeforces 2027 E1. Bit Game (Easy Version)
//! - url: https://codeforces.com/problemset/problem/2027/E1
//! - judge: codeforces
//! - games: sum, take a subset of the bits, nim-sum, numbers one above a power of two
//! - rules: A move takes `d` stones from a heap of `x` with the bound `a`, where 1 ≤ d ≤ a and all
//!   bits of `d` are bits of `x`. A player who cannot move loses.
//! - difficulty: 2800
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 1..10^4, a[n] in 1..2^30-1, x[n] in 1..2^30-1 }, sum(n) <=
//!   10^4
//! - statement: checked with the statement's public copy and its sample; difficulty and memory
//!   limit from memory
//!
//! Only the bits of `x` matter. Take the largest number up to `a` that uses bits of `x` alone, and
//! let `a'` be that number written on just these bits. A move then takes any subset of ones from as
//! many ones, at most `a'`. Small tables show the value, and a search confirms it: 0 for `2^k - 2`,
//! `k` for `2^k - 1`, `k ⊕ 1` for `2^k`, and `k + 1` for all others that have `2^k` as their
//! highest bit. O(30 n).

use itertools::Itertools;
use snippets::fast_input::FastInput;
use snippets::nim::nim_sum;

/// Returns the Grundy value of a heap of `x` with the bound `a`.
fn value(a: u32, x: u32) -> u64 {
    let mut bound = 0;
    let mut is_below = false;
    for i in (0..u32::BITS).rev() {
        let (allowed, has) = (a >> i & 1 == 1, x >> i & 1 == 1);
        if has {
            bound = 2 * bound + u32::from(is_below || allowed);
        }
        is_below |= allowed && !has;
    }
    let k = u64::from(bound.checked_ilog2().unwrap_or(0));
    match bound {
        0 => 0,
        _ if (bound + 2).is_power_of_two() => 0,
        _ if bound.is_power_of_two() && bound > 1 => k ^ 1,
        _ => k + 1,
    }
}

fn winner(heaps: &[(u32, u32)]) -> &'static str {
    let values = heaps.iter().map(|&(a, x)| value(a, x)).collect_vec();
    match nim_sum(&values) {
        0 => "Bob",
        _ => "Alice",
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let bounds: Vec<u32> = input.read_vec(n);
        let heaps: Vec<(u32, u32)> = bounds.into_iter().zip(input.read_vec(n)).collect();
        println!("{}", winner(&heaps));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn mover_wins(
        heaps: &[(u32, u32)],
        seen: &mut std::collections::HashMap<Vec<u32>, bool>,
    ) -> bool {
        let key = heaps.iter().map(|heap| heap.1).collect_vec();
        if let Some(&wins) = seen.get(&key) {
            return wins;
        }
        let takes = (0..heaps.len()).flat_map(|i| (1..=heaps[i].0).map(move |d| (i, d)));
        let takes = takes.filter(|&(i, d)| heaps[i].1 & d == d);
        let wins = takes.into_iter().any(|(i, d)| {
            let mut heaps = heaps.to_vec();
            heaps[i].1 -= d;
            !mover_wins(&heaps, seen)
        });
        seen.insert(key, wins);
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec((1..40u32, 1..40u32), 1..3),
        ) {
            let (a, x): (Vec<u32>, Vec<u32>) = heaps.iter().copied().unzip();
            let input = format!("1\n{}\n{}\n{}\n", a.len(), a.iter().join(" "), x.iter().join(" "));
            let wins = mover_wins(&heaps, &mut Default::default());
            let expected = if wins { "Alice" } else { "Bob" };
            let got = winner(&heaps);
            assert_answer!(input, expected, got);
        }
    }
}
