//! Subtraction games: a move takes `s ∈ S` from a heap, where `S` is a fixed take-set.
//!
//! - Definition: `G(n) = mex { G(n - s) : s ∈ S, s ≤ n }`.
//! - Theorem: any `max S` successive values determine all later ones. So a window of `max S` values
//!   that comes again proves the period for ever (see `period`), and every finite `S` has one (of
//!   at most `(|S| + 1)^max S` terms). For `S = {l, …, r}`: `G(n) = ⌊(n mod (l + r)) / l⌋`; for
//!   `{1, …, k}`: `G(n) = n mod (k + 1)`.
//! - Method: `G(n) = k` iff `n` is in no earlier class and no move leads to class `k`. For each
//!   class, go through the heaps without a value in increasing order, give `k` to each that isn't
//!   blocked, and block all `n + s`: at once, by or-ing the shifted bit set `S`, or one by one if
//!   it has more than three words for each move.
//! - Time: O(n · min(|S|, max S / 64) + n · |S| / 64) for all heaps up to `n`. Memory: O(n).
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4;
//!   S. W. Golomb, J. Combin. Theory 1 (1966), 443–458 (periods).
//! - Status: equal to the definition for all take-sets within `1..=9`, at random up to `max S =
//!   400` and heaps up to 1500, with dense and wide-spread moves; to the published values of
//!   take-a-square; closed form for all `l ≤ r ≤ 12`; periods of all take-sets
//!   within `1..=8` hold to 600.
//! - names: take 1 to k stones, bash game, bachet's game, take at most k, take from a set, take 1 2
//!   or 3 stones, take between l and r, take a square number, take a prime number, take a power,
//!   remove up to k, take at least one and at most m stones, take l to r stones from a heap, 巴什博弈,
//!   减法游戏, 集合Nim, 每次最多取k个, 取1到m个, バシェのゲーム, 制限ニム, 引き算ゲーム

use cargo_snippet::snippet;

use crate::period::{least_period, Period};

/// The Grundy values of the heaps `0..=n` under the take-set `moves`.
///
/// Order, repeats and moves above `n` don't matter; without moves all values are 0. O(n · min(|S|,
/// max S / 64) + n · |S| / 64).
///
/// # Panics
/// If a move is 0.
///
/// ```
/// use snippets::subtraction::subtraction_sg_table;
///
/// assert_eq!(subtraction_sg_table(6, &[1, 2, 5]), [0, 1, 2, 0, 1, 2, 0]);
/// assert_eq!(subtraction_sg_table(2, &[]), [0, 0, 0]);
/// ```
#[snippet("subtraction", doc_hidden)]
pub fn subtraction_sg_table(n: usize, moves: &[usize]) -> Vec<u64> {
    assert!(!moves.contains(&0), "a move of 0 takes nothing: {moves:?}");
    let mut moves: Vec<usize> = moves.iter().copied().filter(|&s| s <= n).collect();
    moves.sort_unstable();
    moves.dedup();
    let width = moves.last().map_or(1, |s| s / 64 + 2);
    let is_dense = 3 * moves.len() > width;
    let masks = if is_dense {
        shifted_masks(&moves, width)
    } else {
        vec![]
    };
    let words = n / 64 + 1;
    let mut g = vec![0; words * 64];
    let mut open = vec![!0u64; words];
    let (mut class, mut first) = (0u64, 0);
    while let Some(next) = (first..words).find(|&w| open[w] != 0) {
        first = next;
        let mut blocked = vec![0u64; words];
        for word in first..words {
            let mut free = open[word] & !blocked[word];
            while free != 0 {
                let bit = free.trailing_zeros() as usize;
                let m = word * 64 + bit;
                g[m] = class;
                open[word] ^= 1 << bit;
                if is_dense {
                    let mask = &masks[bit * width..][..width];
                    let reached = blocked[word..].iter_mut().zip(mask);
                    reached.for_each(|(b, m)| *b |= m);
                } else {
                    let reached = moves.iter().map(|s| m + s);
                    let in_range = reached.take_while(|heap| heap / 64 < words);
                    in_range.for_each(|heap| blocked[heap / 64] |= 1 << (heap % 64));
                }
                free &= (free - 1) & !blocked[word];
            }
        }
        class += 1;
    }
    g.truncate(n + 1);
    g
}

/// The take-set as bits, `width` words for each shift below 64.
#[snippet("subtraction", doc_hidden)]
fn shifted_masks(moves: &[usize], width: usize) -> Vec<u64> {
    let mut masks = vec![0; 64 * width];
    for bit in 0..64 {
        for s in moves {
            masks[bit * width + (s + bit) / 64] |= 1 << ((s + bit) % 64);
        }
    }
    masks
}

/// Returns the period under the take-set `moves` that the values `g` of the first heaps prove.
///
/// A window of `max S` values comes again, so all later ones repeat. Preperiod and period are the
/// least. Returns `None` if `g` is too short for a proof. With [`Period::index`] it answers for
/// heaps of any size. O(|S| + |g|).
///
/// ```
/// use snippets::subtraction::{subtraction_period, subtraction_sg_table};
///
/// let g = subtraction_sg_table(20, &[1, 2, 5]);
/// let period = subtraction_period(&[1, 2, 5], &g).unwrap();
/// assert_eq!((period.preperiod, period.period), (0, 3));
/// assert_eq!(g[period.index(10u128.pow(18))], 1);
/// assert_eq!(subtraction_period(&[1, 2, 5], &g[..7]), None);
/// ```
#[snippet("subtraction_period", doc_hidden, include = "period")]
pub fn subtraction_period(moves: &[usize], g: &[u64]) -> Option<Period> {
    let window = moves.iter().copied().max().unwrap_or(0);
    least_period(g).filter(|found| g.len() - found.preperiod - found.period >= window)
}

/// The Grundy value of a heap of `n` when a move takes from `l` to `r`, both included.
///
/// Exact for every `n`; `l = 1` is the game "take 1 to r". O(1).
///
/// # Panics
/// Unless `1 ≤ l ≤ r`.
///
/// ```
/// use snippets::subtraction::take_range_sg;
///
/// assert_eq!(take_range_sg(11, 1, 3), 3);
/// assert_eq!([4, 5, 8, 9].map(|n| take_range_sg(n, 3, 6)), [1, 1, 2, 0]);
/// ```
#[snippet("subtraction", doc_hidden)]
pub fn take_range_sg(n: u64, l: u64, r: u64) -> u64 {
    assert!(1 <= l && l <= r, "no range of moves: {l}..={r}");
    l.checked_add(r).map_or(n, |period| n % period) / l
}

/// All winning moves, as `(i, what is left of heaps[i])`, in the order of `heaps`, then of `moves`.
///
/// `sg` returns the Grundy value of a heap, for example `|h| g[h]` from a table. A repeated move is
/// listed as often as it occurs. Empty for a P-position. O(|heaps| · |moves|).
///
/// ```
/// use snippets::subtraction::{subtraction_sg_table, subtraction_winning_moves};
///
/// let g = subtraction_sg_table(7, &[1, 2, 3]);
/// let winning_moves = |heaps| subtraction_winning_moves(heaps, &[1, 2, 3], |h| g[h]);
/// assert_eq!(winning_moves(&[7, 5]), [(0, 5), (1, 3)]);
/// assert_eq!(winning_moves(&[7, 3]), []);
/// ```
#[snippet("subtraction_moves", doc_hidden)]
pub fn subtraction_winning_moves(
    heaps: &[usize],
    moves: &[usize],
    sg: impl Fn(usize) -> u64,
) -> Vec<(usize, usize)> {
    let sum = heaps.iter().fold(0, |sum, &h| sum ^ sg(h));
    let mut winning = Vec::new();
    for (i, &h) in heaps.iter().enumerate() {
        let wins = |&&s: &&usize| s <= h && sg(h - s) == sum ^ sg(h);
        winning.extend(moves.iter().filter(wins).map(|&s| (i, h - s)));
    }
    winning
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    fn sg_by_definition(moves: &[usize], n: usize) -> Vec<u64> {
        let mut g: Vec<u64> = Vec::new();
        for m in 0..=n {
            let options: Vec<u64> = moves
                .iter()
                .filter(|&&s| s <= m)
                .map(|s| g[m - s])
                .collect();
            g.push((0..).find(|v| !options.contains(v)).unwrap());
        }
        g
    }

    fn take_set(code: usize) -> Vec<usize> {
        (1..=9).filter(|s| code >> s & 1 == 1).collect()
    }

    fn wins(moves: &[usize], heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&win) = known.get(heaps) {
            return win;
        }
        let win = options(moves, heaps)
            .iter()
            .any(|(_, next)| !wins(moves, next, known));
        known.insert(heaps.to_vec(), win);
        win
    }

    fn options(moves: &[usize], heaps: &[usize]) -> Vec<((usize, usize), Vec<usize>)> {
        let mut all = Vec::new();
        for i in 0..heaps.len() {
            for &s in moves.iter().filter(|&&s| s <= heaps[i]) {
                let mut next = heaps.to_vec();
                next[i] -= s;
                all.push(((i, s), next));
            }
        }
        all
    }

    #[test]
    fn equals_definition_for_all_small_take_sets() {
        for moves in (0..1 << 10).step_by(2).map(take_set) {
            assert_eq!(
                subtraction_sg_table(150, &moves),
                sg_by_definition(&moves, 150),
                "{moves:?}"
            );
        }
        for n in 1..200 {
            let moves = [2, n, n + 1];
            assert_eq!(subtraction_sg_table(n, &moves), sg_by_definition(&moves, n));
        }
        assert_eq!(subtraction_sg_table(0, &[usize::MAX, 1]), [0]);
        assert_eq!(subtraction_sg_table(4, &[3, 1, 1]), [0, 1, 0, 1, 0]);
    }

    #[test]
    fn taking_squares_matches_the_published_table() {
        let a014586 = [
            0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4,
            5, 3, 2, 3, 4, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 3, 4, 5, 0, 1, 3, 4, 5, 0,
            1, 3,
        ];
        let squares = [1, 4, 9, 16, 25, 36, 49];
        assert_eq!(subtraction_sg_table(59, &squares), a014586);
    }

    proptest! {
        #[test]
        fn equals_definition_for_large_take_sets(
            moves in prop_oneof![
                prop::collection::vec(1usize..400, 0..60),
                prop::collection::vec(1usize..70, 0..60),
                prop::collection::vec(1usize..400, 0..5),
            ],
            n in 0usize..1500,
        ) {
            prop_assert_eq!(subtraction_sg_table(n, &moves), sg_by_definition(&moves, n));
        }
    }

    /// The least preperiod and period of `0..=n` whose repetition `max S` values confirm.
    fn period_by_definition(g: &[u64], window: usize) -> Option<Period> {
        let sums = 1..=g.len().saturating_sub(window);
        let pairs = sums.flat_map(|sum| (1..=sum).map(move |period| (sum - period, period)));
        let repeats = |&(n, p): &(usize, usize)| (n..g.len() - p).all(|i| g[i] == g[i + p]);
        let mut found = pairs.filter(repeats).filter(|(n, p)| g.len() - n - p >= *p);
        let (preperiod, period) = found.next()?;
        Some(Period { preperiod, period })
    }

    #[test]
    fn periods_of_all_small_take_sets_hold_on_and_are_the_least() {
        for moves in (2..1 << 9).step_by(2).map(take_set) {
            let g = sg_by_definition(&moves, 600);
            let window = *moves.last().unwrap();
            for length in [10, 30, 60, 100, 200] {
                let found = subtraction_period(&moves, &g[..length]);
                assert_eq!(
                    found,
                    period_by_definition(&g[..length], window),
                    "{moves:?}"
                );
                let Some(found) = found else { continue };
                for (n, value) in g.iter().enumerate() {
                    assert_eq!(g[found.index(n as u128)], *value, "{moves:?} {n}");
                }
            }
            assert!(subtraction_period(&moves, &g).is_some(), "{moves:?}");
        }
    }

    #[test]
    fn without_moves_the_period_is_one() {
        let period = Period {
            preperiod: 0,
            period: 1,
        };
        assert_eq!(subtraction_period(&[], &[0, 0]), Some(period));
        assert_eq!(subtraction_period(&[], &[]), None);
    }

    #[test]
    fn closed_form_equals_definition() {
        for (l, r) in (1..=12).flat_map(|r| (1..=r).map(move |l| (l, r))) {
            let g = sg_by_definition(&(l..=r).collect::<Vec<_>>(), 100);
            for (n, &value) in g.iter().enumerate() {
                assert_eq!(
                    take_range_sg(n as u64, l as u64, r as u64),
                    value,
                    "{n} {l} {r}"
                );
            }
        }
        assert_eq!(take_range_sg(u64::MAX, 1, u64::MAX), u64::MAX);
        assert_eq!(take_range_sg(u64::MAX, u64::MAX, u64::MAX), 1);
        assert_eq!(take_range_sg(0, 1, 1), 0);
    }

    #[test]
    fn a_range_without_moves_is_refused() {
        for (l, r) in [(0, 3), (4, 3), (0, 0)] {
            let panic = std::panic::catch_unwind(|| take_range_sg(9, l, r)).unwrap_err();
            let text = panic.downcast_ref::<String>().expect("a text");
            assert_eq!(*text, format!("no range of moves: {l}..={r}"));
        }
    }

    #[test]
    fn winning_moves_are_those_that_a_search_finds() {
        for moves in [vec![1, 2, 3], vec![2, 5], vec![4, 1], vec![3, 1, 6], vec![]] {
            let g = subtraction_sg_table(9, &moves);
            let mut known = HashMap::new();
            for code in 0..1000 {
                let heaps = [code % 10, code / 10 % 10, code / 100];
                let expected: Vec<_> = options(&moves, &heaps)
                    .into_iter()
                    .filter(|(_, next)| !wins(&moves, next, &mut known))
                    .map(|((i, s), _)| (i, heaps[i] - s))
                    .collect();
                assert_eq!(
                    subtraction_winning_moves(&heaps, &moves, |h| g[h]),
                    expected,
                    "{moves:?} {heaps:?}"
                );
            }
        }
    }

    #[test]
    #[should_panic(expected = "a move of 0 takes nothing")]
    fn refuses_a_move_of_nothing() {
        subtraction_sg_table(5, &[2, 0]);
    }
}
