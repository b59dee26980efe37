//! Luogu P5363 (SDOI 2019). Moving gold coins
//! - url: https://www.luogu.com.cn/problem/P5363
//! - judge: luogu
//! - games: staircase nim, counting, coins on a strip
//! - names: 移动金币, 阶梯博弈计数
//! - rules: `m` coins lie on different squares of a strip of `n`. A move brings a coin to a square
//!   further left, not onto or over another one. A player who cannot move loses. In how many ways
//!   may the coins lie so that the first player wins, modulo 10^9 + 9?
//! - difficulty: 2200
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: n in 1..150000, m in 1..min(50, n)
//! - statement: checked with two published programs, which have the rules, the modulus and the
//!   first limit; the statement was not found
//!
//! The free squares before the coins are steps of a staircase: a move brings some of those before a
//! coin behind it. The squares behind the last coin are the ground. So every second step counts,
//! from the last coin's on: `⌈m / 2⌉` heaps of Nim. The other `⌊m / 2⌋` steps and the ground hold
//! the rest of the `n - m` free squares in any way. Count the lost positions by the total of the
//! heaps. O(n m).

use proconio::input;
use snippets::modular::Binomials;
use snippets::nim_count::nim_sum_counts_by_total;

const MODULUS: u64 = 1_000_000_009;

fn won_positions(squares: usize, coins: usize) -> u64 {
    let binomials = Binomials::new(squares, MODULUS);
    let (free, others) = (squares - coins, coins / 2);
    let heaps = nim_sum_counts_by_total::<MODULUS>(coins.div_ceil(2), 0, free);
    let lost = heaps.iter().enumerate().map(|(total, ways)| {
        let rest = free - total + others;
        ways * binomials.choose(rest, others) % MODULUS
    });
    let all = binomials.choose(squares, coins);
    (all + MODULUS - lost.sum::<u64>() % MODULUS) % MODULUS
}

fn main() {
    input! {
        squares: usize,
        coins: usize,
    }
    println!("{}", won_positions(squares, coins));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Says for each set of squares whether the mover wins; smaller sets come from it by moves.
    fn won_by_search(squares: usize, coins: usize) -> u64 {
        let mut wins = vec![false; 1 << squares];
        for set in 0..1usize << squares {
            let coin = (0..squares).filter(|i| set >> i & 1 == 1);
            wins[set] = coin.into_iter().any(|from| {
                let free = (0..from).rev().take_while(|to| set >> to & 1 == 0);
                free.into_iter().any(|to| !wins[set ^ 1 << from ^ 1 << to])
            });
        }
        let sets = (0..wins.len()).filter(|set| set.count_ones() as usize == coins);
        sets.filter(|set| wins[*set]).count() as u64
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(squares in 1..12usize, coins in 1..12usize) {
            let coins = coins.min(squares);
            let input = format!("{squares} {coins}\n");
            let expected = won_by_search(squares, coins);
            let got = won_positions(squares, coins);
            assert_answer!(input, expected, got);
        }
    }
}
