//! Codeforces 305 E. Playing with String
//! - url: https://codeforces.com/problemset/problem/305/E
//! - judge: codeforces
//! - games: dawson's chess, octal, multi-sg, winning move
//! - rules: A move cuts out a letter whose two neighbours in its piece are equal, and so splits the
//!   piece into three. A player who cannot move loses.
//! - difficulty: 2300
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: s in "a-z" 1..5000
//! - statement: checked with the statement, its samples, a published program on about 200 inputs
//!
//! A cut turns the letter's neighbours into ends, where nothing can be cut. So take each run of
//! letters between equal neighbours: a move removes one letter and its neighbours from the run.
//! This is Dawson's chess. Trying all letters finds the first winning one. O(n) after the table.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Bytes;
use snippets::octal_games::dawsons_chess_sg_table;

/// Returns the least winning place, counted from 1.
fn first_winning_cut(word: &[u8]) -> Option<usize> {
    let g = dawsons_chess_sg_table(word.len());
    let places = (1..word.len().saturating_sub(1)).filter(|&i| word[i - 1] == word[i + 1]);
    let places = places.collect_vec();
    let runs = places.chunk_by(|a, b| a + 1 == *b).collect_vec();
    let sum = runs.iter().fold(0, |sum, run| sum ^ g[run.len()]);
    let is_winning = |run: &[usize], i: usize| {
        let rest = g[i.saturating_sub(1)] ^ g[run.len().saturating_sub(i + 2)];
        sum ^ g[run.len()] == rest
    };
    runs.iter()
        .flat_map(|run| (0..run.len()).map(move |i| (run, i)))
        .find(|(run, i)| is_winning(run, *i))
        .map(|(run, i)| run[i] + 1)
}

fn answer(first_winning_cut: Option<usize>) -> String {
    match first_winning_cut {
        Some(place) => format!("First\n{place}"),
        None => "Second".to_string(),
    }
}

fn main() {
    input! {
        word: Bytes,
    }
    println!("{}", answer(first_winning_cut(&word)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    fn cuts(pieces: &[Vec<u8>]) -> Vec<Vec<Vec<u8>>> {
        let mut options = Vec::new();
        for (k, piece) in pieces.iter().enumerate() {
            for i in 1..piece.len().saturating_sub(1) {
                if piece[i - 1] == piece[i + 1] {
                    let mut option = pieces.to_vec();
                    option[k] = piece[..i].to_vec();
                    option.push(piece[i + 1..].to_vec());
                    options.push(option);
                }
            }
        }
        options
    }

    fn wins(pieces: &[Vec<u8>]) -> bool {
        cuts(pieces).iter().any(|option| !wins(option))
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            word in prop::collection::vec(b'a'..b'd', 1..15),
            even in any::<bool>(),
        ) {
            let word: Vec<u8> = if even {
                word.iter().enumerate().map(|(i, &c)| if i % 2 == 0 { b'a' } else { c }).collect()
            } else {
                word
            };
            let expected = (1..word.len().saturating_sub(1)).find(|&i| {
                word[i - 1] == word[i + 1] && !wins(&[word[..i].to_vec(), word[i + 1..].to_vec()])
            });
            let input = format!("{}\n", String::from_utf8_lossy(&word));
            let expected = answer(expected.map(|i| i + 1));
            let got = answer(first_winning_cut(&word));
            assert_answer!(input, expected, got);
        }
    }
}
