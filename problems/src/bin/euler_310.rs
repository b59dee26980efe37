//! Project Euler 310. Nim Square
//! - url: https://projecteuler.net/problem=310
//! - judge: euler
//! - games: subtraction game, take-a-square, counting
//! - rules: A move takes a perfect square from one of three heaps. A player who cannot move loses.
//!   How many positions `a ≤ b ≤ c ≤ N` does the second player win?
//! - difficulty: 1600
//! - time-limit: 10s
//! - input: n in 0..10^5
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `N`, 100000 on the site.
//!
//! If `c[v]` heaps have the Grundy value `v`, there are `Σ c[u] c[v] c[u ⊕ v]` ordered triples of
//! nim-sum 0. If two heaps of such a triple are equal, the third has the value 0. So Burnside's
//! lemma over the six orders counts the triples without order. O(N^1.5) for the values.

use proconio::input;
use snippets::subtraction::subtraction_sg_table;

fn losing_triples(largest: usize) -> u64 {
    let squares: Vec<usize> = (1..).map(|i| i * i).take_while(|&s| s <= largest).collect();
    let g = subtraction_sg_table(largest, &squares);
    let g: Vec<usize> = g.into_iter().map(|v| v as usize).collect();
    let values = g.iter().max().map_or(1, |&v| (v + 1).next_power_of_two());
    let mut count = vec![0; values];
    g.iter().for_each(|&v| count[v] += 1);
    let pairs = (0..values).flat_map(|u| (0..values).map(move |v| (u, v)));
    let ordered: u64 = pairs.map(|(u, v)| count[u] * count[v] * count[u ^ v]).sum();
    let two_equal = (largest as u64 + 1) * count[0];
    (ordered + 3 * two_equal + 2 * count[0]) / 6
}

fn main() {
    input! {
        largest: usize,
    }
    println!("{}", losing_triples(largest));
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use assert_answer::assert_answer;
    use proptest::prelude::*;

    use super::losing_triples;

    fn wins(heaps: [usize; 3], known: &mut HashMap<[usize; 3], bool>) -> bool {
        if let Some(&win) = known.get(&heaps) {
            return win;
        }
        let win = (0..3).any(|i| {
            (1..)
                .map(|s| s * s)
                .take_while(|&s| s <= heaps[i])
                .any(|s| {
                    let mut next = heaps;
                    next[i] -= s;
                    !wins(next, known)
                })
        });
        known.insert(heaps, win);
        win
    }

    thread_local! {
        /// The results of all cases so far.
        static KNOWN: RefCell<HashMap<[usize; 3], bool>> = RefCell::default();
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(largest in 0usize..25) {
            let input = format!("{largest}\n");
            let wins = |heaps| KNOWN.with_borrow_mut(|known| wins(heaps, known));
            let mut expected = 0;
            for (a, b) in (0..=largest).flat_map(|b| (0..=b).map(move |a| (a, b))) {
                let lost = (b..=largest).filter(|&c| !wins([a, b, c]));
                expected += lost.count() as u64;
            }
            let got = losing_triples(largest);
            assert_answer!(input, expected, got);
        }
    }
}
