//! Lasker's nim (multi-nim): take any number from a heap, or split it in two.
//!
//! - Definition: from a heap of `n` to one of `m < n`, or to heaps `a + b = n` with `a, b ≥ 1`.
//! - Theorem: `G(4k + 3) = 4k + 4` and `G(4k + 4) = 4k + 3` for `k ≥ 0`; otherwise `G(n) = n`. In
//!   particular `G(0) = 0`: the rule "4 divides n, so n - 1" starts at 4.
//! - Method: `G` is its own inverse, so the heap with a wanted value is known. Taking reaches all
//!   smaller values but one: `4k + 3` below `G(4k + 3)`, which only the split `(4k + 2) + 1`
//!   reaches.
//! - Time: O(1) a value, O(h) a winning move of `h` heaps. Memory: O(1).
//! - Source: E. Lasker, Brettspiele der Völker (1931); Winning Ways, ch. 4.
//! - Status: values equal to the definition for `n ≤ 300`; the winning move checked by a search on
//!   all three heaps up to 7, and at random by the value it leaves up to `2^64 - 2`.
//! - names: multi-nim, take or split, split a heap in two, take stones or split the heap, take or
//!   divide a heap into two, any positive number of stones or a split in two, 取或分, 取石子分堆, ラスカーニム

use cargo_snippet::snippet;

/// The Grundy value of a heap of `n`. O(1).
///
/// # Panics
/// If `n` is `u64::MAX`, whose value doesn't fit.
///
/// ```
/// use snippets::lasker_nim::lasker_sg;
///
/// assert_eq!([0, 1, 2, 3, 4, 5].map(lasker_sg), [0, 1, 2, 4, 3, 5]);
/// ```
#[snippet("lasker_nim", doc_hidden)]
pub fn lasker_sg(n: u64) -> u64 {
    match n % 4 {
        0 if n > 0 => n - 1,
        3 => n.checked_add(1).expect("the value should fit u64"),
        _ => n,
    }
}

/// A winning move `(i, [a, b])`: heaps `a` and `b ≤ a` replace `heaps[i]`; 0 is no heap.
///
/// `None` from a P-position. O(number of heaps).
///
/// # Panics
/// If a heap is `u64::MAX`.
///
/// ```
/// use snippets::lasker_nim::lasker_winning_move;
///
/// assert_eq!(lasker_winning_move(&[2, 2, 3]), Some((2, [0, 0])));
/// assert_eq!(lasker_winning_move(&[3, 3]), None);
/// assert_eq!(lasker_winning_move(&[3, 4]), Some((0, [2, 1])));
/// ```
#[snippet("lasker_nim", doc_hidden)]
pub fn lasker_winning_move(heaps: &[u64]) -> Option<(usize, [u64; 2])> {
    let sum = heaps.iter().fold(0, |sum, &h| sum ^ lasker_sg(h));
    let i = heaps
        .iter()
        .position(|&h| lasker_sg(h) ^ sum < lasker_sg(h))?;
    let h = heaps[i];
    match lasker_sg(lasker_sg(h) ^ sum) {
        taken if taken < h => Some((i, [taken, 0])),
        _ => Some((i, [h - 1, 1])),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    type Move = (usize, [u64; 2]);

    fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
        let mut all = Vec::new();
        for (i, &h) in heaps.iter().enumerate() {
            for a in 0..h {
                for b in [0, h - a] {
                    if a >= b {
                        let mut next = heaps.to_vec();
                        next[i] = a;
                        next.push(b);
                        all.push(((i, [a, b]), next));
                    }
                }
            }
        }
        all
    }

    fn wins(heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        let mut key: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
        key.sort_unstable();
        if let Some(&win) = known.get(&key) {
            return win;
        }
        let win = options(&key).iter().any(|(_, next)| !wins(next, known));
        known.insert(key, win);
        win
    }

    #[test]
    fn values_equal_definition() {
        let mut g: Vec<u64> = Vec::new();
        for n in 0..=300 {
            let mut options: Vec<u64> = g.clone();
            options.extend((1..n).map(|a| g[a] ^ g[n - a]));
            g.push((0..).find(|v| !options.contains(v)).unwrap());
            assert_eq!(lasker_sg(n as u64), g[n], "{n}");
        }
    }

    #[test]
    fn the_winning_move_is_one_that_a_search_finds() {
        let mut known = HashMap::new();
        for code in 0..8u64.pow(3) {
            let heaps = [code % 8, code / 8 % 8, code / 64];
            let expected: Vec<_> = options(&heaps)
                .into_iter()
                .filter(|(_, next)| !wins(next, &mut known))
                .map(|(act, _)| act)
                .collect();
            match lasker_winning_move(&heaps) {
                Some(act) => assert!(expected.contains(&act), "{heaps:?} {act:?}"),
                None => assert!(expected.is_empty(), "{heaps:?}"),
            }
        }
    }

    proptest! {
        #[test]
        fn a_winning_move_of_large_heaps_is_legal_and_reaches_zero(
            heaps in prop::collection::vec(
                prop_oneof![0..u64::MAX, 0u64..12, u64::MAX - 8..u64::MAX], 0..6,
            ),
        ) {
            let sum = |heaps: &[u64]| heaps.iter().fold(0, |sum, &h| sum ^ lasker_sg(h));
            match lasker_winning_move(&heaps) {
                None => prop_assert_eq!(sum(&heaps), 0),
                Some((i, [a, b])) => {
                    let legal = if b == 0 { a < heaps[i] } else { a > 0 && a + b == heaps[i] };
                    prop_assert!(legal);
                    let mut next = heaps.clone();
                    next[i] = a;
                    next.push(b);
                    prop_assert_eq!(sum(&next), 0);
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "the value should fit u64")]
    fn the_largest_heap_has_no_value_in_range() {
        lasker_sg(u64::MAX);
    }
}
