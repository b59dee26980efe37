//! Linear basis over GF(2): the nim-sums of subsets of heaps.
//!
//! - Definition: the span of some numbers is the set of the nim-sums of their subsets. Numbers are
//!   independent if no subset but the empty one has nim-sum 0. The rank is the size of the largest
//!   independent subset.
//! - Theorem: Gauss. Of `n` numbers of rank `r`, exactly `2^(n - r)` subsets have a given nim-sum
//!   of the span. Independent subsets form a matroid, so taking the largest number that stays
//!   independent finds the subset of largest sum (Rado). So in New Nim (each player first removes
//!   whole heaps, not all that remain, then they play Nim) the first player wins iff what is left
//!   after the first turn is independent: only then can't the reply make the nim-sum 0.
//! - Method: keeps one row for each leading bit; a number loses its leading bits to the rows from
//!   the top.
//! - Time: O(64) a number. Memory: O(1).
//! - Source: R. Rado, Proc. London Math. Soc. 7 (1957), 300–320 (greedy); folklore.
//! - Status: span, least and largest element equal to the enumeration of all subsets for all
//!   sequences of length ≤ 4 over `0..8` and at random for 10 words of 64 bits; heaviest
//!   independent set equal to a search of New Nim for all of up to 4 heaps ≤ 5.
//! - names: linear basis, maximum xor subset, remove heaps before nim, remove whole heaps before
//!   nim begins, choose a subset of numbers, 线性基, 异或最大, 新Nim, 線形基底

use cargo_snippet::snippet;

/// A basis of the span of the numbers inserted so far.
///
/// ```
/// use snippets::xor_basis::XorBasis;
///
/// let mut basis = XorBasis::new();
/// assert!(basis.insert(6) && basis.insert(5) && !basis.insert(3));
/// assert_eq!((basis.least(4), basis.largest(1)), (1, 7));
/// ```
#[snippet("xor_basis", doc_hidden)]
#[derive(Clone, Debug)]
pub struct XorBasis {
    rows: [u64; 64],
}

#[snippet("xor_basis", doc_hidden)]
impl Default for XorBasis {
    fn default() -> Self {
        Self { rows: [0; 64] }
    }
}

#[snippet("xor_basis", doc_hidden)]
impl XorBasis {
    /// The basis of no numbers, whose span is 0 alone.
    pub fn new() -> Self {
        Self::default()
    }

    /// Inserts `x`; returns whether the rank grew, so false for 0.
    pub fn insert(&mut self, x: u64) -> bool {
        let rest = self.least(x);
        if rest > 0 {
            self.rows[rest.ilog2() as usize] = rest;
        }
        rest > 0
    }

    /// The least nim-sum of `x` and a subset. It's 0 iff `x` is in the span.
    pub fn least(&self, x: u64) -> u64 {
        let from_the_top = self.rows.iter().rev();
        from_the_top.fold(x, |x, row| x.min(x ^ row))
    }

    /// The largest nim-sum of `x` and a subset.
    pub fn largest(&self, x: u64) -> u64 {
        let from_the_top = self.rows.iter().rev();
        from_the_top.fold(x, |x, row| x.max(x ^ row))
    }
}

/// The indices of an independent subset of `heaps` with the largest sum, by decreasing heap.
///
/// To win New Nim with the fewest matches, take the other heaps in the first turn. That's always
/// possible if some heap isn't 0. O(n log n + 64 n).
///
/// ```
/// use snippets::xor_basis::heaviest_independent_heaps;
///
/// let heaps = [5, 5, 6, 6, 5, 5];
/// let kept: u64 = heaviest_independent_heaps(&heaps).iter().map(|&i| heaps[i]).sum();
/// assert_eq!(heaps.iter().sum::<u64>() - kept, 21);
/// ```
#[snippet("xor_basis_heaviest", doc_hidden, include = "xor_basis")]
pub fn heaviest_independent_heaps(heaps: &[u64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..heaps.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(heaps[i]));
    let mut basis = XorBasis::new();
    order.retain(|&i| basis.insert(heaps[i]));
    order
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    /// The nim-sums of all subsets, those of equal sum repeated.
    fn subset_sums(numbers: &[u64]) -> Vec<u64> {
        let sum = |subset: usize| {
            let members = (0..numbers.len()).filter(|i| subset >> i & 1 == 1);
            members.fold(0, |sum, i| sum ^ numbers[i])
        };
        (0..1 << numbers.len()).map(sum).collect()
    }

    fn check(numbers: &[u64], queries: &[u64]) {
        let all = subset_sums(numbers);
        let span: BTreeSet<u64> = all.iter().copied().collect();
        let mut basis = XorBasis::new();
        for (i, &x) in numbers.iter().enumerate() {
            let is_new = !subset_sums(&numbers[..i]).contains(&x);
            assert_eq!(basis.insert(x), is_new, "{numbers:?} at {i}");
        }
        for &x in queries {
            let shifted = || span.iter().map(|sum| sum ^ x);
            assert_eq!(Some(basis.least(x)), shifted().min(), "{numbers:?} {x}");
            assert_eq!(Some(basis.largest(x)), shifted().max(), "{numbers:?} {x}");
            let is_in_span = basis.least(x) == 0;
            assert_eq!(is_in_span, span.contains(&x), "{numbers:?} {x}");
        }
    }

    #[test]
    fn equals_the_subsets_of_all_short_sequences() {
        let queries: Vec<u64> = (0..16).collect();
        for len in 0..=4 {
            for code in 0..8u64.pow(len) {
                let numbers: Vec<u64> = (0..len).map(|i| code / 8u64.pow(i) % 8).collect();
                check(&numbers, &queries);
            }
        }
    }

    proptest! {
        #[test]
        fn equals_the_subsets_of_long_words(
            seeds in prop::collection::vec(any::<u64>(), 1..7),
            picks in prop::collection::vec(any::<u64>(), 10),
            other in any::<u64>(),
        ) {
            // Sums of few seeds depend on each other.
            let sums = subset_sums(&seeds);
            let pick = |&pick: &u64| sums[pick as usize % sums.len()];
            let numbers: Vec<u64> = picks.iter().map(pick).collect();
            check(&numbers, &[0, u64::MAX, other, numbers[0] ^ numbers[9], sums[sums.len() - 1]]);
        }
    }

    #[test]
    fn a_basis_of_64_numbers_spans_all_words() {
        let powers: Vec<u64> = (0..64).map(|bit| 1 << bit).collect();
        let mut basis = XorBasis::new();
        assert!(powers.iter().all(|&x| basis.insert(x)));
        assert_eq!((basis.least(u64::MAX), basis.largest(5)), (0, u64::MAX));
    }

    /// All ways to remove whole heaps, but not all of them, which is allowed only if none is left.
    fn rests(heaps: &[u64]) -> Vec<Vec<u64>> {
        let rest = |kept: usize| {
            let kept = (0..heaps.len()).filter(|i| kept >> i & 1 == 1);
            kept.map(|i| heaps[i]).collect()
        };
        (usize::from(!heaps.is_empty())..1 << heaps.len())
            .map(rest)
            .collect()
    }

    fn wins_nim(heaps: &mut Vec<u64>) -> bool {
        (0..heaps.len()).any(|i| {
            let heap = heaps[i];
            (0..heap).any(|left| {
                heaps[i] = left;
                let wins = !wins_nim(heaps);
                heaps[i] = heap;
                wins
            })
        })
    }

    #[test]
    fn the_heaviest_independent_heaps_solve_new_nim() {
        let mut nim = std::collections::HashMap::new();
        for len in 1..=4 {
            for code in 0..5u64.pow(len) {
                let heaps: Vec<u64> = (0..len).map(|i| 1 + code / 5u64.pow(i) % 5).collect();
                let mut sorted = heaps.clone();
                sorted.sort_unstable();
                if sorted != heaps {
                    continue;
                }
                let mut wins = |heaps: &Vec<u64>| {
                    *nim.entry(heaps.clone())
                        .or_insert_with(|| wins_nim(&mut heaps.clone()))
                };
                let mut first_wins = |left: &Vec<u64>| rests(left).iter().all(&mut wins);
                let total: u64 = heaps.iter().sum();
                let options = rests(&heaps).into_iter().filter(|left| first_wins(left));
                let least = options.map(|left| total - left.iter().sum::<u64>()).min();
                let kept = heaviest_independent_heaps(&heaps);
                let kept: u64 = kept.iter().map(|&i| heaps[i]).sum();
                assert_eq!(least, Some(total - kept), "{heaps:?}");
            }
        }
    }
}
