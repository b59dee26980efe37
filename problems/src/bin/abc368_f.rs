//! AtCoder ABC 368 F. Dividing Game
//! - url: https://atcoder.jp/contests/abc368/tasks/abc368_f
//! - judge: atcoder
//! - games: nim, divisors, number of prime factors
//! - rules: A move replaces a number by a proper divisor of it. A player who cannot move loses.
//! - difficulty: 1180
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: n in 1..10^5, a[n] in 2..10^5
//! - statement: checked with the statement, its samples, and two published programs on 109 inputs
//!   or more
//!
//! Count prime factors with multiplicity. A number with `k` of them has divisors with every smaller
//! count, so it is a nim heap of `k`. O(max A log log max A + n).

use snippets::fast_input::FastInput;

/// Counts the prime factors of `0..=largest` with multiplicity; 0 and 1 have none.
fn prime_factor_counts(largest: usize) -> Vec<u32> {
    let mut counts = vec![0; largest + 1];
    for p in 2..=largest {
        if counts[p] == 0 {
            let powers = std::iter::successors(Some(p), |&q| Some(q * p).filter(|&q| q <= largest));
            for q in powers {
                (q..=largest).step_by(q).for_each(|m| counts[m] += 1);
            }
        }
    }
    counts
}

fn winner(numbers: &[usize], g: &[u32]) -> &'static str {
    match numbers.iter().fold(0, |sum, &a| sum ^ g[a]) {
        0 => "Bruno",
        _ => "Anna",
    }
}

fn main() {
    let mut input = FastInput::from_stdin();
    let n = input.read();
    let numbers: Vec<usize> = input.read_vec(n);
    println!("{}", winner(&numbers, &prime_factor_counts(100_000)));
}

#[cfg(test)]
mod tests {
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    use super::*;

    fn anna_wins(numbers: &[usize]) -> bool {
        (0..numbers.len()).any(|i| {
            let mut divisors = (1..numbers[i]).filter(|d| numbers[i] % d == 0);
            divisors.any(|d| {
                let mut option = numbers.to_vec();
                option[i] = d;
                !anna_wins(&option)
            })
        })
    }

    proptest! {
        #[test]
        fn agrees_with_a_game_search(numbers in prop::collection::vec(1..25usize, 1..4)) {
            let input = format!("{}\n{}\n", numbers.len(), numbers.iter().join(" "));
            let expected = if anna_wins(&numbers) { "Anna" } else { "Bruno" };
            let got = winner(&numbers, &prime_factor_counts(25));
            assert_answer!(input, expected, got);
        }
    }

    #[test]
    fn values_equal_their_definition() {
        let counts = prime_factor_counts(700);
        let mut g: Vec<u32> = vec![0, 0];
        for n in 2..=700 {
            let options: Vec<u32> = (1..n).filter(|d| n % d == 0).map(|d| g[d]).collect();
            g.push((0..).find(|v| !options.contains(v)).unwrap());
        }
        assert_eq!(counts, g);
    }
}
