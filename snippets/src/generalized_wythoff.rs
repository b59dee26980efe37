//! Generalised Wythoff game: the takes from two heaps may differ by less than `t`.
//!
//! - Definition: two heaps; a move takes any positive number from one, or positive numbers `x` and
//!   `y` from both with `|x - y| < t`. Wythoff's game is `t = 1`.
//! - Theorem: with `α = (2 - t + √(t² + 4)) / 2` and `β = α + t`, the P-positions are `(⌊nα⌋,
//!   ⌊nβ⌋)` for `n = 0, 1, 2, …`. As `1/α + 1/β = 1`, every number above 0 is in exactly one of
//!   them.
//! - Method: if one heap stays, the other must become its partner. If both change, a difference of
//!   `d` can only become a multiple of `t` less than `t` away from `d`: there are at most two. All
//!   floors are those of `n` times a continued fraction `[0; a, t, t, …]`. A convergent below it,
//!   whose denominator and the next one sum to more than `n`, has the same floor, because no
//!   fraction with a denominator up to `n` lies between. So 128 bits are enough for every `u64`.
//! - Time: O(log) a query. Memory: O(1).
//! - Source: A. S. Fraenkel, Amer. Math. Monthly 89 (1982), 353–361.
//! - Status: winning moves equal to a search for `t ≤ 5`, heaps up to 40; equal to `wythoff` for `t
//!   = 1` at random over all of `u64`; floors equal to their definition in integers, and each move
//!   leaves a P-position, at random over all heaps and all `t`, and for pairs around 0, `2^32`,
//!   `10^18`, `2^63` and `u64::MAX`.
//! - names: difference of takes below k, numbers taken from both heaps differ by at most k, two
//!   heaps almost the same from both, 扩展威佐夫博弈, 拡張ワイソフ

use cargo_snippet::snippet;

/// All winning moves, each as the heaps that it leaves in the order given: first moves that change
/// both heaps, then the second alone, then the first alone.
///
/// None from a P-position, at most four elsewhere. Exact for all heaps and every `t`. O(log).
///
/// # Panics
/// If `t` is 0.
///
/// ```
/// use snippets::generalized_wythoff::generalized_wythoff_winning_moves;
///
/// let moves = generalized_wythoff_winning_moves(13, 10, 2);
/// assert_eq!(moves, [(3, 1), (6, 2), (13, 5), (4, 10)]);
/// assert_eq!(generalized_wythoff_winning_moves(3, 1, 2), []);
/// ```
#[snippet("generalized_wythoff", doc_hidden)]
pub fn generalized_wythoff_winning_moves(a: u64, b: u64, t: u64) -> Vec<(u64, u64)> {
    assert!(t > 0, "takes cannot differ by less than {t}");
    let d = a.abs_diff(b);
    let mut left = vec![];
    for n in d / t..=d.div_ceil(t) {
        let small = n.saturating_add(floor_of_multiple(n, t.into(), t));
        let large = small.saturating_add(n.saturating_mul(t));
        if small < a.min(b) && large < a.max(b) {
            left.push(if a < b {
                (small, large)
            } else {
                (large, small)
            });
        }
    }
    let [of_a, of_b] = [a, b].map(|x| lost_with(x, t));
    left.extend(
        of_a.filter(|&partner| partner < b)
            .map(|partner| (a, partner)),
    );
    left.extend(
        of_b.filter(|&partner| partner < a)
            .map(|partner| (partner, b)),
    );
    left
}

/// The heap that makes a P-position together with `x`; `None` if it doesn't fit `u64`.
#[snippet("generalized_wythoff", doc_hidden)]
fn lost_with(x: u64, t: u64) -> Option<u64> {
    let larger_heaps_below = floor_of_multiple(x, u128::from(t) + 1, t);
    let n = x - larger_heaps_below;
    if n.checked_add(floor_of_multiple(n, t.into(), t)) == Some(x) {
        n.checked_mul(t)?.checked_add(x)
    } else {
        Some(x - t * (larger_heaps_below + 1))
    }
}

/// The floor of `n` times the continued fraction `[0; first, t, t, …]`, for `first ≥ t`.
#[snippet("generalized_wythoff", doc_hidden)]
fn floor_of_multiple(n: u64, first: u128, t: u64) -> u64 {
    let (n, t) = (u128::from(n), u128::from(t));
    let after = |[p, q]: [u128; 2], [r, s]: [u128; 2]| [t * p + r, t * q + s];
    let (mut below, mut above) = ([0, 1], [1, first]);
    while below[1] <= n && below[1] + above[1] <= n {
        below = after(above, below);
        if below[1] <= n {
            above = after(below, above);
        }
    }
    (n * below[0] / below[1]) as u64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wythoff::wythoff_winning_moves;

    #[test]
    fn winner_and_moves_equal_a_search() {
        const N: usize = 40;
        for t in 1..=5 {
            let mut p = vec![vec![false; N + 1]; N + 1];
            for (a, b) in (0..=N).flat_map(|a| (0..=N).map(move |b| (a, b))) {
                let takes = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
                let moves = takes
                    .skip(1)
                    .filter(|&(x, y)| x == 0 || y == 0 || x.abs_diff(y) < t);
                let options = moves.map(|(x, y)| (a - x, b - y));
                let mut winning: Vec<_> = options.filter(|&(x, y)| p[x][y]).collect();
                winning.sort_by_key(|&(x, y)| (y == b, x == a, x.abs_diff(y)));
                p[a][b] = winning.is_empty();
                let [a64, b64, t64] = [a, b, t].map(|x| x as u64);
                let found = generalized_wythoff_winning_moves(a64, b64, t64);
                let found: Vec<_> = found
                    .into_iter()
                    .map(|(x, y)| (x as usize, y as usize))
                    .collect();
                assert_eq!(found, winning, "{t}: {a} {b}");
            }
        }
    }

    /// `m ≤ n · [0; t, t, …]` iff `m² + mtn ≤ n²`.
    fn is_floor(m: u64, n: u64, t: u64) -> bool {
        let at_most = |m: u128| {
            let (n, t) = (u128::from(n), u128::from(t));
            let product = m.checked_mul(t).and_then(|mt| mt.checked_mul(n));
            let sum = product.and_then(|mtn| mtn.checked_add(m * m));
            sum.is_some_and(|sum| sum <= n * n)
        };
        at_most(m.into()) && !at_most(u128::from(m) + 1)
    }

    /// Returns whether the definition `(⌊nα⌋, ⌊nα⌋ + nt)` gives this pair.
    fn is_p_position(a: u64, b: u64, t: u64) -> bool {
        let (d, small) = (a.abs_diff(b), a.min(b));
        d % t == 0
            && small
                .checked_sub(d / t)
                .is_some_and(|m| is_floor(m, d / t, t))
    }

    fn check(a: u64, b: u64, t: u64) {
        let moves = generalized_wythoff_winning_moves(a, b, t);
        assert_eq!(moves.is_empty(), is_p_position(a, b, t), "{a} {b} {t}");
        for (x, y) in moves {
            assert!(x <= a && y <= b && (x, y) != (a, b), "{a} {b} {t}: {x} {y}");
            let is_legal = x == a || y == b || (a - x).abs_diff(b - y) < t;
            assert!(is_legal && is_p_position(x, y, t), "{a} {b} {t}: {x} {y}");
        }
    }

    #[test]
    fn moves_are_exact_at_both_ends_of_u64_and_between() {
        let near = |x: u64| (0..8).flat_map(move |i| [x.wrapping_add(i), x.wrapping_sub(i)]);
        let ends = [0, 1 << 32, 1 << 63, 1_000_000_000_000_000_000];
        let heaps: Vec<u64> = ends.into_iter().flat_map(near).collect();
        for t in [1, 2, 13, 15, 1 << 32, 1 << 63, u64::MAX - 1, u64::MAX] {
            for (&a, &b) in heaps.iter().flat_map(|a| heaps.iter().map(move |b| (a, b))) {
                check(a, b, t);
            }
        }
    }

    proptest! {
        #[test]
        fn t_of_one_is_wythoffs_game(a: u64, b: u64, shift in 0u32..64) {
            let (a, b) = (a >> shift, b >> shift);
            let moves = generalized_wythoff_winning_moves(a, b, 1);
            prop_assert_eq!(moves, wythoff_winning_moves(a, b));
        }

        #[test]
        fn floors_are_exact(n: u64, t: u64, shifts in [0u32..64, 0u32..64]) {
            let (n, t) = (n >> shifts[0], (t >> shifts[1]).max(1));
            prop_assert!(is_floor(floor_of_multiple(n, t.into(), t), n, t));
        }

        #[test]
        fn each_move_leaves_a_p_position(
            a: u64, b: u64, t: u64, shifts in [0u32..64, 0u32..64, 0u32..64],
        ) {
            check(a >> shifts[0], b >> shifts[1], (t >> shifts[2]).max(1));
        }

        #[test]
        fn p_positions_have_no_moves(n: u64, t: u64, shift in 0u32..64) {
            let t = (t >> shift).max(1);
            let n = n % (u64::MAX / t / 2).max(1);
            let small = n + floor_of_multiple(n, t.into(), t);
            if let Some(large) = small.checked_add(n * t) {
                prop_assert_eq!(generalized_wythoff_winning_moves(small, large, t), []);
            }
        }
    }

    #[test]
    fn empty_heaps_are_lost() {
        assert!(generalized_wythoff_winning_moves(0, 0, 7).is_empty());
        assert_eq!(generalized_wythoff_winning_moves(0, 9, 7), [(0, 0)]);
    }

    #[test]
    #[should_panic(expected = "takes cannot differ by less than 0")]
    fn refuses_takes_that_differ_by_less_than_nothing() {
        generalized_wythoff_winning_moves(1, 1, 0);
    }
}
