//! Wythoff's game.
//!
//! - Definition: two heaps; a move takes any positive number from one, or the same number from
//!   both.
//! - Theorem: the P-positions are `(⌊dφ⌋, ⌊dφ⌋ + d)` for `d = 0, 1, 2, …`, where `φ = (1 + √5)/2`.
//!   Every natural number above 0 is in exactly one of them.
//! - Method: `φ = 1 + 1/φ`, and `⌊d/φ⌋ = ⌊dF / 2^128⌋` with `F = ⌊2^128/φ⌋` for every `d < 2^64`.
//!   Otherwise some integer `m ≤ d/φ` would exceed `dF/2^128 > d/φ − d/2^128`. Then, for `ε = d/φ −
//!   m`, the integer `N = d² − dm − m² = ε(√5·d − ε) > 0` would be below `√5·d²/2^128 < 2.24`. But
//!   `N` isn't 2: `4N = (2d − m)² − 5m²` is a square modulo 5, and `8 ≡ 3` is not. If `N = 1`, the
//!   descent `(d, m) → (d − m, 2m − d)`, which keeps `N`, leads to `(1, 0)`; so `d` is one of the
//!   Fibonacci numbers 1, 2, 5, 13, …, the last of which below `2^64` is `F93 < 2^64/√√5`, too
//!   small.
//! - Time: O(1), two multiplications of 64 bits. Memory: O(1).
//! - Source: W. A. Wythoff, Nieuw Arch. Wisk. 7 (1907), 199–202.
//! - Status: winner and moves equal to a game search on all heaps ≤ 200; equal to the definition of
//!   the floor in integers for random `u64`, around all Fibonacci numbers, and at 0 and `u64::MAX`;
//!   the partners of the largest heaps; the published pairs.
//! - names: two heaps, golden ratio, queen on a chessboard, take the same from both, any number
//!   from one heap or the same from both, queen towards the corner, 威佐夫博弈, 威佐夫, ワイソフ, ワイトホフ,
//!   両方から同じ数だけ取る

use cargo_snippet::snippet;

/// `⌊x/φ⌋`, exact for every `x`.
///
/// ```
/// use snippets::wythoff::floor_over_phi;
///
/// assert_eq!(floor_over_phi(0), 0);
/// assert_eq!(floor_over_phi(102334155), 63245985);
/// ```
#[snippet("wythoff", doc_hidden)]
#[inline]
pub fn floor_over_phi(x: u64) -> u64 {
    let x = u128::from(x);
    let high = x * 0x9e3779b97f4a7c15;
    let low = x * 0xf39cc0605cedc834;
    ((high + (low >> 64)) >> 64) as u64
}

/// Returns whether the player to move loses; the heaps come in any order.
///
/// ```
/// use snippets::wythoff::is_wythoff_p_position;
///
/// assert!(is_wythoff_p_position(5, 3));
/// assert!(is_wythoff_p_position(0, 0));
/// assert!(is_wythoff_p_position(165580140, 267914295));
/// ```
#[snippet("wythoff", doc_hidden)]
#[inline]
pub fn is_wythoff_p_position(a: u64, b: u64) -> bool {
    let d = a.abs_diff(b);
    a.min(b).checked_sub(d) == Some(floor_over_phi(d))
}

/// All winning moves, each as the heaps it leaves in the order given.
///
/// First comes taking from both, then from the second heap, then from the first. There are none
/// from a P-position.
///
/// ```
/// use snippets::wythoff::wythoff_winning_moves;
///
/// assert_eq!(wythoff_winning_moves(5, 8), [(4, 7), (5, 3)]);
/// assert_eq!(wythoff_winning_moves(2, 2), [(0, 0), (2, 1), (1, 2)]);
/// assert_eq!(wythoff_winning_moves(7, 4), []);
/// ```
#[snippet("wythoff", doc_hidden)]
pub fn wythoff_winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let mut left = Vec::new();
    let d = a.abs_diff(b);
    let smaller = d.saturating_add(floor_over_phi(d));
    if smaller < a.min(b) {
        let taken = a.min(b) - smaller;
        left.push((a - taken, b - taken));
    }
    let [of_a, of_b] = [a, b].map(wythoff_partner);
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
///
/// ```
/// use snippets::wythoff::wythoff_partner;
///
/// assert_eq!([0, 1, 2, 3].map(wythoff_partner), [Some(0), Some(2), Some(1), Some(5)]);
/// assert_eq!(wythoff_partner(u64::MAX - 1), None);
/// ```
#[snippet("wythoff", doc_hidden)]
pub fn wythoff_partner(x: u64) -> Option<u64> {
    let smaller = floor_over_phi(x);
    let d = smaller + 1;
    if d.checked_add(floor_over_phi(d)) == Some(x) {
        x.checked_add(d)
    } else {
        Some(smaller)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// `f = ⌊x/φ⌋` iff `f ≤ x/φ < f + 1`; and `f ≤ x/φ` iff `f² + fx ≤ x²`.
    fn is_floor_over_phi(x: u64, f: u64) -> bool {
        let (x, f) = (u128::from(x), u128::from(f));
        let at_most = |f: u128| f.checked_mul(f + x).is_some_and(|product| product <= x * x);
        at_most(f) && !at_most(f + 1)
    }

    fn fibonacci() -> impl Iterator<Item = u64> {
        let pairs =
            std::iter::successors(Some((0u64, 1u64)), |&(a, b)| Some((b, a.checked_add(b)?)));
        pairs.flat_map(|(a, b)| [a, b])
    }

    #[test]
    fn matches_the_published_pairs() {
        let lower_a000201 = [
            1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37,
            38, 40, 42, 43, 45, 46, 48,
        ];
        let upper_a001950 = [
            2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57,
            60, 62, 65, 68, 70, 73, 75, 78,
        ];
        for (lower, upper) in lower_a000201.into_iter().zip(upper_a001950) {
            assert!(is_wythoff_p_position(lower, upper));
            assert_eq!(wythoff_partner(lower), Some(upper));
        }
    }

    #[test]
    fn winner_and_moves_equal_a_game_search() {
        const N: usize = 201;
        let mut loses = vec![[false; N]; N];
        for a in 0..N {
            for b in 0..N {
                let both = (1..=a.min(b)).map(|t| (a - t, b - t));
                let second = (0..b).map(|left| (a, left));
                let first = (0..a).map(|left| (left, b));
                let moves: Vec<(u64, u64)> = (both.chain(second).chain(first))
                    .filter(|&(a, b)| loses[a][b])
                    .map(|(a, b)| (a as u64, b as u64))
                    .collect();
                loses[a][b] = moves.is_empty();
                let (x, y) = (a as u64, b as u64);
                assert_eq!(is_wythoff_p_position(x, y), loses[a][b], "{a} {b}");
                assert_eq!(wythoff_winning_moves(x, y), moves, "{a} {b}");
            }
        }
    }

    #[test]
    fn the_floor_is_exact_around_fibonacci_numbers_and_their_multiples() {
        for f in fibonacci() {
            for factor in 1..100 {
                for offset in -3..=3 {
                    let x = f.wrapping_mul(factor).wrapping_add_signed(offset);
                    assert!(is_floor_over_phi(x, floor_over_phi(x)), "{x}");
                }
            }
        }
    }

    #[test]
    fn the_first_pairs_that_floats_miss_are_right() {
        assert!(is_wythoff_p_position(165580140, 267914295));
        assert!(!is_wythoff_p_position(165580141, 267914296));
        assert!(is_wythoff_p_position(267914296, 433494437));
    }

    #[test]
    fn the_largest_heaps_have_the_partners_that_play_gives_them() {
        for x in u64::MAX - 1000..=u64::MAX {
            let partner = wythoff_partner(x);
            assert!(
                partner.map_or(true, |partner| is_wythoff_p_position(x, partner)),
                "{x}"
            );
            // Beatty: x is ⌊dφ⌋, with the larger partner x + d, or ⌊dφ²⌋, with the smaller one x -
            // d.
            let d = floor_over_phi(x) + 1;
            let is_lower = u128::from(d) + u128::from(floor_over_phi(d)) == u128::from(x);
            assert_eq!(is_lower, partner.is_none(), "{x}");
        }
    }

    #[test]
    fn zero_and_the_largest_heaps_are_in_range() {
        assert_eq!(wythoff_winning_moves(0, u64::MAX), [(0, 0)]);
        assert_eq!(wythoff_winning_moves(u64::MAX, 0), [(0, 0)]);
        assert!(is_floor_over_phi(u64::MAX, floor_over_phi(u64::MAX)));
        let half = floor_over_phi(u64::MAX);
        assert_eq!(wythoff_partner(u64::MAX), Some(half));
        let moves = wythoff_winning_moves(u64::MAX, u64::MAX);
        assert_eq!(moves, [(0, 0), (u64::MAX, half), (half, u64::MAX)]);
        assert!(is_wythoff_p_position(u64::MAX, half));
    }

    proptest! {
        #[test]
        fn the_floor_is_exact(x: u64) {
            prop_assert!(is_floor_over_phi(x, floor_over_phi(x)));
        }

        #[test]
        fn partners_are_mutual(x: u64) {
            if let Some(partner) = wythoff_partner(x) {
                prop_assert!(is_wythoff_p_position(x, partner));
                prop_assert_eq!(wythoff_partner(partner), Some(x));
            }
        }

        #[test]
        fn from_every_other_position_a_move_wins(a: u64, b: u64) {
            let moves = wythoff_winning_moves(a, b);
            prop_assert_eq!(moves.is_empty(), is_wythoff_p_position(a, b));
            for (c, d) in moves {
                prop_assert!(c <= a && d <= b && (c, d) != (a, b));
                prop_assert!(c == a || d == b || a - c == b - d);
                prop_assert!(is_wythoff_p_position(c, d));
            }
        }
    }
}
