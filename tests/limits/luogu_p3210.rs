//! Luogu P3210 at its limits: 10^6 heaps of up to 10^8.
//!
//! - limit-single-heaps: every second heap is gone, so the others go by size in turn.
//! - limit-single-gap: all heaps are equal, on both sides of one gap in the middle.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 1_000_000;
const LARGEST: u64 = 100_000_000;

fn main() {
    let mut random = Random(3210);
    let mut heap = |i: usize| {
        if i % 2 == 0 {
            random.within(1, LARGEST)
        } else {
            0
        }
    };
    let row: Vec<u64> = (0..HEAPS).map(&mut heap).collect();
    let mut single: Vec<u64> = row.iter().copied().filter(|&heap| heap > 0).collect();
    single.sort_unstable_by_key(|&heap| std::cmp::Reverse(heap));
    let share = |turn: usize| single.iter().skip(turn).step_by(2).sum::<u64>();
    let answer = format!("{} {}\n", share(0), share(1));
    case(
        "limit-single-heaps",
        format!("{HEAPS}\n{}", line(&row)),
        answer,
    );

    // Whatever the moves are, the players take heaps in turn, and the number of heaps is even.
    let side = || std::iter::repeat(LARGEST).take(HEAPS / 2 - 1);
    let row: Vec<u64> = side().chain([0]).chain(side()).collect();
    let half = LARGEST * (HEAPS as u64 / 2 - 1);
    let input = format!("{}\n{}", row.len(), line(&row));
    case("limit-single-gap", input, format!("{half} {half}\n"));
}
