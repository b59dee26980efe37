//! Codeforces 2180 H1. Bug Is Feature (Unconditional Version)
//! - url: https://codeforces.com/problemset/problem/2180/H1
//! - judge: codeforces
//! - games: sum of games, arithmetic progression, mex, binary digits, prefix sums, parity
//! - rules: Three different numbers of at most `x` are equally far apart. A move makes one of them
//!   larger, so that the three are again different and equally far apart, in any order. There's
//!   such a game for each `x` from `l` to `r`, in several series, all played at once. A player who
//!   cannot move loses. Does Bug, who begins, win?
//! - difficulty: 3400
//! - time-limit: 2s
//! - memory-limit: 256MB
//! - input: t in 1..10^5, t * { n in 1..2*10^5, n * { a in 1..10^18, b in a+1..10^18, c in
//!   2*b-a..2*b-a, l in c..10^18, r in l..10^18 } }, sum(n) <= 2*10^5
//! - statement: checked with the statement's public copy and its sample
//!
//! Let the numbers be `d = 2^k * o` apart, `o` odd, and let the largest one be `s` below `x`. The
//! moves: `d` is halved if `k > 0` (the smallest number goes between the others); `s` shrinks by
//! `d` (it goes above them); `s` shrinks by `2d` and `d` doubles (the middle one goes above). With
//! `q = s / o`, rounded down, these lead from `(q, k)` to `(q, k - 1)`, `(q - 2^k, k)` and `(q -
//! 2^(k+1), k + 1)`.
//!
//! The Grundy value `g(q, k)` has period `2^(k+1)` in `q`. With `v = g(q, k - 1)`, it's `u = mex
//! {v}` in the lower half of the period and `w = mex {v, u}` in the upper one; and `g(q, 0)` is `q
//! mod 2`. Proof by induction on `q`, then on `k`: the second move leads to the other half for the
//! same `v`, so its value is `w` or `u`. The third leads to `mex {y}` or `mex {y, mex {y}}` with `y
//! = g(q, k)` by periodicity, which is not `y`; so it never changes the mex. For `q` in the lower
//! half, `u = mex {v}` excludes nothing that `w` would; in the upper half `v` and `u` are both
//! there. All values are 0, 1 or 2.
//!
//! A whole period has odd many 0s and 1s and even many 2s if `k = 0`, and so for all `k`. Counting
//! modulo 2 the values before `q` goes down through all `k`. Each `q` stands for `o` values of `s`,
//! an odd number. O(log) for a series.

use snippets::fast_input::FastInput;

/// How often the values 0, 1 and 2 occur, modulo 2.
type Counts = [bool; 3];

const PERIOD: Counts = [true, true, false];

fn add(a: Counts, b: Counts) -> Counts {
    std::array::from_fn(|value| a[value] ^ b[value])
}

/// Returns the counts of `mex {v}` over counted values `v`.
fn lower([zeros, ones, twos]: Counts) -> Counts {
    [ones ^ twos, zeros, false]
}

/// Returns the counts of `mex {v, mex {v}}` over counted values `v`.
fn upper([zeros, ones, twos]: Counts) -> Counts {
    [false, twos, zeros ^ ones]
}

/// Counts the Grundy values of `(0, k), (1, k), …, (end - 1, k)`.
fn counts(end: u64, k: u32) -> Counts {
    let half = 1 << k;
    let (periods, rest) = (end / (2 * half), end % (2 * half));
    let within = match (k, rest) {
        (0, _) => [rest == 1, false, false],
        _ if rest < half => lower(counts(rest, k - 1)),
        _ => add(lower(PERIOD), upper(counts(rest - half, k - 1))),
    };
    if periods % 2 == 1 {
        add(PERIOD, within)
    } else {
        within
    }
}

/// Returns the counts of a series, given by its difference and the least and the largest slack.
fn series(difference: u64, least: u64, largest: u64) -> Counts {
    let k = difference.trailing_zeros();
    let odd = difference >> k;
    // All slacks below `end`.
    let below = |end: u64| {
        let whole = counts(end / odd, k);
        if end % odd % 2 == 1 {
            add(whole, add(counts(end / odd, k), counts(end / odd + 1, k)))
        } else {
            whole
        }
    };
    add(below(largest + 1), below(least))
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let mut sum = [false; 3];
        for _ in 0..input.read() {
            let [a, b, c, l, r] = [(); 5].map(|()| input.read::<u64>());
            sum = add(sum, series(b - a, l - c, r - c));
        }
        // The nim-sum is 0 if there are even many 1s and even many 2s.
        println!("{}", if sum[1] || sum[2] { "Bug" } else { "Feature" });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn value(numbers: [u64; 3], x: u64, known: &mut HashMap<([u64; 3], u64), u64>) -> u64 {
        if let Some(value) = known.get(&(numbers, x)) {
            return *value;
        }
        let mut options = vec![];
        for i in 0..3 {
            for larger in numbers[i] + 1..=x {
                let mut next = numbers;
                next[i] = larger;
                next.sort_unstable();
                if next[0] < next[1] && next[1] - next[0] == next[2] - next[1] {
                    options.push(value(next, x, known));
                }
            }
        }
        let mex = (0..).find(|value| !options.contains(value)).unwrap();
        known.insert((numbers, x), mex);
        mex
    }

    proptest! {
        #[test]
        fn agrees_with_the_definition(
            games in prop::collection::vec((1..4u64, 1..9u64, 0..20u64, 0..8u64), 1..4),
        ) {
            let mut known = HashMap::new();
            let mut sum = 0;
            let mut lines = String::new();
            let mut got = [false; 3];
            for (a, d, least, more) in games {
                let numbers = [a, a + d, a + 2 * d];
                let (l, r) = (numbers[2] + least, numbers[2] + least + more);
                sum ^= (l..=r).map(|x| value(numbers, x, &mut known)).fold(0, |a, b| a ^ b);
                lines += &format!("{} {l} {r}\n", numbers.iter().join(" "));
                got = add(got, series(d, least, least + more));
            }
            let input = format!("1\n{}\n{lines}", lines.lines().count());
            assert_answer!(input, sum, u64::from(got[1]) + 2 * u64::from(got[2]));
        }
    }
}
