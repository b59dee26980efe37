//! Codeforces 1704 F. Colouring Game
//! - url: https://codeforces.com/problemset/problem/1704/F
//! - judge: codeforces
//! - games: partizan, dawson's kayles, octal, alternating runs
//! - rules: Cells of a row are red or blue. Alice whitens two neighbours of which at least one is
//!   red, Bob two of which at least one is blue. A player who cannot move loses.
//! - difficulty: 2600
//! - time-limit: 1s
//! - memory-limit: 256MB
//! - input: t in 1..10^4, t * { n in 2..5*10^5, s in "RB" n..n }, sum(n) <= 5*10^5
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! The game isn't impartial. But a move on a red and a blue cell is open to both players, and is
//! best while there is one. So whoever has more cells of their colour wins. If there are as many
//! red as blue cells, both play only such pairs, and the player who finds none loses. On each
//! alternating run, that is Dawson's Kayles. O(n) with its period of 34.

use snippets::fast_input::FastInput;
use snippets::octal::{octal_period, octal_sg_table};

/// `sg` gives the Grundy values of Dawson's Kayles.
fn alice_wins(row: &[u8], sg: impl Fn(usize) -> u64) -> bool {
    if row.len() < 2 {
        return false;
    }
    let reds = row.iter().filter(|&&cell| cell == b'R').count();
    if 2 * reds != row.len() {
        return 2 * reds > row.len();
    }
    let runs = row.chunk_by(|a, b| a != b);
    runs.fold(0, |sum, run| sum ^ sg(run.len())) != 0
}

fn dawsons_kayles() -> impl Fn(usize) -> u64 {
    let g = octal_sg_table(300, "0.07");
    let period = octal_period("0.07", &g).expect("300 values prove it");
    move |n| g[period.index(n as u128)]
}

fn winner(alice_wins: bool) -> &'static str {
    if alice_wins {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let sg = dawsons_kayles();
    for _ in 0..cases {
        let _n: usize = input.read();
        let row = input.read_word();
        println!("{}", winner(alice_wins(row.as_bytes(), &sg)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn mover_wins(row: &[u8], colour: u8, known: &mut HashMap<(Vec<u8>, u8), bool>) -> bool {
        let key = (row.to_vec(), colour);
        if let Some(&win) = known.get(&key) {
            return win;
        }
        let other = if colour == b'R' { b'B' } else { b'R' };
        let win = (1..row.len())
            .filter(|&i| row[i - 1..=i].contains(&colour))
            .any(|i| {
                let mut next = row.to_vec();
                next[i - 1..=i].fill(b'W');
                !mover_wins(&next, other, known)
            });
        known.insert(key, win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(row in "[RB]{1,9}") {
            let input = format!("1\n{}\n{row}\n", row.len());
            let expected = winner(mover_wins(row.as_bytes(), b'R', &mut HashMap::new()));
            let got = winner(alice_wins(row.as_bytes(), dawsons_kayles()));
            assert_answer!(input, expected, got);
        }
    }
}
