//! Codeforces 1310 F. Bad Cryptography
//! - url: https://codeforces.com/problemset/problem/1310/F
//! - judge: codeforces
//! - games: nim logarithm, nim product, nimbers, discrete logarithm
//! - names: discrete logarithm of nimbers, Pohlig-Hellman, baby-step giant-step, 尼姆积离散对数, BSGS
//! - rules: There is no game to play. For each of up to 100 pairs of `u64` numbers `a` and `b`,
//!   print an exponent whose nim power of `a` is `b`, or -1 if there is none.
//! - difficulty: 3400
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..100, t * { a in 1..2^64-1, b in 1..2^64-1 }
//! - statement: checked with the statement, its sample, published programs on 400 inputs
//!
//! The nimbers from 1 to `2^64 - 1` form a cyclic group whose order has only small primes, so
//! logarithms are found modulo each of them and joined (see `nim_logarithm`). O(√p) products a pair
//! for the largest prime `p`.
//!
//! Many exponents are right; the checker raises `a` to the printed one.

use proconio::input;
use snippets::nim_logarithm::nim_logarithm;

fn main() {
    input! {
        pairs: [(u64, u64)],
    }
    for (a, b) in pairs {
        match nim_logarithm(a, b) {
            Some(exponent) => println!("{exponent}"),
            None => println!("-1"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Multiplies by the rules of the statement. Both factors are below `2^bits`.
    fn product(a: u64, b: u64, bits: u32) -> u64 {
        if a < 2 || b < 2 {
            return a * b;
        }
        let half = bits / 2;
        let split = |n: u64| (n >> half, n & ((1 << half) - 1));
        let ((a1, a0), (b1, b0)) = (split(a), split(b));
        let high = product(a1, b1, half);
        let low = product(a0, b0, half);
        let all = product(a1 ^ a0, b1 ^ b0, half);
        (all ^ low) << half ^ low ^ product(high, 1 << (half - 1), half)
    }

    fn power(a: u64, exponent: u64) -> u64 {
        let bits = (0..64 - exponent.leading_zeros()).rev();
        bits.fold(1, |power, bit| {
            let square = product(power, power, 64);
            let factor = if exponent >> bit & 1 == 1 { a } else { 1 };
            product(square, factor, 64)
        })
    }

    /// Finds the least exponent by trying all, for numbers below 2^16.
    fn logarithm_by_search(a: u64, b: u64) -> Option<u64> {
        let mut power = 1;
        for exponent in 0.. {
            if power == b {
                return Some(exponent);
            }
            power = product(power, a, 16);
            if power == 1 {
                return None;
            }
        }
        unreachable!("a power returns to 1");
    }

    fn text(exponent: Option<u64>) -> String {
        exponent.map_or("-1".to_string(), |exponent| exponent.to_string())
    }

    proptest! {
        #[test]
        fn agrees_with_all_exponents_in_small_fields(
            a in prop_oneof![9 => 1..256u64, 1 => 1..65536u64],
            b in prop_oneof![9 => 1..256u64, 1 => 1..65536u64],
        ) {
            let expected = logarithm_by_search(a, b);
            let got = nim_logarithm(a, b);
            let input = format!("1\n{a} {b}\n");
            let is_right = got.is_some() == expected.is_some()
                && got.map_or(true, |exponent| power(a, exponent) == b);
            assert_answer!(is_right; input, text(expected), text(got));
        }

        #[test]
        fn every_power_has_a_logarithm(a in 1u64.., exponent: u64) {
            let b = power(a, exponent);
            let got = nim_logarithm(a, b).expect("a power has a logarithm");
            prop_assert!(power(a, got) == b, "{a}^{exponent} = {b}, not its power {got}");
        }
    }
}
