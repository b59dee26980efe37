//! Luogu P2575. A match of masters
//! - url: https://www.luogu.com.cn/problem/P2575
//! - judge: luogu
//! - games: staircase nim, pieces on a strip, jumping over a block
//! - names: 高手过招
//! - rules: A move takes a piece on a row of 20 cells to the next free cell on its right, over all
//!   pieces between. A player who cannot move loses.
//! - difficulty: 1600
//! - input: t in 1..100, t * { n in 1..1000, n * { m in 0..20, p[m] in 1..20, distinct(p) } }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   658 inputs
//!
//! Look at the blocks of pieces between two free cells. A piece that jumps fills the free cell and
//! leaves a new one. So a move takes the last pieces of a block, any positive number, and adds them
//! to the next block. Each row is thus a staircase, and its ground is the block at the right end.
//! O(20) a row.

use snippets::fast_input::FastInput;
use snippets::staircase_nim::staircase_nim_sg;

const CELLS: usize = 20;

/// Returns the value of a row with pieces on the cells `places`, counted from 1.
fn row_sg(places: &[usize]) -> u64 {
    let mut is_taken = [false; CELLS];
    places.iter().for_each(|&place| is_taken[place - 1] = true);
    let blocks = is_taken.rsplit(|taken| !taken);
    let steps: Vec<u64> = blocks.skip(1).map(|block| block.len() as u64).collect();
    staircase_nim_sg(&steps)
}

fn verdict(first_wins: bool) -> &'static str {
    if first_wins {
        "YES"
    } else {
        "NO"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let rows: usize = input.read();
        let mut row = || {
            let pieces = input.read();
            row_sg(&input.read_vec(pieces))
        };
        println!("{}", verdict((0..rows).fold(0, |sum, _| sum ^ row()) != 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Bit `i` of a row says that a piece is on its cell `i + 1`.
    fn wins_by_search(rows: [u32; 2], known: &mut HashMap<[u32; 2], bool>) -> bool {
        if let Some(&wins) = known.get(&rows) {
            return wins;
        }
        let moves = (0..2)
            .cartesian_product(0..CELLS)
            .filter(|&(i, cell)| rows[i] >> cell & 1 == 1);
        let wins = moves.into_iter().any(|(i, cell)| {
            let free = (cell + 1..CELLS).find(|to| rows[i] >> to & 1 == 0);
            free.is_some_and(|to| {
                let mut option = rows;
                option[i] ^= 1 << cell | 1 << to;
                !wins_by_search(option, known)
            })
        });
        known.insert(rows, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            first in prop::collection::btree_set(13..21usize, 1..5),
            second in prop::collection::btree_set(14..21usize, 0..4),
        ) {
            let rows = [first, second].map(|row| row.into_iter().collect_vec());
            let lines = rows
                .iter()
                .map(|row| [row.len()].iter().chain(row).join(" ") + "\n")
                .join("");
            let input = format!("1\n2\n{lines}");
            let bits = rows
                .clone()
                .map(|row| row.iter().fold(0, |bits, place| bits | 1 << (place - 1)));
            let expected = verdict(wins_by_search(bits, &mut HashMap::new()));
            let got = verdict(row_sg(&rows[0]) != row_sg(&rows[1]));
            assert_answer!(input, expected, got);
        }
    }
}
