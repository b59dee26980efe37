//! HDU 4664 at its limits: 100 games of 100 planes with up to 10^6 points.
//!
//! - limit-pairs: equal planes cancel, but for one more plane.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

fn main() {
    let mut random = Random(4664);
    let (mut text, mut answers) = ("100\n".to_string(), String::new());
    for game in 0..100 {
        // One plane of two points is a single move.
        let last = if game % 2 == 0 { [2, 1] } else { [7, 7] };
        let planes = random.pairs(100, last, |random| random.within(1, 1_000_000));
        text += &format!("100\n{}", line(planes));
        answers += if game % 2 == 0 { "Carol\n" } else { "Dave\n" };
    }
    case("limit-pairs", text, answers);
}
