//! Codeforces 38 F at its limits: 30 words of 30 letters.
//!
//! - limit-one-letter: all words are the same letter 30 times, so all moves are forced.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    // After move `i` the word has `i` letters z: 26 i · 26 + 30 points.
    let points = |first: usize| (first..=30).step_by(2).map(|i| 676 * i + 30).sum::<usize>();
    case(
        "limit-one-letter",
        format!("30\n{}", lines(vec!["z".repeat(30); 30])),
        format!("Second\n{} {}\n", points(1), points(2)),
    );
}
