//! LightOJ 1229. Treblecross
//! - url: http://www.lightoj.com/volume_showproblem.php?problem=1229
//! - judge: lightoj
//! - games: treblecross, one-dimensional tic-tac-toe, octal, 0.007, all winning moves
//! - rules: Two players in turn mark a cell of a strip with X. The player who makes three
//!   neighbouring X wins. Print all winning first cells.
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 32MB
//! - input: t in 1..200, s[t] in ".X" 3..200
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! If some cells win at once, those are the winning moves. Otherwise a cell within two of an X
//! loses at once. The cells further away form free stretches, and each stretch is a game of
//! Treblecross. A move wins iff it leaves the nim-sum 0. O(n²) a case.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Bytes;
use snippets::octal_games::treblecross_sg_table;

/// Lists all winning cells, counted from 1. `g` holds the values of free stretches.
fn winning_cells(strip: &[u8], g: &[u64]) -> Vec<usize> {
    let is_free = |i: usize| !strip[i.saturating_sub(2)..strip.len().min(i + 3)].contains(&b'X');
    let cells = || (0..strip.len()).filter(|&i| strip[i] == b'.');
    let at_once = cells()
        .filter(|&i| has_three(&marked(strip, i)))
        .collect_vec();
    let winning = match at_once[..] {
        [] => cells()
            .filter(|&i| is_free(i) && free_sum(&marked(strip, i), g) == 0)
            .collect(),
        _ => at_once,
    };
    winning.into_iter().map(|i| i + 1).collect()
}

fn marked(strip: &[u8], i: usize) -> Vec<u8> {
    [&strip[..i], b"X", &strip[i + 1..]].concat()
}

fn has_three(strip: &[u8]) -> bool {
    strip.windows(3).any(|three| three == b"XXX")
}

/// Returns the nim-sum of the stretches of cells that are more than two away from each X.
fn free_sum(strip: &[u8], g: &[u64]) -> u64 {
    let last = strip.len() - 1;
    let gaps = strip.split(|&cell| cell == b'X').scan(0, |at, gap| {
        let from = *at;
        *at += gap.len() + 1;
        Some((from, gap.len()))
    });
    gaps.fold(0, |sum, (from, length)| {
        let left = if from > 0 { 2 } else { 0 };
        let right = if from + length <= last { 2 } else { 0 };
        sum ^ g[length.saturating_sub(left + right)]
    })
}

fn answer(winning_cells: &[usize]) -> String {
    match winning_cells {
        [] => "0".to_string(),
        cells => cells.iter().join(" "),
    }
}

fn main() {
    input! {
        strips: [Bytes],
    }
    let longest = strips.iter().map(Vec::len).max().unwrap_or(0);
    let g = treblecross_sg_table(longest);
    for (i, strip) in strips.iter().enumerate() {
        println!("Case {}: {}", i + 1, answer(&winning_cells(strip, &g)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Says whether the mover wins. A full strip without three X would be a draw, which does not
    /// occur.
    fn wins(strip: &[u8], known: &mut HashMap<Vec<u8>, bool>) -> bool {
        if let Some(&win) = known.get(strip) {
            return win;
        }
        let win = (0..strip.len())
            .filter(|&i| strip[i] == b'.')
            .any(|i| has_three(&marked(strip, i)) || !wins(&marked(strip, i), known));
        known.insert(strip.to_vec(), win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            strip in prop::collection::vec(prop::sample::select(b"...X".to_vec()), 3..12),
        ) {
            prop_assume!(!has_three(&strip));
            let input = format!("1\n{}\n", String::from_utf8_lossy(&strip));
            let known = &mut HashMap::new();
            let mut is_winning = |i: usize| {
                let after = marked(&strip, i);
                strip[i] == b'.' && (has_three(&after) || !wins(&after, known))
            };
            let cells = (0..strip.len()).filter(|&i| is_winning(i)).map(|i| i + 1).collect_vec();
            let expected = format!("Case 1: {}", answer(&cells));
            let got = winning_cells(&strip, &treblecross_sg_table(strip.len()));
            let got = format!("Case 1: {}", answer(&got));
            assert_answer!(input, expected, got);
        }
    }
}
