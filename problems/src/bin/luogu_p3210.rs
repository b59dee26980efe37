//! Luogu P3210 (HNOI 2010). Game of taking stones
//! - url: https://www.luogu.com.cn/problem/P3210
//! - judge: luogu
//! - games: score game, hot games, rows, stacks and deques
//! - rules: Some heaps of a row are gone. A move takes a whole heap next to a gap. Both players
//!   want many stones. How many do they get?
//! - difficulty: 2400
//! - input: n in 2..10^6, a[n] in 0..10^8, min(a) = 0
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! The gaps cut the row into parts. A player can take from the first and the last part on one side
//! only, and from the other parts on both sides. First flatten the hills of each part. The heaps
//! that then descend towards the gaps go in the order of their size. At a wall, pairs that rise
//! towards it go last, and the player who has to open them loses by it. O(n log n).

use snippets::fast_input::FastInput;
use snippets::hot_games::rows_score;

/// Returns the stones that each player gets. A gap is a 0.
fn stones(row: &[i64]) -> (i64, i64) {
    let mut parts: Vec<Vec<i64>> = row.split(|&heap| heap == 0).map(<[i64]>::to_vec).collect();
    let mut last = parts.pop().expect("at least one part");
    last.reverse();
    let first = if parts.is_empty() {
        vec![]
    } else {
        parts.remove(0)
    };
    let score = rows_score(&[first, last], &parts);
    let total: i64 = row.iter().sum();
    ((total + score) / 2, (total - score) / 2)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let (first, second) = stones(&input.read_vec(n));
    println!("{first} {second}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Returns the mover's best difference.
    fn score_by_search(row: Vec<i64>, known: &mut HashMap<Vec<i64>, i64>) -> i64 {
        if let Some(&score) = known.get(&row) {
            return score;
        }
        let is_gap = |i: usize| row.get(i) == Some(&0);
        let can_go = |&i: &usize| row[i] > 0 && (is_gap(i + 1) || i > 0 && is_gap(i - 1));
        let results = (0..row.len()).filter(can_go).map(|i| {
            let mut option = row.clone();
            option[i] = 0;
            row[i] - score_by_search(option, known)
        });
        let score = results.max().unwrap_or(0);
        known.insert(row, score);
        score
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(
            mut row in prop::collection::vec(0..12i64, 2..11),
            gap in any::<prop::sample::Index>(),
        ) {
            let gap = gap.index(row.len());
            row[gap] = 0;
            let input = format!("{}\n{}\n", row.len(), row.iter().join(" "));
            let (total, score) = (
                row.iter().sum::<i64>(),
                score_by_search(row.clone(), &mut HashMap::new()),
            );
            let expected = format!("{} {}", (total + score) / 2, (total - score) / 2);
            let (first, second) = stones(&row);
            let got = format!("{first} {second}");
            assert_answer!(input, expected, got);
        }
    }
}
