//! AtCoder ARC 131 C at the limits assumed: 4·10^5 different numbers up to 10^9.
//!
//! - limit-odd: an odd number of cookies.
//! - limit-even-lost: an even number; the xor of all is larger than all numbers, so it isn't there.
//! - limit-even-won: an even number, and the xor of all is there.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const COOKIES: u64 = 400_000;
const TOP: u64 = 1 << 29;

fn main() {
    let mut random = Random(131);
    let mut write = |name, mut numbers: Vec<u64>, answer| {
        random.shuffle(&mut numbers);
        case(
            name,
            format!("{}\n{}", numbers.len(), line(&numbers)),
            answer,
        );
    };
    // The xor of 4k, …, 4k + 3 is 0, so the xor of the first numbers is that of the last ones.
    let most = || 4..COOKIES;
    write("limit-odd", most().chain([TOP]).collect(), "Win\n");
    write(
        "limit-even-lost",
        most().chain([TOP, 1]).collect(),
        "Lose\n",
    );
    write(
        "limit-even-won",
        most()
            .chain([TOP, 2 * COOKIES, TOP + 2 * COOKIES, 1])
            .collect(),
        "Win\n",
    );
}
