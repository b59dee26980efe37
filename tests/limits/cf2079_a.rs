//! Codeforces 2079 A at its limits: 1600 runs, 10^6 queries.
//!
//! - limit-one-number: two arrays of one number; whoever can make an odd number of moves wins.
//! - limit-two-numbers: both arrays are runs of 1 and 2 in turn, of the same even lengths. At equal
//!   places Bob repeats Alice's number, which is there once more. One place later the number is
//!   left an odd number of times, and she begins with it.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

fn main() {
    let mut random = Random(2079);
    let (largest, q) = (1_000_000_000u64, 1_000_000);
    let length = largest / 1600;
    let runs = lines((0..1600).map(|_| format!("{length} 1")));
    let (mut queries, mut answers) = (String::new(), String::new());
    for _ in 0..q {
        let (x, y) = (random.below(largest), random.below(largest));
        queries += &format!("{x} {y}\n");
        let moves = largest - x.max(y);
        answers += if moves % 2 == 1 { "Yes\n" } else { "No\n" };
    }
    let counts = format!("{largest} 1600 {largest} 1600 1 {q}\n");
    case(
        "limit-one-number",
        counts + &runs + &runs + &queries,
        answers,
    );
    let length = length / 2 * 2;
    let whole = 1600 * length;
    let runs = lines((0..1600).map(|i| format!("{length} {}", 1 + i % 2)));
    let (mut queries, mut answers) = (String::new(), String::new());
    for _ in 0..q {
        let x = random.below(whole);
        queries += &format!("{x} {x}\n");
        answers += if x % 2 == 1 { "Yes\n" } else { "No\n" };
    }
    let counts = format!("{whole} 1600 {whole} 1600 1600 {q}\n");
    case(
        "limit-two-numbers",
        counts + &runs + &runs + &queries,
        answers,
    );
}
