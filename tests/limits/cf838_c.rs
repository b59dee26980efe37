//! Codeforces 838 C at its limits: words of 250000 letters, or as many bits as possible.
//!
//! - limit-odd: 249999 letters: the first player wins all words.
//! - limit-one-letter: one word of 250000 letters, which is lost.
//! - limit-two-letters: 245758 has 16 bits; each of the 2^16 odd binomial coefficients is added up.

#[path = "support/mod.rs"]
mod support;
use support::case;

const P: u64 = 998_244_353;

fn power(base: u64, exponent: u64) -> u64 {
    (0..exponent).fold(1, |power, _| power * base % P)
}

fn main() {
    let odd = power(26, 249_999);
    case("limit-odd", format!("249999 26 {P}\n"), format!("{odd}\n"));
    case("limit-one-letter", format!("250000 1 {P}\n"), "0\n");
    // The binomial coefficients in a row, from the quotients of neighbours.
    let n = 245_758;
    let mut inverses = vec![0, 1];
    for i in 2..=n {
        inverses.push((P - P / i) * inverses[(P % i) as usize] % P);
    }
    let (mut binomial, mut lost) = (1, 0);
    for i in 0..=n {
        if i & n == i {
            lost = (lost + binomial) % P;
        }
        if i < n {
            binomial = binomial * (n - i) % P * inverses[i as usize + 1] % P;
        }
    }
    let won = (power(2, n) + P - lost) % P;
    case(
        "limit-two-letters",
        format!("{n} 2 {P}\n"),
        format!("{won}\n"),
    );
}
