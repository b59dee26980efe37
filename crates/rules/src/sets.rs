//! Named sets: membership tests and lists of members.

use super::ast::Set;

pub(super) fn is_square(n: i64) -> bool {
    n > 0 && n.isqrt().pow(2) == n
}

/// Returns whether n = t(t+1)/2 for some t ≥ 1, that is, whether 8n + 1 is a square.
pub(super) fn is_triangular(n: i64) -> bool {
    let root = (8 * i128::from(n) + 1).max(0).isqrt();
    n > 0 && root * root == 8 * i128::from(n) + 1
}

/// Miller–Rabin test with the first twelve primes, which is exact below 3.3·10²⁴ (J. Sorenson and
/// J. Webster, Math. Comp. 86 (2017), 985–1003).
pub(super) fn is_prime(n: i64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let Some(n) = u64::try_from(n).ok().filter(|&n| n >= 2) else {
        return false;
    };
    if let Some(divisor) = BASES.iter().find(|&&base| n.is_multiple_of(base)) {
        return n == *divisor;
    }
    if n < 37 * 37 {
        return true;
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        let mut power = power_modulo(base, (n - 1) >> twos, n);
        let mut is_witness = power != 1 && power != n - 1;
        for _ in 1..twos {
            power = times_modulo(power, power, n);
            is_witness &= power != n - 1;
        }
        !is_witness
    })
}

fn times_modulo(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power_modulo(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = times_modulo(power, base, modulus);
        }
        base = times_modulo(base, base, modulus);
        exponent /= 2;
    }
    power
}

pub(super) fn is_fibonacci(n: i64) -> bool {
    fibonacci().find(|&member| member >= n.into()) == Some(n.into())
}

fn fibonacci() -> impl Iterator<Item = i128> {
    let next = |&(a, b): &(i128, i128)| Some((b, a.checked_add(b)?));
    std::iter::successors(Some((1, 2)), next).map(|(a, _)| a)
}

pub(super) fn is_power(mut n: i64, base: i64) -> bool {
    while n > 1 && n % base == 0 {
        n /= base;
    }
    n == 1
}

impl Set {
    /// Lists the members up to `limit` in increasing order.
    pub fn up_to(&self, limit: i64) -> Vec<i64> {
        let below = |&member: &i64| member <= limit;
        match self {
            Self::Explicit(members) => members.iter().copied().filter(below).collect(),
            Self::Squares => (1..).map(|k: i64| k * k).take_while(below).collect(),
            Self::Triangular => (1..)
                .map(|k: i64| k * (k + 1) / 2)
                .take_while(below)
                .collect(),
            Self::Primes => primes(limit),
            Self::Fibonacci => {
                let members = fibonacci().take_while(|&member| member <= limit.into());
                members.map(|member| member as i64).collect()
            }
            Self::Powers(base) => {
                let powers = std::iter::successors(Some(1i64), |power| power.checked_mul(*base));
                powers.take_while(below).collect()
            }
        }
    }
}

/// Lists the primes up to `limit` by the sieve of Eratosthenes.
fn primes(limit: i64) -> Vec<i64> {
    let limit = usize::try_from(limit).unwrap_or(0);
    let mut is_prime = vec![true; limit + 1];
    let mut primes = Vec::new();
    for n in 2..=limit {
        if is_prime[n] {
            primes.push(n as i64);
            (n * n..=limit).step_by(n).for_each(|m| is_prime[m] = false);
        }
    }
    primes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_hold_who_is_in() {
        let sets = [
            Set::Squares,
            Set::Triangular,
            Set::Primes,
            Set::Fibonacci,
            Set::Powers(2),
            Set::Powers(3),
            Set::Powers(10),
            Set::Explicit(vec![-3, 1, 4]),
        ];
        for set in sets {
            let members: Vec<i64> = (-9..20_000).filter(|&n| set.contains(n)).collect();
            assert_eq!(set.up_to(19_999), members, "{set}");
        }
    }

    #[test]
    fn the_sets_begin_as_known() {
        assert_eq!(Set::Squares.up_to(16), [1, 4, 9, 16]);
        assert_eq!(Set::Triangular.up_to(10), [1, 3, 6, 10]);
        assert_eq!(Set::Primes.up_to(11), [2, 3, 5, 7, 11]);
        assert_eq!(Set::Fibonacci.up_to(13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(Set::Powers(3).up_to(27), [1, 3, 9, 27]);
        assert_eq!(Set::Primes.up_to(-5), []);
    }

    #[test]
    fn large_numbers_are_decided() {
        assert!(is_prime((1 << 61) - 1));
        assert!(!is_prime(3_215_031_751));
        assert!(!is_prime(3_037_000_493 * 3_037_000_453));
        assert!(is_square(3_037_000_499 * 3_037_000_499));
        assert!(!is_square(i64::MAX));
        assert!(is_fibonacci(7_540_113_804_746_346_429));
        assert!(!is_fibonacci(i64::MAX));
        assert!(is_power(1 << 62, 2) && !is_power(i64::MAX, 2));
    }
}
