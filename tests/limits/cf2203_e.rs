//! Codeforces 2203 E at its limits: 2·10^5 cards.
//!
//! - limit-rising: equally spaced cards in rising order. Alice takes the middle one, or one of two.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

const PRIME: u64 = 998_244_353;

fn main() {
    let (n, gap) = (200_000u64, 5_000_000);
    let mut inverses = vec![0, 1];
    for i in 2..=n {
        let inverse = inverses[(PRIME % i) as usize];
        inverses.push((PRIME - PRIME / i) * inverse % PRIME);
    }
    let averages = (3..=n).map(|count| {
        // Beside Bob's card there are as many cards as distances 1, 2, …, side - 1.
        let side = count / 2;
        let score = side * (side - 1) / 2 % PRIME * gap % PRIME;
        score * inverses[count as usize - 2] % PRIME
    });
    let cards = line((1..=n).map(|i| i * gap));
    case("limit-rising", format!("{n}\n{cards}"), lines(averages));
}
