//! Codeforces 2027 E1 at its limits: 10^4 heaps.
//!
//! - limit-pairs: equal heaps in pairs, so the second player wins by copying moves.
//! - limit-one-more: the same, and one heap from which everything can be taken at once.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

fn main() {
    let mut random = Random(2027);
    let all = (1 << 30) - 1;
    let mut heaps = random.pairs(9_998, [(all, all); 2], |random| {
        (random.within(1, all), random.within(1, all))
    });
    let text = |heaps: &[(u64, u64)]| {
        let bounds = line(heaps.iter().map(|heap| heap.0));
        format!(
            "1\n{}\n{bounds}{}",
            heaps.len(),
            line(heaps.iter().map(|heap| heap.1))
        )
    };
    case("limit-pairs", text(&heaps), "Bob\n");
    heaps.push((all, all));
    case("limit-one-more", text(&heaps), "Alice\n");
}
