//! Codeforces 1628 D2 at its limits: 10^6 turns in all, or 10^5 cases.
//!
//! - limit-all-but-one: Bob must add in all turns but one; the scores follow from those for one
//!   turn less.
//! - limit-one: Bob must add once; each turn halves the score.
//! - limit-many: 10^5 cases of 10 turns, from the table of means.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const TURNS: u64 = 1_000_000;
const CASES: usize = 100_000;
const MODULUS: u64 = 1_000_000_007;

fn mean(a: u64, b: u64) -> u64 {
    (a + b) * MODULUS.div_ceil(2) % MODULUS
}

fn main() {
    let k = MODULUS - 1;
    let last = (2..=TURNS).fold(0, |score, turns| mean(score, turns - 1));
    let answer = format!("{}\n", last * k % MODULUS);
    case(
        "limit-all-but-one",
        format!("1\n{TURNS} {} {k}\n", TURNS - 1),
        answer,
    );
    let once = (1..TURNS).fold(k, |score, _| mean(score, 0));
    case(
        "limit-one",
        format!("1\n{TURNS} 1 {k}\n"),
        format!("{once}\n"),
    );

    let mut scores = vec![0u64; 11];
    for turns in 1..=10 {
        for adds in (1..=turns).rev() {
            let must_add = adds == turns;
            scores[adds] = if must_add {
                adds as u64
            } else {
                mean(scores[adds - 1], scores[adds])
            };
        }
    }
    let mut random = Random(1628);
    let cases: Vec<(usize, u64)> = (0..CASES)
        .map(|i| (1 + i % 10, random.below(MODULUS)))
        .collect();
    let input = lines(cases.iter().map(|(adds, k)| format!("10 {adds} {k}")));
    let answer = cases.iter().map(|(adds, k)| scores[*adds] * k % MODULUS);
    case("limit-many", format!("{CASES}\n{input}"), lines(answer));
}
