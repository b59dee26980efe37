//! Chomp with three rows at its limits: 10^4 bars of two rows of up to 300 squares.
//!
//! - limit-lost: the first row has one square more, which is lost.
//! - limit-one-move: both rows are of one length, and the second loses a square.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const LONGEST: usize = 300;
const QUESTIONS: usize = 10_000;

fn main() {
    let lengths = (1..LONGEST).cycle().take(QUESTIONS);
    let bars = lengths.clone().map(|b| format!("{} {b} 0", b + 1));
    let input = format!("{QUESTIONS}\n{}", lines(bars));
    case("limit-lost", input, "lost\n".repeat(QUESTIONS));
    let bars = lengths.clone().map(|b| format!("{b} {b} 0"));
    let answers = lengths.map(|b| format!("{b} {} 0", b - 1));
    let input = format!("{QUESTIONS}\n{}", lines(bars));
    case("limit-one-move", input, lines(answers));
}
