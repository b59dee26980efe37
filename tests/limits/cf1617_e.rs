//! Codeforces 1617 E at its limits: 2·10^5 numbers.
//!
//! - limit-far-and-many: four large numbers, and the numbers from 0 on. No two of the latter are
//!   farther apart than the best pair with a large one, which is found by trying all.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

/// The number of steps from `a` down to each number on its way to 0.
fn way_down(mut a: u64) -> Vec<u64> {
    let mut way = vec![a];
    while a > 0 {
        a = (0..32)
            .map(|k| 1 << k)
            .find(|power| *power >= a)
            .expect("a power")
            - a;
        way.push(a);
    }
    way
}

fn main() {
    // Small numbers in the crowd, so that all pairs among the far ones decide.
    let far = [178_956_971, 357_913_941, 536_870_912, 999_999_937];
    let crowd = 0..200_000 - far.len() as u64;
    let ways = far.map(way_down);
    let steps = |a: &[u64], b: &[u64]| {
        let common = a
            .iter()
            .rev()
            .zip(b.iter().rev())
            .take_while(|(a, b)| a == b)
            .count();
        a.len() + b.len() - 2 * common
    };
    let mut best = (0, 0, 0);
    for (i, way) in ways.iter().enumerate() {
        for (j, other) in ways.iter().enumerate().filter(|(j, _)| *j != i) {
            best = best.max((steps(way, other), i + 1, j + 1));
        }
        for a in crowd.clone() {
            best = best.max((steps(way, &way_down(a)), i + 1, far.len() + 1 + a as usize));
        }
    }
    let numbers = line(far.into_iter().chain(crowd));
    let (steps, x, y) = best;
    case(
        "limit-far-and-many",
        format!("200000\n{numbers}"),
        format!("{x} {y} {steps}\n"),
    );
}
