//! AtCoder Regular Contest 155 D at its limits: 2*10^5 numbers.
//!
//! - limit-even: twos and a three, which nobody can take after a two; the twos are odd in number.
//! - limit-odd: the same with one two fewer.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let input = |n: usize| format!("{n}\n{}", line((1..n).map(|_| 2).chain([3])));
    case("limit-even", input(N), "Takahashi\n".repeat(N));
    let answers = "Aoki\n".repeat(N - 2) + "Takahashi\n";
    case("limit-odd", input(N - 1), answers);
}
