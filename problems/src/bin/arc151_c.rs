//! AtCoder ARC 151 C. 01 Game
//! - url: https://atcoder.jp/contests/arc151/tasks/arc151_c
//! - judge: atcoder
//! - games: sum, split, row of squares, neighbours differ, closed form
//! - rules: A move writes 0 or 1 into an empty square of a row such that neighbouring digits
//!   differ. A player who cannot move loses.
//! - difficulty: 1900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..10^18, m in 0..min(n, 2*10^5), m * { x in 1..n, y in 0..1 }, increasing(x)
//! - statement: checked with the statement, its samples, and a published program on about 70 inputs
//!
//! The written squares cut the row into gaps, and a written digit fixes what its neighbours can be.
//! A gap between equal digits has value 1: any move splits it into two gaps of one kind. A gap
//! between different digits has value 0: any move splits it into one gap of each kind. A gap of `n`
//! squares with one written end has value `n`, since every split leaves a smaller gap of this kind
//! and one of value 0 or 1.
//!
//! An empty row can only be the whole game. It is won iff its length is odd: take the middle
//! square, then mirror every move.
//!
//! O(m) after reading.

use snippets::fast_input::FastInput;

fn first_player_wins(n: u64, written: &[(u64, u8)]) -> bool {
    let (Some(&(first, _)), Some(&(last, _))) = (written.first(), written.last()) else {
        return n % 2 == 1;
    };
    let is_between_equal = |pair: &[(u64, u8)]| pair[0].1 == pair[1].1;
    let ends = (first - 1) ^ (n - last);
    let ones = written
        .windows(2)
        .filter(|pair| is_between_equal(pair))
        .count();
    ends ^ (ones as u64 % 2) != 0
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let written = (0..input.read::<usize>()).map(|_| (input.read(), input.read()));
    let written: Vec<(u64, u8)> = written.collect();
    let winner = if first_player_wins(n, &written) {
        "Takahashi"
    } else {
        "Aoki"
    };
    println!("{winner}");
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// The row consists of `0`, `1` and `.` for an empty square.
    fn is_won(row: &[u8], memo: &mut HashMap<Vec<u8>, bool>) -> bool {
        if let Some(&known) = memo.get(row) {
            return known;
        }
        let mut won = false;
        for i in (0..row.len()).filter(|&i| row[i] == b'.') {
            for digit in *b"01" {
                let mut after = row.to_vec();
                after[i] = digit;
                let stays_legal = after.windows(2).all(|w| w[0] == b'.' || w[0] != w[1]);
                won |= stays_legal && !is_won(&after, memo);
            }
        }
        memo.insert(row.to_vec(), won);
        won
    }

    proptest! {
        #[test]
        fn equals_a_search_of_short_rows(
            row in prop::collection::vec(prop::sample::select(b"01.....".to_vec()), 1..9),
        ) {
            prop_assume!(row.windows(2).all(|w| w[0] == b'.' || w[0] != w[1]));
            let written: Vec<_> = (1..)
                .zip(&row)
                .filter(|x| *x.1 != b'.')
                .map(|(i, d)| (i, d - b'0'))
                .collect();
            let expected = is_won(&row, &mut HashMap::new());
            prop_assert_eq!(first_player_wins(row.len() as u64, &written), expected);
        }
    }
}
