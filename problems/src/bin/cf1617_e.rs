//! Codeforces 1617 E. Christmas Chocolates
//! - url: https://codeforces.com/problemset/problem/1617/E
//! - judge: codeforces
//! - games: maximise and minimise, powers of two, tree, diameter, longest paths
//! - rules: Icy chooses two of some different numbers. Then one of them is replaced again and again
//!   by `2^k - a`, where `2^k >= a`, until both are equal; her grandparents choose each `k` and
//!   want few steps. Which two numbers need the most steps, and how many?
//! - difficulty: 2700
//! - time-limit: 4s
//! - memory-limit: 512MB
//! - input: n in 2..2*10^5, a[n] in 0..10^9, distinct(a)
//! - statement: checked with the statement's public copy and its samples
//!
//! A step joins numbers whose sum is a power of two. A number above 0 has exactly one smaller
//! neighbour: with `b < a` the sum lies between `a` and `2a`, where there's one power of two. So
//! the numbers form a tree with root 0 and a depth of about 30, and the two farthest ones are
//! sought. As in any tree, the one farthest from the first number is an end of such a path, and the
//! one farthest from that is the other end. O(n log a).

use snippets::fast_input::FastInput;

/// Returns the length of the path between two numbers: the larger one is never above both.
fn steps(mut a: u32, mut b: u32) -> u32 {
    let mut steps = 0;
    while a != b {
        if a < b {
            std::mem::swap(&mut a, &mut b);
        }
        a = a.next_power_of_two() - a;
        steps += 1;
    }
    steps
}

fn farthest_pair(numbers: &[u32]) -> (usize, usize, u32) {
    let farthest = |from: usize| {
        let others = (0..numbers.len()).filter(|&i| i != from);
        let other = others.max_by_key(|&i| steps(numbers[from], numbers[i]));
        other.expect("two numbers")
    };
    let end = farthest(0);
    let other = farthest(end);
    (end, other, steps(numbers[end], numbers[other]))
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let (x, y, steps) = farthest_pair(&input.read_vec(n));
    println!("{} {} {steps}", x + 1, y + 1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    /// Searches all numbers up to 4096 in breadth.
    fn distances(from: u32) -> Vec<Option<u32>> {
        let mut distances = vec![None; 4097];
        distances[from as usize] = Some(0);
        let mut queue = VecDeque::from([from]);
        while let Some(a) = queue.pop_front() {
            for k in (0..=12).filter(|k| 1 << k >= a) {
                let b = (1 << k) - a;
                if distances[b as usize].is_none() {
                    distances[b as usize] = distances[a as usize].map(|moves| moves + 1);
                    queue.push_back(b);
                }
            }
        }
        distances
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn is_farthest_by_searches_in_breadth(
            numbers in prop::collection::hash_set(prop_oneof![0..1000u32, 0..20u32], 2..12),
        ) {
            let numbers = numbers.into_iter().collect_vec();
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let all = numbers.iter().map(|&a| distances(a)).collect_vec();
            let pairs = all.iter().cartesian_product(&numbers);
            let expected = pairs.filter_map(|(distances, &b)| distances[b as usize]);
            let expected = expected.max().unwrap();
            let (x, y, got) = farthest_pair(&numbers);
            let is_as_far = x != y && all[x][numbers[y] as usize] == Some(got);
            assert_answer!(is_as_far && got == expected; input, expected, got);
        }
    }
}
