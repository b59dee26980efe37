//! Closed forms for two heaps.

use super::over_phi;

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
