//! Codeforces 1615 E at its limits: 2*10^5 vertices.
//!
//! - limit-path: one red leaf covers all; Red adds vertices up to n/2.
//! - limit-star: Red colours half of the leaves or more; Blue as many as are best for him.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

const N: i64 = 200_000;

fn main() {
    let path = lines((2..=N).map(|v| format!("{} {v}", v - 1)));
    let answer = (N / 2) * (N / 2);
    case(
        "limit-path",
        format!("{N} {N}\n{path}"),
        format!("{answer}\n"),
    );
    let star = lines((2..=N).map(|v| format!("1 {v}")));
    // Blue colours b of the N - 1 - r leaves that are left: all such games are tried.
    let score = |red: i64| {
        let most = N - 1 - red;
        let blue = (N / 2 - 1..=N / 2 + 1).chain([0, most]);
        let blue = blue.filter(|blue| (0..=most).contains(blue));
        blue.map(|blue| (N - red - blue) * (red - blue))
            .min()
            .unwrap()
    };
    let best = (0..N).map(score).max().unwrap();
    case(
        "limit-star",
        format!("{N} {N}\n{star}"),
        format!("{best}\n"),
    );
}
