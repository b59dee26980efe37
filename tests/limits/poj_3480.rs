//! POJ 3480 at its limits: 474 tests of up to 47 heaps, of up to 4747.
//!
//! - limit-tests: by turns pairs of equal heaps, lost; the same with one more, won; heaps of 1,
//!   even in number, won; and odd in number, lost.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const TESTS: usize = 474;
const HEAPS: usize = 47;
const LARGEST: u64 = 4747;

fn main() {
    let mut random = Random(3480);
    let mut tests = format!("{TESTS}\n");
    for i in 0..TESTS {
        let mut heaps = random.pairs(HEAPS - 1, [LARGEST; 2], |random| random.within(1, LARGEST));
        match i % 4 {
            0 => {}
            1 => heaps.push(random.within(1, LARGEST)),
            even_or_odd => heaps = vec![1; HEAPS - 1 + even_or_odd % 2],
        }
        tests += &format!("{}\n{}", heaps.len(), line(heaps));
    }
    let answers = ["Brother", "John", "John", "Brother"].into_iter().cycle();
    case("limit-tests", tests, lines(answers.take(TESTS)));
}
