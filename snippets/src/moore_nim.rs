//! Moore's nim: a move takes from at least one and at most `k` heaps.
//!
//! - Definition: a move lowers between 1 and `k` of the heaps, each by any positive number.
//! - Theorem: it's a P-position iff in every binary place the number of heaps with a 1 there is
//!   divisible by `k + 1`. (Exactly `k` heaps a move is another game.)
//! - Method: counts the ones of each place.
//! - Time: O(64 · h) for `h` heaps. Memory: O(1).
//! - Source: E. H. Moore, Annals of Math. 11 (1910), 93–94.
//! - Status: equal to a search for `k ≤ 4`, all positions of at most 5 heaps up to 4; the highest
//!   place by hand.
//! - names: nim-k, take from up to k heaps, Nim-K, take from one or several heaps at once, stones
//!   from at most k heaps, choose at most k heaps and take any number from each, k堆Nim, 摩尔Nim,
//!   ムーアのニム

use cargo_snippet::snippet;

/// Returns whether the player to move loses; `k = 1` is Nim.
///
/// No heaps, or only empty ones, are a P-position. O(64 · number of heaps).
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use snippets::moore_nim::is_moore_nim_p_position;
///
/// assert!(is_moore_nim_p_position(&[5, 5, 5], 2));
/// assert!(!is_moore_nim_p_position(&[5, 5], 2));
/// ```
#[snippet("moore_nim", doc_hidden)]
pub fn is_moore_nim_p_position(heaps: &[u64], k: usize) -> bool {
    assert!(k > 0, "a move takes from at least one heap, k is {k}");
    let ones = |bit: u32| heaps.iter().filter(|&h| h >> bit & 1 == 1).count();
    (0..64).all(|bit| ones(bit) % k.saturating_add(1) == 0)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
        let Some((&first, rest)) = heaps.split_first() else {
            return vec![vec![]];
        };
        let mut all = Vec::new();
        for h in 0..=first {
            if h == first || k > 0 {
                for mut tail in options(rest, k - usize::from(h < first)) {
                    tail.insert(0, h);
                    all.push(tail);
                }
            }
        }
        all
    }

    fn loses(heaps: &[u64], k: usize, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&lost) = known.get(heaps) {
            return lost;
        }
        let all = options(heaps, k);
        let lost = all
            .iter()
            .all(|next| next == heaps || !loses(next, k, known));
        known.insert(heaps.to_vec(), lost);
        lost
    }

    #[test]
    fn equals_a_search_on_small_heaps() {
        for k in 1..=4 {
            let mut known = HashMap::new();
            for count in 0..=5 {
                for code in 0..5u64.pow(count) {
                    let heaps: Vec<u64> = (0..count).map(|i| code / 5u64.pow(i) % 5).collect();
                    let lost = loses(&heaps, k, &mut known);
                    assert_eq!(is_moore_nim_p_position(&heaps, k), lost, "{heaps:?} {k}");
                }
            }
        }
    }

    #[test]
    fn the_highest_place_counts() {
        let heaps = [1 << 63, 1 << 63];
        assert!(!is_moore_nim_p_position(&heaps[..1], 1));
        assert!(is_moore_nim_p_position(&heaps, 1));
        assert!(!is_moore_nim_p_position(&heaps, 2));
    }

    #[test]
    #[should_panic(expected = "k is 0")]
    fn refuses_moves_of_no_heap() {
        is_moore_nim_p_position(&[1], 0);
    }
}
