//! Codeforces 1770 D at its limits: 10^5 rounds.
//!
//! - limit-loops: `a_i = b_i = i`, so `c` is any array.
//! - limit-cycle: one cycle, which has two directions.
//! - limit-two-loops: vertex 1 is in two loops.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 100_000;
const MODULUS: u64 = 998_244_353;

fn main() {
    let input = |a: Vec<usize>, b: Vec<usize>| format!("1\n{N}\n{}{}", line(a), line(b));
    let all = || (1..=N).collect::<Vec<_>>();
    let ways = (0..N).fold(1, |ways, _| ways * N as u64 % MODULUS);
    case("limit-loops", input(all(), all()), format!("{ways}\n"));
    let next = (1..=N).map(|i| i % N + 1).collect();
    case("limit-cycle", input(all(), next), "2\n");
    let mut twice = all();
    twice[1] = 1;
    case("limit-two-loops", input(twice.clone(), twice), "0\n");
}
