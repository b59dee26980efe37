//! AtCoder ARC 137 C at the limits assumed: 3·10^5 numbers up to 10^9.
//!
//! - limit-odd-gaps: the two largest numbers are neighbours, an odd number of gaps.
//! - limit-even-gaps: the same, with an even number.
//! - limit-apart: the largest number stands apart.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const NUMBERS: u64 = 300_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let write = |name, last: [u64; 2], answer| {
        let numbers = (0..NUMBERS - 2).map(|i| 3000 * i).chain(last);
        case(name, format!("{NUMBERS}\n{}", line(numbers)), answer);
    };
    write("limit-odd-gaps", [LARGEST - 1, LARGEST], "Alice\n");
    write("limit-even-gaps", [LARGEST - 2, LARGEST - 1], "Bob\n");
    write("limit-apart", [LARGEST - 3, LARGEST - 1], "Alice\n");
}
