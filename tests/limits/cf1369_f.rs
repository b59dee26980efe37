//! Codeforces 1369 F at its limits: 10^5 rounds, numbers up to 10^18.
//!
//! - limit-chain: the first player of a round can only lose it (an even `s` above half of an even
//!   `e`), or can only win it (such an `s` below half of `e = 4q + 1`, since the opponent must not
//!   go above half). Each win hands the start over, so the number of wins decides.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const ROUNDS: usize = 100_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut random = Random(1369);
    let mut wins = 0;
    let mut round = |_| {
        let quarter = random.within(LARGEST / 8, LARGEST / 4 - 1);
        let above = 2 * random.within(1, quarter / 2 - 1);
        if random.below(2) == 0 {
            wins += 1;
            format!(
                "{} {}",
                quarter + quarter % 2 + above - 2 * (quarter % 2),
                4 * quarter + 1
            )
        } else {
            format!("{} {}", 4 * quarter - above, 4 * quarter)
        }
    };
    let rounds: Vec<String> = (0..ROUNDS).map(&mut round).collect();
    let answer = if wins % 2 == 0 { "0 1\n" } else { "1 0\n" };
    case(
        "limit-chain",
        format!("{ROUNDS}\n{}", lines(rounds)),
        answer,
    );
}
