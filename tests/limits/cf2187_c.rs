//! Codeforces 2187 C at its limits: 2·10^5 vertices.
//!
//! - limit-path: without more edges, Tom wins only where he's in front, and waits there.
//! - limit-star: each vertex also leads to the last one. Tom goes there in one step, from each of
//!   the others, and stays if he is there.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines};

fn main() {
    let n: u64 = 200_000;
    case("limit-path", format!("1\n{n} 0\n"), "0\n");
    let edges = lines((1..n - 1).map(|u| format!("{u} {n}")));
    let answer = (n - 1) * (n - 2);
    case(
        "limit-star",
        format!("1\n{n} {}\n{edges}", n - 2),
        format!("{answer}\n"),
    );
}
