//! Nim logarithm: the exponent of a nim power.
//!
//! - Definition: the logarithm of `b` to the base `a` is the least `e ≥ 0` with `a^e = b`, where
//!   powers are nim products.
//! - Theorem: the nimbers from 1 to `2^64 - 1` form a cyclic group of order
//!   `3·5·17·257·641·65537·6700417`; all factors are prime. So `e` is known modulo the order of `a`
//!   once it's known modulo each of these primes that divides the order.
//! - Method: for each prime `p`, the power `(2^64 - 1) / p` maps `a` and `b` into the subgroup of
//!   order `p`. There, logarithms refer to a fixed element: a table holds its powers up to about
//!   `√p`, and a number is multiplied by the inverse of the next power until it's in the table. The
//!   quotient of both logarithms is `e` modulo `p`. The Chinese remainder theorem joins them.
//! - Time: O(√6700417), about 3000 products. Memory: as many entries of hash tables, made at the
//!   first call.
//! - Source: S. Pohlig, M. Hellman, IEEE Trans. Inf. Theory 24 (1978), 106–110; D. Shanks, Proc.
//!   Symp. Pure Math. 20 (1971), 415–440.
//! - Status: equal to the first exponent found by trying all, for all pairs below 16 and random
//!   ones below 2^16; the powers of random nimbers below 2^64 have logarithms that lead back. The
//!   search multiplies by the rules of Fermat powers. A paste has more than 60 lines, because the
//!   nim field that it includes has 50.
//! - names: discrete logarithm of nimbers, nim discrete log, baby-step giant-step, Pohlig-Hellman,
//!   exponent of a nimber, 尼姆积离散对数, BSGS, ニム積の離散対数

use cargo_snippet::snippet;

use crate::modular::pow_mod;
use crate::nim_product::{nim_power, nim_product};

/// Returns the least exponent whose nim power of `base` is `power`; `None` if there is none.
///
/// The power 0 of every nimber is 1, also of 0.
///
/// ```
/// use snippets::nim_logarithm::nim_logarithm;
///
/// assert_eq!(nim_logarithm(2, 3), Some(2));
/// assert_eq!(nim_logarithm(2, 4), None);
/// ```
#[snippet(
    "nim_logarithm",
    doc_hidden,
    include = "nim_power, nim_product, pow_mod"
)]
pub fn nim_logarithm(base: u64, power: u64) -> Option<u64> {
    if base == 0 || power == 0 {
        return (0..2).find(|&exponent| nim_power(base, exponent) == power);
    }
    let (mut order, mut sum) = (1, 0);
    for subgroup in nim_subgroups() {
        let prime = subgroup.prime;
        let inverse = |number| pow_mod(number, prime - 2, prime);
        let residue = match (subgroup.logarithm(base), subgroup.logarithm(power)) {
            (0, 0) => continue,
            (0, _) => return None,
            (of_base, of_power) => of_power * inverse(of_base) % prime,
        };
        let others = u64::MAX / prime;
        // Each of the 7 summands is below 2^64.
        sum += u128::from(others) * u128::from(residue * inverse(others) % prime);
        order *= u128::from(prime);
    }
    Some((sum % order) as u64)
}

/// Logarithms in the subgroup of prime order.
#[snippet("nim_logarithm", doc_hidden)]
struct NimSubgroup {
    prime: u64,
    /// The exponents below `steps`, by their powers.
    exponents: std::collections::HashMap<u64, u64>,
    steps: u64,
    /// The inverse of the power with exponent `steps`.
    back: u64,
}

#[snippet("nim_logarithm", doc_hidden)]
impl NimSubgroup {
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

#[snippet("nim_logarithm", doc_hidden)]
fn nim_subgroups() -> &'static [NimSubgroup; 7] {
    static SUBGROUPS: std::sync::OnceLock<[NimSubgroup; 7]> = std::sync::OnceLock::new();
    SUBGROUPS.get_or_init(|| [3, 5, 17, 257, 641, 65537, 6700417].map(NimSubgroup::new))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Multiplies by the rules of Fermat powers. Both factors are below `2^bits`.
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

    /// Tries the exponents until the powers repeat, for numbers below 2^16.
    fn logarithm_by_search(a: u64, b: u64) -> Option<u64> {
        let mut power = 1;
        for exponent in 0..1 << 16 {
            if power == b {
                return Some(exponent);
            }
            power = product(power, a, 16);
            if power == 1 {
                return None;
            }
        }
        None
    }

    #[test]
    fn equals_the_first_exponent_found_below_16() {
        for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
            assert_eq!(nim_logarithm(a, b), logarithm_by_search(a, b), "{a} {b}");
        }
    }

    #[test]
    fn the_ends_have_the_logarithms_of_the_definition() {
        for a in [2, 1 << 32, 1 << 63, u64::MAX] {
            assert_eq!(nim_logarithm(a, 1), Some(0));
            assert_eq!(nim_logarithm(a, a), Some(1));
            assert_eq!(nim_logarithm(a, 0), None);
            assert_eq!(nim_logarithm(0, a), None);
            assert_eq!(nim_logarithm(1, a), None);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn equals_the_first_exponent_found_below_2_to_the_16(
            a in prop_oneof![9 => 0..256u64, 1 => 0..65536u64],
            b in prop_oneof![9 => 0..256u64, 1 => 0..65536u64],
        ) {
            prop_assert_eq!(nim_logarithm(a, b), logarithm_by_search(a, b));
        }

        #[test]
        fn the_logarithm_of_a_power_leads_back(a in 1u64.., exponent: u64) {
            let b = power(a, exponent);
            let got = nim_logarithm(a, b).expect("a power has a logarithm");
            prop_assert!(got <= exponent && power(a, got) == b, "{a}^{exponent} = {b}, not {got}");
        }
    }
}
