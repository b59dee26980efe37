//! Counting sums of games by their nim-sum.
//!
//! - Definition: with `c[v]` components of Grundy value `v` to choose from, `C(x)` is the number of
//!   sequences of `n` components with nim-sum `x`. With probabilities instead, it's the chance of
//!   `x`. Heaps may have bounds or a total instead.
//! - Theorem: the Walsh–Hadamard transform turns nim-sums into products: the transform of `C` is,
//!   entry by entry, the `n`-th power of that of `c`. The mover loses in `C(0)` of the sequences.
//! - Method: transform, take powers, transform again, divide by the length `L` (a power of two).
//!   With bounds, go down the bits: once a heap lacks a bit that its bound has, its lower bits are
//!   free, and those of one such heap follow from the other heaps. With a total, choose how many
//!   heaps are odd; the halves are a smaller case.
//! - Time: O(L (log L + log n)) with memory O(L); O(n) steps a bit for bounds; for a total `t`,
//!   O((n + t) min(n, t)) with memory O(t).
//! - Source: N. J. Fine, Trans. Amer. Math. Soc. 65 (1949), 372–414.
//! - Status: equal to the count of all sequences for `n ≤ 5` and values below 8; at random modulo
//!   three primes against n-fold convolution. With bounds below 6, and totals to 12 of up to 4
//!   heaps, equal to a list of all heaps; at random against a table heap by heap.
//! - names: number of positions with xor zero, probability to win, walsh-hadamard, in how many
//!   positions does the first player win, how many sequences, random heaps, how likely does the
//!   first player win, heaps within bounds, bounded heaps, digit dp, heaps with a given total, sum
//!   and xor, 数位 DP, 桁 DP, 计数, 沃尔什变换, 数え上げ

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

/// Counts the choices of heaps, the `i`-th from 0 to `bounds[i]`, with nim-sum `sum`, modulo `P`.
///
/// No heaps at all have the nim-sum 0. For heaps from `low` to `high`, subtract the counts with the
/// bound `low - 1` from those with `high`, heap by heap: that's 2ⁿ calls. O(n) a bit.
///
/// # Panics
/// If `P` is 0 or past 32 bits. It needn't be a prime.
///
/// ```
/// use snippets::nim_count::bounded_nim_sum_count;
///
/// // (0, 0), (1, 1) and (2, 2).
/// assert_eq!(bounded_nim_sum_count::<1_000_000_007>(&[2, 5], 0), 3);
/// ```
#[snippet("bounded_nim_sum_count", doc_hidden)]
pub fn bounded_nim_sum_count<const P: u64>(bounds: &[u64], sum: u64) -> u64 {
    assert!(P > 0 && P >> 32 == 0, "modulus {P}");
    let difference = bounds.iter().fold(sum, |sum, bound| sum ^ bound);
    // All heaps have the bits of their bounds above `bit`.
    let mut count = u64::from(difference == 0);
    for bit in (0..64).rev() {
        // By whether the bit is in the nim-sum so far, and whether some heap is free below it.
        let mut ways = [[1, 0], [0, 0]];
        for bound in bounds {
            let tied = (bound % (1 << bit) + 1) % P;
            if bound >> bit & 1 == 0 {
                ways = ways.map(|ways| ways.map(|w| w * tied % P));
                continue;
            }
            let free = (1 << bit) % P;
            let next = |stays: [u64; 2], joins: [u64; 2]| {
                let freed = (stays[0] + stays[1] * free) % P;
                [joins[0] * tied % P, (joins[1] * tied + freed) % P]
            };
            ways = [next(ways[0], ways[1]), next(ways[1], ways[0])];
        }
        count += ways[(sum >> bit & 1) as usize][1];
        if difference >> bit & 1 == 1 {
            break;
        }
    }
    count % P
}

/// Counts the sequences of `n` heaps with nim-sum `sum` and 0, 1, …, `total` stones, modulo `P`.
///
/// Heaps may be empty. O((n + total) · min(n, total)).
///
/// # Panics
/// If `P` is 0 or past 32 bits. It needn't be a prime.
///
/// ```
/// use snippets::nim_count::nim_sum_counts_by_total;
///
/// // 2 stones: 1 in each of two heaps; 4 stones: 2 in each of two.
/// assert_eq!(nim_sum_counts_by_total::<1_000_000_007>(3, 0, 4), [1, 0, 3, 0, 3]);
/// ```
#[snippet("nim_sum_counts_by_total", doc_hidden)]
pub fn nim_sum_counts_by_total<const P: u64>(n: usize, sum: u64, total: usize) -> Vec<u64> {
    assert!(P > 0 && P >> 32 == 0, "modulus {P}");
    let mut choices = vec![0; n.min(total) + 1];
    choices[0] = 1 % P;
    for _ in 0..n {
        for odd in (1..choices.len()).rev() {
            choices[odd] = (choices[odd] + choices[odd - 1]) % P;
        }
    }
    let mut counts = vec![u64::from(sum <= total as u64) % P];
    for bit in (0..usize::BITS - total.leading_zeros()).rev() {
        let parity = (sum >> bit & 1) as usize;
        let count = |stones: usize| {
            let odd = (parity..choices.len().min(stones + 1)).step_by(2);
            let odd = odd.filter(|_| stones % 2 == parity);
            odd.fold(0, |all, odd| {
                (all + choices[odd] * counts[(stones - odd) / 2]) % P
            })
        };
        counts = (0..=total >> bit).map(count).collect();
    }
    counts
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

    /// All lists of heaps up to these bounds.
    fn lists_within(bounds: &[u64]) -> Vec<Vec<u64>> {
        bounds.iter().fold(vec![vec![]], |lists, &bound| {
            let longer = |list: &Vec<u64>, heap| [&list[..], &[heap]].concat();
            let lists = lists.iter();
            lists
                .flat_map(|list| (0..=bound).map(move |heap| longer(list, heap)))
                .collect()
        })
    }

    fn xor(heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, heap| sum ^ heap)
    }

    #[test]
    fn bounded_heaps_equal_a_list_of_all() {
        for bounds in (0..=4).flat_map(|n| lists_within(&vec![5; n])) {
            let mut expected = [0; 9];
            for heaps in lists_within(&bounds) {
                expected[xor(&heaps) as usize] += 1;
            }
            for (sum, expected) in (0..).zip(expected) {
                let got = bounded_nim_sum_count::<1_000_000_007>(&bounds, sum);
                assert_eq!(got, expected, "{bounds:?} {sum}");
            }
        }
    }

    #[test]
    fn totals_equal_a_list_of_all() {
        for n in 0..=4 {
            let lists = lists_within(&vec![12; n]);
            for (total, sum) in (0..=12).flat_map(|total| (0..=16).map(move |sum| (total, sum))) {
                let mut expected = vec![0; total + 1];
                for heaps in lists.iter().filter(|heaps| xor(heaps) == sum) {
                    let stones = heaps.iter().sum::<u64>() as usize;
                    if stones <= total {
                        expected[stones] += 1;
                    }
                }
                let got = nim_sum_counts_by_total::<1_000_000_007>(n, sum, total);
                assert_eq!(got, expected, "{n} {sum} {total}");
            }
        }
    }

    proptest! {
        #[test]
        fn bounded_heaps_equal_a_table_heap_by_heap(
            bounds in prop::collection::vec(0..200u64, 0..8),
            sum in 0..300u64,
        ) {
            let mut table = vec![0; 512];
            table[0] = 1;
            for bound in &bounds {
                let ways = |x: u64| (0..=*bound).map(|h| table[(x ^ h) as usize]).sum::<u64>();
                table = (0..512).map(|x| ways(x) % 1_000_000_007).collect();
            }
            let got = bounded_nim_sum_count::<1_000_000_007>(&bounds, sum);
            prop_assert_eq!(got, table[sum as usize]);
        }

        #[test]
        fn totals_equal_a_table_heap_by_heap(n in 0..8usize, sum in 0..40u64, total in 0..40usize) {
            let mut table = vec![vec![0; 64]; total + 1];
            table[0][0] = 1;
            for _ in 0..n {
                let mut next = vec![vec![0; 64]; total + 1];
                for stones in 0..=total {
                    for (heap, x) in (0..=stones).flat_map(|h| (0..64).map(move |x| (h, x))) {
                        next[stones][x] += table[stones - heap][x ^ heap];
                        next[stones][x] %= 97;
                    }
                }
                table = next;
            }
            let expected: Vec<u64> = table.iter().map(|row| row[sum as usize]).collect();
            prop_assert_eq!(nim_sum_counts_by_total::<97>(n, sum, total), expected);
        }
    }

    #[test]
    fn counts_within_bounds_are_right_at_the_ends() {
        const P: u64 = 4_294_967_291;
        let square = |n: u64| (u128::from(n) * u128::from(n) % u128::from(P)) as u64;
        let all = ((1 << 64) % u128::from(P)) as u64;
        assert_eq!(bounded_nim_sum_count::<P>(&[u64::MAX; 2], u64::MAX), all);
        assert_eq!(bounded_nim_sum_count::<P>(&[u64::MAX; 3], 0), square(all));
        assert_eq!(bounded_nim_sum_count::<P>(&[u64::MAX, 0], u64::MAX), 1);
        assert_eq!(bounded_nim_sum_count::<P>(&[], 1 << 63), 0);
        assert_eq!(bounded_nim_sum_count::<1>(&[3, 3], 0), 0);
        assert_eq!(nim_sum_counts_by_total::<P>(3, u64::MAX, 2), [0, 0, 0]);
        assert_eq!(nim_sum_counts_by_total::<P>(0, 0, 2), [1, 0, 0]);
        assert_eq!(nim_sum_counts_by_total::<1>(2, 0, 1), [0, 0]);
    }

    #[test]
    #[should_panic(expected = "modulus 4294967296")]
    fn a_modulus_past_32_bits_is_refused() {
        bounded_nim_sum_count::<4_294_967_296>(&[1, 1], 1);
    }
}
