//! Generalised Wythoff game: the takes from two heaps may differ by less than `t`.
//!
//! - Definition: two heaps; a move takes any positive number from one, or positive numbers `x` and
//!   `y` from both with `|x - y| < t`. Wythoff's game is `t = 1`.
//! - Theorem: with `α = (2 - t + √(t² + 4)) / 2` and `β = α + t` the P-positions are `(⌊nα⌋, ⌊nβ⌋)`
//!   for `n = 0, 1, 2, …`. As `1/α + 1/β = 1`, every number above 0 is in exactly one of them.
//! - Method: a heap that stays has one partner, found by the inverse of its Beatty sequence. If
//!   both change, heaps that differ by `d` can only become a pair that differs by a multiple of `t`
//!   less than `t` away from `d`; there are two at most.
//! - Time: O(log) a query. Memory: O(1).
//! - Source: A. S. Fraenkel, Amer. Math. Monthly 89 (1982), 353–361.
//! - Status: winner and winning moves equal to a search for `t ≤ 5`, heaps up to 40; equal to
//!   `wythoff` at random up to `2^61`; at random up to `t = 2^32` each move leaves a P-position.
//! - names: difference of takes below k, 扩展威佐夫博弈, 拡張ワイソフ

use cargo_snippet::snippet;

use crate::beatty::Surd;

/// Whether the player to move loses; the heaps come in any order.
///
/// # Panics
/// If `t` is 0, or if a square on the way is past `i128`; that needs a larger heap of more than
/// `2^63 / (t + 2)`.
///
/// ```
/// use snippets::generalized_wythoff::is_generalized_wythoff_p_position;
///
/// assert!(is_generalized_wythoff_p_position(3, 1, 2));
/// assert!(!is_generalized_wythoff_p_position(2, 1, 2));
/// ```
#[snippet("generalized_wythoff", doc_hidden, include = "beatty")]
pub fn is_generalized_wythoff_p_position(a: u64, b: u64, t: u64) -> bool {
    let alpha = smaller_sequence(t);
    let d = a.abs_diff(b);
    d % t == 0 && alpha.times_floor((d / t).into()) == a.min(b).into()
}

/// All winning moves, each as the heaps that it leaves, in the given order: first where both
/// change, then the second alone, then the first alone. None in a P-position, at most four
/// elsewhere.
///
/// # Panics
/// If `t` is 0, or if a square on the way is past `i128`; that needs a larger heap of more than
/// `2^63 / (t + 2)`.
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
    let alpha = smaller_sequence(t);
    let beta = alpha.complement();
    let partner = |x: u64| match (alpha.index_of(x.into()), beta.index_of(x.into())) {
        (Some(n), _) => x + t * n as u64,
        (_, Some(n)) => x - t * n as u64,
        _ => 0,
    };
    let d = a.abs_diff(b);
    let mut left = vec![];
    for n in d / t..=d.div_ceil(t) {
        let small = alpha.times_floor(n.into()) as u64;
        let large = small + t * n;
        if small < a.min(b) && large < a.max(b) {
            left.push(if a < b {
                (small, large)
            } else {
                (large, small)
            });
        }
    }
    left.extend(Some((a, partner(a))).filter(|left| left.1 < b));
    left.extend(Some((partner(b), b)).filter(|left| left.0 < a));
    left
}

#[snippet("generalized_wythoff", doc_hidden)]
fn smaller_sequence(t: u64) -> Surd {
    assert!(t > 0, "takes cannot differ by less than {t}");
    let t = i128::from(t);
    Surd::new(2 - t, 1, t * t + 4, 2)
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
                let is_p = is_generalized_wythoff_p_position(a64, b64, t64);
                assert_eq!(is_p, p[a][b], "{t}: {a} {b}");
            }
        }
    }

    proptest! {
        #[test]
        fn t_of_one_is_wythoffs_game(a in 0u64..1 << 61, b in 0u64..1 << 61, shift in 0u32..62) {
            let (a, b) = (a >> shift, b >> shift);
            let moves = generalized_wythoff_winning_moves(a, b, 1);
            prop_assert_eq!(moves, wythoff_winning_moves(a, b));
        }

        #[test]
        fn each_move_leaves_a_p_position(
            a in 0u64..1 << 30, b in 0u64..1 << 30, t in 0u64..1 << 32, shift in 0u32..33,
        ) {
            let t: u64 = 1 + (t >> shift);
            let moves = generalized_wythoff_winning_moves(a, b, t);
            prop_assert_eq!(moves.is_empty(), is_generalized_wythoff_p_position(a, b, t));
            for (a, b) in moves {
                prop_assert!(is_generalized_wythoff_p_position(a, b, t));
            }
        }
    }

    #[test]
    fn empty_heaps_are_lost() {
        assert!(is_generalized_wythoff_p_position(0, 0, 7));
        assert!(generalized_wythoff_winning_moves(0, 0, 7).is_empty());
        assert_eq!(generalized_wythoff_winning_moves(0, 9, 7), [(0, 0)]);
    }

    #[test]
    #[should_panic(expected = "takes cannot differ by less than 0")]
    fn refuses_takes_that_differ_by_less_than_nothing() {
        is_generalized_wythoff_p_position(1, 1, 0);
    }
}
