//! Codeforces 2152 D at its limits: 250000 numbers and as many queries.
//!
//! - limit-three: 3 costs one move if Poby comes first, and two otherwise.
//! - limit-large: `2^29` takes 29 moves, and nobody can change that.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 250_000;

fn main() {
    let write = |name, number: u32, moves: usize| {
        let queries = format!("1 {N}\n").repeat(N);
        let numbers = line(vec![number; N]);
        case(
            name,
            format!("1\n{N} {N}\n{numbers}{queries}"),
            format!("{moves}\n").repeat(N),
        );
    };
    write("limit-three", 3, N / 2 + N);
    write("limit-large", 1 << 29, 29 * N);
}
