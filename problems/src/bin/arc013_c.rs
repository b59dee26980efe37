//! AtCoder ARC 013 C. Cutting tofu
//! - url: https://atcoder.jp/contests/arc013/tasks/arc013_3
//! - judge: atcoder
//! - games: nim, boxes, cutting
//! - rules: Some unit cells of `n` blocks of tofu hold ham. A move cuts one of the blocks in two
//!   along a plane between cells and eats a part without ham. A player who cannot move loses.
//! - difficulty: 1600
//! - time-limit: 2s
//! - input: n in 1..100, n * { x in 1..10^9, y in 1..10^9, z in 1..10^9, m in 1..100, m * { hx in
//!   0..x-1, hy in 0..y-1, hz in 0..z-1 } }
//! - statement: checked with a published program on about 70 inputs; the statement was not found
//!
//! Every block keeps its ham. So a move cuts off a layer at one of the six sides of a block, as
//! thick as the ham allows. These are six independent heaps of Nim. O(ham).

use proconio::input;

/// Returns the nim-sum of the free layers at the six sides of a block.
fn block_sg(size: &[u64], ham: &[Vec<u64>]) -> u64 {
    let layers = (0..3).map(|axis| {
        let places = || ham.iter().map(|cell| cell[axis]);
        let (first, last) = (places().min(), places().max());
        let (first, last) = first.zip(last).expect("every block has ham");
        first ^ (size[axis] - 1 - last)
    });
    layers.fold(0, |sum, heap| sum ^ heap)
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "WIN"
    } else {
        "LOSE"
    }
}

fn main() {
    input! {
        n: usize,
    }
    let mut sum = 0;
    for _ in 0..n {
        input! {
            size: [u64; 3],
            m: usize,
            ham: [[u64; 3]; m],
        }
        sum ^= block_sg(&size, &ham);
    }
    println!("{}", verdict(sum != 0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// The rest of a block: the cells from `low` to below `high`.
    type Part = [[u64; 2]; 3];

    fn wins_by_search(
        parts: Vec<Part>,
        ham: &[Vec<Vec<u64>>],
        known: &mut HashMap<Vec<Part>, bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&parts) {
            return wins;
        }
        let mut options = vec![];
        for (i, axis) in (0..parts.len()).cartesian_product(0..3) {
            let [low, high] = parts[i][axis];
            for kept in (low + 1..high).flat_map(|cut| [[low, cut], [cut, high]]) {
                if ham[i]
                    .iter()
                    .all(|cell| (kept[0]..kept[1]).contains(&cell[axis]))
                {
                    let mut option = parts.clone();
                    option[i][axis] = kept;
                    options.push(option);
                }
            }
        }
        let wins = options
            .into_iter()
            .any(|option| !wins_by_search(option, ham, known));
        known.insert(parts, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_a_game_search(
            blocks in prop::collection::vec(
                (
                    prop::collection::vec(1..5u64, 3),
                    prop::collection::vec(prop::collection::vec(0..12u64, 3), 1..3),
                ),
                1..3,
            ),
        ) {
            let inside =
                |size: &[u64], cell: &[u64]| (0..3).map(|i| cell[i] % size[i]).collect_vec();
            let sizes = blocks.iter().map(|block| block.0.clone()).collect_vec();
            let ham = blocks
                .iter()
                .map(|(size, cells)| cells.iter().map(|cell| inside(size, cell)).collect_vec());
            let ham = ham.collect_vec();
            let lines = |cells: &[Vec<u64>]| {
                cells
                    .iter()
                    .map(|cell| cell.iter().join(" ") + "\n")
                    .join("")
            };
            let blocks = sizes.iter().zip(&ham);
            let text = blocks.clone().map(|(size, ham)| {
                format!("{}\n{}\n{}", size.iter().join(" "), ham.len(), lines(ham))
            });
            let input = format!("{}\n{}", sizes.len(), text.collect::<String>());
            let whole = sizes
                .iter()
                .map(|size| [[0, size[0]], [0, size[1]], [0, size[2]]])
                .collect_vec();
            let expected = verdict(wins_by_search(whole, &ham, &mut HashMap::new()));
            let got = verdict(blocks.fold(0, |sum, (size, ham)| sum ^ block_sg(size, ham)) != 0);
            assert_answer!(input, expected, got);
        }
    }
}
