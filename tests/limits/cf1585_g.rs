//! Codeforces 1585 G at its limits: 5·10^5 vertices in all.
//!
//! - limit-path: one path; the first player takes all of it.
//! - limit-two-paths: two paths of equal length; the second player copies.
//! - limit-broom: a path with as many leaves at its end, which one move can take all at once.
//! - limit-single-vertices: 5·10^5 forests of one vertex.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const VERTICES: usize = 500_000;

fn main() {
    let write = |name, parents: &[usize], answer| {
        case(
            name,
            format!("1\n{}\n{}", parents.len(), line(parents)),
            answer,
        );
    };
    let path: Vec<usize> = (0..VERTICES).collect();
    write("limit-path", &path, "YES\n");
    let half = VERTICES / 2;
    let twice: Vec<usize> = (0..half)
        .chain((0..half).map(|v| if v > 0 { v + half } else { 0 }))
        .collect();
    write("limit-two-paths", &twice, "NO\n");
    let broom: Vec<usize> = (0..half).chain((0..half).map(|_| half)).collect();
    write("limit-broom", &broom, "YES\n");
    let answer = "YES\n".repeat(VERTICES);
    case(
        "limit-single-vertices",
        format!("{VERTICES}\n{}", "1\n0\n".repeat(VERTICES)),
        answer,
    );
}
