//! Luogu P2594 at its limits: 50 boards of 100 × 100.
//!
//! - limit-boards: coins at random, and by turns some of them turned so that every value occurs
//!   an even number of times, which is lost.

#[path = "support/mod.rs"]
mod support;
use support::{case, lines, Random};

const BOARDS: usize = 50;
const SIDE: usize = 100;

fn main() {
    let mut random = Random(2594);
    let mut boards = format!("{BOARDS}\n");
    let mut answers = Vec::new();
    for i in 0..BOARDS {
        let mut coins = vec![vec![b'H'; SIDE]; SIDE];
        let mut odd = vec![false; 2 * SIDE];
        for (row, column) in (0..SIDE * SIDE).map(|cell| (cell / SIDE, cell % SIDE)) {
            if random.below(2) == 0 {
                coins[row][column] = b'T';
                odd[exponent(row, column)] ^= true;
            }
        }
        if i % 2 == 0 {
            // The way along the second row and the last column meets all values.
            let way = (1..SIDE).flat_map(|k| [(1, k), (k, SIDE - 1)]);
            for (row, column) in way.chain([(0, 0), (0, 1)]) {
                if std::mem::take(&mut odd[exponent(row, column)]) {
                    coins[row][column] ^= b'H' ^ b'T';
                }
            }
        }
        let first_wins = odd.contains(&true);
        assert!(i % 2 == 1 || !first_wins, "all values can be made even");
        answers.push(if first_wins { "-_-" } else { "=_=" });
        let rows = coins
            .into_iter()
            .map(|row| String::from_utf8(row).expect("letters"));
        boards += &format!("{SIDE} {SIDE}\n{}", lines(rows));
    }
    case("limit-boards", boards, lines(answers));
}

/// The value of the coin is 2 to this power.
fn exponent(row: usize, column: usize) -> usize {
    match row.min(column) {
        0 => (row + column + 1).trailing_zeros() as usize,
        _ => row + column,
    }
}
