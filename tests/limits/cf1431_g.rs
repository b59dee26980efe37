//! Codeforces 1431 G at its limits: 400 numbers.
//!
//! - limit-all: all numbers are taken. Alice takes the smaller half from its end to its start, so
//!   Bob only gets the larger half; no other play scores more.
//! - limit-one: one turn, which scores the largest gap.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const N: usize = 400;

fn main() {
    let mut random = Random(1431);
    let mut sorted = std::collections::BTreeSet::from([1, 1_000_000]);
    while sorted.len() < N {
        sorted.insert(random.within(1, 1_000_000));
    }
    let sorted: Vec<u64> = sorted.into_iter().collect();
    let mut numbers = sorted.clone();
    random.shuffle(&mut numbers);
    let score = sorted[N / 2..].iter().sum::<u64>() - sorted[..N / 2].iter().sum::<u64>();
    let input = |k: usize| format!("{N} {k}\n{}", line(&numbers));
    case("limit-all", input(N / 2), format!("{score}\n"));
    let gap = sorted.windows(2).map(|pair| pair[1] - pair[0]).max();
    case(
        "limit-one",
        input(1),
        format!("{}\n", gap.expect("two numbers")),
    );
}
