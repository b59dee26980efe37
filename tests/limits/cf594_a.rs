//! Codeforces 594 A at its limits: 2*10^5 points.
//!
//! - limit-even-gaps: points 5000 apart.
//! - limit-two-clusters: points beside each other at both ends of the line.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 200_000;

fn main() {
    let mut random = Random(594);
    let mut write = |name: &str, mut points: Vec<usize>, distance: usize| {
        random.shuffle(&mut points);
        case(
            name,
            format!("{N}\n{}", line(points)),
            format!("{distance}\n"),
        );
    };
    let points = (0..N).map(|i| 5000 * i).collect();
    write("limit-even-gaps", points, 5000 * N / 2);
    // The pairs are a point and the same point of the other cluster.
    let shift = 1_000_000_000 - N;
    let points = (0..N / 2).flat_map(|i| [i, i + shift]).collect();
    write("limit-two-clusters", points, shift);
}
