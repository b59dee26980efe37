//! Luogu P6639 at its limits: 10^5 operations, nearly 5·10^5 intervals, bounds near 10^15.
//!
//! - limit-pairs: every interval twice, which adds nothing, and one heap of 1 where the first
//!   player wins.

#[path = "support/mod.rs"]
mod support;
use std::fmt::Write;
use support::{case, Random};

const QUERIES: usize = 50_000;
const LARGEST: u64 = 1_000_000_000_000_000;

fn main() {
    let mut random = Random(6639);
    let (mut input, mut answers) = (format!("{}\n", 2 * QUERIES), String::new());
    for _ in 0..QUERIES {
        let r = random.within(LARGEST - 1000, LARGEST);
        let wins = random.within(0, 1);
        writeln!(input, "change {r}\nquery {}", 8 + wins).expect("a String takes all");
        for _ in 0..4 {
            let (a, b) = (random.within(0, r - 1), random.within(0, r - 1));
            let (l, h) = (a.min(b), a.max(b));
            writeln!(input, "{l} {h}\n{l} {h}").expect("a String takes all");
        }
        if wins == 1 {
            input += "1 1\n";
        }
        write!(answers, "{wins}").expect("a String takes all");
    }
    case("limit-pairs", input, &format!("{answers}\n"));
}
