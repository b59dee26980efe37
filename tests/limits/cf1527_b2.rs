//! Codeforces 1527 B2 at its limits: 1000 words of 999 or 1000 letters.
//!
//! - limit-zeros: zeros alone, an even or an odd number.
//! - limit-draws: two zeros, one of them in the middle.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    let test = |word: String| format!("{}\n{word}\n", word.len());
    let both = test("0".repeat(1000)) + &test("0".repeat(999));
    case(
        "limit-zeros",
        format!("1000\n{}", both.repeat(500)),
        "BOB\nALICE\n".repeat(500),
    );
    let draw = format!("0{}0{}", "1".repeat(498), "1".repeat(499));
    case(
        "limit-draws",
        format!("1000\n{}", test(draw).repeat(1000)),
        "DRAW\n".repeat(1000),
    );
}
