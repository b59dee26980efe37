//! Luogu P3480 at its limits: 10 tests of 1000 heaps, up to 10000.
//!
//! - limit-tests: the differences of the last heap, the last but two and so on are pairs of equal
//!   ones, which is lost, and by turns one move away from that.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const TESTS: usize = 10;
const HEAPS: usize = 1000;

fn main() {
    let mut random = Random(3480);
    let mut tests = format!("{TESTS}\n");
    for i in 0..TESTS {
        let last = [500, if i % 2 == 0 { 500 } else { 33 }];
        let differences = random.pairs(HEAPS / 2, last, |random| random.below(10));
        let differences = differences
            .into_iter()
            .flat_map(|even| [random.below(8), even]);
        let heaps = differences.scan(0, |heap, difference| {
            *heap += difference;
            Some(*heap)
        });
        tests += &format!("{HEAPS}\n{}", line(heaps));
    }
    case("limit-tests", tests, "NIE\nTAK\n".repeat(TESTS / 2));
}
