//! Codeforces 15 C at its limits: 10^5 groups, sizes and numbers to 10^16.
//!
//! - limit-mirrored: every group twice, so that the nim-sum is 0.
//! - limit-two-unequal: all but two single heaps, which differ, twice.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const GROUPS: usize = 100_000;
const LARGEST: u64 = 10_000_000_000_000_000;

fn main() {
    let mut random = Random(15);
    let mut size = || random.within(LARGEST - LARGEST / 4, LARGEST);
    let twice: Vec<(u64, u64)> = (1..GROUPS / 2).map(|_| (size(), size())).collect();
    let largest = (LARGEST, LARGEST);
    write(
        "limit-mirrored",
        &mut random,
        &twice,
        [largest, largest],
        "bolik\n",
    );
    let (a, b) = ((LARGEST, 1), (LARGEST - 1, 1));
    write("limit-two-unequal", &mut random, &twice, [a, b], "tolik\n");
}

fn write(
    name: &str,
    random: &mut Random,
    twice: &[(u64, u64)],
    more: [(u64, u64); 2],
    answer: &str,
) {
    let mut groups = [twice, twice, &more].concat();
    random.shuffle(&mut groups);
    let groups = groups
        .into_iter()
        .map(|(size, number)| format!("{size} {number}"));
    case(name, format!("{GROUPS}\n{}", lines(groups)), answer);
}
