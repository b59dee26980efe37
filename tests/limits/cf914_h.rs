//! Codeforces 914 H at its limits: 200 vertices.
//!
//! - limit-any-degree: trees without a bound. `i!` trees rise from a root to `i` other numbers; a
//!   tree counts once for each vertex between its rising and its falling part, but once less for
//!   each edge between two of them.
//! - limit-paths: with two edges for each vertex, all numberings of a path that turn at most once.

#[path = "support/mod.rs"]
mod support;
use support::case;

fn main() {
    let (n, m) = (200, 1_999_999_973u64);
    let mut factorials = vec![1];
    for i in 1..n as u64 {
        factorials.push(factorials[i as usize - 1] * i % m);
    }
    let products = |n: usize| {
        let products = (0..n).map(|i| factorials[i] * factorials[n - 1 - i] % m);
        products.sum::<u64>() % m
    };
    let pairs = 2 * (n * (n - 1)) as u64;
    let any = (products(n) + m - products(n - 1)) % m;
    let turning = (1..n).fold(1, |power, _| 2 * power % m) + m - 1;
    for (name, d, trees) in [
        ("limit-any-degree", n - 1, any),
        ("limit-paths", 2, turning),
    ] {
        case(
            name,
            format!("{n} {d} {m}\n"),
            format!("{}\n", pairs * (trees % m) % m),
        );
    }
}
