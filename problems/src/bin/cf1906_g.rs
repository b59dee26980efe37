//! Codeforces 1906 G. Grid Game 2
//! - url: https://codeforces.com/problemset/problem/1906/G
//! - judge: codeforces
//! - games: coin turning, squares, Euclid's algorithm, parity of the number of moves
//! - rules: Some cells of a large board are black. A move chooses a black cell `(r, c)` and flips
//!   the colours of the square of side `min(r, c)` whose last cell it is. A player who finds no
//!   black cell loses.
//! - difficulty: 2900
//! - time-limit: 1s
//! - memory-limit: 1024MB
//! - input: n in 1..2*10^5, n * { r in 1..10^9, c in 1..10^9 }, distinct(r, c)
//! - statement: checked with the statement and its samples, and a published program on 200 inputs
//!
//! A single black cell has just one move, so its value is 0 or 1, and the nim-sum of the values in
//! the square of any cell is 1. Let `p(r, c)` be the nim-sum of the values of all cells up to row
//! `r` and column `c`. For `r ≥ c`, the square is all of these cells without the first `r - c`
//! rows. So `p(r, c) = p(r - c, c) ⊕ 1`, and likewise for `c ≥ r`. Hence `p` is the parity of the
//! number of steps of Euclid's algorithm by subtraction. The value of a cell follows from `p` at
//! four places. O(log r) a cell.

use snippets::fast_input::FastInput;

/// Returns the nim-sum of the values of all cells up to this row and column.
fn all_up_to(mut r: u64, mut c: u64) -> u64 {
    let mut steps = 0;
    while c > 0 {
        steps += r / c;
        (r, c) = (c, r % c);
    }
    steps % 2
}

fn cell_sg(r: u64, c: u64) -> u64 {
    all_up_to(r, c) ^ all_up_to(r - 1, c) ^ all_up_to(r, c - 1) ^ all_up_to(r - 1, c - 1)
}

fn winner(black: &[(u64, u64)]) -> &'static str {
    if black.iter().fold(0, |sum, &(r, c)| sum ^ cell_sg(r, c)) != 0 {
        "FIRST"
    } else {
        "SECOND"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n: usize = input.read();
    let black: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    println!("{}", winner(&black));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    const SIDE: usize = 4;

    fn wins_by_search(black: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&black) {
            return wins;
        }
        let mut cells = (0..SIDE * SIDE).filter(|cell| black >> cell & 1 == 1);
        let wins = cells.any(|cell| {
            let (r, c) = (cell / SIDE, cell % SIDE);
            let side = r.min(c) + 1;
            let turned = (0..side).cartesian_product(0..side);
            let turned = turned.fold(0, |set, (x, y)| set | 1 << ((r - x) * SIDE + c - y));
            !wins_by_search(black ^ turned, known)
        });
        known.insert(black, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(black in 1..1u32 << (SIDE * SIDE)) {
            let cells = (0..SIDE * SIDE).filter(|cell| black >> cell & 1 == 1);
            let cells = cells.map(|cell| ((cell / SIDE + 1) as u64, (cell % SIDE + 1) as u64));
            let cells = cells.collect_vec();
            let lines = cells.iter().map(|(r, c)| format!("{r} {c}\n")).join("");
            let input = format!("{}\n{lines}", cells.len());
            let wins = wins_by_search(black, &mut HashMap::new());
            let expected = if wins { "FIRST" } else { "SECOND" };
            let got = winner(&cells);
            assert_answer!(input, expected, got);
        }
    }
}
