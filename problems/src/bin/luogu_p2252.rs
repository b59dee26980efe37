//! Luogu P2252 (SHOI 2002). Taking stones
//! - url: https://www.luogu.com.cn/problem/P2252
//! - judge: luogu
//! - games: wythoff, two heaps
//!
//! A move takes any number of stones from one of two heaps, or the same number from
//! both: Wythoff's game. The mover loses iff the heaps are `⌊dφ⌋` and `⌊dφ⌋ + d`,
//! tested in integers: at 165580140 and 267914295 floats say otherwise. O(1).
//!
//! No limits and no samples are at hand; every pair of `u64` is answered. The golden
//! cases `known-fibonacci-k` have the difference `F(k)`, where `F(k)·φ` is nearest to
//! an integer: `F(k)·φ = F(k+1) - (-1/φ)^k`.

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

    #[test]
    fn agrees_with_a_game_search() {
        const N: usize = 60;
        let mut wins = [[false; N]; N];
        for a in 0..N {
            for b in 0..N {
                let one = (0..a).any(|left| !wins[left][b]) || (0..b).any(|left| !wins[a][left]);
                let both = (1..=a.min(b)).any(|t| !wins[a - t][b - t]);
                wins[a][b] = one || both;
                assert_ne!(
                    is_wythoff_p_position(a as u64, b as u64),
                    wins[a][b],
                    "{a} {b}"
                );
            }
        }
    }
}
