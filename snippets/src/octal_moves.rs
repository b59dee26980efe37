//! Winning moves of sums of octal games.
//!
//! - Definition: heaps of one octal game (see `octal`), or rows from which neighbours are taken. A
//!   move leaves a left and a right part, each empty or not.
//! - Theorem: a move wins iff the nim-sum of the values is 0 after it.
//! - Method: tries all moves. A digit's bit for the number of non-empty parts allows a move.
//! - Time: O(sum of the heaps · digits that are not 0). Memory: O(number of winning moves).
//! - Source: R. K. Guy, C. A. B. Smith, Proc. Cambridge Philos. Soc. 52 (1956), 514–526.
//! - Status: equal to a search of sums of up to three heaps below 7 for all codes of two digits; to
//!   a search of rows of Kayles pins as bit sets, to length 11.
//! - names: which move wins, winning moves of a row of stones, 必胜策略, 必胜走法, 必勝手

use cargo_snippet::snippet;

/// All winning moves, as `(index of the heap, [left part, right part])`; none from a P-position.
///
/// `digits` are those of the code (see `octal_digits`), and `g` holds the values of all heaps that
/// occur. Moves come by increasing heap, then coins taken, then left part. Both orders of two
/// unlike parts are listed, since they are different places of a row, and so is a single part on
/// either side. If heaps have no sides, count only those with `left ≤ right`.
///
/// # Panics
/// If `g` lacks a heap.
///
/// ```
/// use snippets::octal::octal_digits;
/// use snippets::octal_games::kayles_sg_table;
/// use snippets::octal_moves::octal_winning_moves;
///
/// let (kayles, g) = (octal_digits("0.77"), kayles_sg_table(5));
/// assert_eq!(octal_winning_moves(&[5], &kayles, &g), [(0, [2, 2])]);
/// assert_eq!(octal_winning_moves(&[2, 1], &kayles, &g), [(0, [0, 1]), (0, [1, 0])]);
/// assert_eq!(octal_winning_moves(&[3, 3], &kayles, &g), []);
/// ```
#[snippet("octal_moves", doc_hidden)]
pub fn octal_winning_moves(heaps: &[usize], digits: &[u8], g: &[u64]) -> Vec<(usize, [usize; 2])> {
    let sum = heaps.iter().fold(0, |sum, &h| sum ^ g[h]);
    let mut moves = Vec::new();
    for (i, &h) in heaps.iter().enumerate() {
        let digits = digits.iter().enumerate().take(h + 1);
        for (taken, digit) in digits.filter(|(_, digit)| **digit > 0) {
            for left in 0..=h - taken {
                let right = h - taken - left;
                let parts = usize::from(left > 0) + usize::from(right > 0);
                if digit >> parts & 1 == 1 && g[left] ^ g[right] == sum ^ g[h] {
                    moves.push((i, [left, right]));
                }
            }
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::octal::octal_sg_table;

    /// Whether the mover wins, by the words of the definition; the heaps are sorted.
    fn wins(digits: [u8; 3], heaps: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = memo.get(heaps) {
            return known;
        }
        let won = (0..heaps.len()).any(|i| {
            let parts = parts_left(digits, heaps[i]);
            let mut options = parts.iter().map(|parts| option(heaps, i, parts));
            options.any(|option| !wins(digits, &option, memo))
        });
        memo.insert(heaps.to_vec(), won);
        won
    }

    fn option(heaps: &[usize], i: usize, parts: &[usize]) -> Vec<usize> {
        let mut option = [&heaps[..i], &heaps[i + 1..], parts].concat();
        option.retain(|&h| h > 0);
        option.sort();
        option
    }

    /// No heap, one heap, or two of which the first is not the larger.
    fn parts_left(digits: [u8; 3], h: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for (taken, &digit) in digits.iter().enumerate().filter(|&(taken, _)| taken <= h) {
            let rest = h - taken;
            if rest == 0 && digit & 1 != 0 {
                all.push(vec![0, 0]);
            }
            if rest > 0 && digit & 2 != 0 {
                all.push(vec![0, rest]);
            }
            if digit & 4 != 0 {
                all.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        all
    }

    #[test]
    fn moves_of_sums_equal_a_game_search() {
        for number in 0..128u8 {
            let digits = [number / 64 * 4, number / 8 % 8, number % 8];
            let code = format!("{}.{}{}", digits[0], digits[1], digits[2]);
            let g = octal_sg_table(6, &code);
            let mut memo = HashMap::new();
            for heaps in (0..343).map(|sum| [sum % 7, sum / 7 % 7, sum / 49]) {
                let mut expected = Vec::new();
                for (i, &h) in heaps.iter().enumerate() {
                    for parts in parts_left(digits, h) {
                        if !wins(digits, &option(&heaps, i, &parts), &mut memo) {
                            expected.push((i, [parts[0], parts[1]]));
                        }
                    }
                }
                let moves = octal_winning_moves(&heaps, &digits, &g);
                let on_one_side = moves
                    .iter()
                    .copied()
                    .filter(|(_, [left, right])| left <= right);
                assert_eq!(
                    on_one_side.collect::<Vec<_>>(),
                    expected,
                    "{code} {heaps:?}"
                );
                for (i, [left, right]) in &moves {
                    assert!(moves.contains(&(*i, [*right, *left])), "{code} {heaps:?}");
                }
            }
        }
    }

    /// Every place of a row counts, so this tells how many moves win.
    #[test]
    fn places_of_kayles_pins_equal_a_search_of_rows() {
        let throws = |n: usize| {
            let ones = (0..n).map(|i| (i, 1));
            ones.chain((1..n).map(|i| (i - 1, 3)))
        };
        for n in 0..=11 {
            let mut won = vec![false; 1 << n];
            let knock = |pins: usize, (at, throw): (usize, usize)| {
                let throw = throw << at;
                (pins & throw == throw).then_some(pins ^ throw)
            };
            for pins in 0..1 << n {
                won[pins] =
                    throws(n).any(|throw| knock(pins, throw).is_some_and(|left| !won[left]));
            }
            let all = (1 << n) - 1;
            let winning =
                throws(n).filter(|&throw| knock(all, throw).is_some_and(|left| !won[left]));
            let places = winning.map(|(at, throw)| (0, [at, n - at - throw.count_ones() as usize]));
            let g = octal_sg_table(n, "0.77");
            assert_eq!(
                octal_winning_moves(&[n], &[0, 7, 7], &g),
                places.collect::<Vec<_>>(),
                "{n}"
            );
        }
    }

    #[test]
    fn no_heaps_and_empty_ones_have_no_moves() {
        assert_eq!(octal_winning_moves(&[], &[0, 7, 7], &[]), []);
        assert_eq!(octal_winning_moves(&[0, 0], &[4, 7], &[0]), []);
    }
}
