//! AtCoder ABC 349 E. Weighted Tic-Tac-Toe
//! - url: https://atcoder.jp/contests/abc349/tasks/abc349_e
//! - judge: atcoder
//! - games: tic-tac-toe, alpha-beta, small board, three in a row
//! - rules: Two players take turns to take a cell of a 3 × 3 board and score its number. Three
//!   cells of your own in a row win at once. On a full board the larger sum wins. The sum of all
//!   numbers is odd.
//! - difficulty: 1200
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: a[9] in -10^9..10^9, sum(a) % 2 = 1
//! - statement: checked with the statement and its samples, and a published program on 258 inputs
//!
//! An alpha-beta search with memory visits the boards, fewer than 3⁹ of them. O(3⁹ · 9).

use proconio::input;
use snippets::alpha_beta::AlphaBeta;

const ROWS: [u16; 8] = [
    0b111,
    0b111000,
    0b111000000,
    0b1001001,
    0b10010010,
    0b100100100,
    0b100010001,
    0b1010100,
];

/// The cells of the player to move, and those of the opponent.
type Board = (u16, u16);

fn first_player_wins(numbers: &[i64]) -> bool {
    let sum = |set: u16| {
        (0..9)
            .filter(|i| set >> i & 1 == 1)
            .map(|i| numbers[i])
            .sum::<i64>()
    };
    let end_score = |&(own, other): &Board| {
        if ROWS.iter().any(|row| other & row == *row) {
            return Some(-1);
        }
        let is_full = own | other == 0b111111111;
        is_full.then(|| if sum(own) > sum(other) { 1 } else { -1 })
    };
    let options = |&(own, other): &Board| {
        let free = (0..9).filter(|i| (own | other) >> i & 1 == 0);
        free.map(|i| (other, own | 1 << i)).collect()
    };
    AlphaBeta::new(end_score, options).score(&(0, 0)) > 0
}

fn winner(first: bool) -> &'static str {
    if first {
        "Takahashi"
    } else {
        "Aoki"
    }
}

fn main() {
    input! {
        numbers: [i64; 9],
    }
    println!("{}", winner(first_player_wins(&numbers)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Searches a board of letters, trying the cells in every order.
    fn wins_by_search(
        numbers: &[i64],
        board: [char; 9],
        known: &mut HashMap<[char; 9], bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&board) {
            return wins;
        }
        let taken = board.iter().filter(|&&cell| cell != '.').count();
        let own = if taken % 2 == 0 { 'T' } else { 'A' };
        let lines = [
            [0, 1],
            [1, 3],
            [2, 1],
            [3, 1],
            [0, 4],
            [2, 2],
            [0, 3],
            [6, 1],
        ];
        let mut wins = false;
        for cell in (0..9).filter(|&cell| board[cell] == '.') {
            let mut next = board;
            next[cell] = own;
            let in_line = lines.iter().any(|&[first, step]| {
                let cells = match (first, step) {
                    (0, 1) => [0, 1, 2],
                    (3, 1) => [3, 4, 5],
                    (6, 1) => [6, 7, 8],
                    (0, 4) => [0, 4, 8],
                    (2, 2) => [2, 4, 6],
                    (0, 3) => [0, 3, 6],
                    (1, 3) => [1, 4, 7],
                    _ => [2, 5, 8],
                };
                cells.iter().all(|&cell| next[cell] == own)
            });
            let score = |player| {
                (0..9)
                    .filter(|&i| next[i] == player)
                    .map(|i| numbers[i])
                    .sum::<i64>()
            };
            wins |= in_line
                || taken == 8 && score('T') > score('A')
                || taken < 8 && !wins_by_search(numbers, next, known);
        }
        known.insert(board, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn agrees_with_a_game_search(mut a in prop::collection::vec(-9..9i64, 9)) {
            a[0] += (a.iter().sum::<i64>() + 1).rem_euclid(2);
            let input = a.chunks(3).map(|row| row.iter().join(" ") + "\n").collect::<String>();
            let expected = winner(wins_by_search(&a, ['.'; 9], &mut HashMap::new()));
            let got = winner(first_player_wins(&a));
            assert_answer!(input, expected, got);
        }
    }
}
