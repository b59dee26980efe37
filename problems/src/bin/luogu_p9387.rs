//! Luogu P9387 (THUPC 2023 final). Chocolate
//! - url: https://www.luogu.com.cn/problem/P9387
//! - judge: luogu
//! - games: octal, 0.777…, splitting heaps, count of winning moves, digit dp
//! - names: 巧克力
//! - rules: A move eats a middle part of a bar, of length at least 1, and leaves a left and a right
//!   part, which may be empty. A player who cannot move loses. The bars have the lengths 1, …, `n`
//!   and `m`. How many moves win?
//! - difficulty: 2200
//! - time-limit: 2s
//! - memory-limit: 512MB
//! - input: t in 1..5*10^4, t * { n in 0..10^18, m in 0..10^18 }
//! - statement: checked with the statement, and a published program on about 70 inputs
//!
//! A bar `h` has the value `h`: the moves to `(l, 0)` give all smaller values, and
//! `l ⊕ r ≤ l + r < h`. Let `x` be the nim-sum of all bars. The winning moves are the `(h, l, r)`
//! with `l ⊕ r = t = h ⊕ x` and `l + r < h`.
//!
//! Let `c = l & r`. It shares no bit with `t`, and `l + r = t + 2c`. So count over the bits of `h`
//! and `c`; each bit of `t` doubles the count, as it may belong to `l` or to `r`. Going from the
//! highest bit down, all that matters of the difference between `h` and `t + 2c` is whether it is
//! 0, 1 or more. O(log n) a case.

use std::fmt::Write;

use snippets::fast_input::FastInput;

const MODULUS: u64 = 1_000_000_007;

/// Returns the nim-sum of the numbers `1, …, n`.
fn xor_to(n: u64) -> u64 {
    [n, 1, n + 1, 0][(n % 4) as usize]
}

/// Counts the winning moves on the bars up to `n`, and those on the bar `n` alone, if the nim-sum
/// is `x`.
fn moves_up_to_and_on(n: u64, x: u64) -> (u64, u64) {
    let mut below = [0; 3];
    let mut equal = [1, 0, 0];
    for bit in (0..64 - (n | x).leading_zeros()).rev() {
        let (digit, turned) = (n >> bit & 1, x >> bit & 1);
        let mut next_below = [0; 3];
        let mut next_equal = [0; 3];
        for lead in 0..3 {
            for (h, c) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let t = h ^ turned;
                if t & c == 1 || 2 * lead + h < t + 2 * c {
                    continue;
                }
                let next = (2 * lead + h - t - 2 * c).min(2) as usize;
                let ways = 1 + t;
                let lead = lead as usize;
                next_below[next] += below[lead] * ways;
                if h == digit {
                    next_equal[next] += equal[lead] * ways;
                } else if h < digit {
                    next_below[next] += equal[lead] * ways;
                }
            }
        }
        below = next_below.map(|count| count % MODULUS);
        equal = next_equal.map(|count| count % MODULUS);
    }
    let on_n = equal[1] + equal[2];
    ((below[1] + below[2] + on_n) % MODULUS, on_n % MODULUS)
}

fn winning_moves(n: u64, m: u64) -> u64 {
    let x = xor_to(n) ^ m;
    (moves_up_to_and_on(n, x).0 + moves_up_to_and_on(m, x).1) % MODULUS
}

fn main() {
    let mut input = FastInput::from_stdin();
    let cases = input.read();
    let mut output = String::new();
    for _ in 0..cases {
        let count = winning_moves(input.read(), input.read());
        writeln!(output, "{count}").expect("a String takes all");
    }
    print!("{output}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn options(bars: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (i, &h) in bars.iter().enumerate() {
            for l in 0..h {
                for r in 0..h - l {
                    let mut option = [&bars[..i], &bars[i + 1..], &[l, r]].concat();
                    option.retain(|&bar| bar > 0);
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    }

    fn wins(bars: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&win) = known.get(bars) {
            return win;
        }
        let win = options(bars).iter().any(|option| !wins(option, known));
        known.insert(bars.to_vec(), win);
        win
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(n in 0u64..4, m in 0u64..10) {
            let m = m.min([9, 9, 6, 4][n as usize]);
            let input = format!("1\n{n} {m}\n");
            let known = &mut HashMap::new();
            let bars: Vec<u64> = (1..=n).chain([m]).collect();
            let lost = options(&bars).into_iter().filter(|option| !wins(option, known));
            let expected = lost.count() as u64;
            let got = winning_moves(n, m);
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn equals_counting_by_values() {
        for (n, m) in (0..30u64).flat_map(|n| (0..40).map(move |m| (n, m))) {
            let x = (1..=n).fold(m, |x, h| x ^ h);
            let count = |h: u64| {
                (0..h)
                    .map(|l| (0..h - l).filter(|r| l ^ r == h ^ x).count() as u64)
                    .sum::<u64>()
            };
            let expected = (1..=n).chain([m]).map(count).sum::<u64>();
            assert_eq!(winning_moves(n, m), expected, "{n} {m}");
        }
    }
}
