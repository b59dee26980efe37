//! Nim, normal and misère.
//!
//! - Definition: a move takes any positive number from one heap. In normal play a player who can't
//!   move loses; in misère play that player wins.
//! - Theorem: normal play: a position is lost iff its nim-sum is 0. Misère play: the same, while
//!   two or more heaps exceed 1; if one does, the mover wins; if none does, the mover loses iff the
//!   number of 1s is odd.
//! - Method: misère play is normal play with the nim-sum changed by 1 as soon as at most one heap
//!   exceeds 1. With this sum in place of the nim-sum, the winning moves of both rules are `h → h ⊕
//!   sum`.
//! - Time: O(number of heaps). Memory: O(number of winning moves).
//! - Source: C. L. Bouton, Ann. of Math. 3 (1901), 35–39.
//! - Status: both rules equal to a game search in winner and moves for all of up to 4 heaps ≤ 6;
//!   random heaps over all of `u64`: each move leaves a P-position, and their number is odd.
//! - names: xor of heaps, bouton, misere, misere nim, anti-nim, rook towards the corner, last stone
//!   loses, take any number from one heap, rook moves left or down, move a coin any number of
//!   squares to the left, move stones to other heaps, prime factors as heaps, choose a heap and
//!   take at least one stone, take as many stones from one heap as you like, choose one non-empty
//!   heap, 取石子, 取石子游戏, 尼姆博弈, 尼姆游戏, Nim游戏, Nim博弈, 反Nim, 反尼姆, 石取り, 石取りゲーム, ニム, 逆形ニム, 从任意一堆取任意多颗,
//!   選んだ山から一個以上取る

use cargo_snippet::snippet;

/// The nim-sum of the heaps; 0 without heaps. The mover wins iff it isn't 0.
///
/// ```
/// use snippets::nim::nim_sum;
///
/// assert_eq!(nim_sum(&[1, 4, 5]), 0);
/// assert_eq!(nim_sum(&[]), 0);
/// ```
#[snippet("nim", doc_hidden)]
pub fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// Returns whether the player to move loses under normal play; true without heaps.
///
/// ```
/// use snippets::nim::is_nim_p_position;
///
/// assert!(is_nim_p_position(&[1, 4, 5]));
/// assert!(!is_nim_p_position(&[1]));
/// assert!(is_nim_p_position(&[0]));
/// ```
#[snippet("nim", doc_hidden)]
pub fn is_nim_p_position(heaps: &[u64]) -> bool {
    nim_sum(heaps) == 0
}

/// All winning moves under normal play, as `(index of the heap, what the move leaves)`.
///
/// They come by increasing index. A heap has at most one, and their number is odd or 0.
///
/// ```
/// use snippets::nim::nim_winning_moves;
///
/// assert_eq!(nim_winning_moves(&[7, 11, 13]), [(0, 6), (1, 10), (2, 12)]);
/// assert_eq!(nim_winning_moves(&[1, 4, 5]), []);
/// ```
#[snippet("nim", doc_hidden)]
pub fn nim_winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    takes_changing_sum_by(nim_sum(heaps), heaps)
}

/// The number of winning moves under normal play, without listing them.
///
/// ```
/// use snippets::nim::count_nim_winning_moves;
///
/// assert_eq!(count_nim_winning_moves(&[7, 11, 13]), 3);
/// assert_eq!(count_nim_winning_moves(&[]), 0);
/// ```
#[snippet("nim", doc_hidden)]
pub fn count_nim_winning_moves(heaps: &[u64]) -> usize {
    let sum = nim_sum(heaps);
    heaps.iter().filter(|&h| h ^ sum < *h).count()
}

/// The nim-sum of the heaps `0, 1, …, n - 1`. O(1).
///
/// ```
/// use snippets::nim::nim_sum_below;
///
/// assert_eq!(nim_sum_below(6), 1 ^ 2 ^ 3 ^ 4 ^ 5);
/// assert_eq!(nim_sum_below(9) ^ nim_sum_below(7), 7 ^ 8);
/// ```
#[snippet("nim_sum_below", doc_hidden)]
pub fn nim_sum_below(n: u64) -> u64 {
    match n % 4 {
        0 => 0,
        1 => n - 1,
        2 => 1,
        _ => n,
    }
}

#[snippet("nim", doc_hidden)]
fn takes_changing_sum_by(sum: u64, heaps: &[u64]) -> Vec<(usize, u64)> {
    let left = heaps.iter().map(|h| h ^ sum).enumerate();
    left.filter(|&(i, left)| left < heaps[i]).collect()
}

/// The number that decides misère play: the mover wins iff it isn't 0.
///
/// It's the nim-sum, with its last bit flipped if at most one heap exceeds 1.
///
/// ```
/// use snippets::nim::misere_nim_sum;
///
/// assert_eq!(misere_nim_sum(&[2, 2]), 0);
/// assert_eq!(misere_nim_sum(&[1, 1, 1]), 0);
/// assert_eq!(misere_nim_sum(&[]), 1);
/// ```
#[snippet("misere_nim", doc_hidden, include = "nim")]
pub fn misere_nim_sum(heaps: &[u64]) -> u64 {
    let large_heaps = heaps.iter().filter(|&&h| h > 1).take(2).count();
    nim_sum(heaps) ^ u64::from(large_heaps < 2)
}

/// Returns whether the player to move loses under misère play. Without heaps the mover has already
/// won.
///
/// ```
/// use snippets::nim::is_misere_nim_p_position;
///
/// assert!(is_misere_nim_p_position(&[1]));
/// assert!(!is_misere_nim_p_position(&[]));
/// ```
#[snippet("misere_nim", doc_hidden, include = "nim")]
pub fn is_misere_nim_p_position(heaps: &[u64]) -> bool {
    misere_nim_sum(heaps) == 0
}

/// All winning moves under misère play, as `(index of the heap, what the move leaves)`.
///
/// They come by increasing index. There are none from a P-position, and none without heaps, where
/// the mover has already won.
///
/// ```
/// use snippets::nim::misere_nim_winning_moves;
///
/// assert_eq!(misere_nim_winning_moves(&[1, 5]), [(1, 0)]);
/// assert_eq!(misere_nim_winning_moves(&[1, 1]), [(0, 0), (1, 0)]);
/// ```
#[snippet("misere_nim", doc_hidden, include = "nim")]
pub fn misere_nim_winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    takes_changing_sum_by(misere_nim_sum(heaps), heaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The definition, with the winner of the position without moves given.
    #[derive(Default)]
    struct Search {
        misere: bool,
        memo: HashMap<Vec<u64>, bool>,
    }

    impl Search {
        fn winning_moves(&mut self, heaps: &[u64]) -> Vec<(usize, u64)> {
            let mut moves = Vec::new();
            for i in 0..heaps.len() {
                for left in 0..heaps[i] {
                    let mut option = heaps.to_vec();
                    option[i] = left;
                    if !self.wins(&option) {
                        moves.push((i, left));
                    }
                }
            }
            moves
        }

        fn wins(&mut self, heaps: &[u64]) -> bool {
            let mut key = heaps.to_vec();
            key.sort();
            if let Some(&known) = self.memo.get(&key) {
                return known;
            }
            let ended = key.iter().all(|&h| h == 0);
            let wins = ended && self.misere || !self.winning_moves(&key).is_empty();
            self.memo.insert(key, wins);
            wins
        }
    }

    fn small_positions() -> impl Iterator<Item = Vec<u64>> {
        (0..=4).flat_map(|n| {
            (0..7u64.pow(n)).map(move |code| (0..n).map(|i| code / 7u64.pow(i) % 7).collect())
        })
    }

    #[test]
    fn normal_play_equals_a_game_search() {
        let mut search = Search::default();
        for heaps in small_positions() {
            let moves = search.winning_moves(&heaps);
            assert_eq!(nim_winning_moves(&heaps), moves, "{heaps:?}");
            assert_eq!(count_nim_winning_moves(&heaps), moves.len(), "{heaps:?}");
            assert_eq!(is_nim_p_position(&heaps), !search.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn misere_play_equals_a_game_search() {
        let mut search = Search {
            misere: true,
            ..Search::default()
        };
        for heaps in small_positions() {
            let moves = search.winning_moves(&heaps);
            assert_eq!(misere_nim_winning_moves(&heaps), moves, "{heaps:?}");
            let loses = !search.wins(&heaps);
            assert_eq!(is_misere_nim_p_position(&heaps), loses, "{heaps:?}");
        }
    }

    #[test]
    fn largest_heaps_keep_their_bits() {
        assert!(is_nim_p_position(&[u64::MAX, u64::MAX]));
        assert_eq!(nim_winning_moves(&[u64::MAX, 1]), [(0, 1)]);
        assert_eq!(misere_nim_winning_moves(&[u64::MAX, 1]), [(0, 0)]);
        assert_eq!(misere_nim_winning_moves(&[0, u64::MAX]), [(1, 1)]);
    }

    #[test]
    fn sums_of_ranges_are_added_up_heap_by_heap() {
        let mut sum = 0;
        for n in 0..1000 {
            assert_eq!(nim_sum_below(n), sum);
            sum ^= n;
        }
        assert_eq!(nim_sum_below(u64::MAX) ^ nim_sum_below(u64::MAX - 2), 3);
    }

    proptest! {
        #[test]
        fn each_winning_move_leaves_a_p_position(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let moves = nim_winning_moves(&heaps);
            prop_assert_eq!(moves.len() % 2 == 1, !is_nim_p_position(&heaps));
            for (i, left) in moves {
                let mut option = heaps.clone();
                option[i] = left;
                prop_assert!(left < heaps[i] && is_nim_p_position(&option));
            }
        }
    }
}
