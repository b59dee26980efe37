//! Fibonacci nim: take at most twice what the last player took.
//!
//! - Definition: a position is a heap of `n` and a limit. Take from 1 to `limit` stones; taking `t`
//!   makes the next limit `2t`. The game begins with the limit `n - 1`.
//! - Theorem: write `n` as a sum of non-adjacent Fibonacci numbers `f₁ < f₂ < …` (Zeckendorf). It's
//!   a P-position iff `limit < f₁` or `n = 0`; so at the start iff `n` is a Fibonacci number (or 0
//!   or 1). For the winning moves, use `multiple_nim` with `k = 2`.
//! - Method: taking the largest Fibonacci number again and again gives Zeckendorf's sum.
//! - Time: O(log n). Memory: O(log n).
//! - Source: M. J. Whinihan, Fibonacci Quart. 1 (1963), no. 4, 9–13.
//! - Status: winner equal to a search for all `n ≤ 120` and all limits; `n` up to `u64::MAX`.
//! - names: zeckendorf, at most twice the last take, no more than double what the opponent took,
//!   rabbits, take at most twice what the previous move took, at first not all of the heap, 斐波那契博弈,
//!   フィボナッチニム, 不能超过上次所取的两倍, 第一次不能取完

use cargo_snippet::snippet;

/// The non-adjacent Fibonacci numbers that sum to `n`, in increasing order.
///
/// Empty for 0; exact for every `n`. O(log n).
///
/// ```
/// use snippets::fibonacci_nim::zeckendorf;
///
/// assert_eq!(zeckendorf(100), [3, 8, 89]);
/// ```
#[snippet("fibonacci_nim", doc_hidden)]
pub fn zeckendorf(mut n: u64) -> Vec<u64> {
    let (mut small, mut large) = (1u64, 1);
    while let Some(next) = small.checked_add(large).filter(|&next| next <= n) {
        (small, large) = (large, next);
    }
    let mut parts = vec![];
    while n > 0 {
        if large <= n {
            n -= large;
            parts.push(large);
        }
        (small, large) = (large - small, small);
    }
    parts.reverse();
    parts
}

/// Returns whether the player to move loses from a heap of `n` with at most `limit` to take.
///
/// At the start the limit is `n - 1`. Exact for all arguments. O(log n).
///
/// ```
/// use snippets::fibonacci_nim::is_fibonacci_nim_p_position;
///
/// assert!(is_fibonacci_nim_p_position(89, 88));
/// assert!(!is_fibonacci_nim_p_position(100, 99));
/// ```
#[snippet("fibonacci_nim", doc_hidden)]
pub fn is_fibonacci_nim_p_position(n: u64, limit: u64) -> bool {
    zeckendorf(n).first().map_or(true, |&least| limit < least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_a_search_for_all_limits() {
        const N: usize = 120;
        let mut wins = vec![vec![false; 2 * N + 1]; N + 1];
        for n in 0..=N {
            for limit in 0..=2 * N {
                let is_won = (1..=limit.min(n)).any(|t| !wins[n - t][2 * t]);
                wins[n][limit] = is_won;
                let is_p = is_fibonacci_nim_p_position(n as u64, limit as u64);
                assert_eq!(is_p, !is_won, "{n} {limit}");
            }
        }
    }

    #[test]
    fn the_second_player_wins_exactly_at_fibonacci_numbers() {
        let (mut f, mut next) = (1u64, 2u64);
        while let Some(after) = f.checked_add(next) {
            assert!(is_fibonacci_nim_p_position(f, f - 1), "{f}");
            if next - f > 1 {
                for n in [f + 1, next - 1] {
                    assert!(!is_fibonacci_nim_p_position(n, n - 1), "{n}");
                }
            }
            (f, next) = (next, after);
        }
    }

    #[test]
    fn parts_are_fibonacci_numbers_not_adjacent_up_to_the_largest() {
        let mut fibonacci = vec![1u64, 2];
        while let Some(next) = fibonacci
            .iter()
            .rev()
            .take(2)
            .try_fold(0u64, |s, f| s.checked_add(*f))
        {
            fibonacci.push(next);
        }
        for n in (0..2000).chain([u64::MAX, u64::MAX - 1, 1 << 63]) {
            let parts = zeckendorf(n);
            assert_eq!(parts.iter().sum::<u64>(), n);
            let places: Vec<usize> = parts
                .iter()
                .map(|p| fibonacci.binary_search(p).unwrap())
                .collect();
            assert!(places.windows(2).all(|w| w[0] + 1 < w[1]), "{n}: {parts:?}");
        }
    }
}
