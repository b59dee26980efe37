//! HDU 1536 (also POJ 2960). S-Nim
//! - url: http://acm.hdu.edu.cn/showproblem.php?pid=1536
//! - judge: hdu
//! - games: subtraction game, take-set, sum of heaps
//! - rules: A move takes from one heap a number of stones that belongs to a given set `S`. A player
//!   who cannot move loses.
//! - difficulty: 1000
//! - input: { k in 1..100, s[k] in 1..10^4, m in 1..100, m * { l in 1..100, h[l] in 0..10^4 } }
//!   until "0"
//! - statement: checked with two published programs on 463 inputs or more; the statement was not
//!   found
//!
//! Fill a table of Grundy values for each `S`. The nim-sum of a position then says who wins.
//! O(max heap · |S|) at most for each `S`.
//!
//! Practised locally: the judge has no Rust.

use snippets::fast_input::FastInput;
use snippets::subtraction::subtraction_sg_table;

fn verdicts(moves: &[usize], positions: &[Vec<usize>]) -> String {
    let largest = positions.iter().flatten().max().map_or(0, |&h| h);
    let g = subtraction_sg_table(largest, moves);
    let sum = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &h| sum ^ g[h]);
    let verdict = |heaps| if sum(heaps) != 0 { 'W' } else { 'L' };
    positions.iter().map(verdict).collect()
}

fn read_list(input: &mut FastInput<'_>) -> Vec<usize> {
    let n = input.read();
    input.read_vec(n)
}

fn main() {
    let mut input = FastInput::from_stdin();
    while let Some(k) = input.read_or_end().filter(|&k| k != 0) {
        let moves = input.read_vec(k);
        let positions: Vec<_> = (0..input.read()).map(|_| read_list(&mut input)).collect();
        println!("{}", verdicts(&moves, &positions));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::verdicts;

    fn wins(moves: &[usize], heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&win) = known.get(heaps) {
            return win;
        }
        let acts = (0..heaps.len()).flat_map(|i| moves.iter().map(move |&s| (i, s)));
        let mut legal = acts.filter(|&(i, s)| s <= heaps[i]);
        let win = legal.any(|(i, s)| {
            let mut next = heaps.to_vec();
            next[i] -= s;
            !wins(moves, &next, known)
        });
        known.insert(heaps.to_vec(), win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            moves in prop::collection::vec(1usize..12, 1..5),
            positions in prop::collection::vec(prop::collection::vec(0usize..15, 1..4), 1..4),
        ) {
            let mut known = HashMap::new();
            let verdict = |heaps: &Vec<usize>| {
                if wins(&moves, heaps, &mut known) {
                    'W'
                } else {
                    'L'
                }
            };
            let expected: String = positions.iter().map(verdict).collect();
            let line = |list: &Vec<usize>| format!("{} {}\n", list.len(), list.iter().join(" "));
            let rows = positions.iter().map(line).join("");
            let input = format!("{}{}\n{rows}0\n", line(&moves), positions.len());
            let got = verdicts(&moves, &positions);
            assert_answer!(input, expected, got);
        }
    }
}
