//! Codeforces 354 B at its limits: 20 rows and columns.
//!
//! - limit-one-letter: one word, of 39 letters `a`.
//! - limit-nobody: random letters `c` and `d`: nobody scores.
//! - limit-first: neighbours on a diagonal have different letters, so the path stands in one cell
//!   only, and the scores are found cell by cell.
//! - limit-second: the same, and the second player wins.
//! - limit-draw: the same, and nobody wins.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const N: usize = 20;

/// A board whose diagonals have no letter twice in a row.
fn board(random: &mut Random) -> Vec<String> {
    let mut rows: Vec<Vec<u8>> = vec![];
    for row in 0..N {
        let mut letters = vec![];
        for column in 0..N {
            let above = row.checked_sub(1).and_then(|row| rows[row].get(column + 1));
            let letter = loop {
                let letter = b"aabbcd"[random.below(6) as usize];
                if above != Some(&letter) {
                    break letter;
                }
            };
            letters.push(letter);
        }
        rows.push(letters);
    }
    let rows = rows.into_iter().map(String::from_utf8);
    rows.map(|row| row.expect("letters")).collect()
}

/// The number of `a` less the number of `b`.
fn score(board: &[String]) -> i32 {
    let mut below = vec![vec![None; N + 1]; N + 1];
    for (row, column) in (0..N * N).rev().map(|i| (i / N, i % N)) {
        let options = [below[row + 1][column], below[row][column + 1]];
        let options = options.into_iter().flatten();
        let best = match (row + column) % 2 {
            // After an odd number of letters the second player moves.
            0 => options.min(),
            _ => options.max(),
        };
        let gain = match board[row].as_bytes()[column] {
            b'a' => 1,
            b'b' => -1,
            _ => 0,
        };
        below[row][column] = Some(gain + best.unwrap_or(0));
    }
    below[0][0].expect("the first cell has a score")
}

fn main() {
    case(
        "limit-one-letter",
        format!("20\n{}", lines(vec!["a".repeat(20); 20])),
        "FIRST\n",
    );
    // Without `a` and `b` there is nothing to win.
    let mut random = Random(354);
    let mut row = || {
        (0..N)
            .map(|_| ['c', 'd'][random.below(2) as usize])
            .collect::<String>()
    };
    let rows: Vec<String> = (0..N).map(|_| row()).collect();
    case("limit-nobody", format!("20\n{}", lines(rows)), "DRAW\n");
    for (name, sign) in [("first", 1), ("second", -1), ("draw", 0)] {
        let board = loop {
            let board = board(&mut random);
            if score(&board).signum() == sign {
                break board;
            }
        };
        let input = format!("20\n{}", lines(board));
        case(&format!("limit-{name}"), input, name.to_uppercase() + "\n");
    }
}
