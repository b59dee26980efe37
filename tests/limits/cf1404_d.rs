//! Codeforces 1404 D at its limits: 10^6 numbers.
//!
//! - limit-even: an even number of pairs, so First is the right choice.
//! - limit-random: an odd number of pairs at random, which make long cycles.
//! - limit-one-cycle: each number forms a pair with the next residue, which makes one cycle of all.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const PAIRS: usize = 500_000;

fn main() {
    let write = |name, n: usize, numbers: &[usize]| {
        let mut pair_of = vec![0; 2 * n];
        for (pair, two) in numbers.chunks(2).enumerate() {
            two.iter().for_each(|&number| pair_of[number] = pair + 1);
        }
        case(name, format!("{n}\n{}", line(pair_of)), "ok\n");
    };
    let in_order: Vec<usize> = (0..2 * PAIRS).collect();
    write("limit-even", PAIRS, &in_order);
    let n = PAIRS - 1;
    let labels = Random(1404).labels(2 * n);
    let shuffled: Vec<usize> = labels.iter().map(|label| label - 1).collect();
    write("limit-random", n, &shuffled);
    let next_residue: Vec<usize> = (0..n).flat_map(|i| [i, (i + 1) % n + n]).collect();
    write("limit-one-cycle", n, &next_residue);
}
