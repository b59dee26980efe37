//! Codeforces 2084 G2. Wish Upon a Satellite (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2084/G2
//! - judge: codeforces
//! - games: minimum and maximum of neighbours, ends decide, parity, growing differences
//! - rules: Turtle and Piggy shrink a sequence in turn. Turtle, who begins, replaces two neighbours
//!   by the smaller one, Piggy by the larger one. Turtle wants the last number to be large, Piggy
//!   wants it to be small. Fill the gaps of a permutation so that the values of all its ranges have
//!   the largest sum.
//! - difficulty: 3500
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: t in 1..10^4, t * { n in 2..5*10^5, a[n] in 0..n }, sum(n) <= 5*10^5
//! - statement: checked with a public translation and its sample; the limits of time and memory and
//!   the difficulty are from memory
//!
//! As in the easy version, decide for the numbers `v` from 1 on which go to odd places, and keep
//! the least sum of differences by how many do. To these sums, step `v` adds `2j² - (2v + n mod
//! 2)j` for `j` odd places, up to a constant, which is convex. A free number inserts 0 into the
//! sorted list of the growths from `j` to `j + 1`, a number at an odd place shifts it. So keep the
//! growths below 0 on one stack, the others on another. Each step adds a linear function of the
//! place to all: two numbers for each stack, counted from its bottom.
//!
//! A step moves at most 2√n growths from one stack to the other: neighbours differ by four times
//! the age of the younger one, and no step adds more than about 4n. O(n √n), in practice much less.

use snippets::fast_input::FastInput;

/// Growths, each without what was added to all: `all + slope * place`.
#[derive(Default)]
struct Stack {
    growths: Vec<i64>,
    all: i64,
    slope: i64,
}

impl Stack {
    fn push(&mut self, growth: i64) {
        let place = self.growths.len() as i64;
        self.growths.push(growth - self.all - self.slope * place);
    }

    fn pop_if(&mut self, is_wrong: impl Fn(i64) -> bool) -> Option<i64> {
        let place = self.growths.len().checked_sub(1)? as i64;
        let growth = self.growths[place as usize] + self.all + self.slope * place;
        is_wrong(growth).then(|| {
            self.growths.pop();
            growth
        })
    }
}

fn largest_sum(a: &[usize]) -> i64 {
    let n = a.len() as i64;
    let (odd_places, odd) = ((n + 1) / 2, n % 2);
    let mut parity = vec![None; a.len() + 1];
    a.iter()
        .zip(1..)
        .for_each(|(v, place)| parity[*v] = Some(place % 2));
    let (mut below, mut above) = (Stack::default(), Stack::default());
    // The least number of odd places, and the least sum for it.
    let (mut fewest, mut sum) = (0, 0);
    for (v, parity) in (1..).zip(&parity[1..]) {
        match parity {
            None => above.push(0),
            Some(parity) => fewest += parity,
        }
        sum += 2 * fewest * fewest - (2 * v + odd) * fewest + v * odd_places;
        let first = 4 * fewest + 2 - 2 * v - odd;
        let count = (below.growths.len() + above.growths.len()) as i64;
        (below.all, below.slope) = (below.all + first, below.slope + 4);
        (above.all, above.slope) = (above.all + first + 4 * (count - 1), above.slope - 4);
        while let Some(growth) = below.pop_if(|growth| growth >= 0) {
            above.push(growth);
        }
        while let Some(growth) = above.pop_if(|growth| growth < 0) {
            below.push(growth);
        }
    }
    while let Some(growth) = above.pop_if(|_| true) {
        below.push(growth);
    }
    let mut growths = vec![];
    while let Some(growth) = below.pop_if(|_| true) {
        growths.push(growth);
    }
    let needed = (odd_places - fewest) as usize;
    let differences = sum + growths.iter().rev().take(needed).sum::<i64>();
    n * (n + 1) * (2 * n + 1) / 6 - differences
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        println!("{}", largest_sum(&input.read_vec(n)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn value(numbers: &[i64], is_turtle: bool) -> i64 {
        if let [last] = numbers {
            return *last;
        }
        let merge = |i: usize| {
            let pair = [numbers[i], numbers[i + 1]];
            let merged = if is_turtle {
                pair.into_iter().min()
            } else {
                pair.into_iter().max()
            };
            let next = [&numbers[..i], &[merged.unwrap()], &numbers[i + 2..]].concat();
            value(&next, !is_turtle)
        };
        let values = (0..numbers.len() - 1).map(merge).collect_vec();
        let best = if is_turtle {
            values.iter().max()
        } else {
            values.iter().min()
        };
        *best.unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(
            permutation in (2..7usize)
                .prop_flat_map(|n| Just((1..=n).collect_vec()).prop_shuffle()),
            gaps in prop::collection::vec(any::<bool>(), 7),
        ) {
            let n = permutation.len();
            let gap = |(i, v): (usize, &usize)| if gaps[i] { 0 } else { *v };
            let a = permutation.iter().enumerate().map(gap).collect_vec();
            let fits = |filled: &Vec<i64>| {
                let mut places = a.iter().zip(filled);
                places.all(|(a, v)| *a == 0 || *a as i64 == *v)
            };
            let sums = (1..=n as i64).permutations(n).filter(fits).map(|filled| {
                let ranges = (0..n).flat_map(|i| (i + 1..=n).map(move |j| (i, j)));
                ranges.map(|(i, j)| value(&filled[i..j], true)).sum::<i64>()
            });
            let input = format!("1\n{n}\n{}\n", a.iter().join(" "));
            let expected = sums.max().unwrap();
            let got = largest_sum(&a);
            assert_answer!(input, expected, got);
        }
    }
}
