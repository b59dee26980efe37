//! Codeforces 2027 E2. Bit Game (Hard Version)
//! - url: https://codeforces.com/problemset/problem/2027/E2
//! - judge: codeforces
//! - games: sum, take a subset of the bits, digit dp, nim-sum convolution, counting
//! - rules: A move takes `d` stones from a heap of `x` with the bound `a`, where 1 ≤ d ≤ a and all
//!   bits of `d` are bits of `x`. A player who cannot move loses. For how many choices of the
//!   heaps, `x_i` from 1 to `b_i`, does the second player win, modulo 10⁹ + 7?
//! - difficulty: 3100
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..1000, t * { n in 1..10^4, a[n] in 1..2^30-1, b[n] in 1..2^30-1 }, sum(n) <=
//!   10^4
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs; difficulty from memory
//!
//! Only the bits of `x` matter. Take the largest number up to `a` that uses bits of `x` alone, and
//! let `a'` be that number written on just these bits. The value of the heap depends on `a'` alone:
//! 0 for `2^k - 2`, `k` for `2^k - 1`, `k ⊕ 1` for `2^k`, and `k + 1` for all others between `2^k`
//! and `2^(k + 1) - 2`.
//!
//! A digit dp goes over the bits of `x`, the highest first. Its state says whether `x` is already
//! below `b`, whether `a` is undercut, and which length and shape `a'` has. Then the counts of the
//! heaps are combined by nim-sum. O(n · 30² · 20).

use snippets::fast_input::FastInput;

const P: u64 = 1_000_000_007;

/// The shape of the bits of `a'` so far.
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Ones,
    OneZero,
    OnesThenZero,
    OneThenZeros,
    Other,
}

const SHAPES: [Shape; 5] = [
    Shape::Ones,
    Shape::OneZero,
    Shape::OnesThenZero,
    Shape::OneThenZeros,
    Shape::Other,
];

/// Appends a bit to a shape of `length` bits. The empty shape counts as all ones, too.
fn append(shape: Shape, length: usize, bit: bool) -> Shape {
    match (shape, bit) {
        (Shape::Ones, true) => Shape::Ones,
        (Shape::Ones, false) if length == 1 => Shape::OneZero,
        (Shape::Ones, false) => Shape::OnesThenZero,
        (Shape::OneZero | Shape::OneThenZeros, false) => Shape::OneThenZeros,
        _ => Shape::Other,
    }
}

fn value(shape: Shape, length: usize) -> usize {
    match shape {
        Shape::OneZero | Shape::OnesThenZero => 0,
        Shape::OneThenZeros => (length - 1) ^ 1,
        Shape::Ones | Shape::Other => length,
    }
}

/// Counts, for each value, the `x` from 1 to `b` that have it.
fn counts(a: u32, b: u32) -> [u64; 64] {
    // The index is by: whether x is below b, whether a is undercut, the shape and the length of a'.
    let place = |below: bool, free: bool, shape: Shape, length: usize| {
        ((usize::from(below) * 2 + usize::from(free)) * 5 + shape as usize) * 32 + length
    };
    let top = 32 - a.max(b).leading_zeros();
    let mut ways = vec![0u64; 4 * 5 * 32];
    ways[place(false, false, Shape::Ones, 0)] = 1;
    for i in (0..top).rev() {
        let [bound, limit] = [a, b].map(|it| it >> i & 1 == 1);
        let mut longer = vec![0u64; ways.len()];
        for (below, free) in [(false, false), (false, true), (true, false), (true, true)] {
            for shape in SHAPES {
                for length in 0..=(top - 1 - i) as usize {
                    let count = ways[place(below, free, shape, length)];
                    if count == 0 {
                        continue;
                    }
                    // Leave this bit out.
                    longer[place(below || limit, free || bound, shape, length)] += count;
                    if !below && !limit {
                        continue;
                    }
                    let bit = free || bound;
                    let to = if length == 0 && !bit {
                        place(below, free, shape, 0)
                    } else {
                        place(below, free, append(shape, length, bit), length + 1)
                    };
                    longer[to] += count;
                }
            }
        }
        ways = longer;
    }
    let mut counts = [0; 64];
    for (state, &count) in ways.iter().enumerate().filter(|it| *it.1 > 0) {
        counts[value(SHAPES[state / 32 % 5], state % 32)] += count;
    }
    counts[0] -= 1; // x = 0
    counts
}

fn count_lost(heaps: &[(u32, u32)]) -> u64 {
    let mut ways = [0u64; 64];
    ways[0] = 1;
    for &(a, b) in heaps {
        let counts = counts(a, b);
        let mut sums = [0u64; 64];
        for (value, &count) in counts.iter().enumerate().filter(|it| *it.1 > 0) {
            for sum in 0..64 {
                sums[sum ^ value] = (sums[sum ^ value] + ways[sum] * count) % P;
            }
        }
        ways = sums;
    }
    ways[0]
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let bounds: Vec<u32> = input.read_vec(n);
        let heaps: Vec<(u32, u32)> = bounds.into_iter().zip(input.read_vec(n)).collect();
        println!("{}", count_lost(&heaps));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Computes the values of the heaps up to `top` with the bound `a`, straight from the rules.
    fn values_by_search(a: u32, top: u32) -> Vec<usize> {
        let mut values: Vec<usize> = vec![];
        for x in 0..=top {
            let takes = (1..=a.min(x)).filter(|d| x & d == *d);
            let options = takes.map(|d| values[(x - d) as usize]).collect_vec();
            values.push(
                (0..)
                    .find(|it| !options.contains(it))
                    .expect("some value is new"),
            );
        }
        values
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(
            heaps in prop::collection::vec((1..64u32, 1..64u32), 1..4)
        ) {
            let (a, b): (Vec<u32>, Vec<u32>) = heaps.iter().copied().unzip();
            let input = format!("1\n{}\n{}\n{}\n", a.len(), a.iter().join(" "), b.iter().join(" "));
            let mut ways = vec![1u64];
            ways.resize(128, 0);
            for &(a, b) in &heaps {
                let mut sums = vec![0; 128];
                for value in &values_by_search(a, b)[1..] {
                    (0..128).for_each(|sum| sums[sum ^ value] += ways[sum]);
                }
                ways = sums;
            }
            let (expected, got) = (ways[0], count_lost(&heaps));
            assert_answer!(input, expected, got);
        }
    }
}
