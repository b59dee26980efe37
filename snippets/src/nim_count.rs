//! Counting sums of games by their nim-sum.
//!
//! - Definition: with `c[v]` components of Grundy value `v` to choose from, `C(x)` is the number of
//!   sequences of `n` components with nim-sum `x`. With probabilities instead, it's the chance of
//!   `x`.
//! - Theorem: the Walsh–Hadamard transform turns nim-sums into products: the transform of `C` is,
//!   entry by entry, the `n`-th power of that of `c`. The mover loses in `C(0)` of the sequences.
//! - Method: transform, take powers, transform again, divide by the length `L` (a power of two).
//! - Time: O(L (log L + log n)). Memory: O(L).
//! - Source: N. J. Fine, Trans. Amer. Math. Soc. 65 (1949), 372–414.
//! - Status: equal to the count of all sequences for `n ≤ 5` and values below 8; at random modulo
//!   three primes against n-fold convolution.
//! - names: number of positions with xor zero, probability to win, walsh-hadamard, in how many
//!   positions does the first player win, how many sequences, random heaps, how likely does the
//!   first player win, 计数, 沃尔什变换, 数え上げ

use cargo_snippet::snippet;

use crate::modular::pow_mod;

/// How many sequences of `n` components have nim-sum 0, 1, 2, …, modulo the odd prime `P < 2³²`.
///
/// `counts[v]` components have the Grundy value `v`. The result has the least power of two not
/// below `counts.len()` entries. For `n = 0` it counts the empty sequence alone. O(L (log L + log
/// P)).
///
/// # Panics
/// If `P` is even or past 32 bits. It isn't checked that `P` is a prime.
///
/// ```
/// use snippets::nim_count::nim_sum_counts;
///
/// let heaps_of_1_to_3 = [0, 1, 1, 1];
/// assert_eq!(nim_sum_counts::<998_244_353>(&heaps_of_1_to_3, 2), [3, 2, 2, 2]);
/// ```
#[snippet("nim_count", doc_hidden, include = "pow_mod")]
pub fn nim_sum_counts<const P: u64>(counts: &[u64], n: u64) -> Vec<u64> {
    assert!(
        P % 2 == 1 && P >> 32 == 0,
        "not an odd prime below 2^32: {P}"
    );
    let reduced = n.checked_sub(1).map_or(0, |m| m % (P - 1) + 1);
    let fold = |x: u64| if x < P { x } else { x - P };
    let butterfly = |x: u64, y: u64| (fold(x + y), fold(x + P - y));
    let mut c: Vec<u64> = counts.iter().map(|x| x % P).collect();
    c.resize(counts.len().next_power_of_two(), 0);
    walsh_hadamard(&mut c, butterfly);
    c.iter_mut().for_each(|x| *x = pow_mod(*x, reduced, P));
    walsh_hadamard(&mut c, butterfly);
    let inverse = pow_mod(c.len() as u64, P - 2, P);
    c.iter_mut().for_each(|x| *x = *x * inverse % P);
    c
}

/// The chance of each nim-sum of `n` independent components.
///
/// A component has value `v` with chance `chances[v]`. The result has the least power of two not
/// below `chances.len()` entries. Errors grow like `n · 10⁻¹⁶`. O(L (log L + log n)).
///
/// ```
/// use snippets::nim_count::nim_sum_chances;
///
/// assert_eq!(nim_sum_chances(&[0.5, 0.25, 0.25], 2), [0.375, 0.25, 0.25, 0.125]);
/// ```
#[snippet("nim_count", doc_hidden)]
pub fn nim_sum_chances(chances: &[f64], n: u64) -> Vec<f64> {
    let power = |base: f64| {
        let powers = std::iter::successors(Some(base), |x| Some(x * x));
        let bits = (0..64 - n.leading_zeros()).zip(powers);
        bits.filter(|(bit, _)| n >> bit & 1 == 1)
            .fold(1.0, |product, (_, x)| product * x)
    };
    let mut c = chances.to_vec();
    c.resize(chances.len().next_power_of_two(), 0.0);
    walsh_hadamard(&mut c, |x, y| (x + y, x - y));
    c.iter_mut().for_each(|x| *x = power(*x));
    walsh_hadamard(&mut c, |x, y| (x + y, x - y));
    let length = c.len() as f64;
    c.iter_mut().for_each(|x| *x /= length);
    c
}

/// Replaces each pair of entries that differ in one bit by its butterfly, bit after bit.
#[snippet("nim_count", doc_hidden)]
fn walsh_hadamard<T: Copy>(values: &mut [T], butterfly: impl Fn(T, T) -> (T, T)) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (x, y) in low.iter_mut().zip(high) {
                (*x, *y) = butterfly(*x, *y);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn by_convolution<const P: u64>(counts: &[u64], n: u64) -> Vec<u64> {
        let length = counts.len().next_power_of_two();
        let mut all = vec![0; length];
        all[0] = 1;
        for _ in 0..n {
            let mut next = vec![0; length];
            for (x, &ways) in all.iter().enumerate() {
                for (v, &count) in counts.iter().enumerate() {
                    next[x ^ v] = (next[x ^ v] + ways * (count % P)) % P;
                }
            }
            all = next;
        }
        all
    }

    #[test]
    fn equals_a_count_of_all_sequences() {
        for (n, size) in (0..=5u32).flat_map(|n| (1..=8usize).map(move |size| (n, size))) {
            let mut expected = vec![0; size.next_power_of_two()];
            for code in 0..size.pow(n) {
                let sum = (0..n).fold(0, |sum, i| sum ^ (code / size.pow(i) % size));
                expected[sum] += 1;
            }
            let counts = vec![1; size];
            assert_eq!(nim_sum_counts::<998_244_353>(&counts, n.into()), expected);
            let chances = nim_sum_chances(&vec![1.0 / size as f64; size], n.into());
            for (chance, count) in chances.iter().zip(expected) {
                let exact = count as f64 / (size as f64).powi(n as i32);
                assert!((chance - exact).abs() < 1e-12, "{n} {size}");
            }
        }
    }

    proptest! {
        #[test]
        fn equals_convolution(counts in prop::collection::vec(0..=u64::MAX, 1..20), n in 0u64..40) {
            const P: u64 = 998_244_353;
            const LARGEST_P: u64 = 4_294_967_291;
            prop_assert_eq!(nim_sum_counts::<P>(&counts, n), by_convolution::<P>(&counts, n));
            let expected = by_convolution::<LARGEST_P>(&counts, n);
            prop_assert_eq!(nim_sum_counts::<LARGEST_P>(&counts, n), expected);
            prop_assert_eq!(nim_sum_counts::<5>(&counts, n), by_convolution::<5>(&counts, n));
        }
    }

    #[test]
    #[should_panic(expected = "not an odd prime below 2^32: 2")]
    fn the_length_has_no_inverse_modulo_two() {
        nim_sum_counts::<2>(&[1, 1], 1);
    }

    #[test]
    #[should_panic(expected = "not an odd prime below 2^32: 4294967311")]
    fn a_modulus_whose_products_do_not_fit_is_refused() {
        nim_sum_counts::<4_294_967_311>(&[1, 1], 1);
    }

    #[test]
    fn long_sequences_are_exact() {
        let equal = nim_sum_counts::<998_244_353>(&[1, 1], 1 + (1 << 62));
        assert_eq!(equal[0], equal[1]);
        assert_eq!(nim_sum_counts::<7>(&[0, 1], u64::MAX), [0, 1]);
        assert_eq!(nim_sum_counts::<7>(&[0, 1], u64::MAX - 1), [1, 0]);
        assert_eq!(nim_sum_counts::<7>(&[], 0), [1]);
        assert_eq!(nim_sum_chances(&[0.0, 1.0], 999_999_999), [0.0, 1.0]);
    }
}
