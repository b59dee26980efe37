//! AtCoder ARC 105 D at its limits: 10^5 bags a case, 2·10^5 in all.
//!
//! - limit-pairs: two cases, all bags twice.
//! - limit-two-unequal: two cases, all but two bags twice.
//! - limit-many-cases: 10^5 cases of two bags, equal ones in every other.

#[path = "support/mod.rs"]
mod support;
use support::{case, line, Random};

const BAGS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

fn main() {
    let mut random = Random(105);
    for (name, last, answer) in [
        ("limit-pairs", [LARGEST; 2], "Second\n"),
        ("limit-two-unequal", [LARGEST, LARGEST - 1], "First\n"),
    ] {
        let mut bags = || random.pairs(BAGS / 2, last, |random| random.within(1, LARGEST - 2));
        let mut text = || format!("{}\n{}", BAGS / 2, line(bags()));
        case(name, format!("2\n{}{}", text(), text()), answer.repeat(2));
    }
    let (mut input, mut answer) = (format!("{}\n", BAGS / 2), String::new());
    for i in 0..BAGS as u64 / 2 {
        let bag = random.within(2, LARGEST);
        input += &format!("2\n{bag} {}\n", bag - i % 2);
        answer += if i % 2 == 0 { "Second\n" } else { "First\n" };
    }
    case("limit-many-cases", input, answer);
}
