//! Codeforces 1190 B at its limits: 10^5 heaps of up to 10^9.
//!
//! - limit-odd: heaps that differ, and an odd number of moves.
//! - limit-even: the same, but one move less.
//! - limit-twins: the two largest heaps are equal, an odd number of moves.
//! - limit-no-move: the same, but a heap is one less.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: u64 = 100_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1190);
    let moves = |heaps: &[u64]| heaps.iter().sum::<u64>() - HEAPS * (HEAPS - 1) / 2;
    let step = LARGEST / HEAPS;
    let mut differ: Vec<u64> = (0..HEAPS)
        .map(|i| step * i + random.below(step - 2))
        .collect();
    let last = differ.len() - 1;
    let mut write = |name, heaps: &[u64], answer| {
        let mut heaps = heaps.to_vec();
        random.shuffle(&mut heaps);
        case(name, format!("{HEAPS}\n{}", line(heaps)), answer);
    };
    differ[last] = LARGEST;
    differ[last] -= u64::from(moves(&differ) % 2 == 0);
    write("limit-odd", &differ, "sjfnb\n");
    differ[last] -= 1;
    write("limit-even", &differ, "cslnb\n");
    differ[last] = LARGEST;
    differ[last - 1] = LARGEST;
    differ[last - 2] -= u64::from(moves(&differ) % 2 == 0);
    write("limit-twins", &differ, "sjfnb\n");
    differ[last - 2] = LARGEST - 1;
    differ[last - 3] -= u64::from(moves(&differ) % 2 == 0);
    write("limit-no-move", &differ, "cslnb\n");
}
