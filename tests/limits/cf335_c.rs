//! Codeforces 335 C at its limits: 100 rows.
//!
//! - limit-full: all rows are taken.
//! - limit-single-rows: 50 single rows are free, each for one move.
//! - limit-empty: no row is taken. The second player answers in the same column, mirrored.
//! - limit-empty-odd: of 99 rows, the first player takes the middle one, and then mirrors.
//! - limit-mirrored: the taken cells are mirrored, too.
//! - limit-mirrored-odd: the same with a free middle row.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

fn main() {
    let taken = lines((1..=100).map(|row| format!("{row} 1")));
    case("limit-full", format!("100 100\n{taken}"), "LOSE\n");
    let taken = lines(
        (1..=100)
            .filter(|row| row % 2 == 1)
            .map(|row| format!("{row} 1")),
    );
    // Each gap, and the last row, is one free row, taken in column 1 only.
    case("limit-single-rows", format!("100 50\n{taken}"), "LOSE\n");
    // A cell and its mirror image are in one column, so they don't exclude each other.
    case("limit-empty", "100 0\n", "LOSE\n");
    case("limit-empty-odd", "99 0\n", "WIN\n");
    let mut random = Random(335);
    let mut mirrored = |rows: u64| {
        let (mut cells, mut row) = (vec![], 0);
        loop {
            row += 2 + random.below(5);
            if row > rows / 2 - 4 {
                break;
            }
            let column = 1 + random.below(2);
            cells.extend([[row, column], [rows + 1 - row, column]]);
        }
        random.shuffle(&mut cells);
        let taken = lines(cells.iter().map(|[row, column]| format!("{row} {column}")));
        format!("{rows} {}\n{taken}", cells.len())
    };
    case("limit-mirrored", mirrored(100), "LOSE\n");
    case("limit-mirrored-odd", mirrored(99), "WIN\n");
}
