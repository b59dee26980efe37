//! Project Euler 260. Stone Game
//! - url: https://projecteuler.net/problem=260
//! - judge: euler
//! - games: three heaps, wythoff, take the same from several heaps, sieve
//! - rules: A move takes the same positive number of stones from one, two or all three heaps. The
//!   player who takes the last stone wins. What is the sum of `x + y + z` over the lost
//!   `x ≤ y ≤ z ≤ limit`?
//! - difficulty: 1600
//! - time-limit: 10s
//! - input: n in 0..1000
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is the limit, 1000 on the site.
//!
//! A move keeps two heaps, or one heap and the difference of the others, or both differences. So
//! two lost positions never share one of these, and a position is lost iff it shares none with an
//! earlier lost position. "Earlier" means the lexicographic order, in which every option of a
//! position comes before it. O(limit³ / 6) at most; the program skips pairs that have occurred, so
//! it does less.

use proconio::input;

/// The pairs of numbers up to a limit that have occurred.
struct Pairs {
    side: usize,
    has: Vec<bool>,
}

impl Pairs {
    fn up_to(limit: usize) -> Self {
        let side = limit + 1;
        let has = vec![false; side * side];
        Self { side, has }
    }

    fn at(&mut self, (a, b): (usize, usize)) -> &mut bool {
        &mut self.has[a * self.side + b]
    }
}

fn sum_of_lost(limit: usize) -> usize {
    let [mut heaps, mut mixed, mut differences] = [0; 3].map(|_| Pairs::up_to(limit));
    let mut sum = 0;
    for x in 0..=limit {
        for y in x..=limit {
            for z in y..=limit {
                if *heaps.at((x, y)) {
                    break;
                }
                let two_heaps = [(x, y), (x, z), (y, z)];
                let heap_and_difference = [(x, z - y), (y, z - x), (z, y - x)];
                let both = (y - x, z - y);
                let is_won = two_heaps.iter().any(|&pair| *heaps.at(pair))
                    || heap_and_difference.iter().any(|&pair| *mixed.at(pair))
                    || *differences.at(both);
                if !is_won {
                    sum += x + y + z;
                    two_heaps.iter().for_each(|&pair| *heaps.at(pair) = true);
                    heap_and_difference
                        .iter()
                        .for_each(|&pair| *mixed.at(pair) = true);
                    *differences.at(both) = true;
                }
            }
        }
    }
    sum
}

fn main() {
    input! {
        limit: usize,
    }
    println!("{}", sum_of_lost(limit));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn wins_by_search(heaps: Vec<usize>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let heaps = heaps.into_iter().sorted().collect_vec();
        if let Some(&wins) = known.get(&heaps) {
            return wins;
        }
        let chosen = (0..3).powerset().skip(1);
        let wins = chosen.into_iter().any(|chosen| {
            let least = chosen
                .iter()
                .map(|&i| heaps[i])
                .min()
                .expect("at least one heap");
            (1..=least).any(|taken| {
                let mut option = heaps.clone();
                chosen.iter().for_each(|&i| option[i] -= taken);
                !wins_by_search(option, known)
            })
        });
        known.insert(heaps, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn agrees_with_a_game_search(limit in 0usize..18) {
            let input = format!("{limit}\n");
            let mut known = HashMap::new();
            let positions = (0..=limit).combinations_with_replacement(3);
            let lost = positions.filter(|heaps| !wins_by_search(heaps.clone(), &mut known));
            let expected: usize = lost.flatten().sum();
            let got = sum_of_lost(limit);
            assert_answer!(input, expected, got);
        }
    }
}
