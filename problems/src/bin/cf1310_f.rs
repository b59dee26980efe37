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
//! The nimbers from 1 to `2^64 - 1` form a cyclic group of order `3·5·17·257·641·65537·6700417`;
//! all factors are prime. For each prime `p`, raise `a` and `b` to the power `(2^64 - 1) / p`. This
//! maps them into the subgroup of order `p` (Pohlig and Hellman).
//!
//! Logarithms there refer to a fixed element (Shanks). A table holds its powers up to about `√p`. A
//! number is multiplied by the inverse of the next power until the product is in the table. The
//! quotient of both logarithms is the exponent modulo `p`. If `a` maps to 1, any exponent will do
//! if `b` maps to 1 too; otherwise there is none. The Chinese remainder theorem joins the residues.
//! O(√p) products a pair for the largest `p`.
//!
//! Many exponents are right; the checker raises `a` to the printed one.

use snippets::modular::pow_mod;
use std::collections::HashMap;

use proconio::input;
use snippets::nim_product::{nim_power, nim_product};

/// The primes whose product is `u64::MAX`, the order of the group.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65537, 6700417];

/// Logarithms in the subgroup of prime order.
struct Logarithms {
    prime: u64,
    /// The exponents below `steps`, by their powers.
    exponents: HashMap<u64, u64>,
    steps: u64,
    /// The inverse of the power with exponent `steps`.
    back: u64,
}

impl Logarithms {
    fn new(prime: u64) -> Self {
        // Start at 2^32: smaller nimbers form a field of their own, whose order has few of the
        // primes.
        let mut roots = (1 << 32..).map(|nimber| nim_power(nimber, u64::MAX / prime));
        let base = roots.find(|&root| root != 1);
        let base = base.expect("the subgroup has more elements than 1");
        let steps = (prime as f64).sqrt() as u64 + 1;
        let powers = std::iter::successors(Some(1), |&power| Some(nim_product(power, base)));
        Self {
            prime,
            exponents: powers.zip(0..steps).collect(),
            steps,
            back: nim_power(base, prime - steps % prime),
        }
    }

    /// Returns the logarithm of the element to which `nimber` maps in the subgroup.
    fn logarithm(&self, nimber: u64) -> u64 {
        let first = nim_power(nimber, u64::MAX / self.prime);
        let back = |&power: &u64| Some(nim_product(power, self.back));
        let found = std::iter::successors(Some(first), back)
            .zip((0..).step_by(self.steps as usize))
            .find_map(|(power, steps)| Some(steps + self.exponents.get(&power)?));
        found.expect("all of the subgroup are powers")
    }
}

/// Returns some `x` with `a^x = b`.
fn nim_logarithm(a: u64, b: u64, subgroups: &[Logarithms]) -> Option<u64> {
    let mut sum = 0;
    for subgroup in subgroups {
        let prime = subgroup.prime;
        let residue = match (subgroup.logarithm(a), subgroup.logarithm(b)) {
            (0, 0) => 0,
            (0, _) => return None,
            (of_a, of_b) => of_b * inverse(of_a, prime) % prime,
        };
        let others = u64::MAX / prime;
        let multiplier = residue * inverse(others, prime) % prime;
        // Each of the 7 summands is below the order.
        sum += u128::from(others) * u128::from(multiplier);
    }
    Some((sum % u128::from(u64::MAX)) as u64)
}

/// Returns the inverse modulo a prime, by Fermat's little theorem.
fn inverse(number: u64, prime: u64) -> u64 {
    pow_mod(number, prime - 2, prime)
}

fn main() {
    input! {
        pairs: [(u64, u64)],
    }
    let subgroups = PRIMES.map(Logarithms::new);
    for (a, b) in pairs {
        match nim_logarithm(a, b, &subgroups) {
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

    fn subgroups() -> &'static [Logarithms; 7] {
        static SUBGROUPS: std::sync::OnceLock<[Logarithms; 7]> = std::sync::OnceLock::new();
        SUBGROUPS.get_or_init(|| PRIMES.map(Logarithms::new))
    }

    proptest! {
        #[test]
        fn agrees_with_all_exponents_in_small_fields(
            a in prop_oneof![9 => 1..256u64, 1 => 1..65536u64],
            b in prop_oneof![9 => 1..256u64, 1 => 1..65536u64],
        ) {
            let expected = logarithm_by_search(a, b);
            let got = nim_logarithm(a, b, subgroups());
            let input = format!("1\n{a} {b}\n");
            let is_right = got.is_some() == expected.is_some()
                && got.map_or(true, |exponent| power(a, exponent) == b);
            assert_answer!(is_right; input, text(expected), text(got));
        }

        #[test]
        fn every_power_has_a_logarithm(a in 1u64.., exponent: u64) {
            let b = power(a, exponent);
            let got = nim_logarithm(a, b, subgroups()).expect("a power has a logarithm");
            prop_assert!(power(a, got) == b, "{a}^{exponent} = {b}, not its power {got}");
        }
    }

    #[test]
    fn the_order_is_the_product_of_the_primes() {
        assert_eq!(PRIMES.iter().product::<u64>(), u64::MAX);
    }
}
