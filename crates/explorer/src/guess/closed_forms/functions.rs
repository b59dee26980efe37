//! Closed forms that Grundy values often have, as they are pasted: for one heap by arithmetic, by
//! the digits of n and by its primes, then for two heaps. The doc comment of a function is what a
//! guess claims. They're exact for every `u64` whose value is also a `u64`.
//!
//! A paragraph is what gets pasted, so keep an empty line between two functions and nowhere else.

/// n itself
pub fn identity(n: u64) -> u64 {
    n
}

/// n − 1, and 0 for 0
pub fn one_less(n: u64) -> u64 {
    n.saturating_sub(1)
}

/// half of n, rounded down
pub fn half(n: u64) -> u64 {
    n / 2
}

/// Lasker's nim
pub fn lasker_nim(n: u64) -> u64 {
    if n > 0 && n % 4 == 0 {
        n - 1
    } else if n % 4 == 3 {
        n + 1
    } else {
        n
    }
}

/// square root, rounded down
pub fn square_root(n: u64) -> u64 {
    let root = (n as f64).sqrt() as u64;
    root - u64::from(u128::from(root) * u128::from(root) > u128::from(n))
}

/// the largest k with 1 + 2 + … + k ≤ n, as if each number may be taken only once
pub fn triangular_root(n: u64) -> u64 {
    let k = (2.0 * n as f64).sqrt() as u64;
    k - u64::from(u128::from(k) * u128::from(k + 1) > 2 * u128::from(n))
}

/// root of the first square among n, n − ⌊√n⌋ − 1, … (each from the one before), as if you may take
/// 1 to √n
pub fn taken_up_to_root(n: u64) -> u64 {
    let mut root = square_root(n);
    let mut above = n - root * root;
    loop {
        if above > root {
            above -= root + 1;
        } else if above % 2 == 0 {
            return root - above / 2;
        } else {
            root -= above / 2 + 1;
            above = root;
        }
    }
}

/// whether n loses if the first take is any but all, and each other is at most `times` the one
/// before: the lost heaps are 1 and each h + k, where h is one and k the first with k · times ≥ h
pub fn is_lost_up_to_a_multiple(n: u64, times: u64) -> bool {
    let mut lost: Vec<u64> = vec![1];
    let mut at = 0;
    let mut last: u64 = 1;
    while last < n {
        while lost[at] < last / times + u64::from(last % times > 0) {
            at += 1;
        }
        if lost[at] > u64::MAX - last {
            return false;
        }
        last += lost[at];
        lost.push(last);
    }
    last == n
}

/// lower Wythoff sequence: ⌊nφ⌋
pub fn lower_wythoff(n: u64) -> u64 {
    n + over_phi(n)
}

/// ⌊n/φ⌋, computed from the two halves of ⌊2¹²⁸/φ⌋
pub fn over_phi(n: u64) -> u64 {
    let high = u128::from(n) * 0x9e3779b97f4a7c15;
    let low = u128::from(n) * 0xf39cc0605cedc834;
    ((high + (low >> 64)) >> 64) as u64
}

/// upper Wythoff sequence: ⌊nφ²⌋
pub fn upper_wythoff(n: u64) -> u64 {
    n + lower_wythoff(n)
}

/// ruler: the largest power of 2 that divides n
pub fn ruler(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// ruler, exponents: how often 2 divides n
pub fn ruler_exponent(n: u64) -> u64 {
    if n == 0 {
        return 0;
    }
    u64::from(n.trailing_zeros())
}

/// how often 2 divides n, plus 1
pub fn ruler_exponent_plus_1(n: u64) -> u64 {
    if n == 0 {
        return 0;
    }
    u64::from(n.trailing_zeros()) + 1
}

/// odious numbers: the n-th with an odd number of bits
pub fn odious(n: u64) -> u64 {
    2 * n + u64::from(n.count_ones() % 2 == 0)
}

/// number of bits set in n
pub fn bits_set(n: u64) -> u64 {
    u64::from(n.count_ones())
}

/// length of n in binary
pub fn binary_length(mut n: u64) -> u64 {
    let mut length = 0;
    while n > 0 {
        n /= 2;
        length += 1;
    }
    length
}

/// logarithm of n to base 2, rounded down, and 0 for 0
pub fn binary_logarithm(mut n: u64) -> u64 {
    let mut logarithm = 0;
    while n > 1 {
        n /= 2;
        logarithm += 1;
    }
    logarithm
}

/// half of n without the ones that end it in binary, as if you may take at most half
pub fn half_without_last_ones(mut n: u64) -> u64 {
    while n % 2 == 1 {
        n /= 2;
    }
    n / 2
}

/// how often 3 divides n
pub fn ruler_exponent_base_3(mut n: u64) -> u64 {
    let mut exponent = 0;
    while n > 0 && n % 3 == 0 {
        n /= 3;
        exponent += 1;
    }
    exponent
}

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

/// nim-sum: a XOR b
pub fn nim_sum(a: u64, b: u64) -> u64 {
    a ^ b
}

/// nim-product
pub fn nim_product(a: u64, b: u64) -> u64 {
    nim_product_of_halves(a, b, 32)
}

/// nim-product by Karatsuba's method: 2ʰ ⊗ 2ʰ = 2ʰ ⊕ 2ʰ⁻¹ for h = 1, 2, 4, …
pub fn nim_product_of_halves(a: u64, b: u64, half: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let mask: u64 = (1 << half) - 1;
    let low = nim_product_of_halves(a & mask, b & mask, half / 2);
    let high = nim_product_of_halves(a >> half, b >> half, half / 2);
    let mixed = nim_product_of_halves((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half / 2);
    (mixed ^ low) << half ^ low ^ nim_product_of_halves(high, 1 << (half - 1), half / 2)
}

/// sum
pub fn sum(a: u64, b: u64) -> u64 {
    a + b
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

/// how many ones end a OR b in binary, as if you discard one heap and split the other
pub fn last_ones_of_or(a: u64, b: u64) -> u64 {
    let mut rest = a | b;
    let mut ones = 0;
    while rest % 2 == 1 {
        rest /= 2;
        ones += 1;
    }
    ones
}

/// Euclid if no heap may become empty: ⌊larger/smaller − smaller/larger⌋
pub fn euclid_kept(a: u64, b: u64) -> u64 {
    let small = a.min(b);
    let large = a.max(b);
    if small == 0 {
        return 0;
    }
    let square = u128::from(small) * u128::from(small);
    large / small - u64::from(u128::from(large % small) * u128::from(large) < square)
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
    a.min(b) >= k && a.min(b) - k == over_phi(k)
}

/// the unequal pairs with larger/smaller < φ, and the pairs with an empty heap, as in Euclid's game
pub fn is_lost_in_euclid(a: u64, b: u64) -> bool {
    let small = u128::from(a.min(b));
    let large = u128::from(a.max(b));
    small == 0 || small < large && large * (large - small) < small * small
}

/// the pairs lost in misère nim: two equal heaps of 2 or more, or one heap of 1 alone
pub fn is_lost_in_misere_nim(a: u64, b: u64) -> bool {
    (a == b) != (a.max(b) < 2)
}

/// the pairs (2k − 1, 2k) and (0, 0), as if one pass is allowed while stones are left
pub fn is_lost_with_a_pass(a: u64, b: u64) -> bool {
    let small = a.min(b);
    let large = a.max(b);
    large == 0 || small % 2 == 1 && large - small == 1
}

/// the pairs (⌊k√2⌋, ⌊k√2⌋ + 2k), as in Wythoff's game if the two takes may differ by 1
pub fn is_2_wythoff_pair(a: u64, b: u64) -> bool {
    let k = u128::from(a.abs_diff(b) / 2);
    let below = 2 * k * k;
    let small = u128::from(a.min(b));
    a.abs_diff(b) % 2 == 0 && small * small <= below && below < (small + 1) * (small + 1)
}
