//! Closed forms for one heap, by the digits of n.

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

/// logarithm of n to base 2, rounded down, and 0 for 0
pub fn binary_logarithm(n: u64) -> u64 {
    n.checked_ilog2().unwrap_or(0).into()
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

/// half of n without the ones that end it in binary, as if you may take at most half
pub fn half_without_last_ones(n: u64) -> u64 {
    n.checked_shr(n.trailing_ones()).unwrap_or(0) / 2
}

/// odd part: n divided by 2 as often as possible
pub fn odd_part(n: u64) -> u64 {
    n.checked_shr(n.trailing_zeros()).unwrap_or(0)
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
