//! Luogu P5363 at its limits: a strip of 150000 squares.
//!
//! - limit-one: a coin has a move unless it lies on the first square.
//! - limit-two: only the squares between the two coins count, so coins side by side are lost.
//! - limit-three: the first coin's free squares, and those between the other two, have to be equal.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: u64 = 150_000;

fn main() {
    let write = |name, coins: u64, won: u64| {
        case(
            name,
            format!("{N} {coins}\n"),
            format!("{}\n", won % 1_000_000_009),
        );
    };
    write("limit-one", 1, N - 1);
    write("limit-two", 2, N * (N - 1) / 2 - (N - 1));
    // With `e` free squares twice, `N - 3 - 2e` others lie elsewhere.
    let lost: u64 = (0..=(N - 3) / 2).map(|e| N - 3 - 2 * e + 1).sum();
    write("limit-three", 3, N * (N - 1) / 2 * (N - 2) / 3 - lost);
}
