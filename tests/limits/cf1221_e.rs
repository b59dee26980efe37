//! Codeforces 1221 E at its limits: 3*10^5 cells, or as many queries.
//!
//! - limit-one-run: Alice makes the first of many moves, and Bob gets a run of his own.
//! - limit-middle: Alice fills all but parts at the ends, which are too short for Bob.
//! - limit-odd-runs: runs for one move each of either player.
//! - limit-even-runs: one run more.
//! - limit-queries: 10^5 rows of three cells.

#[path = "support/mod.rs"]
mod support;
use support::case;

const N: usize = 300_000;

fn main() {
    let one = |a: usize, b: usize, cells: &str| format!("1\n{a} {b}\n{cells}\n");
    let free = ".".repeat(N);
    case("limit-one-run", one(3, 2, &free), "NO\n");
    case("limit-middle", one(200_000, 60_000, &free), "YES\n");
    // Each run of four cells is one move for either player.
    let runs = |count: usize| one(4, 3, &"....X".repeat(count));
    case("limit-odd-runs", runs(N / 5 - 1), "YES\n");
    case("limit-even-runs", runs(N / 5), "NO\n");
    case(
        "limit-queries",
        format!("100000\n{}", "2 1\nX.X\n".repeat(100_000)),
        "NO\n".repeat(100_000),
    );
}
