//! Nim with a moving limit: take at most `k` times what the last player took.
//!
//! - Definition: a position is a heap of `n` and a limit. Take from 1 to `limit` stones; taking `t`
//!   makes the next limit `k t`. The game begins with the limit `n - 1`. Fibonacci nim is `k = 2`.
//! - Theorem: let `h₁ = 1` and `hᵢ₊₁ = hᵢ + hⱼ` with the least `j` for which `k hⱼ ≥ hᵢ`. Write `n`
//!   greedily as a sum of these, largest first: `f₁ < f₂ < …`, where `fᵢ₊₁ > k fᵢ`. It's a
//!   P-position iff `limit < f₁` or `n = 0`; so at the start iff `n` is one of the `hᵢ`. The
//!   winning moves are the sums `t = f₁ + … + fᵢ ≤ limit` with `fᵢ₊₁ > k t`, and `n` itself if `n ≤
//!   limit`.
//! - Method: builds the sequence up to `n` with two indices that only move forward.
//! - Time: O(k log n), at most O(n), each query. Memory: the same.
//! - Source: A. J. Schwenk, Fibonacci Quart. 8 (1970), 225–234.
//! - Status: winning moves equal to a search for all heaps to 100, all limits and `k ≤ 6`; for `k =
//!   2` each move leaves a P-position of `fibonacci_nim` at random over all of `u64`.
//! - names: take at most k times the last take, k times what was taken last, dynamic nim, three
//!   times what the previous player took, at most as many as the opponent just took, the next
//!   player may take at most, k倍动态减法游戏, K倍动态减法, k倍取石子, 直前の k 倍まで取る

use cargo_snippet::snippet;

/// All winning moves, each as the heap and the limit it leaves, fewest stones taken first.
///
/// The heap is `n`, with at most `limit` to take; at the start the limit is `n - 1`. Empty for a
/// P-position. A limit past `u64::MAX` is given as `u64::MAX`, which is just as good. Time and
/// memory O(k log n); O(1) for `n ≤ k`.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use snippets::multiple_nim::multiple_nim_winning_moves;
///
/// assert_eq!(multiple_nim_winning_moves(10, 9, 1), [(8, 2)]);
/// assert_eq!(multiple_nim_winning_moves(8, 7, 1), []);
/// ```
#[snippet("multiple_nim", doc_hidden)]
pub fn multiple_nim_winning_moves(n: u64, limit: u64, k: u64) -> Vec<(u64, u64)> {
    let parts = multiple_nim_parts(n, k);
    let mut taken = 0;
    let mut winning = vec![];
    for (i, part) in parts.iter().enumerate() {
        taken += part;
        let next_limit = k.saturating_mul(taken);
        let leaves_p = parts.get(i + 1).map_or(true, |&next| next > next_limit);
        if taken <= limit && leaves_p {
            winning.push((n - taken, next_limit));
        }
    }
    winning
}

/// The parts of `n` in increasing order; none for 0.
#[snippet("multiple_nim", doc_hidden)]
fn multiple_nim_parts(mut n: u64, k: u64) -> Vec<u64> {
    assert!(
        k > 0,
        "the next limit is a multiple of the take, not {k} times it"
    );
    if 0 < n && n <= k {
        return vec![n];
    }
    let (mut sequence, mut j) = (vec![1u64], 0);
    while let Some(&last) = sequence.last() {
        while k.saturating_mul(sequence[j]) < last {
            j += 1;
        }
        match last.checked_add(sequence[j]).filter(|&next| next <= n) {
            Some(next) => sequence.push(next),
            None => break,
        }
    }
    let mut parts = vec![];
    for &part in sequence.iter().rev() {
        if part <= n {
            n -= part;
            parts.push(part);
        }
    }
    parts.reverse();
    parts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::fibonacci_nim::is_fibonacci_nim_p_position;

    #[test]
    fn equals_a_search_for_all_limits() {
        const N: usize = 100;
        for k in 1..=6 {
            let mut wins = vec![vec![false; k * N + 1]; N + 1];
            for n in 0..=N {
                for limit in 0..=k * N {
                    let winning: Vec<(u64, u64)> = (1..=limit.min(n))
                        .filter(|&t| !wins[n - t][k * t])
                        .map(|t| ((n - t) as u64, (k * t) as u64))
                        .collect();
                    wins[n][limit] = !winning.is_empty();
                    let (n, limit, k) = (n as u64, limit as u64, k as u64);
                    assert_eq!(
                        multiple_nim_winning_moves(n, limit, k),
                        winning,
                        "{n} {limit}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_limit_beyond_the_heap_leaves_one_move() {
        for n in [u64::MAX - 1, u64::MAX] {
            let all = multiple_nim_winning_moves(n, n, u64::MAX);
            assert_eq!(all, [(0, u64::MAX)]);
            assert_eq!(multiple_nim_winning_moves(n, n - 1, u64::MAX), []);
        }
    }

    proptest! {
        #[test]
        fn twice_the_last_take_is_fibonacci_nim(n: u64, limit: u64, shift in 0..64u32) {
            let (n, limit) = (n >> shift, limit >> shift);
            let moves = multiple_nim_winning_moves(n, limit, 2);
            prop_assert_eq!(moves.is_empty(), is_fibonacci_nim_p_position(n, limit));
            for (left, next_limit) in moves {
                prop_assert!(left < n && n - left <= limit);
                prop_assert_eq!(next_limit, (n - left).saturating_mul(2));
                prop_assert!(is_fibonacci_nim_p_position(left, next_limit));
            }
        }
    }

    #[test]
    #[should_panic(expected = "not 0 times it")]
    fn a_limit_of_nothing_is_refused() {
        multiple_nim_winning_moves(5, 4, 0);
    }
}
