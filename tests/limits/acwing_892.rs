//! AcWing 892 at its limits: 10^5 stairs, 10^9 stones on each.
//!
//! - limit-lost: the stairs 1, 3, 5, … come in pairs of equal ones.
//! - limit-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const STAIRS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(892);
    for (name, last, answer) in [
        ("limit-lost", [LARGEST, LARGEST], "No\n"),
        ("limit-won", [LARGEST, 1], "Yes\n"),
    ] {
        let odd = random.pairs(STAIRS / 2, last, |random| random.within(1, LARGEST));
        let stairs = odd
            .into_iter()
            .flat_map(|stones| [stones, random.within(1, LARGEST)]);
        case(name, format!("{STAIRS}\n{}", line(stairs)), answer);
    }
}
