//! Closed forms that Grundy values of one and of two heaps often have, each as it is pasted; its
//! documentation is the claim. They hold for every `u64` where the value is one.
//!
//! A paragraph is what is pasted: an empty line stands between two functions and nowhere else.

/// n itself
pub fn identity(n: u64) -> u64 {
    n
}

/// ruler: the largest power of 2 that divides n
pub fn ruler(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// ruler, exponents: how often 2 divides n
pub fn ruler_exponent(n: u64) -> u64 {
    match n {
        0 => 0,
        _ => n.trailing_zeros().into(),
    }
}

/// how often 2 divides n, plus 1
pub fn ruler_exponent_plus_1(n: u64) -> u64 {
    match n {
        0 => 0,
        _ => u64::from(n.trailing_zeros()) + 1,
    }
}

/// odious numbers: the n-th with an odd number of bits
pub fn odious(n: u64) -> u64 {
    2 * n + u64::from(n.count_ones() % 2 == 0)
}

/// evil numbers: the n-th with an even number of bits
pub fn evil(n: u64) -> u64 {
    2 * n + u64::from(n.count_ones() % 2 == 1)
}

/// number of bits set in n
pub fn bits_set(n: u64) -> u64 {
    n.count_ones().into()
}

/// Thue–Morse: parity of the bits of n
pub fn thue_morse(n: u64) -> u64 {
    (n.count_ones() % 2).into()
}

/// length of n in binary
pub fn binary_length(n: u64) -> u64 {
    (64 - n.leading_zeros()).into()
}

/// the largest power of 2 up to n
pub fn largest_power_of_2(n: u64) -> u64 {
    match n {
        0 => 0,
        _ => 1 << n.ilog2(),
    }
}

/// Gray code
pub fn gray_code(n: u64) -> u64 {
    n ^ (n >> 1)
}

/// half of n, rounded down
pub fn half(n: u64) -> u64 {
    n / 2
}

/// half of n after its last ones in binary are cut off, as where at most half may be taken
pub fn half_without_last_ones(n: u64) -> u64 {
    n.checked_shr(n.trailing_ones()).unwrap_or(0) / 2
}

/// odd part: n divided by 2 as often as possible
pub fn odd_part(n: u64) -> u64 {
    n.checked_shr(n.trailing_zeros()).unwrap_or(0)
}

/// the digits of n in binary, read backwards
pub fn bit_reversal(n: u64) -> u64 {
    n.reverse_bits().checked_shr(n.leading_zeros()).unwrap_or(0)
}

/// Lasker's nim
pub fn lasker_nim(n: u64) -> u64 {
    match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    }
}

/// square root, rounded down
pub fn square_root(n: u64) -> u64 {
    let root = (n as f64).sqrt() as u64;
    root - u64::from(u128::from(root).pow(2) > n.into())
}

/// the largest k with 1 + 2 + … + k ≤ n, as where each number is taken once at most
pub fn triangular_root(n: u64) -> u64 {
    let k = (2.0 * n as f64).sqrt() as u64;
    k - u64::from(u128::from(k) * u128::from(k + 1) > 2 * u128::from(n))
}

/// number of prime factors of n, repeats counted, as where n becomes a proper divisor
pub fn prime_factors(mut n: u64) -> u64 {
    let mut count = 0;
    while n > 1 {
        n /= least_prime_factor(n);
        count += 1;
    }
    count
}

/// number of different primes that divide n
pub fn distinct_prime_factors(mut n: u64) -> u64 {
    let mut count = 0;
    while n > 1 {
        let p = least_prime_factor(n);
        while n % p == 0 {
            n /= p;
        }
        count += 1;
    }
    count
}

/// number of divisors of n
pub fn divisors(mut n: u64) -> u64 {
    let mut count = n.min(1);
    while n > 1 {
        let p = least_prime_factor(n);
        let mut exponent = 0;
        while n % p == 0 {
            n /= p;
            exponent += 1;
        }
        count *= exponent + 1;
    }
    count
}

/// k, where the least prime factor of n is the k-th prime
pub fn least_prime_index(n: u64) -> u64 {
    if n < 2 {
        return 0;
    }
    let p = least_prime_factor(n);
    (2..=p).filter(|&q| least_prime_factor(q) == q).count() as u64
}

/// k, where the least prime factor of n is the k-th prime; 0 for even n and 1 for 1, as where a number prime to n is taken
pub fn least_prime_index_where_even_is_0(n: u64) -> u64 {
    match n % 2 {
        0 => 0,
        _ => least_prime_index(n).max(1),
    }
}

/// nim-sum of the exponents of the primes in n, as where n is divided by a power of a prime
pub fn nim_sum_of_exponents(mut n: u64) -> u64 {
    let mut sum = 0;
    while n > 1 {
        let p = least_prime_factor(n);
        let mut exponent = 0;
        while n % p == 0 {
            n /= p;
            exponent += 1;
        }
        sum ^= exponent;
    }
    sum
}

/// the least prime factor of n ≥ 2
pub fn least_prime_factor(n: u64) -> u64 {
    let mut d = 2;
    while d <= n / d {
        if n % d == 0 {
            return d;
        }
        // 2, 3, 5, 7, 9, …
        d += 1 + d % 2;
    }
    n
}

/// lower Wythoff sequence: ⌊nφ⌋
pub fn lower_wythoff(n: u64) -> u64 {
    n + over_phi(n)
}

/// ⌊n/φ⌋, by ⌊2¹²⁸/φ⌋ in two halves
pub fn over_phi(n: u64) -> u64 {
    let high = u128::from(n) * 0x9e3779b97f4a7c15;
    let low = u128::from(n) * 0xf39cc0605cedc834;
    ((high + (low >> 64)) >> 64) as u64
}

/// upper Wythoff sequence: ⌊nφ²⌋
pub fn upper_wythoff(n: u64) -> u64 {
    n + lower_wythoff(n)
}

/// nim-sum: a XOR b
pub fn nim_sum(a: u64, b: u64) -> u64 {
    a ^ b
}

/// nim-product
pub fn nim_product(a: u64, b: u64) -> u64 {
    // By Karatsuba's method: 2ʰ ⊗ 2ʰ = 2ʰ ⊕ 2ʰ⁻¹ for h = 1, 2, 4, …
    fn of_halves(a: u64, b: u64, half: u32) -> u64 {
        if a < 2 || b < 2 {
            return a * b;
        }
        let (a1, a0) = (a >> half, a & ((1 << half) - 1));
        let (b1, b0) = (b >> half, b & ((1 << half) - 1));
        let low = of_halves(a0, b0, half / 2);
        let high = of_halves(a1, b1, half / 2);
        let mixed = of_halves(a1 ^ a0, b1 ^ b0, half / 2);
        (mixed ^ low) << half ^ low ^ of_halves(high, 1 << (half - 1), half / 2)
    }
    of_halves(a, b, 32)
}

/// sum
pub fn sum(a: u64, b: u64) -> u64 {
    a + b
}

/// product
pub fn product(a: u64, b: u64) -> u64 {
    a * b
}

/// minimum
pub fn minimum(a: u64, b: u64) -> u64 {
    a.min(b)
}

/// maximum
pub fn maximum(a: u64, b: u64) -> u64 {
    a.max(b)
}

/// difference
pub fn difference(a: u64, b: u64) -> u64 {
    a.abs_diff(b)
}

/// bitwise and
pub fn bitwise_and(a: u64, b: u64) -> u64 {
    a & b
}

/// bitwise or
pub fn bitwise_or(a: u64, b: u64) -> u64 {
    a | b
}

/// greatest common divisor
pub fn gcd(a: u64, b: u64) -> u64 {
    match b {
        0 => a,
        _ => gcd(b, a % b),
    }
}

/// how many ones end a OR b, as where one heap is thrown away and the other split
pub fn last_ones_of_or(a: u64, b: u64) -> u64 {
    (a | b).trailing_ones().into()
}

/// Euclid where no heap may be emptied: ⌊larger/smaller − smaller/larger⌋
pub fn euclid_kept(a: u64, b: u64) -> u64 {
    let (small, large) = (a.min(b), a.max(b));
    if small == 0 {
        return 0;
    }
    let carries = u128::from(large % small) * u128::from(large) < u128::from(small).pow(2);
    large / small - u64::from(carries)
}

/// the pairs of equal heaps
pub fn are_equal(a: u64, b: u64) -> bool {
    a == b
}

/// the pairs of even heaps
pub fn are_even(a: u64, b: u64) -> bool {
    a % 2 == 0 && b % 2 == 0
}

/// the Wythoff pairs (⌊kφ⌋, ⌊kφ²⌋)
pub fn is_wythoff_pair(a: u64, b: u64) -> bool {
    let k = a.abs_diff(b);
    a.min(b).checked_sub(k) == Some(over_phi(k))
}

/// the unequal pairs with larger/smaller < φ, and those with an empty heap, as in Euclid's game
pub fn is_lost_in_euclid(a: u64, b: u64) -> bool {
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    small == 0 || small < large && large * (large - small) < small * small
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn roots_are_exact_for_every_u64(n in prop_oneof![any::<u64>(), Just(u64::MAX), 0..9_u64], root: u32) {
            let square = u64::from(root).pow(2);
            for n in [n, square, square.saturating_sub(1), square.saturating_add(1)] {
                assert_eq!(square_root(n), n.isqrt());
            }
            let root = u128::from(root);
            let triangle = (root * (root + 1) / 2) as u64;
            for n in [n, triangle, triangle.saturating_sub(1)] {
                let k = u128::from(triangular_root(n));
                let doubled = 2 * u128::from(n);
                assert!(k * (k + 1) <= doubled && doubled < (k + 1) * (k + 2), "{n}");
            }
        }

        #[test]
        fn the_golden_multiple_is_exact(n in 0..1_u64 << 62) {
            let square = u128::from(n).pow(2);
            let exact = (u128::from(n) + (5 * square).isqrt()) / 2;
            assert_eq!(u128::from(lower_wythoff(n)), exact);
        }
    }

    proptest! {
        #[test]
        fn what_primes_say_of_a_number_is_as_defined(n in 1..600_u64) {
            let divides = |d: &u64| n % d == 0;
            let is_prime = |p: &u64| (2..*p).all(|d| p % d != 0);
            let primes = || (2..=n).filter(is_prime);
            assert_eq!(divisors(n), (1..=n).filter(divides).count() as u64);
            assert_eq!(distinct_prime_factors(n), primes().filter(divides).count() as u64);
            let index = primes().position(|p| divides(&p)).map_or(0, |k| k as u64 + 1);
            assert_eq!(least_prime_index(n), index);
            let where_even_is_0 = match n {
                1 => 1,
                n if n % 2 == 0 => 0,
                _ => index,
            };
            assert_eq!(least_prime_index_where_even_is_0(n), where_even_is_0);
        }

        #[test]
        fn digits_are_cut_off_and_turned_round(n in 1..u64::MAX) {
            let twos = (0..).take_while(|&k| n % (2 << k) == 0).count();
            assert_eq!(odd_part(n), n >> twos);
            let backwards: String = format!("{n:b}").chars().rev().collect();
            assert_eq!(bit_reversal(n), u64::from_str_radix(&backwards, 2).unwrap());
        }
    }

    #[test]
    fn the_extremes_of_the_type_are_no_exception() {
        assert_eq!(half_without_last_ones(u64::MAX), 0);
        assert_eq!(half_without_last_ones(u64::MAX - 1), u64::MAX / 2);
        assert_eq!(binary_length(u64::MAX), 64);
        assert_eq!(largest_power_of_2(u64::MAX), 1 << 63);
        assert_eq!(prime_factors(1 << 63), 63);
        assert_eq!(odd_part(0), 0);
        assert_eq!(odd_part(1 << 63), 1);
        assert_eq!(bit_reversal(0), 0);
        assert_eq!(bit_reversal(u64::MAX), u64::MAX);
        assert_eq!(divisors(0), 0);
        assert_eq!(least_prime_index(0), 0);
    }
}
