//! Codeforces 1659 F at its limits: 2·10^5 vertices.
//!
//! - limit-path: the numbers of a path in falling order; Alice wins.
//! - limit-star: a star whose leaves are turned round by one, an odd permutation, and the token is
//!   in the centre; Alice wins.
//! - limit-star-even: with one leaf fewer it is even; Bob wins.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines};

fn main() {
    let n = 200_000;
    let path = lines((1..n).map(|v| format!("{v} {}", v + 1)));
    let falling = line((1..=n).rev());
    case(
        "limit-path",
        format!("1\n{n} 1\n{path}{falling}"),
        "Alice\n",
    );
    let star = lines((1..n).map(|leaf| format!("{n} {leaf}")));
    for (name, turned, winner) in [
        ("limit-star", n - 2, "Alice\n"),
        ("limit-star-even", n - 3, "Bob\n"),
    ] {
        // A circle of `turned` numbers is `turned - 1` exchanges.
        let numbers = (1..=n).map(|place| match place {
            _ if place < turned => place + 1,
            _ if place == turned => 1,
            _ => place,
        });
        case(name, format!("1\n{n} {n}\n{star}{}", line(numbers)), winner);
    }
}
