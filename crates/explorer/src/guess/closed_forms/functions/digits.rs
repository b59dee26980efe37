//! Closed forms for one heap, by the digits of n.

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
