//! Codeforces 63 E. Sweets Game
//! - url: https://codeforces.com/problemset/problem/63/E
//! - judge: codeforces
//! - games: hexagon, board, bit mask, win or lose
//! - rules: A hexagon of 19 cells has chocolates in some cells. A move eats one or more chocolates
//!   that lie in neighbouring cells of one line. A player who cannot move loses.
//! - difficulty: 2000
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: 19 * { { chocolate in "O" 1..1 | empty in "." 1..1 } }, count(chocolate) >= 1
//! - statement: checked with the statement's public copy and its samples; a public translation says
//!   that the box isn't empty
//!
//! A box is a set of 19 cells, and a move takes away one of 103 sets. A table over all subsets, the
//! smaller ones first, tells who wins. O(2¹⁹ · 103).

use proconio::input;

const ROWS: [usize; 5] = [3, 4, 5, 4, 3];

/// The cells as rows from top to bottom, each with its place from the left in half cells.
fn cells() -> Vec<(i32, i32)> {
    let row = |(row, length): (usize, usize)| {
        (0..length).map(move |i| (row as i32, 5 - length as i32 + 2 * i as i32))
    };
    ROWS.into_iter().enumerate().flat_map(row).collect()
}

/// Lists the sets of cells that a move may empty.
fn moves() -> Vec<u32> {
    let cells = cells();
    let find = |at: (i32, i32)| cells.iter().position(|&cell| cell == at);
    let mut moves = vec![];
    for &(row, place) in &cells {
        for (down, right) in [(0, 2), (1, 1), (1, -1)] {
            let steps = (0..).map(|i| find((row + i * down, place + i * right)));
            let mut line = 0;
            for cell in steps.map_while(|cell| cell) {
                line |= 1 << cell;
                moves.push(line);
            }
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves
}

fn winner(chocolates: u32) -> &'static str {
    let moves = moves();
    let mut wins = vec![false; chocolates as usize + 1];
    let mut left = 0_u32;
    while left != chocolates {
        // The next larger subset.
        left = left.wrapping_sub(chocolates) & chocolates;
        let mut options = moves.iter().filter(|&&line| left & line == line);
        wins[left as usize] = options.any(|line| !wins[(left ^ line) as usize]);
    }
    if wins[chocolates as usize] {
        "Karlsson"
    } else {
        "Lillebror"
    }
}

fn main() {
    input! {
        cells: [char; 19],
    }
    let full = (0..19).filter(|&i| cells[i] == 'O');
    println!("{}", winner(full.map(|i| 1 << i).sum()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The box as five lines of nine characters, as the judge draws it.
    fn search(drawing: &mut [[u8; 9]; 5]) -> bool {
        for (row, column) in (0..5).cartesian_product(0..9usize) {
            for (down, right) in [(0, 2), (1, 1), (1, usize::MAX)] {
                let (mut r, mut c) = (row, column);
                let mut eaten = vec![];
                let mut wins = false;
                while r < 5 && c < 9 && drawing[r][c] == b'O' && !wins {
                    drawing[r][c] = b'.';
                    eaten.push((r, c));
                    wins = !search(drawing);
                    (r, c) = (r + down, c.wrapping_add(right));
                }
                for (r, c) in eaten {
                    drawing[r][c] = b'O';
                }
                if wins {
                    return true;
                }
            }
        }
        false
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(full in prop::collection::btree_set(0..19usize, 1..7)) {
            let mut drawing = [[b' '; 9]; 5];
            let mut i = 0;
            for (row, length) in ROWS.into_iter().enumerate() {
                for cell in 0..length {
                    let letter = if full.contains(&i) { b'O' } else { b'.' };
                    drawing[row][5 - length + 2 * cell] = letter;
                    i += 1;
                }
            }
            let input = drawing
                .iter()
                .map(|line| format!("{}\n", std::str::from_utf8(line).unwrap().trim_end()))
                .join("");
            let expected = if search(&mut drawing) { "Karlsson" } else { "Lillebror" };
            let got = winner(full.iter().map(|i| 1 << i).sum());
            assert_answer!(input, expected, got);
        }
    }
}
