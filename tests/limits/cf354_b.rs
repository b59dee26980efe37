//! Codeforces 354 B at its limits: 20 rows and columns.
//!
//! - limit-one-letter: one word, of 39 letters `a`.
//! - limit-random: random letters `c` and `d`: nobody scores.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

fn main() {
    case(
        "limit-one-letter",
        format!("20\n{}", lines(vec!["a".repeat(20); 20])),
        "FIRST\n",
    );
    // Without `a` and `b` there is nothing to win.
    let mut random = Random(354);
    let mut row = || {
        (0..20)
            .map(|_| ['c', 'd'][random.below(2) as usize])
            .collect::<String>()
    };
    let rows: Vec<String> = (0..20).map(|_| row()).collect();
    case("limit-random", format!("20\n{}", lines(rows)), "DRAW\n");
}
