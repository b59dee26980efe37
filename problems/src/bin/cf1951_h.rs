//! Codeforces 1951 H. Thanos Snap
//! - url: https://codeforces.com/problemset/problem/1951/H
//! - judge: codeforces
//! - games: threshold, binary search, swaps, halves, minimax
//! - rules: In each of `t` rounds Alice swaps two numbers of a row or does nothing, and then Bob
//!   removes its left or its right half. Alice wants the largest number that is left to be large,
//!   Bob wants it small. Find it for each `t` in `1..=k` and a row of `2^k` numbers.
//! - difficulty: 3200
//! - time-limit: 3s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { k in 1..20, a[2^k] in 1..2^k, distinct(a) }, count(a) <= 2^20
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs; memory limit from memory
//!
//! Call numbers of at least `v` good. Bob can end in any of `2^t` blocks, so each block needs a
//! good number. Alice swaps one from another block into a block without one.
//!
//! For each part of the row, count the blocks that still need a good number. Two halves need as
//! many as both need together, minus one if a good number can be spared in them: this is the swap
//! of their own round. Alice reaches `v` iff the whole row needs none. A binary search finds the
//! largest such `v` for each `t`. O(2^k k²).

use snippets::fast_input::FastInput;

/// A part of the row: the number of its good numbers minus that of its blocks, and the number of
/// blocks that still need a good number.
type Part = (i32, i32);

fn joined(left: Part, right: Part) -> Part {
    let (spare, needs) = (left.0 + right.0, left.1 + right.1);
    // Good numbers to spare: all but one for each block that has one.
    let is_helped = needs > 0 && spare + needs > 0;
    (spare, needs - i32::from(is_helped))
}

fn reaches(row: &[u32], blocks: usize, least: u32) -> bool {
    let blocks = row.chunks(row.len() / blocks).map(|block| {
        let good = block.iter().map(|&number| i32::from(number >= least));
        let good: i32 = good.sum();
        (good - 1, i32::from(good == 0))
    });
    let mut parts: Vec<Part> = blocks.collect();
    while parts.len() > 1 {
        let halves = parts.chunks(2).map(|half| joined(half[0], half[1]));
        parts = halves.collect();
    }
    parts[0].1 == 0
}

/// Returns the largest numbers that are left after 1, …, k rounds.
fn scores(row: &[u32]) -> Vec<u32> {
    let mut high = row.len() as u32;
    let rounds = 1..=row.len().ilog2();
    let scores = rounds.map(|round| {
        // One more round never helps Alice, so `high` needn't grow.
        let mut low = 1;
        while low < high {
            let least = (low + high).div_ceil(2);
            if reaches(row, 1 << round, least) {
                low = least;
            } else {
                high = least - 1;
            }
        }
        high
    });
    scores.collect()
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let k: u32 = input.read();
        let scores = scores(&input.read_vec(1 << k));
        let words: Vec<String> = scores.iter().map(u32::to_string).collect();
        println!("{}", words.join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn score_by_search(row: &[u32], rounds: usize) -> u32 {
        if rounds == 0 {
            return *row.iter().max().expect("half of a row of two");
        }
        let pairs = (0..row.len()).tuple_combinations().chain([(0, 0)]);
        let scores = pairs.map(|(i, j)| {
            let mut row = row.to_vec();
            row.swap(i, j);
            let (left, right) = row.split_at(row.len() / 2);
            let other = score_by_search(right, rounds - 1);
            score_by_search(left, rounds - 1).min(other)
        });
        scores.max().expect("doing nothing")
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_game_search(
            row in (1..4u32).prop_flat_map(|k| Just((1..=1 << k).collect_vec()).prop_shuffle())
        ) {
            let k = row.len().ilog2();
            let input = format!("1\n{k}\n{}\n", row.iter().join(" "));
            let expected = (1..=k).map(|t| score_by_search(&row, t as usize)).join(" ");
            let got = scores(&row).iter().join(" ");
            assert_answer!(input, expected, got);
        }
    }
}
