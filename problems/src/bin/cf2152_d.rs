//! Codeforces 2152 D. Division Versus Addition
//! - url: https://codeforces.com/problemset/problem/2152/D
//! - judge: codeforces
//! - games: score, halving, numbers one above a power of two, who comes first
//! - rules: Poby and Rekkles take turns, Poby first. Poby halves a number that is at least 2,
//!   rounded down, and Rekkles adds 1 to one. Play ends when all numbers are 1. Poby wants to make
//!   few moves, and Rekkles wants him to make many. How many does he make on the numbers of a
//!   range?
//! - difficulty: 1700
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..10^4, t * { n in 1..250000, q in 1..250000, a[n] in 2..10^9, q * { l in 1..n, r
//!   in l..n } }, sum(n) <= 250000, sum(q) <= 250000
//! - statement: checked with the statement's public copy, which has no sample
//!
//! A number `x` needs `⌈log₂ x⌉` halvings if Rekkles adds 1 whenever a halving has made it a power
//! of two above 1. Only from `2^k + 1` with `k ≥ 1` it matters who comes first: a halving makes it
//! `2^(k - 1)`, and one added gives `2^(k - 1) + 1`, which needs `k` halvings in all; but if
//! Rekkles adds 1 first, it takes `k + 1`. So the players race for these numbers, and Poby, who
//! begins, saves one move in half of them, rounded up. O(n + q).

use snippets::fast_input::FastInput;

/// For each prefix of the array, the halvings that its numbers need, and how many are one above a
/// power of two.
fn prefix_sums(array: &[u32]) -> Vec<[u32; 2]> {
    let mut sums = vec![[0, 0]];
    sums.extend(array.iter().scan([0, 0], |sum, x| {
        sum[0] += (x - 1).ilog2() + 1;
        sum[1] += u32::from(*x > 2 && (x - 1).is_power_of_two());
        Some(*sum)
    }));
    sums
}

/// Returns Poby's moves on the numbers between two prefixes.
fn moves(before: [u32; 2], end: [u32; 2]) -> u32 {
    end[0] - before[0] - (end[1] - before[1]).div_ceil(2)
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut answers = String::new();
    for _ in 0..cases {
        let (n, queries): (usize, usize) = (input.read(), input.read());
        let sums = prefix_sums(&input.read_vec(n));
        for _ in 0..queries {
            let (l, r): (usize, usize) = (input.read(), input.read());
            answers += &format!("{}\n", moves(sums[l - 1], sums[r]));
        }
    }
    print!("{answers}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    type Memo = HashMap<(Vec<u32>, bool), u32>;

    fn moves_by_search(mut array: Vec<u32>, is_poby: bool, known: &mut Memo) -> u32 {
        array.retain(|x| *x > 1);
        array.sort_unstable();
        if let Some(moves) = known.get(&(array.clone(), is_poby)) {
            return *moves;
        }
        let options = (0..array.len()).map(|i| {
            let mut next = array.clone();
            next[i] = if is_poby { array[i] / 2 } else { array[i] + 1 };
            u32::from(is_poby) + moves_by_search(next, !is_poby, known)
        });
        let best = if is_poby {
            options.min()
        } else {
            options.max()
        };
        let moves = best.unwrap_or(0);
        known.insert((array, is_poby), moves);
        moves
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn agrees_with_a_game_search(array in prop::collection::vec(2..10u32, 1..4)) {
            let n = array.len();
            let input = format!("1\n{n} 1\n{}\n1 {n}\n", array.iter().join(" "));
            let expected = moves_by_search(array.clone(), true, &mut HashMap::new());
            let sums = prefix_sums(&array);
            let got = moves(sums[0], sums[n]);
            assert_answer!(input, expected, got);
        }
    }
}
