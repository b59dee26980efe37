//! Luogu P2575 at its limits: 100 cases of 1000 rows.
//!
//! - limit-pairs: each row twice, except for two rows of one piece in every other case, which are
//!   19 and 2 moves from the end.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const CASES: usize = 100;
const ROWS: usize = 1000;

fn main() {
    let mut random = Random(2575);
    let (mut input, mut answer) = (format!("{CASES}\n"), String::new());
    for i in 0..CASES {
        let last = if i % 2 == 0 { [1, 1] } else { [1, 1 << 17] };
        let rows = random.pairs(ROWS, last, |random| random.below(1 << 20));
        input += &format!("{ROWS}\n");
        for row in rows {
            let places = (1..=20).filter(|place| row >> (place - 1) & 1 == 1);
            input += &line([row.count_ones()].into_iter().chain(places));
        }
        answer += if i % 2 == 0 { "NO\n" } else { "YES\n" };
    }
    case("limit-pairs", input, answer);
}
