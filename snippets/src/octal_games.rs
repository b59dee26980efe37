//! Octal games by name.
//!
//! - Definition: take coins from a row; what is left on either side becomes a row of its own. Each
//!   function describes its move.
//! - Theorem: each is an octal game, sometimes on a board whose length differs by one or two, which
//!   is a common source of mistakes. Here `n` is always the length of the row in the game's own
//!   rules.
//! - Method: the sparse space of `octal`, or a proven period where one is known: Kayles repeats
//!   with 12 from 71, Dawson's Kayles with 34 from 53, Dawson's chess with 34 from 52. The latter
//!   two have no sparse space.
//! - Time: O(n) for these three, for others as `octal_sg_table`; nobody knows a period of
//!   Treblecross.
//! - Source: R. K. Guy, C. A. B. Smith, Proc. Cambridge Philos. Soc. 52 (1956), 514–526.
//! - Status: equal to a search of boards as bit sets, all lengths to 14; to the published periods.
//! - names: kayles, dawson's chess, dawson's kayles, treblecross, bowling pins, knock down one or
//!   two neighbouring pins, take one or two adjacent, knock down one pin or two pins next to each
//!   other, 保龄球游戏, ケイレス, ドーソンのチェス

use cargo_snippet::snippet;

use crate::octal::{octal_period, octal_sg_table};

/// Kayles, 0.77: take one coin or two neighbours. The values of rows of `0..=n` coins.
///
/// ```
/// use snippets::octal_games::kayles_sg_table;
///
/// assert_eq!(kayles_sg_table(5), [0, 1, 2, 3, 1, 4]);
/// ```
#[snippet("octal_games", doc_hidden, include = "octal, octal_period")]
pub fn kayles_sg_table(n: usize) -> Vec<u64> {
    repeated(n, "0.77")
}

/// Dawson's chess, 0.137: take a coin together with its neighbours. The values of rows of `0..=n`.
///
/// ```
/// use snippets::octal_games::dawsons_chess_sg_table;
///
/// assert_eq!(dawsons_chess_sg_table(5), [0, 1, 1, 2, 0, 3]);
/// ```
#[snippet("octal_games", doc_hidden)]
pub fn dawsons_chess_sg_table(n: usize) -> Vec<u64> {
    repeated(n, "0.137")
}

/// Treblecross: mark a cell; three marks in a row win. The values of strips of `0..=n` cells.
///
/// All cells of a strip are more than two away from a mark: nobody marks a cell within two of a
/// mark unless that wins at once. A strip of `n` is the heap `n + 2` of 0.007.
///
/// ```
/// use snippets::octal_games::treblecross_sg_table;
///
/// assert_eq!(treblecross_sg_table(6), [0, 1, 1, 1, 2, 2, 0]);
/// ```
#[snippet("octal_games", doc_hidden)]
pub fn treblecross_sg_table(n: usize) -> Vec<u64> {
    octal_sg_table(n + 2, "0.007").split_off(2)
}

/// Take exactly `k` consecutive coins, 0.0…07. The values of rows of `0..=n` coins.
///
/// `k = 2` is Dawson's Kayles. O(n) for `k ≤ 2`.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use snippets::octal_games::take_consecutive_sg_table;
///
/// assert_eq!(take_consecutive_sg_table(8, 3), [0, 0, 0, 1, 1, 1, 2, 2, 0]);
/// ```
#[snippet("octal_games", doc_hidden)]
pub fn take_consecutive_sg_table(n: usize, k: usize) -> Vec<u64> {
    assert!(k > 0, "a move takes at least one coin, not {k}");
    let k = k.min(n + 1);
    let code = format!("0.{}7", "0".repeat(k - 1));
    match k {
        1 | 2 => repeated(n, &code),
        _ => octal_sg_table(n, &code),
    }
}

/// The values of the heaps `0..=n` of a game whose period 200 values prove.
#[snippet("octal_games", doc_hidden)]
fn repeated(n: usize, code: &str) -> Vec<u64> {
    let g = octal_sg_table(200, code);
    let period = octal_period(code, &g).expect("200 values prove the period");
    (0..=n).map(|m| g[period.index(m as u128)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;

    /// The value of a full row, by a search of the sets of coins; `moves(n)` lists the sets that a
    /// move takes: first those coins that must be there, then those that go if they are there.
    fn row_by_search(n: usize, moves: &[(usize, usize)]) -> u64 {
        let mut sg = vec![0; 1 << n];
        for row in 0..1usize << n {
            let legal = moves.iter().filter(|(must, _)| row & must == *must);
            sg[row] = mex(legal.map(|(must, may)| sg[row & !must & !may]));
        }
        sg[(1 << n) - 1]
    }

    fn equals_search(g: Vec<u64>, moves: impl Fn(usize) -> Vec<(usize, usize)>) {
        for (n, &value) in g.iter().enumerate() {
            assert_eq!(value, row_by_search(n, &moves(n)), "a row of {n}");
        }
    }

    fn runs(k: usize, n: usize) -> Vec<(usize, usize)> {
        let starts = 0..(n + 1).saturating_sub(k);
        starts.map(|start| (((1 << k) - 1) << start, 0)).collect()
    }

    fn with_neighbours(reach: usize, n: usize) -> Vec<(usize, usize)> {
        let near = |x: usize| (x.saturating_sub(reach)..=x + reach).fold(0, |set, y| set | 1 << y);
        (0..n).map(|x| (1 << x, near(x))).collect()
    }

    #[test]
    fn boards_have_the_lengths_of_their_games() {
        equals_search(kayles_sg_table(14), |n| [runs(1, n), runs(2, n)].concat());
        equals_search(dawsons_chess_sg_table(14), |n| with_neighbours(1, n));
        equals_search(treblecross_sg_table(14), |n| with_neighbours(2, n));
        for k in 1..=5 {
            equals_search(take_consecutive_sg_table(14, k), |n| runs(k, n));
        }
    }

    #[test]
    fn runs_longer_than_the_row_are_never_taken() {
        for k in [4, 5, 1 << 40, usize::MAX] {
            assert_eq!(take_consecutive_sg_table(3, k), [0; 4], "{k}");
            assert_eq!(take_consecutive_sg_table(0, k), [0], "{k}");
        }
    }

    #[test]
    #[should_panic(expected = "a move takes at least one coin, not 0")]
    fn taking_no_coins_is_refused() {
        take_consecutive_sg_table(5, 0);
    }

    #[test]
    fn repeated_values_equal_those_of_the_sparse_space() {
        for code in ["0.77", "0.07", "0.137", "0.7"] {
            assert_eq!(repeated(3000, code), octal_sg_table(3000, code), "{code}");
            assert_eq!(repeated(0, code), [0], "{code}");
        }
    }

    #[test]
    fn named_games_repeat_as_published() {
        let repeats = |g: &[u64], period: usize, from: usize| {
            g[from..]
                .iter()
                .zip(&g[from + period..])
                .all(|(x, y)| x == y)
        };
        for (g, period, preperiod) in [
            (kayles_sg_table(1000), 12, 71),
            (take_consecutive_sg_table(1000, 2), 34, 53),
            (dawsons_chess_sg_table(1000), 34, 52),
        ] {
            assert!(repeats(&g, period, preperiod));
            assert!(!repeats(&g, period, preperiod - 1));
        }
    }

    #[test]
    fn matches_the_published_table_of_treblecross() {
        let table = [
            0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0, 4, 3, 3, 3, 2, 2, 2, 4, 4, 0, 5, 5, 2, 2, 2, 3,
        ];
        assert_eq!(treblecross_sg_table(28), table);
    }
}
