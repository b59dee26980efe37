//! Powers and binomial coefficients modulo a number.
//!
//! - Definition: `a^0 = 1` and `a^(e + 1) = a^e · a`. `C(n, k)` is the number of sets of `k` of `n`
//!   things, so `C(n, k) = 0` for `k > n`.
//! - Theorem: Fermat. `a^(P - 1) = 1` modulo a prime `P` that doesn't divide `a`, so `a^(P - 2)` is
//!   the inverse of `a`. `C(n, k) = n! / (k! (n - k)!)`.
//! - Method: squares and multiplies, one bit of the exponent after the other. One inverse of the
//!   largest factorial gives all others by multiplication.
//! - Time: O(log exponent) for a power; O(n) for factorials up to `n`, then O(1) for a coefficient.
//!   Memory: O(n).
//! - Source: folklore.
//! - Status: powers equal repeated products for bases and moduli below 40 and exponents below 20,
//!   and at random up to the largest modulus; coefficients equal Pascal's triangle for all primes
//!   below 60.
//! - names: pow mod, modpow, fast exponentiation, binary exponentiation, modular inverse, binomial
//!   coefficient, n choose k, factorials modulo a prime, count positions modulo 998244353, count
//!   positions modulo 10^9 + 7, 快速幂, 逆元, 组合数, 繰り返し二乗法, 逆元, 二項係数

use cargo_snippet::snippet;

/// `base^exponent` modulo `modulus`; `0^0` is 1.
///
/// # Panics
/// If `modulus` is 0 or past 32 bits.
///
/// ```
/// use snippets::modular::pow_mod;
///
/// assert_eq!(pow_mod(2, 10, 1000), 24);
/// let inverse_of_3 = pow_mod(3, 998_244_353 - 2, 998_244_353);
/// assert_eq!(inverse_of_3 * 3 % 998_244_353, 1);
/// ```
#[snippet("pow_mod", doc_hidden)]
pub fn pow_mod(base: u64, mut exponent: u64, modulus: u64) -> u64 {
    assert!((1..=1 << 32).contains(&modulus), "modulus {modulus}");
    let (mut square, mut power) = (base % modulus, 1 % modulus);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * square % modulus;
        }
        square = square * square % modulus;
        exponent >>= 1;
    }
    power
}

/// Factorials and binomial coefficients modulo a prime.
///
/// ```
/// use snippets::modular::Binomials;
///
/// let binomials = Binomials::new(10, 998_244_353);
/// assert_eq!(binomials.choose(5, 2), 10);
/// assert_eq!(binomials.choose(2, 5), 0);
/// assert_eq!(binomials.factorial[4], 24);
/// ```
#[snippet("binomials", doc_hidden, include = "pow_mod")]
pub struct Binomials {
    /// `n!` for all `n` up to the largest.
    pub factorial: Vec<u64>,
    /// The inverses of the factorials.
    pub inverse: Vec<u64>,
    prime: u64,
}

#[snippet("binomials", doc_hidden)]
impl Binomials {
    /// Factorials up to `largest`, modulo a prime above it.
    ///
    /// # Panics
    /// If `prime` isn't above `largest` or is past 32 bits. It isn't checked that it's a prime.
    pub fn new(largest: usize, prime: u64) -> Self {
        assert!((largest as u64) < prime, "{largest}! is 0 modulo {prime}");
        let mut factorial = vec![1; largest + 1];
        for i in 1..=largest {
            factorial[i] = factorial[i - 1] * i as u64 % prime;
        }
        let mut inverse = vec![pow_mod(factorial[largest], prime - 2, prime); largest + 1];
        for i in (0..largest).rev() {
            inverse[i] = inverse[i + 1] * (i as u64 + 1) % prime;
        }
        Self {
            factorial,
            inverse,
            prime,
        }
    }

    /// `C(n, k)`; 0 if `k > n`.
    ///
    /// # Panics
    /// If `n` is above the largest factorial.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        let Some(rest) = n.checked_sub(k) else {
            return 0;
        };
        self.factorial[n] * self.inverse[k] % self.prime * self.inverse[rest] % self.prime
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn small_powers_are_repeated_products() {
        for (base, modulus) in (0..40).flat_map(|base| (1..40).map(move |m| (base, m))) {
            let mut expected = 1 % modulus;
            for exponent in 0..20 {
                assert_eq!(pow_mod(base, exponent, modulus), expected);
                expected = expected * base % modulus;
            }
        }
    }

    #[test]
    fn coefficients_are_those_of_pascals_triangle() {
        let is_prime = |p: &u64| (2..*p).all(|d| p % d != 0);
        for prime in (2..60).filter(is_prime) {
            let largest = prime as usize - 1;
            let binomials = Binomials::new(largest, prime);
            let mut row = vec![1 % prime];
            for n in 0..=largest {
                let got: Vec<u64> = (0..n + 3).map(|k| binomials.choose(n, k)).collect();
                assert_eq!(got, [&row[..], &[0, 0]].concat(), "{n} modulo {prime}");
                let inner = row.windows(2).map(|pair| (pair[0] + pair[1]) % prime);
                row = [1].into_iter().chain(inner).chain([1]).collect();
            }
        }
    }

    #[test]
    #[should_panic(expected = "7! is 0 modulo 7")]
    fn a_factorial_without_inverse_is_refused() {
        Binomials::new(7, 7);
    }

    #[test]
    #[should_panic(expected = "modulus 0")]
    fn the_modulus_0_is_refused() {
        pow_mod(1, 1, 0);
    }

    #[test]
    #[should_panic(expected = "modulus 4294967297")]
    fn a_modulus_whose_products_do_not_fit_is_refused() {
        pow_mod(1, 1, (1 << 32) + 1);
    }

    proptest! {
        #[test]
        fn a_sum_of_exponents_is_a_product_of_powers(
            base: u64, a in 0..1u64 << 63, b in 0..1u64 << 63, modulus in 1..=1u64 << 32,
        ) {
            let power = |exponent| u128::from(pow_mod(base, exponent, modulus));
            prop_assert_eq!(power(a + b), power(a) * power(b) % u128::from(modulus));
            prop_assert_eq!(power(1), u128::from(base % modulus));
        }

        #[test]
        fn powers_modulo_the_largest_modulus_wrap(base: u64, exponent in 0..1000u32) {
            let expected = u64::from((base as u32).wrapping_pow(exponent));
            prop_assert_eq!(pow_mod(base, exponent.into(), 1 << 32), expected);
        }
    }
}
