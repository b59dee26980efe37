//! Project Euler 895. Gold & Silver Coin Game II
//! - url: https://projecteuler.net/problem=895
//! - judge: euler
//! - games: red-blue hackenbush, counting, stacks of coins, second player wins
//! - rules: Three stacks hold from 1 to `m` coins each, of gold or silver. Gary removes a gold coin
//!   with all above it, and Sally a silver one. A player who cannot move loses. Of the arrangements
//!   with as many gold as silver coins, how many does the first player lose, whoever begins, modulo
//!   989898989?
//! - difficulty: 2600
//! - time-limit: 10s
//! - input: m in 2..10^4
//! - statement: checked with two public copies and its samples
//!
//! The site has no input. Here the input is `m`, 9898 on the site.
//!
//! From the bottom up, a stack is worth 1 or -1 for each coin of the first run, and then 1/2, 1/4,
//! … with signs for the `t` others. The values and the signs must both add up to 0. A stack with
//! the largest `t` has the lowest bit, so two have the same, `T`, and the third one has `u < T`.
//! Their signs are opposite above `u + 1`, in `2^(T-u-1)` ways, and equal at `u + 1`, where they
//! carry ±1 to the next higher place. Down to place 2 the carry stays odd: three signs with the sum
//! of the carry keep it, in 3 ways, and three signs against it flip it, in 1 way. So for the carry
//! 1, the ways `f(x)` to have the sum `x` of all signs so far become `3 f(x-1) + f(3-x)` with each
//! place.
//!
//! The first signs are opposite to the runs below them, and the runs must make up for the last
//! carry: their sum is 0 or 1. So only `f(0)` and `f(1)` count, times the lengths of runs. Stacks
//! of one run count on their own. O(m²).

use proconio::input;

const MODULUS: u64 = 989_898_989;

/// Returns the number of pairs of numbers up to `most` whose sum is at most `sum > most`.
fn pairs(most: u64, sum: u64) -> u64 {
    let beyond = (2 * most + 1).saturating_sub(sum);
    most * most - beyond * beyond.saturating_sub(1) / 2
}

fn fair_and_balanced(m: u64) -> u64 {
    // One run each: two stacks of one colour, and the third as high as both.
    let mut count = 3 * m * (m - 1);
    let mut powers = vec![1];
    for i in 0..m as usize {
        powers.push(2 * powers[i] % MODULUS);
    }
    // One stack has one run, and is as high as the runs of the others differ.
    for (largest, power) in (1..m).zip(&powers) {
        let run = m - largest;
        count = (count + 6 * power * (run * (run - 1) % MODULUS)) % MODULUS;
    }
    // The ways with the carry 1, by the sum of signs from `-start` on.
    let start = m as usize + 3;
    let mut ways = vec![0; 2 * start + 1];
    ways[start + 2] = 1;
    for shorter in 1..m {
        let (zero, one) = (ways[start], ways[start + 1]);
        let run = m - shorter;
        for largest in shorter + 1..m {
            let other = m - largest;
            // The two longer ones against the third, or against each other.
            let against = [pairs(other, run + 1), pairs(other, run)];
            let differ = [other * (other + 1), other * (other - 1)];
            let [zeros, ones] = [0, 1].map(|i| 2 * (against[i] + differ[i]) % MODULUS);
            let both = (zero * zeros + one * ones) % MODULUS;
            count += 3 * powers[(largest - shorter - 1) as usize] * both % MODULUS;
        }
        let after = |x: usize| {
            let kept = x.checked_sub(1).map_or(0, |x| ways[x]);
            let flipped = (2 * start + 3).checked_sub(x).and_then(|x| ways.get(x));
            (3 * kept + flipped.unwrap_or(&0)) % MODULUS
        };
        ways = (0..ways.len()).map(after).collect();
    }
    count % MODULUS
}

fn main() {
    input! {
        m: u64,
    }
    println!("{}", fair_and_balanced(m));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Seen = HashMap<(Vec<Vec<bool>>, bool), bool>;

    /// Each stack lists its coins from the bottom; `true` is gold.
    fn wins(stacks: &[Vec<bool>], is_gary: bool, seen: &mut Seen) -> bool {
        let key = (stacks.to_vec(), is_gary);
        if let Some(&wins) = seen.get(&key) {
            return wins;
        }
        let coins = (0..stacks.len()).flat_map(|i| (0..stacks[i].len()).map(move |j| (i, j)));
        let mut own = coins.filter(|&(i, j)| stacks[i][j] == is_gary);
        let wins = own.any(|(i, j)| {
            let mut next = stacks.to_vec();
            next[i].truncate(j);
            next.sort();
            !wins(&next, !is_gary, seen)
        });
        seen.insert(key, wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3))]
        #[test]
        fn agrees_with_a_game_search(m in 2..5u64) {
            let input = format!("{m}\n");
            let coins = |count| (0..count).map(|_| [false, true]).multi_cartesian_product();
            let stacks = (1..=m).flat_map(coins).collect_vec();
            let triples = stacks.iter().cartesian_product(&stacks).cartesian_product(&stacks);
            let mut seen = HashMap::new();
            let mut is_fair = |triple: &Vec<Vec<bool>>| {
                let golden = triple.iter().flatten().filter(|is_gold| **is_gold).count();
                let is_balanced = 2 * golden == triple.iter().flatten().count();
                let mut loses = |is_gary| !wins(triple, is_gary, &mut seen);
                is_balanced && loses(false) && loses(true)
            };
            let triples = triples.map(|((a, b), c)| {
                let stacks = [a, b, c].into_iter().cloned();
                stacks.sorted().collect_vec()
            });
            let expected = triples.filter(|triple| is_fair(triple)).count() as u64;
            let got = fair_and_balanced(m);
            assert_answer!(input, expected, got);
        }
    }
}
