//! Codeforces 167 C at its limits: 10^4 pairs of numbers up to 10^18.
//!
//! - limit-quotients: any quotients up to 400.
//! - limit-long: quotients of 1 and 2, for which Euclid's algorithm takes longest.
//!
//! The program builds the pairs from their quotients, so that these are small and a table over the
//! quotient tells who wins.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const PAIRS: usize = 10_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    let mut random = Random(167);
    for (name, most) in [("limit-quotients", 400), ("limit-long", 2)] {
        let mut input = format!("{PAIRS}\n");
        let mut answers = Vec::new();
        for _ in 0..PAIRS {
            let [mut a, mut b] = [0, random.within(1, most)];
            let mut is_won = false;
            loop {
                // The last quotient of a pair is at least 2.
                let quotient = random.within(1 + u64::from(a == 0), most);
                let Some(larger) = b.checked_mul(quotient).map(|product| product + a) else {
                    break;
                };
                if larger > LARGEST {
                    break;
                }
                is_won = !is_won || wins_quotient(b, quotient);
                [a, b] = [b, larger];
            }
            input += &if random.below(2) == 0 {
                format!("{a} {b}\n")
            } else {
                format!("{b} {a}\n")
            };
            answers.push(if is_won { "First" } else { "Second" });
        }
        case(name, input, lines(answers));
    }
}

/// A move takes a power of `a` from the quotient. The player who makes it 0 leaves a won position.
fn wins_quotient(a: u64, quotient: u64) -> bool {
    let mut is_won = vec![true];
    for q in 1..=quotient {
        let mut powers =
            std::iter::successors(Some(1), |power| a.checked_mul(*power).filter(|_| a > 1));
        is_won.push(
            powers
                .by_ref()
                .take_while(|&power| power <= q)
                .any(|power| !is_won[(q - power) as usize]),
        );
    }
    is_won[quotient as usize]
}
