//! Codeforces 1864 E. Guess Game
//! - url: https://codeforces.com/problemset/problem/1864/E
//! - judge: codeforces
//! - games: guessing game, common knowledge, bits, trie
//! - rules: Alice knows `a`, Bob knows `b`, and both know the bitwise or of `a` and `b`. In turn
//!   they say whether they know which number is larger, and hear each other. The game ends when one
//!   of them does. How many turns does it take on average, modulo 998244353, if `a` and `b` are
//!   drawn from `n` numbers?
//! - difficulty: 2100
//! - time-limit: 3s
//! - memory-limit: 256MB
//! - input: t in 1..10^5, t * { n in 1..2*10^5, s[n] in 0..2^30-1 }, sum(n) <= 2*10^5
//! - statement: checked with the statement and its sample, and two published programs on 400 inputs
//!
//! Number the set bits of the or from the highest down. At turn `i` both players know that both
//! numbers have the first `i - 1` of these bits, as somebody would have spoken otherwise. A player
//! who lacks one of the first `i` bits has the smaller number and says so.
//!
//! If the numbers first differ at the `d`-th bit, the player who lacks it speaks at the first turn
//! from `d` on that is theirs. The two orders of the pair take `2d + 1` turns together. Equal
//! numbers with `k` bits take `k + 1` turns. The pairs are counted in a trie, which is here the
//! sorted list of numbers. O(n log max).

use snippets::fast_input::FastInput;
use snippets::modular::pow_mod;

const P: u64 = 998_244_353;

/// Returns the turns of all ordered pairs, modulo `P`. The sorted numbers agree above `bit` and
/// have `ones` set bits there.
fn turns(numbers: &[u32], bit: u32, ones: u64) -> u64 {
    let count = numbers.len() as u64;
    if numbers.is_empty() {
        return 0;
    }
    if bit == 0 {
        return count * count % P * (ones + 1) % P;
    }
    let without = numbers.partition_point(|number| number >> (bit - 1) & 1 == 0);
    let (low, high) = numbers.split_at(without);
    let between = (low.len() as u64 * high.len() as u64) % P * (2 * ones + 3) % P;
    (turns(low, bit - 1, ones) + turns(high, bit - 1, ones + 1) + between) % P
}

fn mean_turns(mut numbers: Vec<u32>) -> u64 {
    numbers.sort_unstable();
    let pairs = pow_mod(numbers.len() as u64, 2, P);
    turns(&numbers, 30, 0) * pow_mod(pairs, P - 2, P) % P
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases: usize = input.read();
    let mut answer = String::new();
    for _ in 0..cases {
        let n = input.read();
        answer += &format!("{}\n", mean_turns(input.read_vec(n)));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cmp::Ordering;

    /// Counts the turns by keeping the pairs that are possible for everyone who heard what was
    /// said.
    fn turns_by_search(a: u32, b: u32) -> u64 {
        let pairs = (0..16).cartesian_product(0..16);
        let mut possible = pairs.filter(|&(x, y)| x | y == a | b).collect_vec();
        for turn in 1.. {
            let own = |pair: &(u32, u32)| if turn % 2 == 1 { pair.0 } else { pair.1 };
            let knows = |mine: u32| {
                let fitting = possible.iter().filter(|pair| own(pair) == mine);
                let answers: Vec<Ordering> = fitting.map(|(x, y)| x.cmp(y)).collect();
                answers.iter().all_equal()
            };
            if knows(own(&(a, b))) {
                return turn;
            }
            let left = possible.iter().filter(|pair| !knows(own(pair)));
            possible = left.copied().collect();
        }
        unreachable!("each turn leaves fewer pairs")
    }

    proptest! {
        #[test]
        fn agrees_with_a_search_of_what_is_known(s in prop::collection::vec(0..16u32, 1..6)) {
            let input = format!("1\n{}\n{}\n", s.len(), s.iter().join(" "));
            let all = s.iter().cartesian_product(&s);
            let sum = all.map(|(&a, &b)| turns_by_search(a, b)).sum::<u64>();
            let expected = sum * pow_mod((s.len() * s.len()) as u64, P - 2, P) % P;
            let got = mean_turns(s.clone());
            assert_answer!(input, expected, got);
        }
    }
}
