//! Codeforces 255 E at its limits: 77777 heaps of up to 777777777777.
//!
//! - limit-pairs: heaps in pairs, and a heap of 1, which has no move.
//! - limit-one-alone: the same with a heap of 4, from which a move leads to 2 and no further.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const HEAPS: usize = 77_777;
const LARGEST: u64 = 777_777_777_777;

fn main() {
    let mut random = Random(255);
    for (name, alone, answer) in [
        ("limit-pairs", 1, "Rublo\n"),
        ("limit-one-alone", 4, "Furlo\n"),
    ] {
        let last = [LARGEST; 2];
        let mut heaps = random.pairs(HEAPS - 1, last, |random| random.within(1, LARGEST));
        heaps.push(alone);
        case(name, format!("{HEAPS}\n{}", line(heaps)), answer);
    }
}
