//! Luogu P2252 (SHOI 2002). Taking stones
//! - url: https://www.luogu.com.cn/problem/P2252
//! - judge: luogu
//! - games: wythoff, two heaps
//! - names: 取石子游戏
//! - rules: A move takes any positive number of stones from one of two heaps, or the same number
//!   from both. The player who takes the last stone wins.
//! - difficulty: 1000
//! - input: a in 0..2^64-1, b in 0..2^64-1
//! - statement: checked with a public retelling of the statement, without a sample, and two
//!   published programs on 833 inputs or more
//!
//! This is Wythoff's game. The mover loses iff the heaps are `⌊dφ⌋` and `⌊dφ⌋ + d`. The test uses
//! integers: at 165580140 and 267914295 floats give a wrong answer. O(1).
//!
//! A retelling of the statement has heaps of up to 10⁹ and no sample. The program answers every
//! pair of `u64`. The golden cases `known-fibonacci-k` have the difference `F(k)`, where `F(k)·φ`
//! is nearest to an integer: `F(k)·φ = F(k+1) - (-1/φ)^k`.

use proconio::input;
use snippets::wythoff::is_wythoff_p_position;

fn main() {
    input! {
        a: u64,
        b: u64,
    }
    println!("{}", u8::from(!is_wythoff_p_position(a, b)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says which heaps the mover wins, by the definition; entry `[a][b]`.
    fn wins_by_search(a: usize, b: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; b + 1]; a + 1];
        for (a, b) in (0..=a).flat_map(|a| (0..=b).map(move |b| (a, b))) {
            let one = (0..a).any(|left| !wins[left][b]) || (0..b).any(|left| !wins[a][left]);
            let both = (1..=a.min(b)).any(|t| !wins[a - t][b - t]);
            wins[a][b] = one || both;
        }
        wins
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(a in 0usize..60, b in 0usize..60) {
            let input = format!("{a} {b}\n");
            let expected = u8::from(wins_by_search(a, b)[a][b]);
            let got = u8::from(!is_wythoff_p_position(a as u64, b as u64));
            assert_answer!(input, expected, got);
        }
    }
}
