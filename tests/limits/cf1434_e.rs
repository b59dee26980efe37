//! Codeforces 1434 E at its limits: 10^5 numbers of up to 10^5.
//!
//! - limit-all-numbers: one list of all numbers. A first move to the last of them wins.
//! - limit-twins: two equal lists of 50000 numbers; the second player copies.
//! - limit-many-lists: 1000 lists of 100 numbers, each list twice.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const NUMBERS: u64 = 100_000;

fn main() {
    let text = |list: &[u64]| format!("{}\n{}", list.len(), line(list));
    let all: Vec<u64> = (1..=NUMBERS).collect();
    case("limit-all-numbers", format!("1\n{}", text(&all)), "YES\n");
    let odd: Vec<u64> = (1..=NUMBERS).step_by(2).collect();
    case(
        "limit-twins",
        format!("2\n{}", text(&odd).repeat(2)),
        "NO\n",
    );
    let mut random = Random(1434);
    let mut twice = || {
        let step = random.within(1, NUMBERS / 100 - 1);
        let first = random.within(1, NUMBERS - 99 * step);
        let list: Vec<u64> = (0..100).map(|i| first + i * step).collect();
        text(&list).repeat(2)
    };
    let lists: String = (0..500).map(|_| twice()).collect();
    case("limit-many-lists", format!("1000\n{lists}"), "NO\n");
}
