//! Luogu P10506. Magic beads
//! - url: https://www.luogu.com.cn/problem/P10506
//! - judge: luogu
//! - games: multi-sg, divisors, splitting heaps
//! - rules: A move replaces a heap of `p > 1` beads by heaps of all its proper divisors. One of
//!   these heaps vanishes; the mover chooses it. A player who cannot move loses.
//! - difficulty: 1600
//! - input: { n in 1..100, a[n] in 1..1000 } until end
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   296 inputs
//!
//! The value of a move is the nim-sum of the new heaps: that of all proper divisors, without the
//! value of the heap that vanishes. Compute one table of the heaps up to 1000. A heap has O(√p)
//! divisors.
//!
//! The input goes on to its end.

use snippets::fast_input::FastInput;
use snippets::sg_table::sg_table;

const LARGEST: usize = 1000;

fn values() -> Vec<u64> {
    sg_table(LARGEST, |p, g| {
        let divisors = (1..p).filter(|d| p % d == 0);
        let all = divisors.clone().fold(0, |sum, d| sum ^ g[d]);
        divisors.map(|d| all ^ g[d]).collect()
    })
}

fn winner(heaps: &[usize], g: &[u64]) -> &'static str {
    if heaps.iter().fold(0, |sum, &heap| sum ^ g[heap]) != 0 {
        "freda"
    } else {
        "rainbow"
    }
}

fn main() {
    let g = values();
    let mut input = FastInput::from_stdin();
    while let Some(n) = input.read_or_end() {
        println!("{}", winner(&input.read_vec(n), &g));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<usize>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let wins = (0..heaps.len()).any(|i| {
            let divisors = (1..heaps[i]).filter(|d| heaps[i] % d == 0).collect_vec();
            (0..divisors.len()).any(|vanished| {
                let mut option = heaps.clone();
                option.swap_remove(i);
                option.extend(
                    divisors
                        .iter()
                        .enumerate()
                        .filter(|(j, _)| *j != vanished)
                        .map(|(_, d)| d),
                );
                option.retain(|&heap| heap > 1);
                option.sort_unstable();
                !wins_by_search(option, known)
            })
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn agrees_with_a_game_search(heaps in prop::collection::vec(1..19usize, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let wins = wins_by_search(heaps.clone(), &mut HashMap::new());
            let expected = if wins { "freda" } else { "rainbow" };
            let got = winner(&heaps, &values());
            assert_answer!(input, expected, got);
        }
    }
}
