//! Coin-turning games.
//!
//! - Definition: coins lie in a row, position 0 leftmost. A move turns a set of coins that the rule
//!   allows; the rightmost of them goes from heads to tails.
//! - Theorem: a position's value is the nim-sum of the values of its heads, each counted alone,
//!   because a coin turned twice isn't turned. A coin at `x` has the `mex` of the nim-sums that its
//!   turns leave. For the ruler with a limit, let `2^k` be the largest power up to it and `2^v` the
//!   value claimed. The runs of length `1..=2^v` leave Gray codes, all values below `2^v`. No run
//!   leaves `2^v`: each power up to `2^k` would occur an even number of times in it, so `2^(k+1)`
//!   would divide its length.
//! - Method: closed forms for Mock Turtles and the ruler, `coin_sg_table` for any other rule. For
//!   one or two coins (Turning Turtles) the value is `x + 1`; for exactly two at most `d` apart
//!   (Twins), `x mod (d + 1)`; for exactly `k` in a row, 1 where `k` divides `x + 1`, else 0.
//! - Time: O(1) for a closed form; O(coins in all turns) for `coin_sg_table` and the moves.
//! - Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 14.
//! - Status: closed forms equal to `coin_sg_table` below 64 (Mock Turtles 48), all limits to 9;
//!   `coin_sg_table`, winning moves and the sum over heads equal to a search of all rows of 9 coins
//!   for six rules.
//! - names: flipping coins, mock turtles, ruler game, turn over coins in a row, flip a coin and
//!   some to its left, turn some coins, the rightmost from heads to tails, 翻硬币, 翻硬币游戏, コイン裏返し,
//!   コインひっくり返し

use cargo_snippet::snippet;

use crate::mex::mex;

/// The value of a position: the nim-sum of `sg` over `heads`, in any order.
///
/// A position listed twice is one coin and counts once.
///
/// ```
/// use snippets::coin_turning::{heads_sg, mock_turtles_sg};
///
/// assert_eq!(heads_sg(&[0, 1, 2, 3], mock_turtles_sg), 0);
/// assert_eq!(heads_sg(&[5, 5], mock_turtles_sg), mock_turtles_sg(5));
/// ```
#[snippet("coin_turning", doc_hidden)]
pub fn heads_sg(heads: &[usize], sg: impl Fn(usize) -> u64) -> u64 {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    heads.dedup();
    heads.into_iter().fold(0, |sum, x| sum ^ sg(x))
}

/// The values of single coins at `0..=n`, by any rule.
///
/// `turns(x)` lists the ways to turn the coin at `x`, each as the other coins that turn with it:
/// different ones to the left of `x`.
///
/// ```
/// use snippets::coin_turning::coin_sg_table;
///
/// let one_or_two_coins = |x| (0..x).map(|y| vec![y]).chain([vec![]]).collect();
/// assert_eq!(coin_sg_table(3, one_or_two_coins), [1, 2, 3, 4]);
/// ```
#[snippet("coin_sg_table", doc_hidden, include = "mex")]
pub fn coin_sg_table(n: usize, turns: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    let mut g = Vec::with_capacity(n + 1);
    for x in 0..=n {
        let left = |turn: Vec<usize>| turn.into_iter().fold(0, |sum, y| sum ^ g[y]);
        let value = mex(turns(x).into_iter().map(left));
        g.push(value);
    }
    g
}

/// Lists the winning moves, each as the coin that goes to tails and the others that turn with it.
///
/// `g` holds the values of single coins, up to the last of `heads`; `turns` is the rule, as for
/// [`coin_sg_table`]. A position listed twice is one coin.
///
/// ```
/// use snippets::coin_turning::{coin_sg_table, coin_winning_moves};
///
/// let one_or_two_coins = |x| (0..x).map(|y| vec![y]).chain([vec![]]).collect();
/// let g = coin_sg_table(4, one_or_two_coins);
/// assert_eq!(coin_winning_moves(&[0, 4], &g, one_or_two_coins), [(4, vec![0])]);
/// ```
#[snippet("coin_winning_moves", doc_hidden)]
pub fn coin_winning_moves(
    heads: &[usize],
    g: &[u64],
    turns: impl Fn(usize) -> Vec<Vec<usize>>,
) -> Vec<(usize, Vec<usize>)> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    heads.dedup();
    let after = |sum, coins: &[usize]| coins.iter().fold(sum, |sum, &x| sum ^ g[x]);
    let sum = after(0, &heads);
    let moves = heads
        .iter()
        .flat_map(|&x| turns(x).into_iter().map(move |turn| (x, turn)));
    moves
        .filter(|(x, turn)| after(sum ^ g[*x], turn) == 0)
        .collect()
}

/// Mock Turtles (one, two or three coins): the value of the coin at `x`, the `x`-th odious number.
///
/// # Panics
/// If `x` is 2^63 or more.
///
/// ```
/// use snippets::coin_turning::mock_turtles_sg;
///
/// assert_eq!((0..6).map(mock_turtles_sg).collect::<Vec<_>>(), [1, 2, 4, 7, 8, 11]);
/// ```
#[snippet("mock_turtles", doc_hidden)]
pub fn mock_turtles_sg(x: usize) -> u64 {
    let twice = (x as u64).checked_mul(2);
    twice.unwrap_or_else(|| panic!("the value of coin {x} does not fit"))
        + u64::from(x.count_ones() % 2 == 0)
}

/// Ruler (up to `longest` consecutive coins): the value of the coin at `x`.
///
/// It's the largest power of two that divides `x + 1` and is at most `longest`; 0 if `longest` is
/// 0.
///
/// ```
/// use snippets::coin_turning::ruler_sg;
///
/// assert_eq!([0, 1, 2, 3, 7].map(|x| ruler_sg(x, usize::MAX)), [1, 2, 1, 4, 8]);
/// assert_eq!(ruler_sg(7, 5), 4);
/// ```
#[snippet("ruler", doc_hidden)]
pub fn ruler_sg(x: usize, longest: usize) -> u64 {
    match longest.checked_ilog2() {
        Some(log) => 1 << log.min(x.trailing_ones()),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    type Rule = Box<dyn Fn(usize) -> Vec<Vec<usize>>>;

    /// All subsets of `0..x` that satisfy `allows`, for short rows.
    fn subsets(x: usize, allows: impl Fn(&[usize]) -> bool) -> Vec<Vec<usize>> {
        (0..1usize << x)
            .map(|set| (0..x).filter(|y| set >> y & 1 == 1).collect::<Vec<_>>())
            .filter(|turn| allows(turn))
            .collect()
    }

    fn up_to_two(x: usize) -> Vec<Vec<usize>> {
        (0..x).map(|y| vec![y]).chain([vec![]]).collect()
    }

    fn up_to_three(x: usize) -> Vec<Vec<usize>> {
        let pairs = (0..x).flat_map(|y| (0..y).map(move |z| vec![y, z]));
        up_to_two(x).into_iter().chain(pairs).collect()
    }

    fn run_of(k: usize, x: usize) -> Option<Vec<usize>> {
        (k <= x + 1).then(|| (x + 1 - k..x).collect())
    }

    fn runs_up_to(longest: usize) -> Rule {
        Box::new(move |x| (1..=longest).filter_map(|k| run_of(k, x)).collect())
    }

    fn two_within(distance: usize) -> Rule {
        Box::new(move |x| (x.saturating_sub(distance)..x).map(|y| vec![y]).collect())
    }

    fn equals_rule(
        n: usize,
        rule: impl Fn(usize) -> Vec<Vec<usize>>,
        closed: impl Fn(usize) -> u64,
    ) {
        assert!(coin_sg_table(n - 1, rule)
            .into_iter()
            .eq((0..n).map(closed)));
    }

    #[test]
    fn closed_forms_equal_their_rules() {
        equals_rule(64, |_| vec![vec![]], |_| 1);
        equals_rule(64, up_to_two, |x| x as u64 + 1);
        equals_rule(48, up_to_three, mock_turtles_sg);
        equals_rule(64, runs_up_to(64), |x| ruler_sg(x, usize::MAX));
        for k in 1..=9 {
            let exactly = |x| run_of(k, x).into_iter().collect();
            equals_rule(64, exactly, |x| u64::from(x % k == k - 1));
            equals_rule(64, runs_up_to(k), |x| ruler_sg(x, k));
            equals_rule(64, two_within(k), |x| (x % (k + 1)) as u64);
        }
    }

    #[test]
    fn matches_published_tables() {
        let a000069 = [
            1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37,
        ];
        assert!((0..19).map(mock_turtles_sg).eq(a000069));
        let a006519 = [
            1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16, 1, 2, 1, 4, 1, 2, 1, 8,
        ];
        assert!((0..24).map(|x| ruler_sg(x, usize::MAX)).eq(a006519));
        let moebius = |x| subsets(x, |turn| turn.len() < 5);
        let values = [1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213, 256, 301];
        assert_eq!(coin_sg_table(13, moebius), values);
    }

    #[test]
    fn holds_at_the_extremes() {
        assert_eq!(heads_sg(&[], mock_turtles_sg), 0);
        assert_eq!(coin_winning_moves(&[], &[], up_to_two), []);
        assert_eq!(coin_sg_table(0, up_to_two), [1]);
        assert_eq!(mock_turtles_sg((1 << 63) - 1), u64::MAX - 1);
        assert_eq!(ruler_sg(usize::MAX, usize::MAX), 1 << 63);
        assert_eq!(ruler_sg(3, 0), 0);
    }

    #[test]
    #[should_panic(expected = "the value of coin 9223372036854775808 does not fit")]
    fn a_value_that_does_not_fit_is_refused() {
        mock_turtles_sg(1 << 63);
    }

    /// Returns whether the mover wins, by trying all moves on the whole row of coins.
    fn wins(row: usize, rule: &Rule, known: &mut HashMap<usize, bool>) -> bool {
        if let Some(&win) = known.get(&row) {
            return win;
        }
        let win = moves(row, rule)
            .into_iter()
            .any(|coins| !wins(row ^ bits(&coins), rule, known));
        known.insert(row, win);
        win
    }

    fn moves(row: usize, rule: &Rule) -> Vec<Vec<usize>> {
        (0..9)
            .filter(|x| row >> x & 1 == 1)
            .flat_map(|x| {
                let with_x = move |turn| [vec![x], turn].concat();
                rule(x).into_iter().map(with_x)
            })
            .collect()
    }

    fn bits(coins: &[usize]) -> usize {
        coins.iter().fold(0, |set, x| set | 1 << x)
    }

    #[test]
    fn sums_equal_a_search_of_whole_rows() {
        let rules: [Rule; 6] = [
            Box::new(up_to_two),
            Box::new(up_to_three),
            runs_up_to(9),
            runs_up_to(3),
            two_within(3),
            Box::new(|x| subsets(x, |turn| turn.len() % 2 == 1 || turn.len() > 3)),
        ];
        for rule in rules {
            let g = coin_sg_table(8, &rule);
            let known = &mut HashMap::new();
            for row in 0..1 << 9 {
                let coins: Vec<usize> = (0..9).filter(|x| row >> x & 1 == 1).collect();
                assert_eq!(
                    heads_sg(&coins.repeat(2), |x| g[x]) != 0,
                    wins(row, &rule, known)
                );
                let winning = moves(row, &rule).into_iter();
                let winning = winning.filter(|turn| !wins(row ^ bits(turn), &rule, known));
                let listed = coin_winning_moves(&coins.repeat(2), &g, &rule);
                let listed = listed.into_iter().map(|(x, turn)| [vec![x], turn].concat());
                assert!(listed.eq(winning), "{row}");
            }
        }
    }
}
