//! Codeforces 354 B. Game with Strings
//! - url: https://codeforces.com/problemset/problem/354/B
//! - judge: codeforces
//! - games: board, letters, sets of cells as bit masks, score, memo
//! - rules: Two players take turns to write letters, such that some path from the upper left cell
//!   of a table to the right and down has these letters. It ends in the lower right cell. The first
//!   player wants more `a` than `b`, the second more `b` than `a`.
//! - difficulty: 2400
//! - time-limit: 1s
//! - memory-limit: 512MB
//! - input: n in 1..20, t[n] in "a-z" n..n
//! - statement: checked with the statement's public copy and its samples
//!
//! After `i` letters the path may stand in several cells of diagonal `i`, all of the same letter. A
//! move chooses a letter; the new set consists of the cells below and to the right that have it.
//! Play reaches few of the 2²⁰ sets of a diagonal, so the program remembers their scores.

use proconio::input;
use proconio::marker::Bytes;
use std::collections::HashMap;

struct Board<'a> {
    table: &'a [Vec<u8>],
    known: HashMap<(usize, u32), i32>,
}

impl Board<'_> {
    /// The number of `a` less the number of `b` to come. Bit `r` of the set stands for the cell of
    /// row `r` on this diagonal.
    fn score(&mut self, diagonal: usize, cells: u32) -> i32 {
        let n = self.table.len();
        let next = diagonal + 1;
        if next > 2 * n - 2 {
            return 0;
        }
        if let Some(&score) = self.known.get(&(diagonal, cells)) {
            return score;
        }
        let mut sets = [0; 26];
        let reached = cells | cells << 1;
        for row in next.saturating_sub(n - 1)..n.min(next + 1) {
            let letter = self.table[row][next - row] - b'a';
            sets[usize::from(letter)] |= reached & 1 << row;
        }
        let options = (0..26).filter(|&letter| sets[letter] > 0);
        let scores = options.map(|letter| {
            let gain = i32::from(letter == 0) - i32::from(letter == 1);
            gain + self.score(next, sets[letter])
        });
        let best = if next % 2 == 0 {
            scores.max()
        } else {
            scores.min()
        };
        let best = best.expect("a cell has a cell below or to the right");
        self.known.insert((diagonal, cells), best);
        best
    }
}

fn result(table: &[Vec<u8>]) -> &'static str {
    let known = HashMap::new();
    let first = table[0][0];
    let gain = i32::from(first == b'a') - i32::from(first == b'b');
    let mut board = Board { table, known };
    match gain + board.score(0, 1) {
        1.. => "FIRST",
        0 => "DRAW",
        _ => "SECOND",
    }
}

fn main() {
    input! {
        table: [Bytes],
    }
    println!("{}", result(&table));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// All words of the paths through the table.
    fn words(table: &[Vec<u8>], row: usize, column: usize) -> Vec<String> {
        let n = table.len();
        let letter = char::from(table[row][column]).to_string();
        let down = (row + 1 < n).then(|| words(table, row + 1, column));
        let right = (column + 1 < n).then(|| words(table, row, column + 1));
        if down.is_none() && right.is_none() {
            return vec![letter];
        }
        let rests = down.into_iter().chain(right).flatten();
        rests.map(|rest| letter.clone() + &rest).unique().collect()
    }

    fn search(words: &[String], begin: &str) -> i32 {
        if begin.len() == words[0].len() {
            let count = |letter| begin.matches(letter).count() as i32;
            return count('a') - count('b');
        }
        let fitting = words.iter().filter(|word| word.starts_with(begin));
        let options = fitting.map(|word| &word[..=begin.len()]).unique();
        let scores = options.map(|option| search(words, option));
        let (min, max) = scores.minmax().into_option().unwrap();
        if begin.len() % 2 == 0 {
            max
        } else {
            min
        }
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            table in (1..5usize).prop_flat_map(|n| {
                prop::collection::vec(prop::collection::vec(b'a'..=b'c', n), n)
            })
        ) {
            let rows = table.iter().map(|row| std::str::from_utf8(row).unwrap());
            let input = format!("{}\n{}\n", table.len(), rows.format("\n"));
            let expected = match search(&words(&table, 0, 0), "").signum() {
                1 => "FIRST",
                0 => "DRAW",
                _ => "SECOND",
            };
            let got = result(&table);
            assert_answer!(input, expected, got);
        }
    }
}
