//! Codeforces 2180 H1 at its limits: 2·10^5 series of large numbers.
//!
//! - limit-pairs: each series comes twice, so that their values cancel, but for one game more in
//!   which only one move can be made.
//! - limit-tests: 10^5 tests; every second one has no move at all, the others exactly one.

#[path = "support/mod.rs"]
mod support;
use support::{case, Random};

fn main() {
    let mut random = Random(2180);
    let largest = 10u64.pow(18);
    let mut lines = String::from("1\n199999\n1 3 5 5 5\n");
    for i in 0..99_999u64 {
        let d = (1 << random.below(57)) * (2 * random.below(2) + 1);
        let a = 1 + i;
        let l = a + 2 * d + random.below(1000);
        let series = format!("{a} {} {} {l} {}\n", a + d, a + 2 * d, largest - i);
        lines += &series;
        lines += &series;
    }
    case("limit-pairs", lines, "Bug\n");
    let (mut input, mut answers) = (String::from("100000\n"), String::new());
    for i in 0..100_000u64 {
        // An even difference can be halved once if it's no multiple of 4.
        let d = 10u64.pow(17) * 4 + 1 + i % 2;
        let (a, c) = (1 + i / 2 * 2, 1 + i / 2 * 2 + 2 * d);
        input += &format!("1\n{a} {} {c} {c} {c}\n", a + d);
        answers += if i % 2 == 0 { "Feature\n" } else { "Bug\n" };
    }
    case("limit-tests", input, answers);
}
