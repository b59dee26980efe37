//! Codeforces 2115 D at its limits: 10^5 rounds of numbers below 2^60.
//!
//! - limit-last-rounds: the last 60 rounds set a bit each, whatever came before.
//! - limit-no-choice: both numbers of each round are equal.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const ROUNDS: usize = 100_000;
const BITS: usize = 60;

fn main() {
    let mut random = Random(2115);
    let mut number = || random.below(1 << BITS);
    let a: Vec<u64> = (0..ROUNDS).map(|_| number()).collect();
    let mut b: Vec<u64> = (0..ROUNDS).map(|_| number()).collect();
    let players: Vec<u64> = (0..ROUNDS).map(|_| number() & 1).collect();
    for bit in 0..BITS {
        let round = ROUNDS - BITS + bit;
        b[round] = a[round] ^ 1 << bit;
    }
    let letters: String = players.iter().map(u64::to_string).collect();
    let large = players[ROUNDS - BITS..].iter().enumerate();
    let result = large.fold(0, |sum, (bit, player)| sum | player << bit);
    let input = |b: &[u64]| format!("1\n{ROUNDS}\n{}{}{letters}\n", line(&a), line(b));
    case("limit-last-rounds", input(&b), format!("{result}\n"));
    let result = a.iter().fold(0, |sum, x| sum ^ x);
    case("limit-no-choice", input(&a), format!("{result}\n"));
}
