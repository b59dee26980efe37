//! Codeforces 2115 D. Gellyfish and Forget-Me-Not
//! - url: https://codeforces.com/problemset/problem/2115/D
//! - judge: codeforces
//! - games: xor, linear basis, growing basis, minimax, last player first
//! - rules: In round `i` the named player takes one of two numbers. The result is the xor of all
//!   numbers taken. One player wants it small, the other one large.
//! - difficulty: 2900
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: t in 1..10^4, t * { n in 1..10^5, a[n] in 0..2^60-1, b[n] in 0..2^60-1, c in "01" n..n
//!   }, sum(n) <= 10^5
//! - statement: checked with the statement's public copy and its sample, and two published programs
//!   on 400 inputs
//!
//! Start with all the first numbers. In each round the player then decides whether to add the
//! difference `a xor b`. The last player sets the highest bit of their difference at will. So that
//! bit doesn't matter in the other differences: remove it from them by adding the last one. What is
//! left of the difference before has another highest bit, which its player sets, and so on from the
//! last round to the first. At most 60 differences remain. O(60 n).

use snippets::fast_input::FastInput;

/// Returns the result. The player of a round with `1` wants it large.
fn result(a: &[u64], b: &[u64], wants_large: &[u8]) -> u64 {
    let mut result = a.iter().fold(0, |sum, x| sum ^ x);
    // The differences from the last round on, each with the bit that its player sets.
    let mut rows: Vec<(u64, u32)> = Vec::new();
    for i in (0..a.len()).rev() {
        let mut rest = a[i] ^ b[i];
        for &(row, bit) in &rows {
            if rest >> bit & 1 == 1 {
                rest ^= row;
            }
        }
        if rest == 0 {
            continue;
        }
        let bit = rest.ilog2();
        if (result >> bit & 1 == 1) != (wants_large[i] == b'1') {
            result ^= rest;
        }
        rows.push((rest, bit));
    }
    result
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n = input.read();
        let (a, b) = (input.read_vec(n), input.read_vec(n));
        let c = input.read_word();
        println!("{}", result(&a, &b, c.as_bytes()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    fn result_by_search(rounds: &[(u64, u64, bool)], x: u64) -> u64 {
        let Some((&(a, b, wants_large), rest)) = rounds.split_first() else {
            return x;
        };
        let ends = [a, b].map(|taken| result_by_search(rest, x ^ taken));
        if wants_large {
            ends[0].max(ends[1])
        } else {
            ends[0].min(ends[1])
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]
        #[test]
        fn agrees_with_a_game_search(
            rounds in prop::collection::vec((0..16u64, 0..16u64, any::<bool>()), 1..10)
        ) {
            let a = rounds.iter().map(|round| round.0).collect_vec();
            let b = rounds.iter().map(|round| round.1).collect_vec();
            let c: String = rounds.iter().map(|round| if round.2 { '1' } else { '0' }).collect();
            let lines = [a.iter().join(" "), b.iter().join(" ")].join("\n");
            let input = format!("1\n{}\n{lines}\n{c}\n", rounds.len());
            let expected = result_by_search(&rounds, 0);
            let got = result(&a, &b, c.as_bytes());
            assert_answer!(input, expected, got);
        }
    }
}
