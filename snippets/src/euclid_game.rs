//! Euclid's game: take a multiple of the smaller number from the larger one.
//!
//! - Definition: from `(a, b)` with `0 < a ≤ b`, move to `(a, b - ja)` for some `1 ≤ j ≤ b / a`.
//!   There is no move once a number is 0, so whoever makes a 0 wins.
//! - Theorem: let `q = ⌊b / a⌋` and `v = G(b mod a, a)`. Then `G(a, b) = q` if `q > v`, else `q -
//!   1`. It's a P-position iff `a = 0` or `a < b < φa`. No position has two winning moves.
//! - Method: the options are `(b mod a + ia, a)` for `i < q`. The first has value `v`, and each
//!   leads to all before it, so the others have the values 0, 1, 2, … without `v`. The recursion
//!   follows Euclid's algorithm.
//! - Time: O(log a). Memory: O(log a).
//! - Source: A. J. Cole, A. J. T. Davie, Math. Gazette 53 (1969), 354–357; T. Lengyel, Fibonacci
//!   Quart. 41 (2003), 310–320; for play down to 0 G. Cairns, N. B. Ho, T. Lengyel, Discrete Math.
//!   311 (2011), 457–462.
//! - Status: values and the winning move equal to a search for all `a, b ≤ 120`; the golden bound
//!   at random up to `u64::MAX`.
//! - names: gcd game, subtract multiples, subtract a multiple of the smaller number from the larger
//!   one, two numbers, 欧几里得游戏, 辗转相除, ユークリッドの互除法, 从较大的数中减去较小的数的倍数, 大きい数から小さい数の倍数を引く

use cargo_snippet::snippet;

/// The Grundy value of `(a, b)`, in either order; 0 for a P-position.
///
/// Exact for all arguments. O(log min(a, b)).
///
/// ```
/// use snippets::euclid_game::euclid_sg;
///
/// assert_eq!(euclid_sg(25, 7), 3);
/// assert_eq!(euclid_sg(24, 15), 0);
/// ```
#[snippet("euclid_game", doc_hidden)]
pub fn euclid_sg(a: u64, b: u64) -> u64 {
    let (a, b) = (a.min(b), a.max(b));
    let Some(q) = b.checked_div(a) else {
        return 0;
    };
    q - u64::from(q <= euclid_sg(b % a, a))
}

/// All winning moves, each as the pair it leaves, in the order given.
///
/// There is never more than one, and none from a P-position. O(log min(a, b)).
///
/// ```
/// use snippets::euclid_game::euclid_winning_moves;
///
/// assert_eq!(euclid_winning_moves(25, 7), [(11, 7)]);
/// assert_eq!(euclid_winning_moves(24, 15), []);
/// ```
#[snippet("euclid_game", doc_hidden)]
pub fn euclid_winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let Some(q) = large.checked_div(small) else {
        return vec![];
    };
    let taken = small * (q - u64::from(euclid_sg(large % small, small) > 0));
    match taken {
        0 => vec![],
        _ if a < b => vec![(a, b - taken)],
        _ => vec![(a - taken, b)],
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn equals_a_search_on_small_pairs() {
        const N: usize = 120;
        let mut g = vec![vec![0; N + 1]; N + 1];
        for (a, b) in (1..=N).flat_map(|a| (1..=N).map(move |b| (a, b))) {
            let (small, large) = (a.min(b), a.max(b));
            let values: Vec<u64> = (1..=large / small)
                .map(|j| {
                    if a < b {
                        g[a][b - j * a]
                    } else {
                        g[a - j * b][b]
                    }
                })
                .collect();
            g[a][b] = (0..).find(|v| !values.contains(v)).unwrap();
            assert_eq!(euclid_sg(a as u64, b as u64), g[a][b], "{a} {b}");
            let winning = (1..).zip(&values).filter(|&(_, &value)| value == 0);
            let (a, b) = (a as u64, b as u64);
            let left = |j: u64| {
                if a < b {
                    (a, b - j * a)
                } else {
                    (a - j * b, b)
                }
            };
            let winning: Vec<(u64, u64)> = winning.map(|(j, _)| left(j)).collect();
            assert_eq!(euclid_winning_moves(a, b), winning, "{a} {b}");
        }
    }

    #[test]
    fn nobody_moves_from_a_zero() {
        for b in [0, 1, 7, u64::MAX] {
            assert_eq!((euclid_sg(0, b), euclid_sg(b, 0)), (0, 0));
            assert_eq!(euclid_winning_moves(0, b), []);
        }
    }

    proptest! {
        #[test]
        fn p_positions_lie_within_the_golden_ratio(
            a in 0..=u64::MAX, b in 0..=u64::MAX, shift in 0u32..64,
        ) {
            let (a, b) = ((a.min(b) >> shift).max(1), (a.max(b) >> shift).max(1));
            let within = a < b && u128::from(b) * u128::from(b - a) < u128::from(a) * u128::from(a);
            prop_assert_eq!(euclid_sg(a, b) == 0, within);
            prop_assert_eq!(euclid_winning_moves(b, a).is_empty(), within);
        }
    }
}
