//! AtCoder ARC 091 D. Strange Nim
//! - url: https://atcoder.jp/contests/arc091/tasks/arc091_d
//! - judge: atcoder
//! - games: take a fraction, nim-sum
//! - names: 石取り大作戦
//! - rules: A move takes 1 to `⌊x / k⌋` stones from a heap of `x`, where each heap has its own `k`.
//!   A player who cannot move loses.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: n in 1..200, n * { a in 1..10^9, k in 1..10^9 }
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! A multiple `x` of `k` has the new value `x / k`. Any other heap repeats the value of the largest
//! heap that its moves just miss, `x - ⌊x / k⌋ - 1`. All such steps with the same quotient
//! `q = ⌊x / k⌋` are taken at once. Each round lowers `q` by at least 1 and by at least `⌊q / k⌋`.
//! O(√x log x) a heap.

use proconio::input;

fn sg(mut a: u64, k: u64) -> u64 {
    while a >= k && a % k != 0 {
        let step = a / k + 1;
        a -= (a % k).div_ceil(step) * step;
    }
    if a % k == 0 {
        a / k
    } else {
        0
    }
}

fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    heaps.iter().fold(0, |sum, &(a, k)| sum ^ sg(a, k)) != 0
}

fn winner(first_wins: bool) -> &'static str {
    if first_wins {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    input! {
        heaps: [(u64, u64)],
    }
    println!("{}", winner(first_player_wins(&heaps)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Searches the game straight from the rules.
    fn wins_by_search(heaps: &[(u64, u64)]) -> bool {
        (0..heaps.len()).any(|i| {
            (1..=heaps[i].0 / heaps[i].1).any(|taken| {
                let mut option = heaps.to_vec();
                option[i].0 -= taken;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec((1u64..11, 1u64..5), 1..4)) {
            let heaps: Vec<_> = heaps.into_iter().map(|(a, k)| (a.min(3 * k), k)).collect();
            let rows: String = heaps.iter().map(|(a, k)| format!("{a} {k}\n")).collect();
            let input = format!("{}\n{rows}", heaps.len());
            let expected = winner(wins_by_search(&heaps));
            let got = winner(first_player_wins(&heaps));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn values_equal_their_definition() {
        for k in 1..=30 {
            let mut g: Vec<u64> = Vec::new();
            for n in 0..400 {
                let options = &g[n - n / k..];
                g.push((0..).find(|v| !options.contains(v)).unwrap());
                assert_eq!(sg(n as u64, k as u64), g[n], "{n} {k}");
            }
        }
    }
}
