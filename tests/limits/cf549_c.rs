//! Codeforces 549 C at its limits: 2*10^5 cities.
//!
//! - limit-all-odd: one city is left, which is odd.
//! - limit-burns-all-odd: Daenerys, who isn't last, burns all odd cities.
//! - limit-no-move: all cities are left.

#[path = "support/mod.rs"]
mod support;
use support::{case, line};

const N: usize = 200_000;

fn main() {
    let input = |k: usize, odd: usize| {
        let people = (0..N).map(|i| 999_998 + usize::from(i < odd));
        format!("{N} {k}\n{}", line(people))
    };
    case("limit-all-odd", input(1, N), "Stannis\n");
    case("limit-burns-all-odd", input(1, N / 2 - 1), "Daenerys\n");
    case("limit-no-move", input(N, 99_999), "Stannis\n");
}
