//! Luogu P6791 (SNOI 2020). Taking stones
//! - url: https://www.luogu.com.cn/problem/P6791
//! - judge: luogu
//! - games: fibonacci nim, misère, zeckendorf, counting
//! - rules: The first move takes 1 to `k` stones from a heap of `n`. Each later move takes at least
//!   1 stone and at most twice what the last move took. The player who takes the last stone loses.
//!   For how many `n` from 1 to `N` does the first player win?
//! - difficulty: 2400
//! - time-limit: 1s
//! - memory-limit: 128MB
//! - input: t in 1..10^5, t * { k in 1..10^18, n in 1..10^18 }
//! - statement: checked with the statement's public copy and its sample, and a published program on
//!   about 70 inputs
//!
//! Nobody takes the last stone unless forced to, so this is normal play on `n - 1` stones. That is
//! Fibonacci nim: the first player wins iff the least term of the Zeckendorf sum of `n - 1` is at
//! most `k`. So we need the number of sums below `N` whose terms are all above `k`. Drop the
//! smaller terms of `N - 1` and shift the others down, so that the least allowed term becomes 1.
//! The result tells how many such sums come before it. O(log N) a question.

use snippets::fast_input::FastInput;
use snippets::fibonacci_nim::zeckendorf;

fn won_heaps(k: u64, largest: u64) -> u64 {
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < largest.max(k) {
        let n = fibonacci.len();
        fibonacci.push(fibonacci[n - 1] + fibonacci[n - 2]);
    }
    let least_allowed = fibonacci.partition_point(|&term| term <= k);
    let terms = zeckendorf(largest - 1);
    let places = terms
        .iter()
        .map(|term| fibonacci.partition_point(|other| other < term));
    let shifted = places
        .filter(|&place| place >= least_allowed)
        .map(|place| fibonacci[place - least_allowed]);
    largest - 1 - shifted.sum::<u64>()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let mut answer = String::new();
    for _ in 0..input.read() {
        let (k, largest) = (input.read(), input.read());
        answer += &format!("{}\n", won_heaps(k, largest));
    }
    print!("{answer}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use proptest::prelude::*;
    use std::collections::HashMap;

    /// Plays to the end. A player who finds no stone has won.
    fn wins_by_search(n: u64, limit: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
        if n == 0 {
            return true;
        }
        if let Some(&wins) = known.get(&(n, limit)) {
            return wins;
        }
        let wins = (1..=limit.min(n)).any(|taken| !wins_by_search(n - taken, 2 * taken, known));
        known.insert((n, limit), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]
        #[test]
        fn agrees_with_a_game_search(k in 1..40u64, largest in 1..90u64) {
            let input = format!("1\n{k} {largest}\n");
            let mut known = HashMap::new();
            let expected = (1..=largest)
                .filter(|&n| wins_by_search(n, k, &mut known))
                .count() as u64;
            let got = won_heaps(k, largest);
            assert_answer!(input, expected, got);
        }
    }
}
