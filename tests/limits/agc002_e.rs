//! AGC 002 E at its limits: 10^5 heaps, up to 10^9 candies.
//!
//! - limit-low: many heaps of up to 1000 candies and one of 10^9; the outcomes of all positions of
//!   the token are computed column by column.
//! - limit-flat: all heaps are equal. From the diagonal's end in the last column the parity of what
//!   is left decides.
//! - limit-flat-less-one: the same, one candy less in each.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 100_000;
const LARGEST: usize = 1_000_000_000;
const LOW: u64 = 1000;

fn main() {
    let mut random = Random(2);
    let mut heaps: Vec<usize> = (2..HEAPS).map(|_| random.within(1, LOW) as usize).collect();
    heaps.extend([LOW as usize, LARGEST]);
    write("limit-low", &heaps, wins(&mut heaps.clone()));
    for (name, height) in [
        ("limit-flat", LARGEST),
        ("limit-flat-less-one", LARGEST - 1),
    ] {
        write(name, &[height].repeat(HEAPS), (height - HEAPS) % 2 == 1);
    }
}

/// The token stands at the end of `i` eaten heaps and `j` candies of each. The player who must
/// leave the diagram has lost.
fn wins(heaps: &mut [usize]) -> bool {
    heaps.sort_unstable();
    let (highest, others) = heaps.split_last().expect("there are heaps");
    // To leave means to eat the last candy, so beyond the border the mover has won.
    let mut right: Vec<bool> = Vec::new();
    let mut column = Vec::new();
    for &height in others {
        column.clear();
        column.resize(height, false);
        fill(&mut column, &right, true);
        std::mem::swap(&mut right, &mut column);
    }
    // Above its neighbour the highest heap leaves no choice.
    let above = (highest - right.len()) % 2 == 0;
    let mut column = vec![false; right.len()];
    fill(&mut column, &right, above);
    column[0]
}

/// Returns the outcomes of a column from the top down. `above` is that of the square above it.
fn fill(column: &mut [bool], right: &[bool], above: bool) {
    let mut up = above;
    for j in (0..column.len()).rev() {
        let right = right.get(j).copied().unwrap_or(true);
        up = !up || !right;
        column[j] = up;
    }
}

fn write(name: &str, heaps: &[usize], first_wins: bool) {
    let answer = if first_wins { "First\n" } else { "Second\n" };
    case(name, format!("{HEAPS}\n{}", line(heaps)), answer);
}
