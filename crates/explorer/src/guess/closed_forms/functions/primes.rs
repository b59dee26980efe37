//! Closed forms for one heap, by the prime factors of n.

/// number of prime factors of n, counted with repeats, as if n moves to a proper divisor
pub fn prime_factors(mut n: u64) -> u64 {
    let mut count = 0;
    while n > 1 {
        n /= least_prime_factor(n);
        count += 1;
    }
    count
}

/// k, where the least prime factor of n is the k-th prime
pub fn least_prime_index(n: u64) -> u64 {
    if n < 2 {
        return 0;
    }
    let p = least_prime_factor(n);
    let mut primes = 0;
    for q in 2..=p {
        primes += u64::from(least_prime_factor(q) == q);
    }
    primes
}

/// k, where the least prime factor of n is the k-th prime; 0 for even n and 1 for 1, as if you may
/// take any number prime to n
pub fn least_prime_index_where_even_is_0(n: u64) -> u64 {
    if n % 2 == 0 {
        return 0;
    }
    least_prime_index(n).max(1)
}

/// nim-sum of the exponents of the primes in n, as if you divide n by a power of a prime
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
