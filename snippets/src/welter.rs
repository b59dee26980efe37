//! Welter's game: coins on different squares of a strip.
//!
//! - Definition: coins lie on different squares 0, 1, 2, … of a strip. A move takes a coin to a
//!   free square with a smaller number. A player who can't move loses.
//! - Theorem: the Grundy value is the nim-sum of all squares and, for each two of them, of `d ⊕ (d
//!   - 1)`, where `d` is their nim-sum: ones up to the lowest place in which the two differ.
//! - Method: each bit of the value depends on that bit and lower ones of the squares. So if one
//!   coin may go anywhere, its square is found bit by bit from the lowest, and each coin has
//!   exactly one square of value 0. That square may lie past `u64`; its low 64 bits are then an
//!   occupied square.
//! - Time: O(k²) for the value of `k` coins, O(64 k²) for all winning moves. Memory: O(k).
//! - Source: C. P. Welter, Indag. Math. 16 (1954), 194–200; J. H. Conway, On Numbers and Games
//!   (1976), ch. 13.
//! - Status: values and winning moves equal to a search for all of up to 4 coins on 12 squares;
//!   each winning move is legal and leaves value 0 for random coins over all of `u64`, and for all
//!   sets of coins near 0, `2^63` and `u64::MAX`.
//! - names: coins on a strip, welter function, sato, young diagrams, hook removal, no two coins on
//!   the same square, coins on different squares, 韦尔特游戏, ウェルター, 佐藤のゲーム

use cargo_snippet::snippet;

/// The Grundy value of coins on these squares, in any order; 0 without coins. O(k²).
///
/// # Panics
/// If two coins lie on the same square.
///
/// ```
/// use snippets::welter::welter_sg;
///
/// assert_eq!(welter_sg(&[7]), 7);
/// assert_eq!(welter_sg(&[2, 5]), (2 ^ 5) - 1);
/// assert_eq!(welter_sg(&[0, 1, 2]), 0);
/// ```
#[snippet("welter", doc_hidden)]
pub fn welter_sg(coins: &[u64]) -> u64 {
    let mut value = 0;
    for (i, &coin) in coins.iter().enumerate() {
        value ^= coin;
        for other in &coins[..i] {
            let difference = coin ^ other;
            assert!(difference > 0, "two coins lie on square {coin}");
            value ^= difference ^ (difference - 1);
        }
    }
    value
}

/// All winning moves, as `(index of the coin, square it goes to)`; none from a P-position. O(64
/// k²).
///
/// # Panics
/// If two coins lie on the same square.
///
/// ```
/// use snippets::welter::welter_winning_moves;
///
/// assert_eq!(welter_winning_moves(&[1, 3]), [(1, 0)]);
/// assert_eq!(welter_winning_moves(&[2, 3]), []);
/// ```
#[snippet("welter", doc_hidden)]
pub fn welter_winning_moves(coins: &[u64]) -> Vec<(usize, u64)> {
    if welter_sg(coins) == 0 {
        return vec![];
    }
    let mut moves = vec![];
    for (i, &coin) in coins.iter().enumerate() {
        let others = [&coins[..i], &coins[i + 1..]].concat();
        let rest = welter_sg(&others);
        let mut square = 0;
        for bit in 0..64 {
            let lower = (1u64 << bit) - 1;
            let alike = others.iter().filter(|&other| (other ^ square) & lower == 0);
            square |= (rest >> bit & 1 ^ alike.count() as u64 & 1) << bit;
        }
        // An occupied square stands for itself plus 2^64, the next one with the same lower places.
        if square < coin && !others.contains(&square) {
            moves.push((i, square));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// Moves as a coin and its new square, by the rules.
    fn moves(coins: &[u64]) -> Vec<(usize, u64)> {
        let of = |i: usize| {
            (0..coins[i])
                .filter(|to| !coins.contains(to))
                .map(move |to| (i, to))
        };
        (0..coins.len()).flat_map(of).collect()
    }

    fn after(coins: &[u64], (i, to): (usize, u64)) -> Vec<u64> {
        let mut after = coins.to_vec();
        after[i] = to;
        after
    }

    fn by_search(coins: &[u64], memo: &mut HashMap<Vec<u64>, u64>) -> u64 {
        let mut key = coins.to_vec();
        key.sort_unstable();
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let options: Vec<u64> = (moves(&key).into_iter())
            .map(|turn| by_search(&after(&key, turn), memo))
            .collect();
        let g = (0..).find(|g| !options.contains(g)).unwrap();
        memo.insert(key, g);
        g
    }

    #[test]
    fn values_and_winning_moves_equal_a_search() {
        let mut memo = HashMap::new();
        for set in (0..1u64 << 12).filter(|set| set.count_ones() <= 4) {
            let mut coins: Vec<u64> = (0..12).filter(|square| set >> square & 1 == 1).collect();
            coins.reverse();
            assert_eq!(welter_sg(&coins), by_search(&coins, &mut memo), "{coins:?}");
            let mut winning = moves(&coins);
            winning.retain(|&turn| by_search(&after(&coins, turn), &mut memo) == 0);
            assert_eq!(welter_winning_moves(&coins), winning, "{coins:?}");
        }
    }

    proptest! {
        #[test]
        fn each_winning_move_of_far_coins_is_legal_and_leaves_zero(
            coins in prop::collection::hash_set(any::<u64>(), 0..7),
        ) {
            let coins: Vec<u64> = coins.into_iter().collect();
            let winning = welter_winning_moves(&coins);
            prop_assert_eq!(winning.is_empty(), welter_sg(&coins) == 0);
            for (i, to) in winning {
                prop_assert!(to < coins[i] && !coins.contains(&to));
                prop_assert_eq!(welter_sg(&after(&coins, (i, to))), 0);
            }
        }
    }

    #[test]
    fn a_square_beyond_u64_is_no_move() {
        let ends = [0, 1, 2, 3, u64::MAX - 1, u64::MAX];
        let middle = [1 << 63, (1 << 63) - 1, (1 << 63) + 1];
        let squares = [&ends[..], &middle[..]].concat();
        for set in 0..1usize << squares.len() {
            let coins = (0..squares.len()).filter(|i| set >> i & 1 == 1);
            let coins: Vec<u64> = coins.map(|i| squares[i]).collect();
            let winning = welter_winning_moves(&coins);
            assert_eq!(winning.is_empty(), welter_sg(&coins) == 0, "{coins:?}");
            for (i, to) in winning {
                assert!(
                    to < coins[i] && !coins.contains(&to),
                    "{coins:?}: {i} to {to}"
                );
                assert_eq!(welter_sg(&after(&coins, (i, to))), 0, "{coins:?}");
            }
        }
        assert_eq!(welter_winning_moves(&[0, 1, u64::MAX]), [(2, 2)]);
    }

    #[test]
    #[should_panic(expected = "two coins lie on square 4")]
    fn two_coins_on_a_square_are_refused() {
        welter_sg(&[4, 1, 4]);
    }
}
