//! CSES 1099 at its limits: 2·10^5 tests, 2·10^5 stairs in all, of up to 10^9 balls.
//!
//! - limit-many-tests: one stair each, on which nothing moves.
//! - limit-pairs: two stairs each, won iff there is a ball on the second.
//! - limit-one-lost: a single test whose stairs 2, 4, 6, … come in equal pairs.
//! - limit-one-won: the same, but one move away.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, lines, Random};

const STAIRS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(1099);
    let mut balls = || random.within(0, LARGEST);
    let input = lines((0..STAIRS).map(|_| format!("1\n{}", balls())));
    case(
        "limit-many-tests",
        format!("{STAIRS}\n{input}"),
        "second\n".repeat(STAIRS),
    );

    let pairs: Vec<[u64; 2]> = (0..STAIRS / 2)
        .map(|i| [balls(), i as u64 % 3 * LARGEST / 2])
        .collect();
    let input = lines(pairs.iter().map(|[a, b]| format!("2\n{a} {b}")));
    let answer = lines(
        pairs
            .iter()
            .map(|[_, b]| if *b == 0 { "second" } else { "first" }),
    );
    case("limit-pairs", format!("{}\n{input}", STAIRS / 2), answer);

    for (name, last, answer) in [
        ("limit-one-lost", [LARGEST, LARGEST], "second\n"),
        ("limit-one-won", [LARGEST, 0], "first\n"),
    ] {
        let even = random.pairs(STAIRS / 2, last, |random| random.within(0, LARGEST));
        let stairs = even
            .into_iter()
            .flat_map(|balls| [random.within(0, LARGEST), balls]);
        case(name, format!("1\n{STAIRS}\n{}", line(stairs)), answer);
    }
}
