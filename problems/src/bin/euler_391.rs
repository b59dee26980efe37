//! Project Euler 391. Hopping Game
//! - url: https://projecteuler.net/problem=391
//! - judge: euler
//! - games: no sprague-grundy, sums of binary digits, step functions, win or lose
//! - rules: Let `s(k)` be the number of ones in the binary forms of 0, …, `k` together. A counter
//!   starts at 0. A move adds 1 to `n` so that the counter becomes some `s(k)`. A player who cannot
//!   move loses. `M(n)` is the largest winning first move, or 0 if there is none. What is the sum
//!   of `M(n)³` for `n` from 1 to `N`?
//! - difficulty: 2600
//! - time-limit: 60s
//! - input: n in 1..1000
//! - statement: checked with the statement's public copy and its samples, and a published program
//!   on about 70 inputs
//!
//! The site has no input. Here the input is `N`, 1000 on the site.
//!
//! Play ends at `k = 2^(n+1) - 2`, since the next number has `n + 1` ones. Look at the counter
//! values downwards from a lost one: those within `n` below it are won, and the next one is lost
//! again. So walk down over the numbers and add up their ones since the last lost value. When the
//! sum exceeds `n`, begin again at 0. The sum at the end is `M(n)`.
//!
//! Take a block of numbers that differ in their last `i` digits and begin with `p` ones. It maps
//! the sum before it to the sum after it, and it consists of two smaller blocks, one after the
//! other. A small sum only grows by the ones of the block. For the other sums only the place
//! matters where the walk first begins again, so the map is a step function with few steps. This
//! takes about 2·10^8 steps for all `n` up to 1000.

use proconio::input;

/// How a block of numbers changes the sum since the last lost value.
#[derive(Clone, Default)]
struct Block {
    /// The ones of all its numbers. A sum before the first step grows by this.
    ones: u32,
    /// The steps `(from, after)`: from the sum `from` on, the sum after the block is `after`.
    steps: Vec<(u32, u32)>,
}

impl Block {
    fn after(&self, sum: u32) -> u32 {
        match self.steps.partition_point(|step| step.0 <= sum) {
            0 => sum + self.ones,
            steps => self.steps[steps - 1].1,
        }
    }

    fn push(&mut self, from: u32, after: u32) {
        if self.steps.last().map_or(true, |step| step.1 != after) {
            self.steps.push((from, after));
        }
    }

    /// Makes this the block of a single number with so many ones.
    fn set_number(&mut self, ones: u32, limit: u32) {
        self.ones = ones;
        self.steps.clear();
        if ones > 0 {
            self.push(limit + 1 - ones, 0);
        }
    }

    /// Makes this the block `first` followed by the block `second`. Sums go up to `limit`.
    fn set_pair(&mut self, first: &Self, second: &Self, limit: u32) {
        self.ones = (first.ones + second.ones).min(limit + 1);
        self.steps.clear();
        let first_step = first.steps.first().map_or(limit + 1, |step| step.0);
        for &(sum, after) in &second.steps {
            let from = sum.saturating_sub(first.ones);
            if from >= first_step {
                break;
            }
            if from == 0 {
                self.steps.clear();
            }
            self.push(from, after);
        }
        for &(from, between) in &first.steps {
            self.push(from, second.after(between));
        }
    }
}

/// Computes `M(n)`. The two lists of blocks are scratch space.
fn largest_first_move(n: u32, blocks: &mut Vec<Block>, larger: &mut Vec<Block>) -> u32 {
    blocks.resize(n as usize + 2, Block::default());
    larger.resize(n as usize + 2, Block::default());
    (0..)
        .zip(blocks.iter_mut())
        .for_each(|(ones, block)| block.set_number(ones, n));
    for digits in 1..=n as usize + 1 {
        // The block after `ones` ones consists of the block with a further 1, then the one with
        // a 0.
        for ones in 0..=n as usize + 1 - digits {
            larger[ones].set_pair(&blocks[ones + 1], &blocks[ones], n);
        }
        std::mem::swap(blocks, larger);
    }
    blocks[0].after(0)
}

fn sum_of_cubes(largest: u32) -> u64 {
    let (mut blocks, mut larger) = (vec![], vec![]);
    let moves = (1..=largest).map(|n| u64::from(largest_first_move(n, &mut blocks, &mut larger)));
    moves.map(|first_move| first_move.pow(3)).sum()
}

fn main() {
    input! {
        largest: u32,
    }
    println!("{}", sum_of_cubes(largest));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;

    /// Computes `M(n)` by the definition.
    fn by_search(n: u64) -> u64 {
        let ones = |k: u64| u64::from(k.count_ones());
        let values: Vec<u64> = (0..2 << n)
            .scan(0, |sum, k| Some((*sum += ones(k), *sum).1))
            .collect();
        let (values, mut wins) = (&values, vec![false; values.len()]);
        let options =
            |k: usize| (k + 1..values.len()).take_while(move |&to| values[to] <= values[k] + n);
        for k in (0..values.len()).rev() {
            wins[k] = options(k).any(|to| values[to] > values[k] && !wins[to]);
        }
        let winning = options(0).filter(|&to| values[to] > 0 && !wins[to]);
        winning.map(|to| values[to]).max().unwrap_or(0)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn agrees_with_a_game_search(largest in 1..12u32) {
            let input = format!("{largest}\n");
            let expected = (1..=u64::from(largest)).map(|n| by_search(n).pow(3)).sum::<u64>();
            let got = sum_of_cubes(largest);
            assert_answer!(input, expected, got);
        }
    }
}
