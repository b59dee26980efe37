//! Closed forms for one heap in the digits of n.

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

/// how often 3 divides n
pub fn ruler_exponent_base_3(mut n: u64) -> u64 {
    let mut exponent = 0;
    while n > 0 && n % 3 == 0 {
        n /= 3;
        exponent += 1;
    }
    exponent
}

/// length of n in base 3
pub fn length_base_3(mut n: u64) -> u64 {
    let mut length = 0;
    while n > 0 {
        length += 1;
        n /= 3;
    }
    length
}

/// length of n in decimal
pub fn decimal_length(n: u64) -> u64 {
    n.checked_ilog10().map_or(0, |log| u64::from(log) + 1)
}

/// sum of the digits of n in base 3
pub fn digit_sum_base_3(mut n: u64) -> u64 {
    let mut sum = 0;
    while n > 0 {
        sum += n % 3;
        n /= 3;
    }
    sum
}

/// sum of the digits of n
pub fn digit_sum(mut n: u64, base: u64) -> u64 {
    let mut sum = 0;
    while n > 0 {
        sum += n % base;
        n /= base;
    }
    sum
}

/// nim-sum of the digits of n
pub fn digit_nim_sum(mut n: u64, base: u64) -> u64 {
    let mut sum = 0;
    while n > 0 {
        sum ^= n % base;
        n /= base;
    }
    sum
}

/// first digit of n
pub fn first_digit(mut n: u64, base: u64) -> u64 {
    while n >= base {
        n /= base;
    }
    n
}

/// number of zeros that end n
pub fn last_zeros(mut n: u64, base: u64) -> u64 {
    let mut zeros = 0;
    while n > 0 && n % base == 0 {
        n /= base;
        zeros += 1;
    }
    zeros
}

/// largest digit of n in decimal
pub fn largest_digit(mut n: u64) -> u64 {
    let mut largest = 0;
    while n > 0 {
        largest = largest.max(n % 10);
        n /= 10;
    }
    largest
}
