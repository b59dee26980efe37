//! LightOJ 1229. Treblecross
//! - url: http://www.lightoj.com/volume_showproblem.php?problem=1229
//! - judge: lightoj
//! - games: treblecross, one-dimensional tic-tac-toe, octal, 0.007, all winning moves
//! - time-limit: 2s
//! - memory-limit: 32MB
//!
//! The players in turn mark a cell with X; three neighbouring X win. If some cell wins at once, those
//! are the winning moves. Otherwise a cell within two of an X loses at once, and what is left of the
//! strip are free stretches, each the game of Treblecross; a winning move is one that leaves the
//! nim-sum 0. O(n²) a case.

use itertools::Itertools;
use proconio::input;
use proconio::marker::Bytes;
use snippets::octal_games::treblecross_sg;

/// All winning cells, counted from 1. `g` holds the values of free stretches.
fn winning_cells(strip: &[u8], g: &[u16]) -> Vec<usize> {
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

/// The nim-sum of the stretches of cells that are more than two away from each X.
fn free_sum(strip: &[u8], g: &[u16]) -> u16 {
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

fn main() {
    input! {
        strips: [Bytes],
    }
    let longest = strips.iter().map(Vec::len).max().unwrap_or(0);
    let g = treblecross_sg(longest);
    for (i, strip) in strips.iter().enumerate() {
        let cells = winning_cells(strip, &g);
        let cells = if cells.is_empty() { vec![0] } else { cells };
        println!("Case {}: {}", i + 1, cells.iter().join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the mover wins; a full strip without three X is a draw, which does not occur.
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

    #[test]
    fn equals_search_of_all_strips_of_3_to_11() {
        let g = treblecross_sg(11);
        for n in 3..=11 {
            let known = &mut HashMap::new();
            for marks in 0..1 << n {
                let strip: Vec<u8> = (0..n).map(|i| b".X"[marks >> i & 1]).collect();
                if has_three(&strip) {
                    continue;
                }
                let expected: Vec<usize> = (0..n)
                    .filter(|&i| strip[i] == b'.')
                    .filter(|&i| has_three(&marked(&strip, i)) || !wins(&marked(&strip, i), known))
                    .map(|i| i + 1)
                    .collect();
                assert_eq!(winning_cells(&strip, &g), expected, "{marks:b} of {n}");
            }
        }
    }
}
